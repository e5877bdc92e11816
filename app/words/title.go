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
		if names[0]+names[1] != "" {
			what = names[0] + ", " + names[1]
		}
	}
	on := " " + day.Format(keptDay)
	if r := []rune(what); len(r) > most-len(on) {
		what = string(r[:most-len(on)-1]) + "…"
	}
	return what + on
}

const twoPlayers = "Two players"

// Title is the title of a table as it is shown: one made of Leaders in the
// player's language, one that a person typed as it was typed.
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
	left, right, _ := strings.Cut(what, ", ")
	l, r := leaderNamed[left], leaderNamed[right]
	switch {
	case l != "" && r != "":
		what = pair(current.List, Word(l), Word(r))
	case what == twoPlayers:
		what = T(twoPlayers)
	default:
		return kept
	}
	return what + " " + Day(day)
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
