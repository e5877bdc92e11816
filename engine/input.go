package engine

import (
	"cmp"
	"slices"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Input is one thing a player tells the app: one Go type for each verb of
// the notation, in a file of its own that also registers the verb.
type Input interface {
	// String is the line that Parse reads back.
	String() string
	// About is the seat whose input it is or whose things it changes, or Nobody.
	About() Seat
	// Title is the input in a word or two; the seat is shown beside it.
	Title() speech.Sentence
	// check says whether the rules allow it; the table is not changed.
	check(t Table) error
	// apply carries it out; check has passed.
	apply(w *work)
}

// correction marks the inputs that put the table right by hand; they are
// taken while a decision is open.
type correction interface{ corrects() }

// completer marks the inputs the app may complete with its own draws.
type completer interface{ complete(t Table) Input }

// drawer marks the inputs that the app completes with what it drew while it
// carried them out.
type drawer interface{ withDrawn(w *work) Input }

// figured marks the inputs that hold figures.
type figured interface{ figures() []reading }

// plainer marks the inputs that can tell at a glance that their line reads back
// as themselves; the line of any other is read.
type plainer interface{ plain() bool }

// known is whether an id was found.
func known[T any](_ T, ok bool) bool { return ok }

// plainCards reports whether cards are few enough for a line, and all known.
func plainCards(ids []facts.CardID) bool {
	return len(ids) <= mostSeen && !slices.ContainsFunc(ids, func(id facts.CardID) bool { return facts.CardNumber(id) == 0 })
}

// plainFactions reports whether all are Factions there are.
func plainFactions(list ...facts.Faction) bool {
	return !slices.ContainsFunc(list, func(f facts.Faction) bool { return int(f) >= len(facts.Factions) })
}

// equaler marks the inputs that Go cannot compare with ==.
type equaler interface{ equal(Input) bool }

// headed marks the inputs whose heading in the log says more than their title.
type headed interface{ heading() speech.Sentence }

func correctionTitle() speech.Sentence { return say("Correction") }

// verb is an input's place in the notation.
type verb struct {
	name  string
	order int // among the others in a message, as in the table of the notation
	parse func(*args) Input
	rest  bool // what follows is not split into words
}

// registry holds the verbs by name; each input's file adds its own.
var registry = map[string]verb{}

// register adds a verb. Two of one name are a mistake in the program.
func register(v verb) verb {
	if _, twice := registry[v.name]; twice {
		panic("verb registered twice: " + v.name)
	}
	registry[v.name] = v
	return v
}

// verbNames lists all verbs in their order.
func verbNames() string {
	var all []verb
	for _, v := range registry {
		all = append(all, v)
	}
	slices.SortFunc(all, func(a, b verb) int { return cmp.Compare(a.order, b.order) })
	names := make([]string, len(all))
	for i, v := range all {
		names[i] = v.name
	}
	return strings.Join(names, " ")
}
