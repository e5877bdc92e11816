package table_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// Every input of the first rounds fails once: it is said, the table stays as it
// was, and the same tap again works.
func TestFullDiskWhilePlaying(t *testing.T) {
	f := &scene.Fault{Op: "create"}
	h := scene.Open(t, scene.Phone, f.Option())
	h.Tap("New table")
	h.Next()
	h.Sees("The disk is full: nothing was changed.")
	h.Next()
	h.Next()
	failed := 0
	for range 40 {
		tb, lines := h.Table(), h.App.Desk().Session().Head()
		f.Op = "append"
		h.Step(2)
		if f.Op != "" {
			continue // nothing was kept at this step
		}
		failed++
		h.Sees("The disk is full: nothing was changed.")
		if diff := cmp.Diff(tb.State(), h.Table().State()); diff != "" {
			t.Fatalf("a tap that was not kept changed the table:\n%s", diff)
		}
		if tb.Phase() == engine.PhaseRoundStart || tb.Decision() != nil {
			h.Step(2)
		} else {
			h.Next()
		}
		h.SeesNot("The disk is full")
		if got := h.App.Desk().Session().Head(); got <= lines {
			t.Fatalf("the next try left %d lines of %d", got, lines)
		}
	}
	if failed < 15 {
		t.Errorf("only %d inputs failed", failed)
	}
	f.Op = "stand"
	h.Tap("Undo")
	h.Sees("The disk is full: nothing was changed.")
	h.Tap("Undo")
	h.SeesNot("The disk is full")
}

// A name is nobody's key: players called as a page of the app is, or a
// direction, go by their names in every language.
func TestNamesStandAsTheyWereTyped(t *testing.T) {
	for _, l := range words.Languages {
		h := scene.With(t, scene.Setting{Size: scene.Phone, Scale: 100, Language: l.Language, Variant: "light", Contrast: "normal"})
		h.App.Open(h.Deal("Rules", "table two expansion=base first=one deck=app seed=5", "name one Home", "name two left", "round skirmish-a"))
		h.Sees("Home", "left")
		if got, want := h.App.Desk().Title(), "Rules"; got != want {
			t.Errorf("%s: the table is called %q", l.Language, got)
		}
		h.Find(words.T("Figures of {0}", words.At(h.Table(), engine.Two)))
		h.Hold(words.T("Figures of {0}", words.At(h.Table(), engine.One)))
		h.Sees("Home")
		h.App.Go(shell.Home)
		h.Sees("Rules")
	}
}

// A stepper ends where the engine's limits are, and what it gives is taken.
func TestSteppersEndAtTheLimits(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", scene.SoloLine, "round skirmish-a", "set left agents 0", "set right agents 0", "set you deployed 2"))
	h.Tap("Reveal")
	for h.Find("Strength: 5 more").OnTap != nil {
		h.Tap("Strength: 5 more")
	}
	h.Tap(fmt.Sprintf("Reveal with strength %d", engine.MaxFigure))
	for range 3 {
		h.Tap("Your strength: one more")
	}
	if got := h.Table().Side(engine.You).Strength(); got != engine.MaxFigure {
		t.Errorf("the strength is %d", got)
	}
	h.Start(scene.Phone)
	if h.App.At() != shell.Table {
		t.Errorf("opened again the app is at %q", h.App.At())
	}
}

// What is chosen is kept when it is tapped, not when it is drawn: a kill comes
// back to it, and drawing keeps nothing.
func TestADraftIsKeptAtTheTap(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	id := h.Deal("Friday", scene.SoloLine, "round skirmish-a", "set left agents 0", "set right agents 0")
	h.App.Open(id)
	kept := func() string {
		t.Helper()
		value, err := h.Store.Setting(fmt.Sprintf("draft-%d", id))
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
	if got := kept(); got != "" {
		t.Errorf("before a tap %q is kept", got)
	}
	h.Tap("Carthag")
	h.Tap("Troops into the Conflict: 2")
	chosen := kept()
	for range 3 {
		h.App.Redraw()
	}
	if got := kept(); got != chosen || got == "" {
		t.Errorf("kept is %q, after drawing %q", chosen, got)
	}
	h.Start(scene.Phone)
	h.Next()
	if got, want := h.Last(), "agent you carthag troops=2"; got != want {
		t.Errorf("after a kill %q is sent, want %q", got, want)
	}
	if got := kept(); got != "" {
		t.Errorf("after it %q is kept", got)
	}
}

// Two people score Corner the Market by themselves; the note on Rivals is for
// solo alone (R-END-3).
func TestCornerTheMarketIsTheRivalsAlone(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Solo", "table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5", "round skirmish-a",
		"set you vp 10", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall"))
	h.Sees("Corner the Market")
	h.App.Open(h.Deal("Two", "table two expansion=base first=one deck=app seed=5", "round skirmish-a",
		"set one vp 10", "reveal one", "reveal two", "combat", "resolve", "recall"))
	h.SeesNot("Corner the Market")
}
