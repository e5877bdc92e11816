package rival

import (
	"fmt"
	"strconv"
	"strings"

	"hagal/data/facts"
)

// Say is one sentence of the log: an English form with places {0}, {1}, …
// and what stands in them. The form is also the key of its translations.
type Say struct {
	Form string
	Args []any // int, string, or an id or value of package facts
}

// Sayf makes a sentence.
func Sayf(form string, args ...any) Say { return Say{Form: form, Args: args} }

// String is the sentence in English.
func (s Say) String() string { return s.In(func(form string) string { return form }, English) }

// In is the sentence in a language: form translates the form, word an argument.
func (s Say) In(form func(string) string, word func(any) string) string {
	var pairs []string
	for i, a := range s.Args {
		pairs = append(pairs, "{"+strconv.Itoa(i)+"}", word(a))
	}
	return strings.NewReplacer(pairs...).Replace(form(s.Form))
}

// Count is a number of a good, told as "1 troop" or "2 troops".
type Count struct {
	N    int
	Good facts.Good
}

// English is the good's name, in the plural where the number asks for it.
func (c Count) English() string {
	name := goodNames[c.Good]
	switch c.Good {
	case facts.Point, facts.Intrigue, facts.Troop, facts.Dreadnought, facts.Sword:
		if c.N != 1 {
			name += "s"
		}
	}
	return name
}

// English is the English word for an argument of a Say.
func English(arg any) string {
	switch a := arg.(type) {
	case facts.SpaceID:
		return facts.SpaceOf(a).Name
	case facts.CardID:
		return facts.CardOf(a).Name
	case facts.TileID:
		return facts.TileOf(a).Name
	case facts.LeaderID:
		return facts.LeaderOf(a).Name
	case facts.ConflictID:
		return facts.ConflictOf(a).Name
	case facts.Faction:
		return a.Name()
	case facts.Good:
		return goodNames[a]
	case Count:
		return fmt.Sprintf("%d %s", a.N, a.English())
	case Say:
		return a.String()
	}
	return fmt.Sprint(arg)
}

var goodNames = map[facts.Good]string{
	facts.Point: "point", facts.Spice: "spice", facts.Solari: "Solari", facts.Water: "water",
	facts.Intrigue: "Intrigue card", facts.Troop: "troop", facts.Influence: "influence",
	facts.Freighter: "Freighter", facts.Dreadnought: "dreadnought", facts.Sword: "sword",
}
