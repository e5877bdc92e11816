package recovery_test

import (
	"strings"
	"testing"

	"hagal/app/exchange"
	"hagal/app/scene"
	"hagal/data/store"
)

var refusedLines = []string{scene.SoloLine, "round skirmish-a", "agent you palace-of-glass", "reveal you strength=3"}

// refused keeps a table whose third line the rules refuse.
func refused(h *scene.Hand) store.ID {
	h.Helper()
	id, err := h.Store.CreateFrom("Friday", refusedLines, "1 player-turns mentat")
	if err != nil {
		h.Fatal(err)
	}
	h.App.Redraw()
	return id
}

func TestARefusedLine(t *testing.T) {
	f := &scene.Fault{}
	h := scene.Open(t, scene.Phone, f.Option())
	id := refused(h)
	h.Tap("Friday")
	h.Sees("Line 3 cannot be played", "agent you palace-of-glass", "palace-of-glass\"", "2 in all")
	h.Start(scene.Phone)
	h.Sees("Line 3 cannot be played")
	if got, err := exchange.New(h.App, h.Store).TextOf(id); err != nil || got != strings.Join(refusedLines, "\n")+"\n" {
		t.Errorf("saved as text: %q, %v", got, err)
	}
	f.Op = "stand"
	h.Next()
	h.Sees("The disk is full", "Line 3 cannot be played")
	h.Next()
	h.SeesNot("cannot be played")
	if got := h.App.Desk().Session().Head(); got != 2 {
		t.Fatalf("%d lines stand, want 2", got)
	}
	h.Start(scene.Phone)
	h.SeesNot("cannot be played")
	h.Step(2) // both Rivals draw
	if got := h.App.Desk().Session().Head(); got != 4 {
		t.Errorf("after going on %d lines stand, want 4", got)
	}
}

func TestARefusedFirstLine(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	if _, err := h.Store.CreateFrom("Friday", []string{"table four", "round skirmish-a"}, ""); err != nil {
		t.Fatal(err)
	}
	h.App.Redraw()
	h.Tap("Friday")
	h.Sees("Friday", "Line 1 cannot be played", "table four", "Export the table as text")
	h.Next()
	h.Sees("Saved tables")
	h.Start(scene.Phone)
	h.Sees("Saved tables")
}

// A refused line among those undone is no trouble: redo ends before it.
func TestARefusedLineUndone(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	id := refused(h)
	if err := h.Store.Stand(id, 4, 2, ""); err != nil {
		t.Fatal(err)
	}
	h.Tap("Friday")
	h.SeesNot("cannot be played")
	h.Step(2)
}

func TestATableThatIsGone(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(12345)
	h.Sees("There is no such table any more.")
}
