package exchange_test

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"hagal/data/store"
)

// brings gives a file to the app and returns what it says.
func (h *hand) brings(name, content string) string {
	h.Helper()
	told, err := h.app.take(name, strings.NewReader(content))
	h.app.tellDone(err, told)
	if err != nil {
		h.sees(h.app.explain(err))
	} else {
		h.app.goTo(Home)
	}
	return h.app.explain(errors.Join(err, errors.New(told)))
}

func TestFilesThatAreRefused(t *testing.T) {
	h := newHand(t, phone)
	h.deal("Friday", wonGame...)
	var backup bytes.Buffer
	if err := h.store.Export(&backup); err != nil {
		t.Fatal(err)
	}
	whole := backup.String()
	for name, c := range map[string]struct{ content, says string }{
		"nothing":            {"", "neither a backup nor a table"},
		"a letter":           {"Dear Ada,\nsee you on Friday", "neither a backup nor a table"},
		"a picture":          {"\x89PNG\r\n\x1a\n\x00\x00", "neither a backup nor a table"},
		"only remarks":       {"# nothing\n# else", "neither a backup nor a table"},
		"too much text":      {"# " + strings.Repeat("o", maxText), "The file has more than 1048576 bytes."},
		"a wrong line":       {soloLine + "\nround skirmish-a\n\nagent you palace-of-glass\n", "Line 4, agent you palace-of-glass: "},
		"a refused line":     {soloLine + "\nrecall\n", "Line 2, recall: "},
		"a line of controls": {soloLine + "\nround \x1b[31m\u202eskirmish\n", "Line 2, round [31mskirmish: "},
		"a wrong table line": {"table four\n", "Line 1, table four: "},
		"a cut backup":       {whole[:len(whole)-80], "The backup is not whole, or was changed: nothing was brought in."},
		"a changed backup":   {strings.Replace(whole, "Friday", "Monday", 1), "The backup is not whole, or was changed: nothing was brought in."},
		"a later backup":     {strings.Replace(whole, "hagal backup 1", "hagal backup 9", 1), "The backup is not whole, or was changed: nothing was brought in."},
		"a huge backup":      {"hagal backup 1\n" + strings.Repeat("setting k \""+strings.Repeat("o", 3000)+"\"\n", store.MaxImport/3000), "The backup is too large, or holds too much: nothing was brought in."},
	} {
		t.Run(name, func(t *testing.T) {
			h.TB = t
			if got := h.brings("file.txt", c.content); !strings.Contains(got, c.says) {
				t.Errorf("the app says %q, want %q", got, c.says)
			}
			if got := h.tables(store.Filter{}); len(got) != 1 {
				t.Errorf("after it there are %q", got)
			}
		})
	}
}

func TestBackupsComeIn(t *testing.T) {
	from, to := newHand(t, phone), newHand(t, phone)
	from.deal("Friday", wonGame...)
	from.deal("Saturday", soloLine)
	var backup bytes.Buffer
	if err := from.store.Export(&backup); err != nil {
		t.Fatal(err)
	}
	to.deal("Friday", soloLine, "round skirmish-a")
	if got := to.brings("b.txt", "\ufeff"+backup.String()); !strings.Contains(got, "2 tables in the backup: 2 brought in, 0 were there already") {
		t.Errorf("the app says %q", got)
	}
	if got := to.brings("b.txt", backup.String()); !strings.Contains(got, "2 tables in the backup: 0 brought in, 2 were there already") {
		t.Errorf("the second time the app says %q", got)
	}
	to.sees("Friday", "Friday (2)", "Saturday")
	to.tap("History and figures")
	to.sees("Friday (2)", "1 of 1 won")
}

func TestATableAsTextComesBack(t *testing.T) {
	h := newHand(t, phone)
	id := h.deal("Friday", wonGame...)
	lines, err := h.app.textOf(store.Info{ID: id})
	if err != nil {
		t.Fatal(err)
	}
	for file, title := range map[string]string{
		"At Ada's.hagal": "At Ada's", "../../etc/passwd": "../../etc/passwd", "\u202e\x07.txt": "A table from a file",
		strings.Repeat("o", 200) + ".txt": strings.Repeat("o", store.MaxTitle-1) + "…",
	} {
		if got := h.brings(file, "\ufeff"+strings.ReplaceAll(lines, "\n", "\r\n")); !strings.Contains(got, "12 lines brought in") {
			t.Errorf("%q: the app says %q", file, got)
		}
		if got := h.tables(store.Filter{}); got[0] != title {
			t.Errorf("%q is called %q, want %q", file, got[0], title)
		}
	}
}

// A table as text comes in whole or not at all.
func TestFullDiskWhileATableComesIn(t *testing.T) {
	f := &failing{op: "create"}
	h := newHandWith(t, f)
	text := strings.Join(wonGame, "\n")
	if got := h.brings("a.hagal", text); !strings.Contains(got, "The disk is full") {
		t.Errorf("the app says %q", got)
	}
	if got := h.tables(store.Filter{}); len(got) != 0 {
		t.Errorf("after it there are %q", got)
	}
	if got := h.brings("a.hagal", text); !strings.Contains(got, "12 lines brought in") {
		t.Errorf("the next try says %q", got)
	}
}

// A file that breaks off while it is read changes nothing.
func TestAFileThatBreaksOff(t *testing.T) {
	h := newHand(t, phone)
	for _, start := range []string{"", "hagal backup 1\n", soloLine + "\n"} {
		if _, err := h.app.take("a", io.MultiReader(strings.NewReader(start), pulled{})); !errors.Is(err, errCable) {
			t.Errorf("after %q: %v", start, err)
		}
	}
	if got := h.tables(store.Filter{}); len(got) != 0 {
		t.Errorf("after it there are %q", got)
	}
}

var errCable = errors.New("the cable came off")

type pulled struct{}

func (pulled) Read([]byte) (int, error) { return 0, errCable }

// The ways out and in open the system's dialog of files, as large as the window.
func TestDialogsOfFiles(t *testing.T) {
	h := newHand(t, phone)
	h.tap("Bring in a file")
	h.dialog()
	h.deal("Friday", soloLine)
	h.tap("Settings")
	h.tap("Save all tables to a file")
	h.dialog()
	h.tap("Back")
	h.tap("More for Friday")
	h.tap("Save as text")
	h.dialog()
}

// dialog checks that a dialog is open, and closes it.
func (h *hand) dialog() {
	h.Helper()
	overlays := h.app.window.Canvas().Overlays()
	top := overlays.Top()
	if top == nil {
		h.Fatal("no dialog is open")
	}
	if got := top.Size(); got.Width > phone.Width || got.Height > phone.Height {
		h.Errorf("the dialog is %v in a window of %v", got, phone)
	}
	overlays.Remove(top)
}
