package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestOnlyLibrariesOfWindowsAreLetThrough(t *testing.T) {
	for list, want := range map[string]string{
		"kernel32.dll":                        "",
		"gdi32.dll opengl32.dll kernel32.dll": "",
		"kernel32.dll libgcc_s_seh-1.dll":     "libgcc_s_seh-1.dll does not come with Windows",
		"kernel32.dll libwinpthread-1.dll":    "libwinpthread-1.dll does not come",
		"gdi32.dll":                           "its imports cannot be read",
		"":                                    "its imports cannot be read",
	} {
		err := judge(strings.Fields(list))
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %q", list, err, want)
		}
	}
}

// A real program is read: one with a window, one with a console, and none.
func TestTheImportsOfAProgramAreRead(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "x.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	build := func(name string, flags ...string) string {
		t.Helper()
		file := filepath.Join(dir, name)
		c := exec.Command("go", append(append([]string{"build"}, flags...), "-o", file, source)...)
		c.Env = append(os.Environ(), "GOOS=windows", "GOARCH=amd64", "CGO_ENABLED=0", "GOFLAGS=")
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return file
	}
	list, err := imported(build("window.exe", "-ldflags=-H=windowsgui"))
	if err != nil || !slices.Contains(list, "kernel32.dll") || judge(list) != nil {
		t.Errorf("the program asks for %q, %v", list, err)
	}
	if _, err := imported(build("console.exe")); err == nil || !strings.Contains(err.Error(), "console") {
		t.Errorf("a program with a console: %v", err)
	}
	if _, err := imported(source); err == nil {
		t.Error("a text is read as a program")
	}
}
