package facts_test

import (
	"slices"
	"testing"

	"hagal/data/facts"
)

func TestDoubtedFigures(t *testing.T) {
	for _, c := range []struct {
		name  string
		solo  bool
		boxes facts.Boxes
		want  []facts.CardID
	}{
		{"base solo", true, facts.Base, nil},
		{"base with two players", false, facts.Base, nil},
		{"Ix solo", true, facts.Ix, []facts.CardID{"interstellar-shipping", "foldspace-shipping", "smuggling-shipping", "tech-negotiation", "dreadnought-1p"}},
		{"Ix with two players", false, facts.Ix, []facts.CardID{"interstellar-shipping", "foldspace-shipping", "smuggling-shipping", "dreadnought-2p"}},
	} {
		var got []facts.CardID
		for _, id := range slices.Compact(facts.Deck(c.solo, c.boxes)) {
			if len(facts.CardOf(id).Doubts) > 0 {
				got = append(got, id)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// The first source is the one the app goes by.
func TestDoubtsTellTheFigureInUse(t *testing.T) {
	differ := 0
	for _, c := range facts.Cards {
		for _, d := range c.Doubts {
			figure := map[facts.Good]int{facts.Sword: c.Swords}
			for _, g := range c.Cases[0].Gains {
				figure[g.What] += g.N
			}
			if len(d.Told) == 0 || d.Told[0] != figure[d.Figure] {
				t.Errorf("%s: %s is told as %v, the app goes by %d", c.ID, d.Figure.English(), d.Told, figure[d.Figure])
			}
			if d.Differ() {
				differ++
				if c.ID != "dreadnought-2p" || d.Figure != facts.Troop || !slices.Equal(d.Told, []int{2, 1}) {
					t.Errorf("%s: the sources differ on %s: %v", c.ID, d.Figure.English(), d.Told)
				}
			}
		}
	}
	if differ != 1 {
		t.Errorf("the sources differ on %d figures, want 1", differ)
	}
}
