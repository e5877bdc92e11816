package screen

import (
	"testing"

	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

func tileName(id string) string {
	return words.Word(facts.TileID(id))
}

func (h *hand) tapPart(name string) { h.Helper(); h.tap(name) }

func (h *hand) decide(tb engine.Table) {
	h.Helper()
	d := tb.Decision()
	if d.Kind == engine.KindTurnUp {
		h.tap(tileName(string(tb.TilesDue()[0].ID)))
		return
	}
	_, name := h.app.option(tb, d, d.Options[0])
	h.tap(name)
}

// humanTurn sends an Agent to the first free space, with two troops where
// units can be deployed, until enough were sent; then it reveals.
func (h *hand) humanTurn(tb engine.Table, agents int) {
	h.Helper()
	mine := 0
	for _, p := range tb.Agents() {
		if p.Seat == tb.Turn() {
			mine++
		}
	}
	if mine >= agents || h.app.draft.Revealing {
		h.next()
		return
	}
	for _, s := range tb.Spaces() {
		if tb.CanGo(tb.Turn(), s.ID, false) != nil {
			continue
		}
		h.tap(words.Word(s.ID))
		if s.Combat {
			h.tap(t("Troops into the Conflict") + ": 2")
		}
		h.next()
		return
	}
	h.Fatal("no space is free")
}

func (h *hand) play(agents, most int) {
	h.Helper()
	for range most {
		if h.table().Phase() == engine.Over {
			return
		}
		h.step(agents)
	}
	h.Fatalf("the game is not over after %d steps", most)
}

// A whole solo game of the base box, from the first start to the winner, on
// a phone, with taps alone.
func TestWholeGameWithTaps(t *testing.T) {
	h := newHand(t, phone)
	h.newTable("Mentat")
	h.play(2, 400)
	if h.table().Winner() == engine.Nobody {
		t.Fatal("nobody won")
	}
	t.Logf("%d taps in %d rounds, %s wins", h.taps, h.table().Round(), h.table().Winner())
}

func TestWholeIxGameWithTaps(t *testing.T) {
	h := newHand(t, desktop)
	h.newTable("With Rise of Ix", "Kwisatz Haderach", "Brutal Escalation")
	h.play(2, 500)
	if got := h.table().Setup().Variants; got != facts.Brutal {
		t.Errorf("variants %v, want Brutal Escalation", got)
	}
}

func TestWholeTwoPlayerGameWithTaps(t *testing.T) {
	h := newHand(t, phone)
	h.newTable("Two players", "With Rise of Ix")
	h.play(2, 500)
	if w := h.table().Winner(); w != engine.One && w != engine.Two {
		t.Errorf("the winner is %q", w)
	}
}

// With real cards the player taps the card drawn; one that cannot be used
// asks for the next.
func TestRealCardsWithTaps(t *testing.T) {
	h := newHand(t, phone)
	h.newTable("I draw real cards")
	h.tap(words.Word(h.table().ConflictsDue()[0].ID))
	h.tap("Harvest Spice")
	if got := h.table().Turn(); got != engine.Left {
		t.Fatalf("after a card that cannot be used it is the turn of %q", got)
	}
	h.tap("Conspire")
	if got, want := h.app.desk.Session().Last().Input.String(), "rival left cards=harvest-spice,conspire"; got != want {
		t.Fatalf("told %q, want %q", got, want)
	}
}

// A round, tap by tap: what is tapped, and the line it becomes.
func TestRoundWithTaps(t *testing.T) {
	h := newHand(t, phone)
	h.newTable("I draw real cards")
	for _, step := range []struct{ tap, line string }{
		{"Skirmish (Intrigue)", "round skirmish-a"},
		{"Hardy Warriors", "rival left cards=hardy-warriors"},
		{"Wealth", "rival right cards=wealth"},
		{"Done, next: You", "rival right cards=wealth"},
		{"Heighliner", "rival right cards=wealth"},
		{"Troops into the Conflict: 1", "rival right cards=wealth"},
		{"Send your Agent", "agent you heighliner troops=1"},
		{"Carthag", "rival left cards=carthag"},
		{"Secrets", "rival right cards=secrets"},
		{"Done, next: You", "rival right cards=secrets"},
		{"Reveal", "rival right cards=secrets"},
		{"+2", "rival right cards=secrets"},
		{"Reveal with strength 4", "reveal you strength=4"},
		{"Stillsuits", "reveal you strength=4"},
		{"Combat", "combat left=stillsuits"},
		{"Everybody passed", "recall"},
	} {
		h.tap(step.tap)
		if got := h.app.desk.Session().Last().Input.String(); got != step.line {
			t.Fatalf("after tapping %q the last line is %q, want %q", step.tap, got, step.line)
		}
	}
	if got := h.table().First(); got != engine.Right {
		t.Errorf("First Player is %q, want right", got)
	}
}

func TestUndoAndRedoWithTaps(t *testing.T) {
	h := newHand(t, phone)
	h.newTable()
	h.tap(words.Word(h.table().ConflictsDue()[0].ID))
	h.next()
	drawn := h.app.desk.Session().Last().Input.String()
	h.tap("Undo")
	h.next()
	if got := h.app.desk.Session().Last().Input.String(); got != drawn {
		t.Errorf("drawn again: %q, before %q", got, drawn)
	}
	h.tap("Undo")
	h.tap("Undo")
	if h.app.desk.Session().CanUndo() {
		t.Error("more than the set-up stands")
	}
	h.start(phone)
	h.tap("Redo")
	h.tap("Redo")
	if got := h.app.desk.Session().Last().Input.String(); got != drawn {
		t.Errorf("redone after a restart: %q, want %q", got, drawn)
	}
}

// Anything can be put right in two taps.
func TestCorrectionsWithTaps(t *testing.T) {
	h := newHand(t, phone)
	h.newTable()
	h.tap(words.Word(h.table().ConflictsDue()[0].ID))
	h.hold("Figures of Memnon Thorvald")
	h.tap("spice: one more")
	if got := h.table().Side(engine.Left).Spice; got != 1 {
		t.Errorf("spice %d, want 1", got)
	}
	h.tap("Close")
	h.hold("Arrakeen")
	h.tap("Block it with The Voice")
	if got := len(h.table().Voices()); got != 1 {
		t.Errorf("%d spaces blocked, want 1", got)
	}
}

// A kill at any moment comes back to the same screen.
func TestResumeAfterAKill(t *testing.T) {
	h := newHand(t, phone)
	h.newTable()
	for range 60 {
		before := h.app.main.label
		h.start(phone)
		if h.app.main == nil || h.app.main.label != before {
			t.Fatalf("after a kill the large button is %q, was %q", h.app.main.label, before)
		}
		h.step(2)
	}
}
