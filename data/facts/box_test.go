package facts_test

import (
	"strings"
	"testing"

	"hagal/data/facts"
)

func TestBoxesInTheNotation(t *testing.T) {
	for text, want := range map[string]facts.Boxes{"base": facts.Base, "ix": facts.Ix} {
		if got, err := facts.ParseBoxes(text); err != nil || got != want || got.String() != text {
			t.Errorf("%q is read as %v (%v) and printed as %q", text, got, err, got.String())
		}
	}
	for text, want := range map[string]string{
		"":        "one of: base ix",
		"Ix":      "one of: base ix",
		"ix,":     "one of: base ix",
		"base,ix": "named only by itself",
		"ix,ix":   "named twice",
	} {
		if got, err := facts.ParseBoxes(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is read as %v, error %v, want %q", text, got, err, want)
		}
	}
}

// Each box has a bit of its own, and the base game none.
func TestBoxTable(t *testing.T) {
	var all facts.Boxes
	for i, b := range facts.BoxTable {
		if (i == 0) != (b.Boxes == facts.Base) || all&b.Boxes != 0 || b.Boxes&(b.Boxes-1) != 0 || b.Name == "" || facts.BoxOf(b.ID).Name != b.Name {
			t.Errorf("%s: %+v", b.ID, b)
		}
		all |= b.Boxes
	}
	var variants facts.Variants
	for _, v := range facts.VariantTable {
		if v.Variant == 0 || variants&v.Variant != 0 || v.Variant&(v.Variant-1) != 0 || v.Rule == facts.NoRule || len(v.Levels) != 0 && len(v.Levels) != facts.Rounds {
			t.Errorf("%s: %+v", v.ID, v)
		}
		variants |= v.Variant
	}
}

func TestNeeds(t *testing.T) {
	for _, c := range []struct {
		needs  facts.Needs
		base   bool
		withIx bool
	}{
		{facts.Needs{}, true, true}, {facts.Needs{With: facts.Ix}, false, true}, {facts.Needs{Without: facts.Ix}, true, false},
	} {
		if c.needs.Met(facts.Base) != c.base || c.needs.Met(facts.Ix) != c.withIx {
			t.Errorf("%+v is met by the base game: %v, with Ix: %v", c.needs, c.needs.Met(facts.Base), c.needs.Met(facts.Ix))
		}
	}
	if box, missing := facts.Base.Missing(facts.Needs{With: facts.Ix}); !missing || box.ID != "ix" {
		t.Errorf("missing %q", box.ID)
	}
	if _, missing := facts.Ix.Missing(facts.Needs{With: facts.Ix}); missing {
		t.Error("Ix misses itself")
	}
}

func TestVariantsAreLawfulWhereTheySay(t *testing.T) {
	all := facts.Brutal | facts.Churn | facts.Epic
	for _, c := range []struct {
		solo  bool
		boxes facts.Boxes
		want  facts.Variants
	}{
		{true, facts.Base, facts.Brutal | facts.Churn}, {true, facts.Ix, all}, {false, facts.Base, 0}, {false, facts.Ix, facts.Epic},
	} {
		if got := all.Lawful(c.solo, c.boxes); got != c.want {
			t.Errorf("solo %v, %s: lawful are %b, want %b", c.solo, c.boxes, got, c.want)
		}
	}
	if all.WinningPoints() != 12 || facts.Brutal.WinningPoints() != 10 || all.SwordCards(3) != 2 || all.SwordCards(2) != 1 || facts.Churn.SwordCards(3) != 1 ||
		!all.Dice() || facts.Epic.Dice() {
		t.Error("what the variants change")
	}
}
