package exchange_test

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"hagal/app/exchange"
	"hagal/app/scene"
	"hagal/data/store"
)

// brings gives a file to the app and returns what it says.
func brings(h *scene.Hand, name, content string) string {
	h.Helper()
	exchange.New(h.App, h.Store).Take(name, io.NopCloser(strings.NewReader(content)))
	says := h.App.Message() + h.App.Notice()
	h.Sees(says)
	return says
}

func TestFilesThatAreRefused(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Deal("Friday", scene.WonGame...)
	var backup bytes.Buffer
	if err := h.Store.Export(&backup); err != nil {
		t.Fatal(err)
	}
	whole := backup.String()
	for name, c := range map[string]struct{ content, says string }{
		"nothing":            {"", "neither a backup nor a table"},
		"a letter":           {"Dear Ada,\nsee you on Friday", "neither a backup nor a table"},
		"a picture":          {"\x89PNG\r\n\x1a\n\x00\x00", "neither a backup nor a table"},
		"only remarks":       {"# nothing\n# else", "neither a backup nor a table"},
		"too much text":      {"# " + strings.Repeat("o", 1<<20), "The file has more than 1,048,576 bytes."},
		"a wrong line":       {scene.SoloLine + "\nround skirmish-a\n\nagent you palace-of-glass\n", "Line 4, agent you palace-of-glass: "},
		"a refused line":     {scene.SoloLine + "\nrecall\n", "Line 2, recall: "},
		"a line of controls": {scene.SoloLine + "\nround \x1b[31m\u202eskirmish\n", "Line 2, round [31mskirmish: "},
		"a wrong table line": {"table four\n", "Line 1, table four: "},
		"a cut backup":       {whole[:len(whole)-80], "The backup is incomplete or was changed: nothing was imported."},
		"a changed backup":   {strings.Replace(whole, "Friday", "Monday", 1), "The backup is incomplete or was changed: nothing was imported."},
		"a later backup":     {strings.Replace(whole, "hagal backup 1", "hagal backup 9", 1), "The backup is incomplete or was changed: nothing was imported."},
		"a huge backup":      {"hagal backup 1\n" + strings.Repeat("setting k \""+strings.Repeat("o", 3000)+"\"\n", store.MaxImport/3000), "The backup is too large, or holds too much: nothing was imported."},
	} {
		t.Run(name, func(t *testing.T) {
			h.T = t
			if got := brings(h, "file.txt", c.content); !strings.Contains(got, c.says) {
				t.Errorf("the app says %q, want %q", got, c.says)
			} else if strings.Contains(got, "went wrong") || strings.Contains(got, "..") {
				t.Errorf("the app says %q, which is two sentences in one", got)
			}
			if got := h.Titles(store.Filter{}); len(got) != 1 {
				t.Errorf("after it there are %q", got)
			}
		})
	}
}

func TestBackupsComeIn(t *testing.T) {
	from, to := scene.Open(t, scene.Phone), scene.Open(t, scene.Phone)
	from.Deal("Friday", scene.WonGame...)
	from.Deal("Saturday", scene.SoloLine)
	var backup bytes.Buffer
	if err := from.Store.Export(&backup); err != nil {
		t.Fatal(err)
	}
	to.Deal("Friday", scene.SoloLine, "round skirmish-a")
	if got := brings(to, "b.txt", "\ufeff"+backup.String()); !strings.Contains(got, "2 tables in the backup: 2 imported, 0 were there already") {
		t.Errorf("the app says %q", got)
	}
	if got := brings(to, "b.txt", backup.String()); !strings.Contains(got, "2 tables in the backup: 0 imported, 2 were there already") {
		t.Errorf("the second time the app says %q", got)
	}
	to.Sees("Friday", "Friday (2)", "Saturday")
	to.Tap("History and figures")
	to.Sees("Friday (2)", "1 of 1 won")
}

func TestATableAsTextComesBack(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	id := h.Deal("Friday", scene.WonGame...)
	lines, err := exchange.New(h.App, h.Store).TextOf(id)
	if err != nil {
		t.Fatal(err)
	}
	for file, title := range map[string]string{
		"At Ada's.hagal": "At Ada's", "../../etc/passwd": "../../etc/passwd", "\u202e\x07.txt": "A table from a file",
		strings.Repeat("o", 200) + ".txt": strings.Repeat("o", store.MaxTitle-1) + "…",
	} {
		if got := brings(h, file, "\ufeff"+strings.ReplaceAll(lines, "\n", "\r\n")); !strings.Contains(got, "12 lines imported") {
			t.Errorf("%q: the app says %q", file, got)
		}
		if got := h.Titles(store.Filter{}); got[0] != title {
			t.Errorf("%q is called %q, want %q", file, got[0], title)
		}
	}
}

// A table as text comes in whole or not at all.
func TestFullDiskWhileATableComesIn(t *testing.T) {
	f := &scene.Fault{Op: "create"}
	h := scene.Open(t, scene.Phone, f.Option())
	text := strings.Join(scene.WonGame, "\n")
	if got := brings(h, "a.hagal", text); !strings.Contains(got, "The disk is full") {
		t.Errorf("the app says %q", got)
	}
	if got := h.Titles(store.Filter{}); len(got) != 0 {
		t.Errorf("after it there are %q", got)
	}
	if got := brings(h, "a.hagal", text); !strings.Contains(got, "12 lines imported") {
		t.Errorf("the next try says %q", got)
	}
}

// A file that breaks off while it is read changes nothing.
func TestAFileThatBreaksOff(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	for _, start := range []string{"", "hagal backup 1\n", scene.SoloLine + "\n"} {
		exchange.New(h.App, h.Store).Take("a", io.NopCloser(io.MultiReader(strings.NewReader(start), pulled{})))
		if got := h.App.Message(); !strings.Contains(got, errCable.Error()) {
			t.Errorf("after %q it says %q", start, got)
		}
	}
	if got := h.Titles(store.Filter{}); len(got) != 0 {
		t.Errorf("after it there are %q", got)
	}
}

var errCable = errors.New("the cable came off")

type pulled struct{}

func (pulled) Read([]byte) (int, error) { return 0, errCable }

// The ways out and in open the system's dialog of files, as large as the window.
func TestDialogsOfFiles(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("Import a file")
	dialog(h)
	h.Deal("Friday", scene.SoloLine)
	h.Tap("Settings")
	h.Tap("Export all tables")
	dialog(h)
	h.Tap("Back")
	h.Tap("More for Friday")
	h.Tap("Export as text")
	dialog(h)
}

// dialog checks that a dialog is open, and closes it.
func dialog(h *scene.Hand) {
	h.Helper()
	overlays := h.Window.Canvas().Overlays()
	top := overlays.Top()
	if top == nil {
		h.Fatal("no dialog is open")
	}
	if got := top.Size(); got.Width > scene.Phone.Width || got.Height > scene.Phone.Height {
		h.Fatalf("the dialog is %v in a window of %v", got, scene.Phone)
	}
	overlays.Remove(top)
}

// stopped is a file that the player stops while it is read.
type stopped struct {
	io.Reader
	stop   func()
	closed bool
}

func (s *stopped) Read(p []byte) (int, error) {
	n, err := s.Reader.Read(p[:min(len(p), 64)])
	s.stop()
	return n, err
}

func (s *stopped) Close() error { s.closed = true; return nil }

// Stopped in the middle, a file brings nothing in, says nothing, and is closed.
func TestAFileThatIsStopped(t *testing.T) {
	from := scene.Open(t, scene.Phone)
	from.Deal("Friday", scene.WonGame...)
	var backup bytes.Buffer
	if err := from.Store.Export(&backup); err != nil {
		t.Fatal(err)
	}
	for _, content := range []string{backup.String(), strings.Join(scene.WonGame, "\n")} {
		h := scene.Open(t, scene.Phone)
		f := &stopped{Reader: strings.NewReader(content)}
		f.stop = func() {
			if h.Primary() == "Stop" {
				h.Next()
			}
		}
		exchange.New(h.App, h.Store).Take("friday.txt", f)
		if got := h.Titles(store.Filter{}); len(got) != 0 || !f.closed || h.App.Message()+h.App.Notice() != "" {
			t.Errorf("there are %q, closed %t, it says %q", got, f.closed, h.App.Message()+h.App.Notice())
		}
	}
}
