// Package words puts the app's sentences into the player's language.
//
// Every sentence on screen goes through T or Say; its English form is the key
// of its translations in the JSON files of the folder translations. The
// game's own terms come from the table of package facts.
package words

import (
	"strconv"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// T is a sentence in the player's language; {0}, {1}, … are replaced by the
// arguments, told with Word.
func T(form string, args ...any) string { return Say(speech.Of(form, args...)) }

// Say is a sentence of the engine in the player's language.
func Say(s speech.Sentence) string { return s.In(known, Word) }

// Word is an argument of a sentence in the player's language.
func Word(arg speech.Arg) string {
	switch a := arg.(type) {
	case facts.SpaceID:
		return term("space."+string(a), facts.SpaceOf(a).Name)
	case facts.CardID:
		return CardName(a)
	case facts.TileID:
		return term("tech."+string(a), facts.TileOf(a).Name)
	case facts.LeaderID:
		return term("leader."+string(a), facts.LeaderOf(a).Name)
	case facts.Faction:
		return term("faction."+a.ID(), a.Name())
	case facts.BoxID:
		return term("expansion."+string(a), a.English())
	case facts.ConflictID, facts.DifficultyID, facts.Good, speech.Term:
		return known(a.English())
	case engine.Seat:
		return seatWord(a)
	case speech.Count:
		return countForm(a)
	case speech.Sentence:
		return Say(a)
	}
	return arg.English() // a number, an id of the notation, what a person typed
}

func countForm(c speech.Count) string {
	return strconv.Itoa(c.N) + " " + known(c.Name())
}

// CardName is a House Hagal card's name: that of its space, where it has one.
func CardName(id facts.CardID) string {
	card := facts.CardOf(id)
	var names []string
	for _, c := range card.Cases {
		if c.Space != "" {
			names = append(names, Word(c.Space))
		}
	}
	if len(names) == 0 {
		return term("card."+string(id), card.Name)
	}
	if len(names) == 2 {
		names[0], names[1] = names[1], names[0]
	}
	return strings.Join(names, " / ")
}

// Seat is the name of a seat at a table: the name given to it, else its
// Leader's, else the seat's own.
func Seat(t engine.Table, s engine.Seat) string {
	if s == engine.Nobody {
		return ""
	}
	if name := t.Name(s); name != "" {
		return name
	}
	if l := t.Side(s).Leader; l != "" && s.Rival() {
		return short(Word(l))
	}
	return seatWord(s)
}

// seatWord is the seat's own name.
func seatWord(s engine.Seat) string {
	switch s {
	case engine.You:
		return T("You")
	case engine.Left:
		return T("Left Rival")
	case engine.Right:
		return T("Right Rival")
	case engine.One:
		return T("Player one")
	case engine.Two:
		return T("Player two")
	}
	return T("House Hagal")
}

var titles = []string{"Earl ", "Countess ", "Count ", "Duke ", "Baron ", "Prince ", "Viscount ", "Archduke ",
	"Graf ", "Gräfin ", "Herzog ", "Prinz ", "Conde ", "Condessa ", "Condesa ", "Duque ", "Barão ", "Barón ", "Príncipe ", "Visconde ", "Vizconde "}

// short is a Leader's name without the title, for the row of a seat; one with
// a byname in quotes goes by the last name.
func short(name string) string {
	if strings.ContainsAny(name, "\"“„«") {
		return name[strings.LastIndex(name, " ")+1:]
	}
	for _, t := range titles {
		if s, ok := strings.CutPrefix(name, t); ok {
			return s
		}
	}
	return name
}
