package words

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// rendered is an argument as a language says it.
type rendered struct {
	label   string
	classes []string // what a sentence agrees with: "m", "one", "you"
	forms   [2]entry // its own forms, then those of its kind
}

// in is the argument in a form; ok is false where the language has not the
// form, or says by an empty one that there is none, and the label stands for it.
func (a rendered) in(form string) (s string, ok bool) {
	if form == "" {
		return a.label, true
	}
	for _, forms := range a.forms {
		if s, ok := forms[form]; ok && s == "" {
			break
		} else if ok {
			return strings.ReplaceAll(s, "{0}", a.label), true
		}
	}
	return a.label, false
}

// tell is an argument in a language.
func (g *tongue) tell(arg speech.Arg) rendered {
	switch a := arg.(type) {
	case facts.SpaceID:
		return g.term("space", string(a), a.English())
	case facts.CardID:
		return g.card(a)
	case facts.TileID:
		return g.term("tech", string(a), a.English())
	case facts.LeaderID:
		return g.term("leader", string(a), a.English())
	case facts.Faction:
		return g.term("faction", a.ID(), a.English())
	case facts.BoxID:
		return g.term("expansion", string(a), a.English())
	case facts.Good:
		return g.good(a)
	case engine.Seat:
		return g.term("seat", a.String(), a.English())
	case Player:
		return g.player(a)
	case speech.Count:
		return g.count(a)
	case speech.Number:
		return rendered{label: g.figures(int(a)), classes: []string{g.category(int(a))}}
	case speech.Signed:
		return rendered{label: a.English(), classes: []string{g.category(int(a))}}
	case speech.Option:
		return g.tell(a.Says)
	case speech.List:
		return rendered{label: g.list(a)}
	case speech.Sentence:
		return phrase(g.say(a, rendered{}))
	case facts.ConflictID, facts.DifficultyID, speech.Term:
		return phrase(g.pattern(a.English()).tell(nil, rendered{}))
	}
	return rendered{label: arg.English()} // an id of the notation, what a person typed
}

// phrase is a sentence, or a part of one, inside another. Its form "low"
// begins with a small letter, its form "up" with a capital.
func phrase(s string) rendered {
	first, size := utf8.DecodeRuneInString(s)
	return rendered{label: s, forms: [2]entry{{"low": string(unicode.ToLower(first)) + s[size:], "up": string(unicode.ToUpper(first)) + s[size:]}}}
}

// say is a sentence in a language, said of a seat; so are those that stand
// in it.
func (g *tongue) say(s speech.Sentence, of rendered) string {
	args := make([]rendered, len(s.Args))
	for i, a := range s.Args {
		if inner, ok := a.(speech.Sentence); ok {
			args[i] = phrase(g.say(inner, of))
			continue
		}
		args[i] = g.tell(a)
	}
	return g.pattern(s.Form).tell(args, of)
}

// term is a term of the game, of a kind.
func (g *tongue) term(kind, name, english string) rendered {
	id := kind + "." + name
	return g.known(id, g.label(id, english), kind)
}

// known is a term with what the language's file says of it and of its kind.
func (g *tongue) known(id, label, kind string) rendered {
	a := rendered{label: label, forms: [2]entry{g.Terms[id], g.Kinds[kind]}}
	is, ok := a.forms[0]["is"]
	if !ok {
		is = a.forms[1]["is"]
	}
	a.classes = strings.Fields(is)
	return a
}

// goodTerms are the terms of the goods that are told.
var goodTerms = map[facts.Good]string{
	facts.Point: "resource.vp", facts.Spice: "resource.spice", facts.Solari: "resource.solari",
	facts.Water: "resource.water", facts.Intrigue: "resource.intrigue", facts.Troop: "unit.troop",
	facts.Influence: "resource.influence", facts.Freighter: "term.freighter-icon",
	facts.Dreadnought: "unit.dreadnought", facts.Sword: "unit.sword",
}

func (g *tongue) good(good facts.Good) rendered {
	id := goodTerms[good]
	return g.known(id, g.label(id, good.English()), "good")
}

// count is a number of a good, in the words for that number.
func (g *tongue) count(c speech.Count) rendered {
	category := g.category(c.N)
	forms := g.Terms[goodTerms[c.Good]]
	form, ok := forms[category]
	if !ok {
		if form, ok = forms["other"]; !ok {
			form = "{0} " + c.Name()
		}
	}
	return rendered{label: strings.ReplaceAll(form, "{0}", g.figures(c.N)), classes: []string{category}}
}

// card is a House Hagal card by the name of its space, where it has one, and
// with what is said of that space.
func (g *tongue) card(id facts.CardID) rendered {
	card := facts.CardOf(id)
	var spaces []rendered
	for _, c := range card.Cases {
		if c.Space != "" {
			spaces = append(spaces, g.tell(c.Space))
		}
	}
	switch len(spaces) {
	case 0:
		return g.term("card", string(id), card.Name)
	case 1:
		return spaces[0]
	}
	return g.known("", spaces[1].label+" / "+spaces[0].label, "card")
}

// list is several things, one after the other. The player among others is
// told as in the middle of a sentence.
func (g *tongue) list(l speech.List) string {
	if len(l.Items) == 0 {
		return ""
	}
	s := g.tell(l.Items[0]).label
	for i, item := range l.Items[1:] {
		next := g.tell(item)
		if (l.Or || l.And) && slices.Contains(next.classes, "you") {
			next.label, _ = next.in("in")
		}
		form := g.List
		switch last := i == len(l.Items)-2; {
		case last && l.Or:
			form = before(next.label, g.Or, g.OrBefore)
		case last && l.And:
			form = before(next.label, g.And, g.AndBefore)
		}
		s = pair(form, s, next.label)
	}
	return s
}

// before is what joins a word to what stands before it: a form, or another
// where the word begins in a way of its own.
func before(word, form string, others map[string]string) string {
	word = strings.ToLower(word)
	for begins, other := range others {
		if strings.HasPrefix(word, begins) {
			return other
		}
	}
	return form
}

func pair(form, a, b string) string { return strings.NewReplacer("{0}", a, "{1}", b).Replace(form) }
