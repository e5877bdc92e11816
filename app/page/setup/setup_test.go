package setup_test

import (
	"fmt"
	"strings"
	"testing"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
)

// open opens a table at its set-up and returns the lines to tick.
func open(h *scene.Hand) []string {
	h.Helper()
	h.App.Open(h.Deal("Friday", scene.SoloLine))
	h.App.Go(shell.Setup)
	return words.Checklist(h.Table())
}

func TestTicksStayWithTheirTable(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	lines := open(h)
	h.Sees("Set-up", fmt.Sprintf("0 of %d ticked", len(lines)))
	h.Tap(lines[0])
	h.Tap(lines[2])
	h.Tap(lines[2])
	h.Tap(lines[3])
	h.Start(scene.Phone)
	h.Sees("Set-up", fmt.Sprintf("2 of %d ticked", len(lines)))
	h.Tap(lines[3])
	h.Sees(fmt.Sprintf("1 of %d ticked", len(lines)))
	open(h)
	h.Sees(fmt.Sprintf("0 of %d ticked", len(lines)))
}

func TestTheSetUpLeadsToTheTableAndBackHome(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	open(h)
	h.Tap("Everything is set up")
	if got := h.App.At(); got != shell.Table {
		t.Errorf("after the set-up comes %q", got)
	}
	h.Tap(words.Word(h.Table().ConflictsDue()[0].ID))
	h.App.Go(shell.Setup)
	h.Tap("Back to the table")
	h.App.Go(shell.Setup)
	h.Tap("Back")
	if got := h.App.At(); got != shell.Home {
		t.Errorf("back of the set-up is %q", got)
	}
}

// Drawing keeps nothing: only a tap does.
func TestTicksThatCannotBe(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	lines := open(h)
	key := fmt.Sprintf("ticks-%d", h.App.Desk().ID())
	for kept, ticked := range map[string]int{"": 0, "xx": 2, "-x-": 1, "\x00x\xffx": 2, "{}": 0, strings.Repeat("x", store.MaxValue): len(lines)} {
		if err := h.Store.SetSetting(key, kept); err != nil {
			continue // the store refuses it
		}
		h.App.Go(shell.Setup)
		h.App.Redraw()
		h.Sees(fmt.Sprintf("%d of %d ticked", ticked, len(lines)))
		if got := h.App.Kept(key); got != kept {
			t.Errorf("%q is kept as %q after drawing", kept, got)
		}
		h.Tap(lines[0])
		if got := h.App.Kept(key); len(got) != len(lines) {
			t.Errorf("after a tap %d ticks are kept, want %d", len(got), len(lines))
		}
	}
}

func TestFullDiskWhileTicking(t *testing.T) {
	f := &scene.Fault{}
	h := scene.Open(t, scene.Phone, f.Option())
	lines := open(h)
	f.Op = "setting"
	h.Tap(lines[0])
	h.Sees("The disk is full")
	h.Tap(lines[1])
	h.Start(scene.Phone)
	h.Sees(fmt.Sprintf("2 of %d ticked", len(lines)))
}
