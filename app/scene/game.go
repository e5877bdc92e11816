package scene

import (
	"strings"

	"hagal/app/kit"
	"hagal/app/page/table/moment"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// NewTable opens a new table by taps: a solo one, but for the choices, named
// in English.
func (h *Hand) NewTable(choices ...string) {
	h.Helper()
	h.Tap(words.T("New table"))
	for _, choice := range choices {
		h.Tap(words.T(choice))
	}
	h.Next()
	h.Next()
}

// Step plays one sensible step of a game with taps alone; persons send so many
// Agents a round.
func (h *Hand) Step(agents int) {
	h.Helper()
	tb := h.Table()
	switch {
	case tb.Phase() == engine.PhaseSetUp:
		for _, tile := range tb.TilesDue()[:facts.TechStacks] {
			h.Tap(words.Word(tile.ID))
		}
		h.Next()
	case tb.Decision() != nil:
		h.decide(tb)
	case tb.Phase() == engine.PhaseRoundStart:
		h.Tap(words.Word(tb.ConflictsDue()[0].ID))
	case tb.Phase() == engine.PhasePlayerTurns && tb.Turn().Human() && (h.straightOn(tb, agents) || h.Primary() != words.T("Done – next: {0}", words.At(tb, tb.Turn()))):
		h.humanTurn(tb, agents)
	default:
		h.Next()
	}
}

func (h *Hand) decide(tb engine.Table) {
	h.Helper()
	d := tb.Decision()
	if d.Kind == engine.KindTurnUp {
		h.Tap(words.Word(tb.TilesDue()[0].ID))
		return
	}
	_, name := moment.Option(tb, d.Options[0])
	h.Tap(name)
}

// straightOn reports whether the next space is tapped from a Rival's screen.
func (h *Hand) straightOn(tb engine.Table, agents int) bool { return tb.OnBoard(tb.Turn()) < agents }

// humanTurn sends an Agent to the first free space, with two troops where
// units can be deployed, until enough were sent; then it reveals.
func (h *Hand) humanTurn(tb engine.Table, agents int) {
	h.Helper()
	if tb.OnBoard(tb.Turn()) >= agents || h.revealing() {
		if h.App.Shown().Primary.Do == nil {
			h.Tap(words.T("Reveal")) // with Agents left it is apart
		}
		h.Next()
		return
	}
	for _, s := range tb.Spaces() {
		if tb.CanGo(tb.Turn(), s.ID, false) != nil {
			continue
		}
		h.TapSpace(s.ID)
		if s.Combat {
			h.Tap(words.T("Troops into the Conflict") + ": 2")
		}
		h.Next()
		return
	}
	h.Fatal("no space is free")
}

// TapSpace taps a space on the board, which is drawn last of what has its name.
func (h *Hand) TapSpace(id facts.SpaceID) {
	h.Helper()
	h.tap(h.space(id))
}

// space is a space on the board.
func (h *Hand) space(id facts.SpaceID) *kit.Tap {
	h.Helper()
	var space *kit.Tap
	for _, tap := range h.Seen() {
		if tap.Name == words.Word(id) && tap.OnHold != nil {
			space = tap
		}
	}
	if space == nil {
		h.Fatalf("%s is not on the board", id)
	}
	return space
}

// revealing reports whether the screen of the Reveal turn is open.
func (h *Hand) revealing() bool {
	return strings.Contains(h.Text(), words.T("Back to the board"))
}

// Play plays until the game is over, in at most so many steps.
func (h *Hand) Play(agents, most int) {
	h.Helper()
	for range most {
		if h.Table().Phase() == engine.PhaseOver {
			return
		}
		h.Step(agents)
	}
	h.Fatalf("the game is not over after %d steps", most)
}

// Round plays until the next round is due, and counts the taps.
func (h *Hand) Round(agents int) int {
	h.Helper()
	before, round := h.Taps, h.Table().Round()
	for h.Table().Phase() != engine.PhaseOver && (h.Taps == before || h.Table().Phase() != engine.PhaseRoundStart) {
		if h.Taps > before+60 {
			h.Fatalf("round %d does not end", round)
		}
		h.Step(agents)
	}
	return h.Taps - before
}
