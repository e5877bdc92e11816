package words

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// Player is a seat at a table as an argument of a sentence: the name given to
// it, else its Leader's, else the seat's own. The sentence agrees with it.
type Player struct {
	Seat   engine.Seat
	Name   string         // as a person typed it
	Leader facts.LeaderID // of a solo Rival
}

// At is a seat at a table, to be spoken of.
func At(t engine.Table, s engine.Seat) Player {
	if t.Phase() == engine.NoPhase {
		return Player{Seat: s} // no table is set up
	}
	if seats := t.Seats(); !slices.Contains(seats[:], s) {
		return Player{Seat: s}
	}
	p := Player{Seat: s, Name: t.Name(s)}
	if s.Rival() {
		p.Leader = t.Leader(s)
	}
	return p
}

// Addressed reports whether sentences say you to the player.
func (p Player) Addressed() bool { return p.Seat == engine.You && p.Name == "" }

// English is the player in English.
func (p Player) English() string { return english().tell(p).label }

// Seat is what a seat at a table is called on its own.
func Seat(t engine.Table, s engine.Seat) string { return Word(At(t, s)) }

// SayAt is a sentence in the player's language in which the seats go by what
// they are called at a table.
func SayAt(t engine.Table, s speech.Sentence) string { return Say(seated(t, s)) }

// Event is something that happened at a table, said of the seat that stands
// beside it: to the player in the second person.
func Event(t engine.Table, e engine.Event) string {
	return current.say(seated(t, e.Say), current.tell(At(t, e.Seat)))
}

func seated(t engine.Table, s speech.Sentence) speech.Sentence {
	s = s.Clone()
	for i, a := range s.Args {
		s.Args[i] = seatedArg(t, a)
	}
	return s
}

func seatedArg(t engine.Table, arg speech.Arg) speech.Arg {
	switch a := arg.(type) {
	case engine.Seat:
		return At(t, a)
	case speech.Sentence:
		return seated(t, a)
	case speech.Option:
		if a.Says != nil {
			a.Says = seatedArg(t, a.Says)
		}
		return a
	case speech.List:
		items := make([]speech.Arg, len(a.Items))
		for i, item := range a.Items {
			items[i] = seatedArg(t, item)
		}
		a.Items = items
		return a
	}
	return arg
}

// player is a seat by its name. Of a name nothing is known but that it is not
// the one spoken to.
func (g *tongue) player(p Player) rendered {
	switch {
	case p.Seat == engine.Nobody:
		return rendered{}
	case p.Name != "":
		return g.known("", p.Name, "seat")
	case p.Leader != "":
		leader := g.tell(p.Leader)
		name, _ := leader.in("short")
		return g.known("", name, "seat")
	}
	return g.tell(p.Seat)
}
