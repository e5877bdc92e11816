package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"hagal/app/words/sources"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// use is a sentence in the sources with the types of its arguments.
type use struct {
	form string
	at   string
	args []string
}

// inSources are the sentences of the app, from the compiler's own reading of
// the sources.
var inSources = sync.OnceValues(func() ([]sources.Sentence, error) { return sources.Read("../..") })

// sourceForms are their English forms.
func sourceForms(tb testing.TB) []string {
	tb.Helper()
	list, err := inSources()
	if err != nil {
		tb.Fatal(err)
	}
	forms := make([]string, len(list))
	for i, s := range list {
		forms[i] = s.Form
	}
	return forms
}

// usesIn are the sentences with what stands in them.
func usesIn(tb testing.TB) []use {
	tb.Helper()
	sentences, err := inSources()
	if err != nil {
		tb.Fatal(err)
	}
	var list []use
	for _, s := range sentences {
		for _, u := range s.Uses {
			if u.Args == nil && strings.HasSuffix(u.File, "_js.go") {
				continue // read without types
			}
			list = append(list, use{s.Form, fmt.Sprintf("%s:%d", u.File, u.Line), u.Args})
		}
	}
	if len(list) < 800 {
		tb.Fatalf("only %d sentences were found in the sources", len(list))
	}
	return list
}

var numbers = []int{0, 1, 2, 3, 4, 5, 6, 11, 12, 21, 22, 25, 100, 101}

// values are the arguments of a type with which every sentence is tried.
func values(of string) []speech.Arg {
	var list []speech.Arg
	switch of {
	case "int", "speech.Number":
		return args(numbers, func(n int) speech.Arg { return speech.Number(n) })
	case "speech.Signed":
		return args([]int{-2, -1, 1, 2, 5}, func(n int) speech.Arg { return speech.Signed(n) })
	case "string", "speech.Typed", "speech.ID", "error":
		return []speech.Arg{speech.Typed("Anna")}
	case "speech.Arg": // whatever it is
		for _, any := range []string{"int", "string", "facts.SpaceID", "facts.TileID", "facts.LeaderID", "facts.ConflictID", "facts.Faction", "engine.Seat", "speech.Term"} {
			list = append(list, values(any)...)
		}
	case "facts.BoxID":
		return args(facts.BoxTable, func(b facts.Box) speech.Arg { return b.ID })
	case "facts.SpaceID":
		return args(facts.Spaces, func(s facts.Space) speech.Arg { return s.ID })
	case "facts.CardID":
		return args(facts.Cards, func(c facts.Card) speech.Arg { return c.ID })
	case "facts.TileID":
		return args(facts.Tiles, func(t facts.Tile) speech.Arg { return t.ID })
	case "facts.LeaderID":
		return args(facts.Leaders, func(l facts.Leader) speech.Arg { return l.ID })
	case "facts.ConflictID":
		return args(facts.Conflicts, func(c facts.Conflict) speech.Arg { return c.ID })
	case "facts.DifficultyID":
		return args(facts.Difficulties, func(d facts.Difficulty) speech.Arg { return d.ID })
	case "facts.Faction":
		return args(facts.Factions[:], func(f facts.Faction) speech.Arg { return f })
	case "facts.Good":
		for g := range goodTerms {
			list = append(list, g)
		}
	case "speech.Count":
		for g := range goodTerms {
			list = append(list, args(numbers, func(n int) speech.Arg { return speech.Count{N: n, Good: g} })...)
		}
	case "engine.Seat", "words.Player", "rival.Name":
		for _, s := range []engine.Seat{engine.You, engine.Left, engine.Right, engine.One, engine.Two, engine.Hagal} {
			list = append(list, s)
		}
		for _, l := range facts.Leaders {
			list = append(list, Player{Seat: engine.Left, Leader: l.ID})
		}
		list = append(list, Player{Seat: engine.One, Name: "Anna"}, Player{Seat: engine.Two}, Player{Seat: engine.You})
	case "speech.Term":
		return []speech.Arg{speech.Term("points")}
	case "speech.Sentence":
		return []speech.Arg{speech.Of("No Tech tile it can pay for")}
	case "speech.List":
		return []speech.Arg{speech.Options([]facts.SpaceID{"arrakeen", "conspire", "secrets"}),
			speech.List{Items: []speech.Arg{facts.Emperor, facts.Fremen}, Or: true}}
	}
	return list
}

func args[T any](items []T, arg func(T) speech.Arg) []speech.Arg {
	list := make([]speech.Arg, len(items))
	for i, item := range items {
		list[i] = arg(item)
	}
	return list
}

// gaps are the forms and classes that a pattern asks of its arguments and a
// language has not: each argument is tried with all its values.
func (g *tongue) gaps(p pattern, tried [][]rendered) []string {
	var list []string
	for _, at := range p {
		switch {
		case !at.place:
		case at.arg == subject:
			list = append(list, g.subjectGaps(at, tried)...)
		case at.arg >= len(tried):
			list = append(list, "nothing stands in {"+strconv.Itoa(at.arg)+"}")
		case at.choice != nil:
			list = append(list, g.choiceGaps(at, tried)...)
		default:
			for _, a := range tried[at.arg] {
				if _, ok := a.in(at.form); !ok {
					list = append(list, strconv.Quote(a.label)+" has no form "+at.form)
				}
			}
		}
	}
	return list
}

// subjectGaps are those of what is said of a seat: to the player, of any
// other, and of nobody, for whom the last stands.
func (g *tongue) subjectGaps(at piece, tried [][]rendered) []string {
	var list []string
	for _, class := range []string{"you", "other"} {
		says, ok := at.choose([]string{class})
		if !ok {
			list = append(list, "for a seat that is "+class+" nothing is said")
			continue
		}
		list = append(list, g.gaps(says, tried)...)
	}
	if last := at.choice[len(at.choice)-1].classes; !slices.Contains(last, "other") {
		list = append(list, "the last thing said of a seat is not for others")
	}
	return list
}

func (g *tongue) choiceGaps(at piece, tried [][]rendered) []string {
	var list []string
	took := make([][]rendered, len(at.choice))
	for _, a := range tried[at.arg] {
		i := slices.IndexFunc(at.choice, func(c choice) bool {
			return slices.ContainsFunc(c.classes, func(class string) bool { return slices.Contains(a.classes, class) })
		})
		if i < 0 {
			classes := strings.Join(a.classes, " ")
			if classes == "" {
				classes = `no class (its terms' "is")`
			}
			list = append(list, fmt.Sprintf("%q is of %s, for which nothing is said", a.label, classes))
			continue
		}
		took[i] = append(took[i], a)
	}
	for i, c := range at.choice {
		narrowed := slices.Clone(tried)
		narrowed[at.arg] = took[i]
		list = append(list, g.gaps(c.says, narrowed)...)
	}
	return list
}

// triedOf are all values of the arguments of a use in a language.
func (g *tongue) triedOf(tb testing.TB, u use) [][]rendered {
	tb.Helper()
	tried := make([][]rendered, len(u.args))
	for i, of := range u.args {
		vs := values(of)
		if len(vs) == 0 {
			tb.Errorf("%s: %q has a %s in {%d}: name its values in the test", u.at, u.form, of, i)
		}
		for _, v := range vs {
			tried[i] = append(tried[i], g.tell(v))
		}
	}
	return tried
}
