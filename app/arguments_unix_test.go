//go:build unix

package main

import (
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

// A pipe would be waited for, with no window.
func TestAPipeIsNoTable(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := start(t, pipe); !strings.Contains(errs, "is no plain file") || code != failed {
		t.Errorf("says %q, ends with %d", errs, code)
	}
}

func TestWithoutADisplayItSaysSo(t *testing.T) {
	if runtime.GOOS == "darwin" {
		return // it has no DISPLAY to lack
	}
	if _, errs, code := start(t); !strings.Contains(errs, "there is no display to open a window on") || code != failed {
		t.Errorf("says %q, ends with %d", errs, code)
	}
}
