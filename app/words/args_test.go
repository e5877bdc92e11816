package words

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"sync"
	"testing"

	"golang.org/x/tools/go/packages"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// use is a sentence in the sources with the types of its arguments.
type use struct {
	form string
	at   token.Position
	args []string
}

// uses are the sentences of the app with the types of what stands in them,
// from the compiler's own reading of the sources.
var uses = sync.OnceValues(func() ([]use, error) {
	found, err := packages.Load(&packages.Config{
		Mode:       packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports,
		Dir:        "../..",
		BuildFlags: []string{"-tags=ci"},
	}, "./app/...", "./engine", "./rival")
	var list []use
	for _, p := range found {
		for _, file := range p.Syntax {
			ast.Inspect(file, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					list = append(list, usesOf(p, call)...)
				}
				return true
			})
		}
	}
	return list, err
})

// usesOf is a call that says sentences; several literals may stand for one.
func usesOf(p *packages.Package, call *ast.CallExpr) []use {
	i, ok := formPlaces[calledName(call)]
	if !ok || i >= len(call.Args) || call.Ellipsis.IsValid() {
		return nil
	}
	var types []string
	for _, a := range call.Args[i+1:] {
		types = append(types, typeName(p.TypesInfo.TypeOf(a)))
	}
	var list []use
	for _, form := range literals(call.Args[i]) {
		list = append(list, use{form, p.Fset.Position(call.Pos()), types})
	}
	return list
}

// typeName is a type with its package's last name.
func typeName(t types.Type) string {
	if t == nil {
		return "unknown"
	}
	return types.TypeString(types.Default(t), func(p *types.Package) string { return p.Name() })
}

func usesIn(tb testing.TB) []use {
	tb.Helper()
	list, err := uses()
	if err != nil {
		tb.Fatal(err)
	}
	if len(list) < 500 {
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
	case "engine.Seat", "words.Player":
		for s := range seatNames {
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
func (g *tongue) gaps(p pattern, tried [][]told) []string {
	var list []string
	for _, at := range p {
		switch {
		case !at.place:
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

func (g *tongue) choiceGaps(at piece, tried [][]told) []string {
	var list []string
	took := make([][]told, len(at.choice))
	for _, a := range tried[at.arg] {
		i := slices.IndexFunc(at.choice, func(c choice) bool {
			return slices.ContainsFunc(c.classes, func(class string) bool { return slices.Contains(a.classes, class) })
		})
		if i < 0 {
			list = append(list, fmt.Sprintf("%q is of the classes %q (\"is\" among the file's terms), for which nothing is said", a.label, a.classes))
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
func (g *tongue) triedOf(tb testing.TB, u use) [][]told {
	tb.Helper()
	tried := make([][]told, len(u.args))
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
