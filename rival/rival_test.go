package rival_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// row is a View and what a Rival does about it, named after the rule.
type row struct {
	name string
	view *rival.View
	want []rival.Action
}

// sameWords compares sentences as they are read.
var sameWords = cmp.Comparer(func(a, b speech.Sentence) bool { return a.String() == b.String() })

// reasons are tried by themselves, in why_test.go.
var reasons = cmpopts.IgnoreFields(rival.Action{}, "Because", "Costs")

func try(t *testing.T, does func(*rival.View) []rival.Action, rows []row) {
	t.Helper()
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, does(c.view), sameWords, reasons); diff != "" {
				t.Errorf("(- want, + got)\n%s", diff)
			}
		})
	}
}

// solo is what a Rival Leader sees on an empty board, after some changes.
func solo(changes ...func(*rival.View)) *rival.View {
	v := &rival.View{
		Solo: true, Level: 1, Name: speech.Typed("Left Rival"),
		Turn: &rival.Turn{}, Leader: "memnon-thorvald", Me: &rival.Self{Supply: 9, Garrison: 3, Dreads: rival.Dreads{Supply: 2}},
		Board: rival.Board{
			Makers: []rival.Maker{{Space: "imperial-basin"}, {Space: "hagga-basin"}, {Space: "the-great-flat"}},
			Flags:  []rival.Flag{{Location: "imperial-basin"}, {Location: "arrakeen"}, {Location: "carthag"}},
			Others: []rival.Other{{Name: speech.Typed("Ada")}, {Name: speech.Typed("Right Rival")}},
		},
	}
	for _, change := range changes {
		change(v)
	}
	return v
}

// hagal is what House Hagal sees.
func hagal(changes ...func(*rival.View)) *rival.View {
	v := solo(changes...)
	v.Solo, v.Leader = false, ""
	return v
}

// owns gives a tile, face up.
func owns(ids ...facts.TileID) func(*rival.View) {
	return func(v *rival.View) {
		for _, id := range ids {
			v.Me.Tiles = append(v.Me.Tiles, rival.Tile{ID: id})
		}
	}
}

// down gives a tile, face down.
func down(id facts.TileID) func(*rival.View) {
	return func(v *rival.View) { v.Me.Tiles = append(v.Me.Tiles, rival.Tile{ID: id, Down: true}) }
}

// influence is the Rival's own, in the order of facts.Factions.
func influence(n ...int8) func(*rival.View) {
	return func(v *rival.View) { copy(v.Me.Influence[:], n) }
}

// other is another seat's influence and units.
func other(units int, n ...int8) func(*rival.View) {
	return func(v *rival.View) {
		o := rival.Other{Name: speech.Typed("Bo"), Units: units}
		copy(o.Influence[:], n)
		v.Board.Others = append(v.Board.Others, o)
	}
}

// me changes the Rival's own side.
func me(change func(*rival.Self)) func(*rival.View) { return func(v *rival.View) { change(v.Me) } }

// during changes what happened so far in the turn.
func during(turn rival.Turn) func(*rival.View) { return func(v *rival.View) { *v.Turn = turn } }

var (
	inComment = regexp.MustCompile(`R-[A-Z]+-[0-9]+`)
	inCode    = regexp.MustCompile(`facts\.(Rule[A-Z][a-z]+[0-9]+)`)
	inTest    = regexp.MustCompile(`"(R-[A-Z]+-[0-9]+) `)
)

// Every rule that the package names has a row here.
func TestEveryRuleOfTheRivalIsTried(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	named, tried := map[string]bool{}, map[string]bool{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, "_test.go") {
			for _, m := range inTest.FindAllStringSubmatch(string(text), -1) {
				tried[m[1]] = true
			}
			continue
		}
		for _, id := range inComment.FindAllString(string(text), -1) {
			named[id] = true
		}
		for _, m := range inCode.FindAllStringSubmatch(string(text), -1) {
			named[constants(t)[m[1]]] = true
		}
	}
	if len(named) < 25 {
		t.Errorf("only %d rules are named", len(named))
	}
	for id := range named {
		if !tried[id] {
			t.Errorf("%s is named, and no row tries it", id)
		}
	}
}

// constants are the rule ids by the names of their constants: RuleDraw3 is R-DRAW-3.
func constants(t *testing.T) map[string]string {
	t.Helper()
	m := map[string]string{}
	for _, r := range facts.Rules {
		parts := strings.Split(r.ID.String(), "-")
		m["Rule"+parts[1][:1]+strings.ToLower(parts[1][1:])+parts[2]] = r.ID.String()
	}
	return m
}

func TestStepsOfATurn(t *testing.T) {
	names := func(steps []rival.Step) (all []string) {
		for _, s := range steps {
			all = append(all, s.Name)
		}
		return all
	}
	if got := names(rival.Steps(true, facts.Base)); !slices.Equal(got, []string{"ready", "draw", "send", "take", "deploy"}) {
		t.Errorf("a Leader's turn: %v", got)
	}
	if got := names(rival.Steps(false, facts.Ix)); !slices.Equal(got, []string{"draw", "send", "take", "deploy"}) {
		t.Errorf("House Hagal's turn: %v", got)
	}
}
