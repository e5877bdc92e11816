package speech_test

import (
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/data/speech"
)

func TestSentencesInEnglish(t *testing.T) {
	for _, c := range []struct {
		says speech.Sentence
		want string
	}{
		{speech.Of("Deck shuffled"), "Deck shuffled"},
		{speech.Of("{0} and {1}, {0}", 3, -1), "3 and -1, 3"},
		{speech.Of("Agent to {0}", facts.SpaceID("foldspace")), "Agent to Foldspace"},
		{speech.Of("{0}: {1}", facts.CardID("harvest-spice"), facts.TileID("flagship")), "Harvest Spice: Flagship"},
		{speech.Of("{0}, {1}, {2}", facts.LeaderID("paul-atreides"), facts.ConflictID("desert-power"), facts.DifficultyID("mentat")), "Paul Atreides, Desert Power, Mentat"},
		{speech.Of("{0} with the {1}", facts.Influence, facts.Guild), "influence with the Spacing Guild"},
		{speech.Of("{0} skipped: {1}", facts.CardID("wealth"), speech.Of("{0} of {1}", 1, 2)), "Wealth skipped: 1 of 2"},
		{speech.Of("one of: {0}", speech.Options([]facts.CardID{"wealth", "conspire"})), "one of: wealth conspire"},
		{speech.Of("{0} {1} {2}", speech.ID("spice"), speech.Typed("Ada"), speech.Term("points")), "spice Ada points"},
		{speech.Of("{0} {1}", "{1}", "{0}"), "{1} {0}"}, // what was typed is not a form
	} {
		if got := c.says.String(); got != c.want {
			t.Errorf("%q: %q, want %q", c.says.Form, got, c.want)
		}
	}
}

func TestCounts(t *testing.T) {
	for _, c := range []struct {
		count speech.Count
		want  string
	}{
		{speech.Count{N: 0, Good: facts.Troop}, "0 troops"}, {speech.Count{N: 1, Good: facts.Troop}, "1 troop"},
		{speech.Count{N: 2, Good: facts.Intrigue}, "2 Intrigue cards"}, {speech.Count{N: 1, Good: facts.Sword}, "1 sword"},
		{speech.Count{N: 2, Good: facts.Spice}, "2 spice"}, {speech.Count{N: 3, Good: facts.Solari}, "3 Solari"},
	} {
		if got := c.count.English(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.count, got, c.want)
		}
	}
}

// A language translates forms and terms; an int is a Number there, a plain
// string Typed, so that neither is looked up.
func TestKindsOfText(t *testing.T) {
	kinds := ""
	word := func(a speech.Arg) string {
		switch a.(type) {
		case speech.Number:
			kinds += "number "
		case speech.Typed:
			kinds += "typed "
		case speech.ID:
			kinds += "id "
		case speech.Term:
			kinds += "term "
		}
		return a.English()
	}
	got := speech.Of("{0}{1}{2}{3}", 1, "a", speech.ID("b"), speech.Term("c")).In(strings.ToUpper, word)
	if kinds != "number typed id term " || got != "1abc" {
		t.Errorf("kinds %q, text %q", kinds, got)
	}
}

func TestClonesShareNothing(t *testing.T) {
	s := speech.Of("{0}", 1)
	c := s.Clone()
	c.Args[0] = speech.Number(2)
	if s.String() != "1" || c.String() != "2" || s.IsZero() || !(speech.Sentence{}).IsZero() {
		t.Errorf("%v and its clone %v", s, c)
	}
}
