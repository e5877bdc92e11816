package facts_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
)

// unique checks that ids are there, once each.
func unique[T any, ID ~string](t *testing.T, table string, all []T, id func(T) ID) {
	t.Helper()
	form := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	seen := map[ID]bool{}
	for _, x := range all {
		if seen[id(x)] || !form.MatchString(string(id(x))) {
			t.Errorf("%s: id %q is empty, odd or there twice", table, id(x))
		}
		seen[id(x)] = true
	}
}

func TestIDsAreUnique(t *testing.T) {
	unique(t, "Spaces", facts.Spaces, func(s facts.Space) facts.SpaceID { return s.ID })
	unique(t, "Cards", facts.Cards, func(c facts.Card) facts.CardID { return c.ID })
	unique(t, "Conflicts", facts.Conflicts, func(c facts.Conflict) facts.ConflictID { return c.ID })
	unique(t, "Leaders", facts.Leaders, func(l facts.Leader) facts.LeaderID { return l.ID })
	unique(t, "Tiles", facts.Tiles, func(x facts.Tile) facts.TileID { return x.ID })
	unique(t, "Difficulties", facts.Difficulties, func(d facts.Difficulty) facts.DifficultyID { return d.ID })
	unique(t, "Factions", facts.Factions[:], func(f facts.Faction) string { return f.ID() })
	words := map[string]bool{}
	for _, w := range facts.Words {
		if words[w.ID] {
			t.Errorf("Words: %q is there twice", w.ID)
		}
		words[w.ID] = true
	}
}

func TestLookUps(t *testing.T) {
	for _, s := range facts.Spaces {
		if got, ok := facts.SpaceByID(s.ID); !ok || got.Name != s.Name || facts.SpaceOf(s.ID).Name != s.Name || s.Name == "" {
			t.Errorf("space %s: %+v", s.ID, got)
		}
	}
	for _, f := range facts.Factions {
		if got, ok := facts.FactionByID(f.ID()); !ok || got != f || f.Name() == "" {
			t.Errorf("Faction %s: %v", f.ID(), got)
		}
	}
	_, space := facts.SpaceByID("nowhere")
	_, card := facts.CardByID("nowhere")
	_, conflict := facts.ConflictByID("nowhere")
	_, leader := facts.LeaderByID("nowhere")
	_, tile := facts.TileByID("nowhere")
	_, rule := facts.ParseRule("R-NONE-1")
	_, faction := facts.FactionByID("harkonnen")
	_, difficulty := facts.DifficultyByID("easy")
	if space || card || conflict || leader || tile || rule || faction || difficulty {
		t.Error("an unknown id is found")
	}
}

func TestDecks(t *testing.T) {
	for _, c := range []struct {
		solo  bool
		boxes facts.Boxes
		n     int
	}{{true, facts.Base, 27}, {false, facts.Base, 28}, {true, facts.Ix, 30}, {false, facts.Ix, 29}} {
		deck := facts.Deck(c.solo, c.boxes)
		if len(deck) != c.n {
			t.Errorf("solo %v, %v: %d cards, want %d", c.solo, c.boxes, len(deck), c.n)
		}
		if got := slices.Contains(deck, "reshuffle"); got == c.solo {
			t.Errorf("solo %v: Reshuffle in the deck: %v", c.solo, got)
		}
		if got := slices.Contains(deck, "rally-troops") || slices.Contains(deck, "hall-of-oratory"); got == c.boxes.Has(facts.Ix) {
			t.Errorf("%v: Rally Troops or Hall of Oratory in the deck: %v", c.boxes, got)
		}
	}
}

func TestConflictsByLevel(t *testing.T) {
	count := func(b facts.Boxes) (n [4]int) {
		for _, c := range facts.Conflicts {
			if c.Needs.Met(b) {
				n[c.Level]++
			}
		}
		return n
	}
	if got := count(facts.Base); got != [4]int{0, 4, 10, 4} {
		t.Errorf("base: %v by level", got)
	}
	if got := count(facts.Ix); got != [4]int{0, 6, 11, 5} {
		t.Errorf("with Ix: %v by level", got)
	}
	for round := 1; round <= facts.Rounds; round++ {
		want, epic := 3, 3
		if round <= 6 {
			want = 2
		}
		if round == 1 {
			want = 1
		}
		if round <= 5 {
			epic = 2
		}
		if usual := facts.Brutal.Level(round); usual != want || facts.Epic.Level(round) != epic {
			t.Errorf("round %d: level %d, Epic %d", round, usual, facts.Epic.Level(round))
		}
	}
}

func TestSpacesOnTheBoard(t *testing.T) {
	for _, boxes := range []facts.Boxes{facts.Base, facts.Ix} {
		n, makers, locations := 0, 0, 0
		for _, s := range facts.Spaces {
			if !s.Needs.Met(boxes) {
				continue
			}
			n++
			if s.Maker > 0 {
				makers++
			}
			if s.Control.N > 0 {
				locations++
			}
		}
		if n != 22 || makers != 3 || locations != 3 {
			t.Errorf("%v: %d spaces, %d Maker spaces, %d locations", boxes, n, makers, locations)
		}
	}
	if got := facts.Makers(facts.Base); !slices.Equal(got, []facts.SpaceID{"imperial-basin", "hagga-basin", "the-great-flat"}) {
		t.Errorf("Maker spaces %v", got)
	}
	for i, id := range facts.Makers(facts.Ix) {
		if got := facts.SpaceOf(id).Maker; got != i+1 {
			t.Errorf("%s: base spice %d, want %d", id, got, i+1)
		}
	}
	if got := facts.Locations(facts.Base); !slices.Equal(got, []facts.SpaceID{"imperial-basin", "arrakeen", "carthag"}) {
		t.Errorf("locations %v", got)
	}
	for i, g := range []facts.Good{facts.Spice, facts.Solari, facts.Solari} {
		id := facts.Locations(facts.Ix)[i]
		if c := facts.SpaceOf(id).Control; c.What != g || c.N != 1 {
			t.Errorf("%s pays %+v", id, c)
		}
	}
}

func TestLeadersAndTheirRings(t *testing.T) {
	rivals, all := 0, 0
	for _, l := range facts.Leaders {
		ring := len(l.Ring.Gains) > 0 && l.Says != ""
		none := len(l.Ring.Gains) == 0 && len(l.Ring.Alliance) == 0 && l.Ring.Pay.N == 0 && l.Says == ""
		known := l.Needs.Met(facts.Ix)
		if known {
			all++
		}
		if known && l.Rival {
			rivals++
		}
		if l.Name == "" || l.Rival && !ring || !l.Rival && !none {
			t.Errorf("%s: Rival %v, ring %+v, says %q", l.ID, l.Rival, l.Ring, l.Says)
		}
		gains(t, string(l.ID), l.Needs, append(slices.Clone(l.Ring.Gains), l.Ring.Alliance...)...)
		if p := l.Ring.Pay; p.N > 0 && !slices.Contains([]facts.Good{facts.Spice, facts.Solari, facts.Water}, p.What) {
			t.Errorf("%s pays %+v", l.ID, p)
		}
	}
	if rivals != 8 || all != 14 {
		t.Errorf("with Ix %d Leaders, %d for Rivals", all, rivals)
	}
}

// pieces are the goods that need pieces of a box.
var pieces = map[facts.Good]facts.Pieces{facts.Freighter: facts.ShippingTrack, facts.Dreadnought: facts.Dreadnoughts,
	facts.AcquireTech: facts.TechTiles, facts.NegotiateTech: facts.TechTiles}

// gains checks that each gain is a number of a known good, whose pieces are
// on the table with the entry that gives it.
func gains(t *testing.T, of string, needs facts.Needs, all ...facts.Gain) {
	t.Helper()
	for _, g := range all {
		countless := g.What == facts.AcquireTech || g.What == facts.NegotiateTech // N is a discount
		if g.What == facts.Nothing || g.What.ID() == "" || g.N < 1 && !countless || (g.Any || g.Behind || g.Other) && g.What != facts.Influence {
			t.Errorf("%s gives %+v", of, g)
		}
		if p := pieces[g.What]; p != 0 && !needs.With.Bring(p) {
			t.Errorf("%s gives %s, and no box it needs has such Pieces", of, g.What.ID())
		}
	}
}

func TestCardsResolve(t *testing.T) {
	for _, c := range facts.Cards {
		if c.Name == "" || c.Copies < 1 || c.Swords < 0 || c.Source == "" || c.Reshuffle != (len(c.Cases) == 0) || len(c.Cases) > 2 {
			t.Errorf("%s: %+v", c.ID, c)
		}
		for i, use := range c.Cases {
			space, ok := facts.SpaceByID(use.Space)
			if ok == use.Harvest || ok && !space.Needs.Met(c.Needs.With) {
				t.Errorf("%s: case %d names %q", c.ID, i+1, use.Space)
			}
			if len(c.Cases) == 2 && (i == 0) != (space.Entry.N == 2) {
				t.Errorf("%s: case %d at %q asks %d influence", c.ID, i+1, use.Space, space.Entry.N)
			}
			if len(use.Gains) == 0 && !use.Harvest {
				t.Errorf("%s: case %d gives nothing", c.ID, i+1)
			}
			gains(t, string(c.ID), c.Needs, use.Gains...)
			for _, g := range use.Gains {
				if g.What == facts.Influence && (space.Icon != facts.FactionSpace || g.Faction != space.Faction) {
					t.Errorf("%s gives influence with %s at %s", c.ID, g.Faction.Name(), space.ID)
				}
			}
		}
	}
}

func TestConflictsResolve(t *testing.T) {
	for _, c := range facts.Conflicts {
		if c.Name == "" || c.Level < 1 || c.Level > 3 || c.Location != "" && !slices.Contains(facts.Locations(c.Needs.With), c.Location) {
			t.Errorf("%s: level %d at %q", c.ID, c.Level, c.Location)
		}
		control := false
		for i, r := range c.Rewards {
			if len(r.Gains) == 0 && r.Choose == 0 || r.Choose > 0 && r.Choose >= len(r.Of) {
				t.Errorf("%s: reward %d gives nothing, or a choice that is none", c.ID, i+1)
			}
			all := append(append(slices.Clone(r.Gains), r.Of...), r.PointFor...)
			gains(t, string(c.ID), c.Needs, all...)
			for n, g := range r.Gains {
				control = control || g.What == facts.Control && i == 0
				if g.Other && (n == 0 || !r.Gains[n-1].Any) {
					t.Errorf("%s: reward %d asks another Faction than none before", c.ID, i+1)
				}
			}
		}
		if control != (c.Location != "") {
			t.Errorf("%s at %q gives control: %v", c.ID, c.Location, control)
		}
	}
}

func TestTiles(t *testing.T) {
	rivals := 0
	for _, x := range facts.Tiles {
		gains(t, string(x.ID), x.Needs, append(append(slices.Clone(x.Acquire), x.OnWin...), x.Round...)...)
		idle := len(x.Acquire)+len(x.OnWin)+len(x.Round)+x.End == 0 && x.Power == facts.NoPower
		if x.Rival && x.Needs.Met(facts.Ix) {
			rivals++
		}
		if x.Name == "" || x.Cost < 1 || x.Cost > 8 || x.Rival == (x.Says == "") || x.Rival == idle {
			t.Errorf("%s: %+v", x.ID, x)
		}
	}
	for _, b := range facts.BoxTable {
		sizes := facts.StackSizes(b.Boxes)
		if brings := b.Boxes.Bring(facts.TechTiles); brings != (sizes != [3]int{}) || brings && slices.Contains(sizes[:], 0) {
			t.Errorf("%s: stacks of %v tiles; with TechTiles among its Pieces a box fills three stacks, without it has none", b.ID, sizes)
		}
	}
	if sizes := facts.StackSizes(facts.Ix); sizes != [3]int{6, 6, 6} || rivals != 12 || facts.StackSizes(facts.Base) != [3]int{} {
		t.Errorf("with Ix stacks of %v, %d tiles for Rivals", sizes, rivals)
	}
}

func TestRules(t *testing.T) {
	id := regexp.MustCompile(`^R-[A-Z]+-[1-9]$`)
	sources := []facts.Source{facts.FromBase, facts.FromLeaflet, facts.FromIx, facts.FromFAQ, facts.OurReading}
	titles := map[string]facts.RuleID{}
	for i, r := range facts.Rules {
		if again, _ := facts.ParseRule(r.ID.String()); int(r.ID) != i+1 || again != r.ID || !id.MatchString(r.ID.String()) || r.Title == "" || len(r.Text) == 0 || len(r.Sources) == 0 {
			t.Errorf("%q: title %q, text %q, sources %v", r.ID, r.Title, r.Text, r.Sources)
		}
		for _, says := range r.Whole() {
			if !strings.HasSuffix(says, ".") || strings.TrimSpace(says) != says {
				t.Errorf("%s: the clause %q is no sentence", r.ID, says)
			}
		}
		if other, twice := titles[r.Title]; twice {
			t.Errorf("%s and %s have the title %q", other, r.ID, r.Title)
		}
		for _, s := range r.Sources {
			if !slices.Contains(sources, s) {
				t.Errorf("%s: source %q", r.ID, s)
			}
		}
		titles[r.Title] = r.ID
		for _, named := range regexp.MustCompile(`R-[A-Z]+-[0-9]+`).FindAllString(strings.Join(r.Whole(), " "), -1) {
			if _, ok := facts.ParseRule(named); !ok {
				t.Errorf("%s names %s, which there is not", r.ID, named)
			}
		}
	}
	if len(facts.Rules) != 69 {
		t.Errorf("%d rules, want 69", len(facts.Rules))
	}
}

// Cards go by the names of their spaces.
func TestEveryRowHasItsWord(t *testing.T) {
	words := map[string]facts.Word{}
	for _, w := range facts.Words {
		words[w.ID] = w
		for _, s := range []string{w.English, w.Portuguese, w.German, w.Spanish} {
			if s == "" || s != strings.TrimSpace(s) {
				t.Errorf("%s: %q", w.ID, s)
			}
		}
	}
	need := func(id, english string) {
		t.Helper()
		if words[id].English != english {
			t.Errorf("the word %s is %q, want %q", id, words[id].English, english)
		}
	}
	for _, s := range facts.Spaces {
		need("space."+string(s.ID), s.Name)
	}
	for _, x := range facts.Tiles {
		need("tech."+string(x.ID), x.Name)
	}
	for _, f := range facts.Factions {
		need("faction."+f.ID(), f.Name())
	}
	for _, d := range facts.Difficulties {
		need("difficulty."+string(d.ID), d.Name)
	}
	for _, l := range facts.Leaders {
		need("leader."+string(l.ID), l.Name)
	}
	for _, c := range facts.Cards {
		if len(c.Cases) == 0 || c.Cases[0].Harvest {
			need("card."+string(c.ID), c.Name)
			continue
		}
		var spaces []string
		for _, use := range c.Cases {
			spaces = append([]string{facts.SpaceOf(use.Space).Name}, spaces...)
		}
		if want := strings.Join(spaces, " / "); c.Name != want {
			t.Errorf("%s is named %q, its spaces %q", c.ID, c.Name, want)
		}
	}
	for _, v := range facts.VariantTable {
		if !slices.ContainsFunc(facts.Words, func(w facts.Word) bool { return strings.HasPrefix(w.ID, "variant.") && w.English == v.Name }) {
			t.Errorf("no word tells the variant %s", v.Name)
		}
	}
	for _, b := range facts.BoxTable {
		need("expansion."+string(b.ID), b.Name)
	}
}

// The text of a rule is for people: it names no rule and no table by its id.
func TestRulesAreToldWithoutIds(t *testing.T) {
	id := regexp.MustCompile(`R-[A-Z]+-\d|the \w+ table\b|\.csv`)
	for _, r := range facts.Rules {
		for _, says := range r.Whole() {
			if bad := id.FindString(says); bad != "" {
				t.Errorf("%s: %q in %q", r.ID, bad, says)
			}
		}
	}
}

// A rule stands below its head, which its text does not say again.
func TestRulesDoNotRepeatTheirHeads(t *testing.T) {
	for _, r := range facts.Rules {
		for _, c := range r.Text {
			rest, same := strings.CutPrefix(c.Says, r.Title)
			if same && strings.ContainsAny(rest[:1]+strings.TrimSpace(rest)[:1], ":,(") {
				t.Errorf("%s, %s: begins with its head: %s", r.ID, r.Title, c.Says)
			}
		}
	}
}

// The chapters hold every rule, in the order of the rules.
func TestEveryRuleIsInAChapter(t *testing.T) {
	at := 0
	for _, r := range facts.Rules {
		for at < len(facts.Chapters) && !facts.Chapters[at].Has(r.ID) {
			at++
		}
		if at == len(facts.Chapters) {
			t.Fatalf("%s is in no chapter, or in one that came before", r.ID)
		}
		if got := facts.ChapterOf(r.ID); got != facts.Chapters[at] {
			t.Errorf("%s is in %q, want %q", r.ID, got.Title, facts.Chapters[at].Title)
		}
	}
}
