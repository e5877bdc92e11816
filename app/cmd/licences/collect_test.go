package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const root = "../../.."

func TestTheLicencesKeptAreThoseOfWhatIsLinked(t *testing.T) {
	want, err := collect(root)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(kept)))
	if err != nil {
		t.Fatal(err)
	}
	got = bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n"))
	if !bytes.Equal(got, want) {
		t.Errorf("%s is not what is linked: write it again with go run ./app/cmd/licences\nfirst difference: %s", kept, difference(got, want))
	}
	for _, name := range []string{"fyne.io/fyne/v2", "modernc.org/sqlite", "hack-pad/go-indexeddb", "glfw/LICENSE.md: Zlib", "khrplatform.h: MIT", "OFL-1.1", "LICENSE-SQLITE", "Go: BSD-3-Clause", "Hagal: MIT", "MinGW-w64: ZPL-2.1"} {
		if !strings.Contains(string(want), name) {
			t.Errorf("%s is not among the licences", name)
		}
	}
	for _, name := range []string{"staticcheck", "go-cmp", "licensecheck"} {
		if strings.Contains(string(want), "-- github.com/google/"+name) || strings.Contains(string(want), "-- "+name) {
			t.Errorf("%s is a tool and not linked", name)
		}
	}
}

func difference(got, want []byte) string {
	a, b := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return a[i] + " in place of " + b[i]
		}
	}
	return "the end"
}

func TestAModuleWithoutALicenceIsNotPassedOver(t *testing.T) {
	dir := t.TempDir()
	m := module{Path: "example.org/m", Version: "v1.0.0", Dir: dir}
	if _, err := licencesOf(m); err == nil {
		t.Error("nothing is said of a module without any file")
	}
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("AUTHORS", "Ada\n")
	if _, err := licencesOf(m); err == nil {
		t.Error("a list of authors is taken for a licence")
	}
	own, err := os.ReadFile(filepath.Join(root, "LICENSE"))
	if err != nil {
		t.Fatal(err)
	}
	write("LICENCE.md", string(own)+"\n-- a line --\n")
	files, err := licencesOf(m)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range files {
		names = append(names, f.Name)
		if strings.Contains("\n"+string(f.Data), "\n-- ") {
			t.Errorf("%s holds what looks like the head of another", f.Name)
		}
	}
	if !slices.Equal(names, []string{"example.org/m v1.0.0: AUTHORS", "example.org/m v1.0.0: MIT"}) {
		t.Errorf("found %q", names)
	}
}
