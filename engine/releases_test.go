package engine_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hagal/engine"
)

// Every line that a released version took is taken: app/cmd/keep wrote them.
func TestLinesOfReleasedVersionsAreTaken(t *testing.T) {
	files, err := filepath.Glob("testdata/releases/*/*.hagal")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d sessions are kept, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines, taken := strings.Count(string(text), "\n"), 0
		_, err = engine.Replay(string(text), func(int, string, engine.Result) { taken++ })
		if err != nil || taken != lines {
			t.Errorf("%s: %d lines of %d are taken: %v", file, taken, lines, err)
		}
	}
}
