package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// asProgram has the test's own binary be the program.
const asProgram = "HAGAL_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// start runs the program where there is no display, and returns what it says.
func start(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(exe, args...)
	c.WaitDelay = 20 * time.Second
	c.Env = []string{asProgram + "=1", "HOME=" + t.TempDir()}
	var o, e bytes.Buffer
	c.Stdout, c.Stderr = &o, &e
	var ended *exec.ExitError
	if err := c.Run(); err != nil && !errors.As(err, &ended) {
		t.Fatal(err)
	}
	return o.String(), e.String(), c.ProcessState.ExitCode()
}

func version(t *testing.T) fyne.AppMetadata {
	t.Helper()
	m, err := metadata()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheVersionIsThatOfFyneApp(t *testing.T) {
	m := version(t)
	if !regexp.MustCompile(`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9a-z.]+)?$`).MatchString(m.Version) {
		t.Errorf("version %q is none of semantic versioning", m.Version)
	}
	if m.ID != "io.github.hagal.companion" || m.Name != "Hagal" || !m.Migrations["fyneDo"] {
		t.Errorf("FyneApp.toml is read as %+v; another id would lose sight of everybody's tables", m)
	}
	for _, flag := range []string{"--version", "-version"} {
		out, errs, code := start(t, flag)
		if out != "Hagal "+m.Version+"\n" || errs != "" || code != well {
			t.Errorf("%s: says %q and %q, ends with %d", flag, out, errs, code)
		}
	}
}

func TestHelpSaysWhatThereIs(t *testing.T) {
	out, errs, code := start(t, "--help")
	if errs != "" || code != well {
		t.Errorf("says %q, ends with %d", errs, code)
	}
	for _, want := range []string{"Hagal " + version(t).Version, "hagal [options] [FILE]", "Unofficial", "-data folder", "-size size", "-version"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
}

// option is one in what --help says.
var option = regexp.MustCompile(`(?m)^  -([a-z]+)`)

func TestTheManualNamesEachOption(t *testing.T) {
	manual, err := os.ReadFile("../packaging/linux/hagal.1")
	if err != nil {
		t.Fatal(err)
	}
	out, _, _ := start(t, "--help")
	options := option.FindAllStringSubmatch(out, -1)
	for _, o := range options {
		if !strings.Contains(string(manual), `\-`+o[1]) {
			t.Errorf("packaging/linux/hagal.1 does not name -%s", o[1])
		}
	}
	if len(options) < 3 {
		t.Errorf("no options in\n%s", out)
	}
}

func TestWhatTheProgramRefuses(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.hagal")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		args []string
		code int
		says string
	}{
		"an option there is not": {[]string{"--colour"}, misused, "flag provided but not defined: -colour\nhagal --help says what there is."},
		"two files":              {[]string{file, file}, misused, "one file at a time, not 2"},
		"an option without":      {[]string{"-data"}, misused, "flag needs an argument: -data"},
		"a word for a size":      {[]string{"-size", "large"}, misused, `-size "large" is no size; say for example 390x844`},
		"a size and more":        {[]string{"-size", "390x844x2"}, misused, "is no size"},
		"a size of nothing":      {[]string{"-size", "0x844"}, misused, "is no size"},
		"a size of a planet":     {[]string{"-size", "390x99999999"}, misused, "is no size"},
		"a file that is not":     {[]string{filepath.Join(dir, "b.hagal")}, failed, "there is no file "},
		"a folder":               {[]string{dir}, failed, "is a folder; name a table as text or a backup"},
	} {
		t.Run(name, func(t *testing.T) {
			out, errs, code := start(t, c.args...)
			if out != "" || !strings.HasPrefix(errs, "hagal: ") || !strings.Contains(errs, c.says) || code != c.code {
				t.Errorf("says %q and %q, ends with %d; want %q and %d", out, errs, code, c.says, c.code)
			}
		})
	}
}

func TestWhatTheProgramTakes(t *testing.T) {
	file := filepath.Join(t.TempDir(), "-a table.hagal")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want arguments
	}{
		{nil, arguments{size: fyne.NewSize(1280, 800)}},
		{[]string{file}, arguments{size: fyne.NewSize(1280, 800), file: file}},
		{[]string{"-data", "here", "--size=390x844", "--", file}, arguments{"here", fyne.NewSize(390, 844), file}},
	} {
		var said bytes.Buffer
		got, _, goOn := readArguments(c.args, version(t), &said, &said)
		if got != c.want || !goOn || said.Len() > 0 {
			t.Errorf("%q: got %+v, %v, %q; want %+v", c.args, got, goOn, said.String(), c.want)
		}
	}
}
