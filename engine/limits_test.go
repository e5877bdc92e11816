package engine_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

// extremes are figures no player means, and those at the ends of ranges.
var extremes = []int{
	0, 1, 2, 3, 5, 6, 7, 12, 13, 98, 99, 100, 103, 1 << 31, math.MaxInt,
	-1, -2, -6, -7, -99, -100, -(1 << 31), math.MinInt,
}

// everyInput is one of each input's types, for seats and things of a table.
func everyInput(you, rival engine.Seat) []engine.Input {
	return []engine.Input{
		engine.Tiles{}, engine.Round{Conflict: "desert-power"}, engine.Agent{Seat: you, Space: "arrakeen"}, engine.Pass{Seat: you},
		engine.Reveal{Seat: you}, engine.Rival{Seat: rival}, engine.Combat{}, engine.Strength{Seat: you}, engine.Strength{Seat: rival},
		engine.Resolve{}, engine.Recall{}, engine.Pick{Option: "pay"}, engine.Tile{Tile: "flagship"}, engine.Acquire{Seat: you},
		engine.Influence{Seat: rival}, engine.Influence{Seat: you}, engine.Set{Seat: rival, Field: "spice"}, engine.Set{Seat: rival, Field: "garrison", To: true},
		engine.Set{Seat: you, Field: "vp"}, engine.Set{Seat: rival, Field: "agents", To: true}, engine.Dividends{Seat: you},
		engine.Move{Seat: rival, From: "secrets", To: "wealth"}, engine.Lift{Seat: rival, Space: "secrets"}, engine.Voice{Seat: you, Space: "carthag"},
		engine.Control{Location: "arrakeen", Seat: you}, engine.Bonus{Space: "hagga-basin"}, engine.First{Seat: you}, engine.Dreadnoughts{Seat: rival},
		engine.Own{Seat: rival, Tile: "windtraps"}, engine.Trash{Seat: rival, Tile: "windtraps"}, engine.Deck{RealCards: true},
		engine.Name{Seat: you, Name: "Ana"}, engine.Final{Seat: you},
	}
}

// figuresOf are the fields of an input that hold figures.
func figuresOf(v reflect.Value) []reflect.Value {
	var all []reflect.Value
	for i := range v.NumField() {
		switch f := v.Field(i); f.Kind() {
		case reflect.Int:
			all = append(all, f)
		case reflect.Array:
			for n := range f.Len() {
				if f.Index(n).Kind() == reflect.Int {
					all = append(all, f.Index(n))
				}
			}
		}
	}
	return all
}

// stages are tables at which different inputs are allowed.
func stages(t *testing.T) map[string]*game {
	t.Helper()
	mine := []string{soloIx, tilesIx, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth"}
	fighting := append(slices.Clone(mine), "agent you arrakeen troops=2", "set left agents 0", "set right agents 0")
	churn := strings.Replace(soloBase, " deck=cards", " variants=churn deck=cards", 1)
	return map[string]*game{
		"round start": start(t, soloIx, tilesIx),
		"my turn":     start(t, mine...),
		"reveal due":  start(t, fighting...),
		"churn":       start(t, churn, "round skirmish-b", "set left agents 0", "set right agents 0"),
		"combat":      start(t, append(slices.Clone(fighting), "reveal you", "combat")...),
		"tile due":    start(t, append(slices.Clone(mine), "acquire you 1")...),
		"endgame":     ended(t, soloBase, "set you vp 10"),
	}
}

// Whatever figures an input holds, a session either refuses it or keeps a
// line that reads back as the same input.
func TestEveryInputTakenIsALineThatReadsBack(t *testing.T) {
	seen := map[string]bool{}
	for name, g := range stages(t) {
		for _, in := range everyInput(engine.You, engine.Left) {
			figures := figuresOf(reflect.New(reflect.TypeOf(in)).Elem())
			verb, _, _ := strings.Cut(in.String(), " ")
			seen[verb] = true
			for which := range max(1, len(figures)) {
				for _, n := range extremes {
					tried := reflect.New(reflect.TypeOf(in)).Elem()
					tried.Set(reflect.ValueOf(in))
					if f := figuresOf(tried); len(f) > 0 {
						f[which].SetInt(int64(n))
					}
					checkTaken(t, name, g, tried.Interface().(engine.Input))
				}
			}
		}
	}
	seen["table"] = true
	if _, err := engine.Parse("no-verb"); err != nil {
		for _, verb := range strings.Fields(err.Error()[strings.Index(err.Error(), "one of: ")+8:]) {
			if !seen[verb] {
				t.Errorf("%s is not tried", verb)
			}
		}
	}
}

func checkTaken(t *testing.T, name string, g *game, in engine.Input) {
	t.Helper()
	s, err := g.s.Do(in)
	var r *engine.Refusal
	switch {
	case err == nil:
		kept := s.Last().Input
		again, err := engine.Parse(kept.String())
		if err != nil || !reflect.DeepEqual(again, kept) {
			t.Errorf("%s: %#v is kept as %q, which reads back as %#v, %v", name, in, kept, again, err)
		}
		if err := s.Table().Validate(); err != nil {
			t.Errorf("%s: %#v: %v", name, in, err)
		}
	case !errors.As(err, &r) || r.Why.IsZero() || r.Allowed.IsZero():
		t.Errorf("%s: %#v is refused with %v, which does not say why or what is allowed", name, in, err)
	}
}

// What the screens cannot send and a program can is refused as well.
func TestInputsThatAreNoLinesAreRefused(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b")
	for _, in := range []engine.Input{
		engine.Agent{Seat: engine.Left, Space: "arrakeen"}, engine.Rival{Seat: engine.Left, Cards: []facts.CardID{"gold"}}, engine.Pass{Seat: engine.Left},
		engine.Pick{Option: "a b"}, engine.Pick{}, engine.Set{Seat: engine.Left, Field: "gold"}, engine.Lift{Seat: engine.Left},
		engine.Reveal{Seat: engine.Left}, engine.Voice{Seat: engine.Right, Space: "arrakeen"}, engine.Voice{Seat: engine.You}, engine.Own{Seat: engine.You, Tile: "flagship"},
		engine.Influence{Seat: engine.Left, N: 0}, engine.Influence{Seat: engine.Left, Faction: 3, N: 7}, engine.Name{Seat: engine.You, Name: "a\nround skirmish-a"},
	} {
		before := g.s.Lines()
		checkTaken(t, "my turn", g, in)
		if s, err := g.s.Do(in); err == nil {
			t.Errorf("%#v is taken as %q", in, s.Last().Input)
		}
		if !slices.Equal(before, g.s.Lines()) {
			t.Errorf("%#v is refused and changes the session", in)
		}
	}
}

// Lines kept before the limits were held open whole; the same typed are refused.
func TestKeptLinesBeyondTheLimitsOpen(t *testing.T) {
	table := []string{soloIx, tilesIx, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "agent you arrakeen troops=2",
		"set left agents 0", "set right agents 0"}
	for _, c := range []struct {
		kept, want string
		after      []string
	}{
		{"reveal you strength=103", "reveal you strength=99", []string{"combat", "strength you 120", "resolve", "recall"}},
		{"reveal you strength=99999999999999999999999", "reveal you strength=99", nil},
		{"bonus hagga-basin 100", "bonus hagga-basin 99", nil},
		{"bonus hagga-basin -1", "bonus hagga-basin 0", nil},
		{"influence left emperor +7", "influence left emperor +6", nil},
		{"name you A\u202en\u0007a", "name you Ana", nil},
		{"name you \u200e", "name you", nil},
	} {
		lines := append(append(slices.Clone(table), c.kept), c.after...)
		s, err := engine.OpenSession(lines, len(lines))
		if err != nil || s.Head() != len(lines) {
			t.Fatalf("%q: %d of %d lines stand, %v", c.kept, s.Head(), len(lines), err)
		}
		if got := s.Steps()[len(table)].Input.String(); got != c.want {
			t.Errorf("%q opens as %q, want %q", c.kept, got, c.want)
		}
		if _, err := engine.OpenSession(s.Lines(), s.Head()); err != nil {
			t.Errorf("%q: what opened does not open again: %v", c.kept, err)
		}
		if _, err := engine.Replay(strings.Join(lines, "\n"), func(int, string, engine.Result) {}); err == nil {
			t.Errorf("%q typed is taken", c.kept)
		}
	}
	if _, err := engine.OpenSession(append(slices.Clone(table), "reveal you strength=x"), 9); err == nil {
		t.Error("a figure that is no number opens")
	}
}

// The steppers' ends are the ends of what is taken.
func TestTheGreatestFigures(t *testing.T) {
	g := start(t, soloIx, tilesIx, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "agent you arrakeen troops=2 dreadnoughts=1",
		"set left agents 0", "set right agents 0")
	table := g.table()
	if got := table.MostStrength(engine.You); got != engine.MaxFigure {
		t.Errorf("the greatest strength is %d", got)
	}
	if got := table.MostStrength(engine.Left); got != 0 {
		t.Errorf("without a unit the greatest strength is %d", got)
	}
	if troops, ships := table.MostDeployed(engine.You); troops != engine.MaxTroops-2 || ships != engine.MaxDreadnoughts-1 {
		t.Errorf("at most %d troops and %d dreadnoughts can follow", troops, ships)
	}
	for _, field := range []string{"vp", "garrison", "deployed", "spice", "solari", "water", "intrigue", "agents", "freighter", "negotiators"} {
		most := table.MostSet(engine.Left, field)
		at, beyond := engine.Set{Seat: engine.Left, Field: field, N: most, To: true}, engine.Set{Seat: engine.Left, Field: field, N: most + 1, To: true}
		if err := table.Check(at); err != nil {
			t.Errorf("%s: %v", at, err)
		}
		if err := table.Check(beyond); err == nil {
			t.Errorf("%s is taken", beyond)
		}
	}
	g.do(fmt.Sprintf("reveal you strength=%d", table.MostStrength(engine.You))).do("combat", fmt.Sprintf("strength you %d", engine.MaxFigure))
}
