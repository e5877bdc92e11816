package odds_test

import (
	"encoding/json"
	"testing"

	"hagal/engine"
	"hagal/engine/odds"
)

// Of the 27 cards of the base game 5 have no sword, 6 one, 7 two, 3 three,
// 4 four, 1 five and 1 six; of the 28 with two players one more is Reshuffle.
func TestCombatAsItStands(t *testing.T) {
	solo := soloBase + "; first you; round skirmish-b"
	fight := solo + "; set you deployed 2; set left deployed 2"
	end := "; set left agents 0; set right agents 0"
	two := twoBase + "; round skirmish-b; set one deployed 2; set hagal deployed 1"
	for _, c := range []struct{ name, lines, want string }{
		{"no round", soloBase, `null`},
		{"after Combat", solo + end + "; reveal you; combat; resolve", `null`},
		{"nobody there", solo, `{}`},
		{"R-COMBAT-2: a human alone", solo + "; set you deployed 1", `{"you":{"win":"1"}}`},
		{"R-COMBAT-1: units alone before the human reveals", fight,
			`{"left":{"win":"22/27","tie":"5/27"},"you":{"tie":"5/27","second":"22/27"}}`},
		{"R-COMBAT-2: the strength a human revealed", fight + "; reveal you strength=7",
			`{"left":{"win":"2/9","tie":"1/9","second":"2/3"},"you":{"win":"2/3","tie":"1/9","second":"2/9"}}`},
		{"R-COMBAT-2: without a unit it is 0", solo + "; set left deployed 2; reveal you", `{"left":{"win":"1"}}`},
		{"R-COMBAT-1: swords without a unit do not count", solo + "; set right deployed 1; set you deployed 6",
			`{"right":{"second":"1"},"you":{"win":"1"}}`},
		{"R-COMBAT-1: as told once they are revealed", fight + end + "; reveal you strength=7; combat left=wealth",
			`{"left":{"tie":"1"},"you":{"tie":"1"}}`},
		{"R-COMBAT-2: an Intrigue card played then", fight + end + "; reveal you strength=7; combat left=wealth; strength you 8",
			`{"left":{"second":"1"},"you":{"win":"1"}}`},
		{"R-COMBAT-3: tied for second is no second", solo + "; set you deployed 9; set left deployed 1; set right deployed 1" + end + "; reveal you; combat left=wealth right=rally-troops",
			`{"you":{"win":"1"}}`},
		{"R-DRAW-3: Reshuffle is followed by another", two,
			`{"hagal":{"win":"1/3","tie":"7/27","second":"11/27"},"one":{"win":"11/27","tie":"7/27","second":"1/3"}}`},
		// Heighliner, the card of six, is out: it comes only after the Reshuffle, 1/27 of 1/27.
		{"R-DRAW-3: Reshuffle brings all cards back", twoBase + "; round skirmish-b; agent one arrakeen; rival hagal cards=heighliner; set hagal deployed 1; set one deployed 4",
			`{"hagal":{"tie":"1/729","second":"728/729"},"one":{"win":"728/729","tie":"1/729"}}`},
	} {
		b, err := json.Marshal(odds.Combat(after(t, c.lines)))
		if err != nil {
			t.Fatal(err)
		}
		if string(b) != c.want {
			t.Errorf("%s:\n%s\nnot\n%s", c.name, b, c.want)
		}
	}
}

func TestRevealTellsWhatAStrengthIsWorth(t *testing.T) {
	table := after(t, soloBase, "first you", "round skirmish-b", "set you deployed 2", "set left deployed 2")
	r, ok := odds.Reveal(table, engine.You)
	if !ok {
		t.Fatal("no race")
	}
	for _, c := range []struct {
		strength         int
		win, tie, second string
		more             odds.More
	}{
		{4, "0", "5/27", "22/27", odds.More{Even: 3, NineInTen: 5, Certain: 7}},
		{7, "2/3", "1/9", "2/9", odds.More{NineInTen: 2, Certain: 4}},
		{9, "25/27", "1/27", "1/27", odds.More{Certain: 2}},
		{10, "26/27", "1/27", "0", odds.More{Certain: 1}},
		{11, "1", "0", "0", odds.More{}},
		{30, "1", "0", "0", odds.More{}},
	} {
		at := r.At(c.strength)
		if at.Win.String() != c.win || at.Tie.String() != c.tie || at.Second.String() != c.second {
			t.Errorf("with %d: win %v, tie %v, second %v", c.strength, at.Win, at.Tie, at.Second)
		}
		if got := r.More(c.strength); got != c.more {
			t.Errorf("with %d: %+v more, not %+v", c.strength, got, c.more)
		}
	}
	// What is told at Reveal is what Combat tells then.
	then := odds.Combat(after(t, soloBase, "first you", "round skirmish-b", "set you deployed 2", "set left deployed 2", "reveal you strength=9"))
	if at := r.At(9); !at.Win.Equal(then[engine.You].Win) || !at.Second.Equal(then[engine.You].Second) {
		t.Errorf("%+v before, %+v after", at, then[engine.You])
	}
}

func TestRevealWithNobodyElseThere(t *testing.T) {
	table := after(t, soloBase, "first you", "round skirmish-b", "set you deployed 1")
	r, _ := odds.Reveal(table, engine.You)
	if got := r.More(2); got != (odds.More{}) || !r.At(2).Win.Certain() {
		t.Errorf("%+v, %+v", got, r.At(2))
	}
	// A strength of 0 takes nothing.
	if got := r.More(0); got != (odds.More{Even: 1, NineInTen: 1, Certain: 1}) || r.At(0) != (odds.Standing{}) {
		t.Errorf("%+v, %+v", got, r.At(0))
	}
	if _, ok := odds.Reveal(table, engine.Left); ok {
		t.Error("a race for a seat with no unit")
	}
	if o := odds.Of(engine.Table{}); len(o.Turns) != 0 || o.Combat != nil || len(odds.With(engine.Table{}, "wealth").Turns) != 0 {
		t.Errorf("odds before there is a table: %+v", o)
	}
	if _, ok := odds.Reveal(after(t, soloBase), engine.You); ok {
		t.Error("a race without a Conflict")
	}
}
