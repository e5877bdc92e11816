package source_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hagal/engine"
	"hagal/engine/cmd/source"
)

func TestReadsAFileOrStandardInput(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.hagal")
	if err := os.WriteFile(file, []byte("of the file"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ file, text, name string }{
		{"", "of standard input", "stdin"}, {"-", "of standard input", "stdin"}, {file, "of the file", file},
	} {
		text, name, err := source.Read(c.file, strings.NewReader("of standard input"))
		if err != nil || text != c.text || name != c.name {
			t.Errorf("%q: %q, %q, %v", c.file, text, name, err)
		}
	}
	if _, _, err := source.Read(filepath.Join(t.TempDir(), "none"), nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
}

func TestStatusOfAReplay(t *testing.T) {
	refused := &engine.LineError{Line: 12, Text: "recall", Err: errors.New("not in this phase")}
	for _, c := range []struct {
		err    error
		status int
		told   string
	}{
		{nil, source.Done, ""},
		{refused, source.Refused, "game.hagal:12: "},
		{&engine.LineError{Line: 1, Err: engine.ErrNoSession}, source.NoSession, "game.hagal:1: "},
	} {
		var told strings.Builder
		if status := source.Status(c.err, "game.hagal", &told); status != c.status || !strings.HasPrefix(told.String(), c.told) || c.told == "" && told.Len() > 0 {
			t.Errorf("%v: status %d, %q", c.err, status, told.String())
		}
	}
}
