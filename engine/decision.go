package engine

import (
	"slices"
	"strconv"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Kind is a kind of decision.
type Kind string

// The kinds of decision.
const (
	KindFaction  Kind = "faction"
	KindReward   Kind = "reward"
	KindPayment  Kind = "payment"
	KindLocation Kind = "location"
	KindTurnUp   Kind = "turn-up"
	KindAlliance Kind = "alliance"
)

// The options of a payment.
const (
	OptionPay     = "pay"
	OptionDecline = "decline"
)

// Decision is a question the story waits for.
type Decision struct {
	Seat    Seat // whom it concerns
	By      Seat // who decides
	Kind    Kind
	Options []string
	Rule    facts.RuleID
	Say     speech.Sentence
	Suggest string // the option a Rival would take, when there is one
}

// decider is who decides for a seat: a human for itself, for a Rival the
// player, with two players the holder of the First Player marker (R-INF-4).
func (t Table) decider(s Seat) Seat {
	switch {
	case s.Human():
		return s
	case t.setup.Solo:
		return You
	}
	return t.first
}

func (i Pick) check(t Table) error {
	if t.decision == nil {
		return refuse("", say("no decision is open"), t.due())
	}
	if t.decision.Kind == KindTurnUp {
		return refuse(t.decision.Rule, say("the open decision is a tile turned up"), t.due())
	}
	if !slices.Contains(t.decision.Options, i.Option) {
		return refuse(t.decision.Rule, say("{0} is not an option", i.Option), t.due())
	}
	return nil
}

func (i Pick) apply(w *work) {
	asked := w.agenda[0].(asker)
	w.agenda = slices.Delete(w.agenda, 0, 1)
	w.decision = nil
	asked.answer(w, i.Option)
}

// turnUps asks for the tile turned up on a stack, and while no face-up tile
// is for a Rival trashes one of the largest stack (R-TECH-4).
func (w *work) turnUps() {
	var due []string
	largest, useful := -1, false
	for i, s := range w.stacks {
		if s.Up == "" && s.Left > 0 {
			due = append(due, strconv.Itoa(i+1))
		}
		if s.Left > 0 && (largest < 0 || s.Left > w.stacks[largest].Left) {
			largest = i
		}
		useful = useful || facts.TileOf(s.Up).Rival
	}
	if len(due) == 0 && !useful && largest >= 0 {
		trashed := w.stacks[largest].Up
		w.gone = append(w.gone, trashed)
		w.takeTop(largest)
		w.tell("R-TECH-4", Nobody, MarkTech, "{0} trashed from stack {1}: no face-up tile is for a Rival", trashed, largest+1)
		w.turnUps()
		return
	}
	if len(due) > 0 {
		w.decision = &Decision{By: w.decider(w.rivals()[0]), Kind: KindTurnUp, Options: due, Rule: "R-TECH-4",
			Say: say("Which tile is turned up on stack {0}?", due[0])}
	}
}

func (i TurnUp) check(t Table) error {
	if t.decision == nil || t.decision.Kind != KindTurnUp {
		return refuse("R-TECH-4", say("no tile is to be turned up"), t.due())
	}
	if !slices.Contains(t.decision.Options, strconv.Itoa(i.Stack)) {
		return refuse("R-TECH-4", say("stack {0} waits for no tile", i.Stack), t.due())
	}
	if i.Tile != "" && !t.tileFree(i.Tile) {
		return refuse("R-SETUP-7", say("{0} has been seen already", i.Tile), say("one of the tiles not yet seen"))
	}
	return nil
}

func (i TurnUp) apply(w *work) {
	w.decision = nil
	stack := &w.stacks[i.Stack-1]
	if i.Tile == "" {
		stack.Left = 0
		w.tell("R-TECH-4", Nobody, MarkTech, "Stack {0} is empty", i.Stack)
		return
	}
	stack.Up = i.Tile
	w.tell("R-TECH-4", Nobody, MarkTech, "{0} turned up on stack {1}", i.Tile, i.Stack)
}
