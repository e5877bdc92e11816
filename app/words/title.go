package words

import (
	"strings"
	"time"

	"hagal/data/facts"
	"hagal/engine"
)

// keptDay is how a title keeps its day, in every language.
const keptDay = "2006-01-02"

// MadeTitle is the title of a new table, as it is kept: the Leaders of the
// Rivals or the names of the players, and the day. Title shows it.
func MadeTitle(s engine.Setup, names [2]string, day time.Time, most int) string {
	what := facts.LeaderOf(s.Left).Name + ", " + facts.LeaderOf(s.Right).Name
	if !s.Solo {
		what = twoPlayers
		if strings.TrimSpace(names[0]+names[1]) != "" {
			what = seatOr(names[0], engine.One) + ", " + seatOr(names[1], engine.Two)
		}
	}
	on := " " + day.Format(keptDay)
	if r := []rune(what); len(r) > most-len(on) {
		what = string(r[:most-len(on)-1]) + "…"
	}
	return what + on
}

const twoPlayers = "Two players"

// seatOr is a name that was typed, or what the seat is called in English.
func seatOr(name string, s engine.Seat) string {
	if name = strings.TrimSpace(name); name != "" {
		return name
	}
	return english().tell(s).label
}

// Title is the title of a table as it is shown: one that was made, in the
// player's language but for the names in it; one that a person typed as it was
// typed.
func Title(kept string) string {
	i := strings.LastIndex(kept, " ")
	if i < 0 {
		return kept
	}
	day, err := time.Parse(keptDay, kept[i+1:])
	if err != nil {
		return kept
	}
	what := kept[:i]
	left, right, two := strings.Cut(what, ", ")
	switch {
	case two:
		what = pair(current.List, inTitle(left), inTitle(right))
	case what == twoPlayers:
		what = T(twoPlayers)
	default:
		return kept
	}
	return what + " " + Day(day)
}

// inTitle is a Leader or a seat of a title in the player's language, a name as
// it was typed.
func inTitle(name string) string {
	if l := leaderNamed[name]; l != "" {
		return Word(l)
	}
	for _, s := range []engine.Seat{engine.One, engine.Two} {
		if english().tell(s).label == name {
			return Word(s)
		}
	}
	return name
}

// leaderNamed are the Leaders by their names in the printed languages: titles
// of older tables were kept in the language of their day.
var leaderNamed = func() map[string]facts.LeaderID {
	m := map[string]facts.LeaderID{}
	for _, l := range facts.Leaders {
		w := printed["leader."+string(l.ID)]
		for _, name := range []string{l.Name, w.English, w.Portuguese, w.German, w.Spanish} {
			m[name] = l.ID
		}
	}
	delete(m, "")
	return m
}()
