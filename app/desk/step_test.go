package desk_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// soloFight is a solo game up to the player's Reveal turn, with units of both
// Rivals in the Conflict.
var soloFight = []string{soloLine, "round skirmish-a", "set left deployed 2", "set right deployed 1", "set left agents 0", "set right agents 0"}

// soloDraw is a solo game up to the left Rival's turn, which the right one's
// follows.
var soloDraw = []string{soloLine, "round skirmish-a"}

// ixTile is a solo game in which the left Rival's tile leaves a stack to be
// turned up.
var ixTile = []string{"table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5",
	"tiles windtraps flagship artillery", "round skirmish-a", "set left spice +3", "rival left cards=tech-negotiation"}

// twoEnd is a game of two players up to its endgame.
var twoEnd = []string{"table two expansion=base first=one deck=app seed=5", "round skirmish-a", "set one vp 12", "set two vp 12",
	"set hagal agents 0", "reveal one", "reveal two", "combat", "resolve", "recall"}

// A step is what one tap brings, with what runs on by itself: it is done,
// taken back and brought back as one.
func TestAStepIsOneTap(t *testing.T) {
	var none string
	for _, c := range []struct {
		name  string
		lines []string
		tap   []string
		want  []string // the verbs kept
		first string   // what undo and redo say they take
		both  bool     // the player wants both Rivals' turns at once
	}{
		{"the last Reveal turn draws the sword cards", soloFight, []string{"reveal you"}, []string{"reveal", "combat"}, "reveal", false},
		{"the rewards are followed by Recall", slices.Concat(soloFight, []string{"reveal you", "combat"}), []string{"resolve"}, []string{"resolve", "recall"}, "resolve", false},
		{"both players' endgame figures are one tap", twoEnd, []string{"final one points=1", "final two points=0"}, []string{"final", "final"}, "final", false},
		{"a correction stands alone", soloFight, []string{"set you vp 3"}, []string{"set"}, "set", false},
		{"a Rival draws alone", soloDraw, []string{"rival left"}, []string{"rival"}, "rival left", false},
		{"both Rivals draw at once", soloDraw, []string{"rival left"}, []string{"rival", "rival"}, "rival left", true},
		{"two Rivals at once, not three", append(slices.Clone(soloDraw), "rival left", "rival right", "reveal you", "set left agents 2", "set right agents 2"), []string{"rival left"}, []string{"rival", "rival"}, "rival left", true},
		{"a Rival that is left alone draws one turn", append(slices.Clone(soloDraw), "set right agents 0", "rival left", "reveal you"), []string{"rival left"}, []string{"rival"}, "rival left", true},
		{"a Rival that is alone with two turns draws one", append(slices.Clone(soloDraw), "set right agents 0", "set left agents 3", "rival left", "reveal you"), []string{"rival left"}, []string{"rival"}, "rival left", true},
		{"the answer to the first Rival's question brings the other's turn", ixTile, []string{"tile 1 training-drones"}, []string{"tile", "rival"}, "tile", true},
		{"drawn one by one, an answer is one alone", ixTile, []string{"tile 1 training-drones"}, []string{"tile"}, "tile", false},
		{"real cards are named one turn at a time", slices.Concat(soloDraw, []string{"deck cards"}), []string{"rival left cards=conspire"}, []string{"rival"}, "rival left", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := open(t, &none)
			d := bring(t, k, c.lines...)
			d.DrawBoth(func() bool { return c.both })
			before, lines := d.Session().Head(), d.Session().Lines()
			if err := d.Do(inputs(t, c.tap...)...); err != nil {
				t.Fatal(err)
			}
			var verbs []string
			for _, line := range d.Session().Lines()[before:] {
				verb, _, _ := strings.Cut(line, " ")
				verbs = append(verbs, verb)
			}
			if !slices.Equal(verbs, c.want) {
				t.Fatalf("kept are %q, want %q", verbs, c.want)
			}
			all := d.Session().Head()
			for range 2 {
				if step, ok := d.Undoes(); !ok || !strings.HasPrefix(step.Input.String(), c.first) {
					t.Errorf("undo takes back %v", step.Input)
				}
				if err := d.Undo(); err != nil || d.Session().Head() != before {
					t.Fatalf("undo leaves %d inputs, want %d, %v", d.Session().Head(), before, err)
				}
				same(t, k, d)
				if step, ok := d.Redoes(); !ok || !strings.HasPrefix(step.Input.String(), c.first) {
					t.Errorf("redo brings back %v", step.Input)
				}
				if err := d.Redo(); err != nil || d.Session().Head() != all {
					t.Fatalf("redo leaves %d inputs, want %d, %v", d.Session().Head(), all, err)
				}
				same(t, k, d)
			}
			if err := d.UndoTo(before); err != nil || !slices.Equal(d.Session().Lines()[:before], lines) {
				t.Errorf("undone, the lines are %q", d.Session().Lines())
			}
		})
	}
}

// Undo goes back over the same steps that redo goes forth, from the end of a
// game to its set-up.
func TestUndoAndRedoTakeTheSameSteps(t *testing.T) {
	var none string
	for name, game := range map[string][]string{"solo": lines, "two": append(slices.Clone(twoEnd), "final one points=0", "final two points=1")} {
		t.Run(name, func(t *testing.T) {
			d := bring(t, open(t, &none), game...)
			back := []int{d.Session().Head()}
			for _, ok := d.Undoes(); ok; _, ok = d.Undoes() {
				if err := d.Undo(); err != nil {
					t.Fatal(err)
				}
				back = append(back, d.Session().Head())
			}
			forth := []int{d.Session().Head()}
			for _, ok := d.Redoes(); ok; _, ok = d.Redoes() {
				if err := d.Redo(); err != nil {
					t.Fatal(err)
				}
				forth = append(forth, d.Session().Head())
			}
			slices.Reverse(forth)
			if back[len(back)-1] != 1 || !slices.Equal(back, forth) {
				t.Errorf("back over %v, forth over %v", back, forth)
			}
		})
	}
}

// One refused input of a tap keeps none of them.
func TestARefusedInputKeepsNoneOfItsTap(t *testing.T) {
	var none string
	k := open(t, &none)
	d := bring(t, k, twoEnd...)
	before := d.Session().Lines()
	if err := d.Do(inputs(t, "final one points=1", "recall")...); err == nil {
		t.Error("Recall in the endgame is carried out")
	}
	if got := d.Session().Lines(); !slices.Equal(got, before) {
		t.Errorf("kept are %q", got[len(before):])
	}
	same(t, k, d)
}

// A strength that is stepped in Combat is one line as it is told last, and one
// undo; another seat's, and one after another deed, is a line of its own.
func TestAStrengthIsOneLineAsItIsToldLast(t *testing.T) {
	fails := ""
	k := open(t, &fails)
	d := bring(t, k, slices.Concat(soloFight, []string{"set you deployed 1", "reveal you strength=3", "combat"})...)
	fought := d.Session().Lines()
	tell := func(want []string, tap ...string) {
		t.Helper()
		if err := d.Do(inputs(t, tap...)...); err != nil {
			t.Fatal(err)
		}
		if got := d.Session().Lines()[len(fought):]; !slices.Equal(got, want) {
			t.Fatalf("after %q the lines are %q, want %q", tap, got, want)
		}
		same(t, k, d)
	}
	tell([]string{"strength you 4"}, "strength you 4")
	tell([]string{"strength you 5"}, "strength you 5")
	tell([]string{"strength you 7"}, "strength you 7")
	tell([]string{"strength you 7", "strength left 6"}, "strength left 6")
	tell([]string{"strength you 7", "strength left 5"}, "strength left 5")
	tell([]string{"strength you 7", "strength left 5", "set you vp 1"}, "set you vp 1")
	tell([]string{"strength you 7", "strength left 5", "set you vp 1", "strength left 4"}, "strength left 4")

	before := d.Table().State()
	fails = "append"
	if err := d.Do(inputs(t, "strength left 3")...); err == nil {
		t.Error("a full disk keeps a strength")
	}
	fails = ""
	if diff := cmp.Diff(before, d.Table().State()); diff != "" {
		t.Errorf("a strength that was not kept changed the table:\n%s", diff)
	}
	same(t, k, d)
	for range 4 {
		if err := d.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if got := d.Session().Head(); got != len(fought) {
		t.Errorf("four undos leave %d lines, want %d", got, len(fought))
	}
	same(t, k, d)
}
