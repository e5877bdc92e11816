package scene

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "write the masters again, as the screens are now")

const (
	masters = "testdata/outlines" // what every scene looks like, by size
	failed  = "testdata/failed"   // what differs from it; ignored by git
)

// freeze stops the clock, for masters that hold tomorrow and everywhere.
func freeze(t *testing.T, h *Hand) {
	here := time.Local
	time.Local = time.UTC
	t.Cleanup(func() { time.Local = here })
	h.Now = MasterTime
	h.Store.Freeze()
	h.Start(h.Size)
}

// checkFolder finds masters of scenes that are no more.
func checkFolder(t *testing.T, name string) {
	t.Helper()
	files, err := os.ReadDir(filepath.Join(masters, name))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !slices.ContainsFunc(Scenes(), func(s Scene) bool { return s.Name+".txt" == file.Name() }) {
			t.Errorf("%s/%s is the master of no scene; make masters writes all again", name, file.Name())
		}
	}
}

// checkMaster compares with the master, or writes it.
func checkMaster(t *testing.T, folder, name, got string) {
	t.Helper()
	file := filepath.Join(masters, folder, name)
	if *update {
		write(t, file, got)
		return
	}
	want, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if string(want) == got {
		return
	}
	write(t, filepath.Join(failed, folder, name), got)
	t.Errorf("%s/%s is not as its master; make masters writes all again.\n%s", folder, name, firstChange(string(want), got))
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// firstChange is the first line that differs, in both.
func firstChange(want, got string) string {
	x, y := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return fmt.Sprintf("line %d was %s\nand is %s", i+1, strings.TrimSpace(x[i]), strings.TrimSpace(y[i]))
		}
	}
	return fmt.Sprintf("it had %d lines and has %d", len(x), len(y))
}
