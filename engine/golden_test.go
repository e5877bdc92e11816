package engine_test

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/engine"
)

// The outside examples hold the state after each line, from another reading
// of the rules. There are four, base and Ix, solo and two players.
func TestExamplesFromOutside(t *testing.T) {
	files, err := filepath.Glob("testdata/outside/*.hagal")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 4 {
		t.Fatalf("%d examples, want 4", len(files))
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) { compareExample(t, file) })
	}
}

func compareExample(t *testing.T, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(strings.TrimSuffix(file, ".hagal") + ".jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want := bufio.NewScanner(f)
	want.Buffer(nil, 1<<20)
	_, err = engine.Replay(string(text), func(line int, told string, r engine.Result) {
		if err := r.Table.Validate(); err != nil {
			t.Fatalf("line %d: %v", line, err)
		}
		if !want.Scan() {
			t.Fatalf("line %d: no state to compare with", line)
		}
		if diff := cmp.Diff(generic(t, want.Bytes()), generic(t, recordJSON(t, line, told, r))); diff != "" {
			t.Fatalf("line %d: %s\n%s", line, r.Input, diff)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}

func recordJSON(t *testing.T, line int, told string, r engine.Result) []byte {
	t.Helper()
	b, err := engine.NewRecord(line, told, r).JSON()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// generic is the input and the state of a record, without what the examples
// leave out.
func generic(t *testing.T, record []byte) any {
	t.Helper()
	var r struct {
		Input string
		State map[string]any
	}
	if err := json.Unmarshal(record, &r); err != nil {
		t.Fatal(err)
	}
	if d, ok := r.State["decision"].(map[string]any); ok {
		delete(d, "by")
		delete(d, "rule")
	}
	return r
}
