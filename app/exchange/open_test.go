package exchange_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hagal/app/exchange"
	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/data/store"
)

// starts opens a file as a start with it does.
func starts(h *scene.Hand, name, content string) string {
	h.Helper()
	file := filepath.Join(h.T.(*testing.T).TempDir(), name)
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		h.Fatal(err)
	}
	exchange.New(h.App, h.Store).Open(file)
	return file
}

func TestAStartWithATableOpensIt(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", scene.SoloLine)) // the table of the last evening
	text := strings.Join(scene.WonGame, "\n") + "\n"
	starts(h, "At Ada's.hagal", text)
	if got := h.App.At(); got != shell.Table {
		t.Errorf("it goes to %q", got)
	}
	if got := h.App.Desk().Title(); got != "At Ada's" {
		t.Errorf("the open table is %q", got)
	}
	again := h.App.Desk().ID()
	starts(h, "At Ada's.hagal", text)
	if got := h.App.Desk().ID(); got != again {
		t.Error("the same file comes in twice")
	}
	if err := h.App.Desk().Undo(); err != nil {
		t.Fatal(err)
	}
	starts(h, "At Ada's.hagal", text)
	if got := h.App.Desk(); got.ID() == again || got.Session().Head() != len(scene.WonGame) {
		t.Error("a table that was played on is taken for the one in the file")
	}
	if got := h.Titles(store.Filter{}); len(got) != 3 {
		t.Errorf("there are %q", got)
	}
}

func TestAStartWithABackupSaysWhatCame(t *testing.T) {
	from, to := scene.Open(t, scene.Phone), scene.Open(t, scene.Phone)
	from.Deal("Friday", scene.WonGame...)
	var backup bytes.Buffer
	if err := from.Store.Export(&backup); err != nil {
		t.Fatal(err)
	}
	starts(to, "hagal-2026-05-04.txt", backup.String())
	to.Sees("1 table in the backup: 1 imported", "Friday")
	if got := to.App.At(); got != shell.Home {
		t.Errorf("it goes to %q", got)
	}
}

func TestAStartWithAnythingElseSaysWhatIsWrong(t *testing.T) {
	for name, c := range map[string]struct{ content, says string }{
		"a picture":      {"\x89PNG\r\n\x1a\n\x00\x00", "neither a backup nor a table"},
		"nothing":        {"", "neither a backup nor a table"},
		"a refused line": {scene.SoloLine + "\nrecall\n", "Line 2, recall: "},
		"a cut backup":   {"hagal backup 1\n", "The backup is incomplete or was changed: nothing was imported."},
	} {
		t.Run(name, func(t *testing.T) {
			h := scene.Open(t, scene.Phone)
			starts(h, "a.hagal", c.content)
			h.Sees(c.says)
			if got := h.App.At(); got != shell.Home || len(h.Titles(store.Filter{})) != 0 {
				t.Errorf("it goes to %q, with %q", got, h.Titles(store.Filter{}))
			}
		})
	}
	h := scene.Open(t, scene.Phone)
	exchange.New(h.App, h.Store).Open(t.TempDir())
	h.Sees("is no plain file")
	exchange.New(h.App, h.Store).Open(filepath.Join(t.TempDir(), "gone.hagal"))
	h.Sees("gone.hagal")
}

// Where the disk is full the table is not there by half.
func TestAStartOnAFullDisk(t *testing.T) {
	f := &scene.Fault{Op: "create"}
	h := scene.Open(t, scene.Phone, f.Option())
	starts(h, "a.hagal", strings.Join(scene.WonGame, "\n"))
	h.Sees("The disk is full")
	if got := h.Titles(store.Filter{}); slices.Contains(got, "a") {
		t.Errorf("after it there are %q", got)
	}
}
