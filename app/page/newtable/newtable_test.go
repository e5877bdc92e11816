package newtable_test

import (
	"strings"
	"testing"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/engine"
)

func TestNamesOfTwoPlayers(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("New table")
	h.Tap("Two players")
	h.Write("Player one", scene.LongName+"ver forty")
	h.Write("Player two", " #Bob ")
	h.Sees(scene.LongName, "Bob")
	h.Tap("Bob")
	h.Next()
	tb := h.Table()
	if one, two := tb.Name(engine.One), tb.Name(engine.Two); one != scene.LongName || two != "Bob" {
		t.Fatalf("the names are %q and %q", one, two)
	}
	if got := tb.First(); got != engine.Two {
		t.Errorf("First Player is %q", got)
	}
	lines := h.App.Desk().Session().Lines()
	if len(lines) != 3 || lines[1] != "name one "+scene.LongName || lines[2] != "name two Bob" {
		t.Errorf("the lines are %q", lines)
	}
	if got := h.App.Desk().Title(); !strings.HasPrefix(got, scene.LongName+", Bob 20") {
		t.Errorf("the table is called %q", got)
	}
	h.Start(scene.Phone)
	h.Next()
	h.Play(1, 400)
	h.App.Go(shell.History)
	h.Sees(scene.LongName, "Bob", "of 1 won")
}

func TestNamesAreNoMust(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("New table")
	h.Tap("Two players")
	h.Write("Player two", scene.LongName[:39])
	h.Tap("Solo, two Rivals")
	h.Tap("Two players")
	h.Next()
	if got := len(h.App.Desk().Session().Lines()); got != 2 {
		t.Errorf("%d lines, want the table and one name", got)
	}
	h.App.Go(shell.Home)
	h.Tap("New table")
	h.Tap("Two players")
	h.Next()
	if got := h.App.Desk().Title(); len(h.App.Desk().Session().Lines()) != 1 || !strings.HasPrefix(got, "Two players 20") {
		t.Errorf("without names the table is %q: %q", got, h.App.Desk().Session().Lines())
	}
}
