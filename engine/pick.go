package engine

import (
	"slices"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Pick is `pick`: the answer to the open decision.
type Pick struct{ Option string }

var _ = register(verb{name: "pick", order: 120, parse: parsePick})

func parsePick(a *args) Input { return Pick{a.next(speech.Term("an option"))} }

func (i Pick) String() string { return "pick " + i.Option }

// About is nobody: it is the whole table.
func (Pick) About() Seat { return Nobody }

// Title is what the log calls it.
func (Pick) Title() speech.Sentence { return say("Choice") }

func (i Pick) plain() bool {
	odd := func(r rune) bool { return r != '-' && (r < 'a' || r > 'z') }
	return i.Option != "" && len(i.Option) <= MaxName && !strings.ContainsFunc(i.Option, odd)
}

func (i Pick) check(t Table) error {
	if t.decision == nil {
		return refuse(facts.NoRule, say("no decision is open"), t.due())
	}
	if t.decision.Kind == KindTurnUp {
		return refuse(t.decision.Rule, say("the open decision is a tile turned up"), t.due())
	}
	if !slices.Contains(t.decision.Options, i.Option) {
		return refuse(t.decision.Rule, say("{0} is not an option", t.decision.option(i.Option)), t.due())
	}
	return nil
}

func (i Pick) apply(w *work) {
	last := len(w.todo) - 1
	asked := w.todo[last].job.(asker)
	w.todo = w.todo[:last]
	w.decision = nil
	asked.answer(w, i.Option)
}
