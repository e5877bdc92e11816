package engine_test

import (
	"fmt"
	"reflect"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

// What can be watched is the same whatever order the app's deck is in.
func TestWatchedTellsNothingOfTheOrder(t *testing.T) {
	const setup = "table solo expansion=base difficulty=sardaukar you=- left=memnon-thorvald right=ilban-richese deck=app seed=%d"
	lines := []string{"round skirmish-b", "rival left cards=harvest-spice,wealth"}
	var first []facts.CardID
	drawn := map[string]bool{}
	for seed := range 20 {
		table := play(t, append([]string{fmt.Sprintf(setup, seed)}, lines...)...)
		if first == nil {
			first = table.CardsToCome()
		}
		if !reflect.DeepEqual(first, table.CardsToCome()) {
			t.Fatalf("seed %d: %v, another seed %v", seed, table.CardsToCome(), first)
		}
		r, err := table.Apply(engine.Rival{Seat: engine.Right})
		if err != nil {
			t.Fatal(err)
		}
		drawn[r.Input.String()] = true
	}
	if len(drawn) < 5 {
		t.Errorf("twenty seeds draw only %v: the orders are no different", drawn)
	}
	if len(first) != 25 || first[0] != "conspire" || first[len(first)-1] != "arrakeen-1p" {
		t.Errorf("%d cards to come: %v", len(first), first)
	}
}

func TestWatchedCardsCountCopies(t *testing.T) {
	table := play(t, twoBase, "round skirmish-b", "agent one arrakeen", "rival hagal cards=arrakeen-2p,carthag")
	left, all := table.CardsToCome(), table.HagalCards()
	count := func(cards []facts.CardID, id facts.CardID) (n int) {
		for _, c := range cards {
			if c == id {
				n++
			}
		}
		return n
	}
	if len(all) != 28 || len(left) != 26 || count(left, "arrakeen-2p") != 2 || count(left, "carthag") != 2 || count(left, "harvest-spice") != 5 {
		t.Errorf("%d of %d cards to come: %v", len(left), len(all), left)
	}
	left[0] = "wealth"
	if table.CardsToCome()[0] != "conspire" {
		t.Error("changing the list changes the table")
	}
}

func TestWatchedDueAfter(t *testing.T) {
	two := play(t, twoBase, "round skirmish-b")
	solo := play(t, soloBase, "round skirmish-b", "rival left cards=wealth", "rival right cards=secrets", "reveal you")
	for _, c := range []struct {
		name  string
		table engine.Table
		after engine.Seat
		agent bool
		want  engine.Seat
	}{
		{"R-SEAT-2: House Hagal follows an Agent of the First Player", two, engine.One, true, engine.Hagal},
		{"R-SEAT-2: not a turn without an Agent", two, engine.One, false, engine.Two},
		{"R-SEAT-2: not the other human's Agent", two, engine.Two, true, engine.One},
		{"R-SEAT-3: who has revealed is passed over", solo, engine.Right, false, engine.Left},
	} {
		if got := c.table.DueAfter(c.after, c.agent); got != c.want {
			t.Errorf("%s: %q is due, want %q", c.name, got, c.want)
		}
	}
}
