package facts_test

import (
	"slices"
	"testing"

	"hagal/data/facts"
)

// Every two Leaders that may lead Rivals have a pace, once, whoever sits left.
func TestEveryPairHasAPace(t *testing.T) {
	n := 0
	for _, box := range facts.BoxTable {
		leaders := facts.RivalLeaders(box.Boxes)
		for _, d := range facts.Difficulties {
			for i, one := range leaders {
				for _, two := range leaders[i+1:] {
					n++
					p, ok := facts.PaceOf(box.Boxes, 0, d.ID, one, two)
					back, backOK := facts.PaceOf(box.Boxes, 0, d.ID, two, one)
					if !ok || !backOK || p != back || p.Leaders != [2]facts.LeaderID{one, two} {
						t.Errorf("%s, %s, %s and %s: %+v, %+v", box.ID, d.ID, one, two, p, back)
					}
				}
			}
		}
	}
	if n != len(facts.PaceTable) {
		t.Errorf("%d entries for %d tables", len(facts.PaceTable), n)
	}
}

func TestPacesArePossible(t *testing.T) {
	for _, p := range facts.PaceTable {
		for _, m := range p.Against {
			if m.Rounds < 100 || m.Rounds > 100*facts.Rounds || m.Within < 1 || m.Within > 5 || m.Unreached < 0 || m.Unreached > 1000 || m.Won < 0 || m.Won > 1000 {
				t.Errorf("%+v", p)
			}
		}
	}
}

// What was not measured has no pace.
func TestNothingIsSaidOfWhatWasNotMeasured(t *testing.T) {
	for _, v := range facts.VariantTable {
		if _, ok := facts.PaceOf(facts.Ix, v.Variant, "mentat", "memnon-thorvald", "ilban-richese"); ok {
			t.Errorf("%s has a pace", v.ID)
		}
	}
	for _, pair := range [][2]facts.LeaderID{{"memnon-thorvald", "memnon-thorvald"}, {"", ""}, {"memnon-thorvald", ""}, {"memnon-thorvald", "rhombur-vernius"}, {"paul-atreides", "ilban-richese"}} {
		if p, ok := facts.PaceOf(facts.Base, 0, "mentat", pair[0], pair[1]); ok {
			t.Errorf("%v: %+v", pair, p)
		}
	}
	if _, ok := facts.PaceOf(facts.Base, 0, "", "memnon-thorvald", "ilban-richese"); ok {
		t.Error("no difficulty has a pace")
	}
	if slices.Contains(facts.RivalLeaders(facts.Base), "rhombur-vernius") || slices.Contains(facts.RivalLeaders(facts.Ix), "helena-richese") {
		t.Error("a Leader leads a Rival who may not")
	}
}
