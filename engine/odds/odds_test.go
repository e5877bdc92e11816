package odds_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/odds"
)

// The tables the tests start from.
const (
	soloBase = "table solo expansion=base difficulty=sardaukar you=- left=memnon-thorvald right=ilban-richese deck=cards"
	soloIx   = "table solo expansion=ix difficulty=sardaukar you=- left=memnon-thorvald right=ilban-richese deck=cards"
	brutalIx = "table solo expansion=ix difficulty=sardaukar you=- left=memnon-thorvald right=ilban-richese variants=brutal,epic deck=cards"
	twoBase  = "table two expansion=base first=one deck=cards"
	tilesIx  = "tiles holtzman-engine artillery spaceport"
)

// after is the table after the lines; a line may hold several, parted by ";".
func after(t testing.TB, lines ...string) engine.Table {
	t.Helper()
	table, err := engine.Replay(strings.ReplaceAll(strings.Join(lines, "\n"), "; ", "\n"), func(int, string, engine.Result) {})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func seats(a odds.Ahead) string {
	var all []string
	for _, turn := range a.Turns {
		all = append(all, turn.Seat.String())
	}
	return strings.Join(all, " ")
}

func TestTurnsUntilAHumanIsDue(t *testing.T) {
	const round = "round skirmish-b"
	for _, c := range []struct {
		name, lines, want string
	}{
		{"both Rivals, then the human", soloBase + "; " + round, "left right"},
		{"the second of them", soloBase + "; " + round + "; rival left cards=wealth", "right"},
		{"with the human due, those after its turn", soloBase + "; " + round + "; rival left cards=wealth; rival right cards=secrets", "left right"},
		{"a human between them", soloBase + "; first right; " + round, "right"},
		{"R-SEAT-3: who has revealed is passed over", soloBase + "; first you; " + round + "; reveal you", "left right"},
		{"each once, though more turns follow", soloBase + "; first you; " + round + "; reveal you; rival left cards=wealth", "right left"},
		{"R-SEAT-3: a Rival without Agents is passed over", soloBase + "; " + round + "; set right agents 0", "left"},
		{"none with Agents", soloBase + "; " + round + "; set left agents 0; set right agents 0", ""},
		{"before the round", soloBase, ""},
		{"after the turns", soloBase + "; " + round + "; set left agents 0; set right agents 0; reveal you", ""},
		{"R-SEAT-2: House Hagal follows the First Player, whose Agent is to come", twoBase + "; " + round, "hagal"},
		{"R-SEAT-2: and is due", twoBase + "; " + round + "; agent one arrakeen", "hagal"},
		{"R-SEAT-2: it does not follow the other human", twoBase + "; " + round + "; pass one", ""},
		{"R-SEAT-2: nor without an Agent", twoBase + "; " + round + "; set hagal agents 0", ""},
	} {
		if got := seats(odds.Turns(after(t, c.lines))); got != c.want {
			t.Errorf("%s: the turns of %q, not %q", c.name, got, c.want)
		}
	}
}

func TestTurnsWaitForADecision(t *testing.T) {
	table := after(t, soloIx, tilesIx, "round skirmish-b", "set left freighter 2", "influence left guild +2", "rival left cards=interstellar-shipping")
	if table.Decision() == nil {
		t.Fatal("no decision is open")
	}
	a := odds.Turns(table)
	if len(a.Turns) != 0 || len(a.Taken) != 0 {
		t.Errorf("%+v", a)
	}
	if odds.Combat(table) == nil {
		t.Error("the Conflict has no odds while a decision is open")
	}
}

// Of the 27 cards of the base game the five Harvest Spice cannot be used on a
// fresh board.
func TestFirstTurnOnly(t *testing.T) {
	fresh := soloBase + "; first you; round skirmish-b; reveal you"
	for _, c := range []struct {
		name, lines, card, want string
	}{
		{"R-DRAW-1: three of 22 that can be used", fresh, "carthag", "3/22"},
		{"R-DRAW-6: no bonus spice", fresh, "harvest-spice", ""},
		{"R-DRAW-6: bonus spice", fresh + "; bonus hagga-basin 1", "harvest-spice", "5/27"},
		{"R-DRAW-2: an Agent is there", soloBase + "; first you; round skirmish-b; agent you carthag", "carthag", ""},
		{"R-DRAW-2: The Voice", fresh + "; voice you carthag", "carthag", ""},
		{"R-DRAW-2: the others are likelier by it", fresh + "; voice you carthag", "wealth", "1/19"},
	} {
		turn := odds.Turns(after(t, c.lines)).Turns[0]
		got, ok := turn.Cards[facts.CardID(c.card)]
		if ok != (c.want != "") || ok && got.String() != c.want || !turn.Pass.IsZero() {
			t.Errorf("%s: %s with %v, not %q", c.name, c.card, got, c.want)
		}
	}
}

func TestTurnsByTheRules(t *testing.T) {
	ix := soloIx + "; " + tilesIx + "; first you; round skirmish-b; reveal you"
	agent := soloIx + "; " + tilesIx + "; first you; round skirmish-b; agent you carthag"
	two := twoBase + "; round skirmish-b; agent one high-council"
	blocked := ""
	for _, s := range facts.Spaces {
		if s.Needs.Met(facts.Ix) {
			blocked += "; voice you " + string(s.ID)
		}
	}
	for _, c := range []struct {
		name, lines string
		turn        int
		card, want  string
		space       string
	}{
		{"R-DRAW-4: too little influence", ix, 0, "interstellar-shipping", "", ""},
		{"R-DRAW-4: enough", ix + "; influence left guild +2", 0, "interstellar-shipping", "1/25", "interstellar-shipping"},
		{"R-DRAW-4: the second space of a card", ix, 0, "smuggling-shipping", "1/24", "smuggling"},
		{"R-DRAW-4: the first space of a card", ix + "; influence left guild +2", 0, "smuggling-shipping", "1/25", "interstellar-shipping"},
		{"R-DRAW-5: no dreadnought in supply", ix + "; dreadnoughts left supply=0 garrison=2 deployed=0", 0, "dreadnought-1p", "", ""},
		{"R-DRAW-7: without Invasion Ships", agent, 0, "carthag", "", ""},
		{"R-DRAW-7: with them", agent + "; own left invasion-ships", 0, "carthag", "1/8", "carthag"},
		{"R-DRAW-7: not against The Voice", agent + "; own left invasion-ships; voice you carthag", 0, "carthag", "", ""},
		{"R-DRAW-8: no card at all", ix + blocked, 0, "pass", "1", ""},
		{"R-DRAW-8: nor for the second", ix + blocked, 1, "pass", "1", ""},
		// 28 cards, one a Reshuffle, five of Harvest Spice that cannot be used: 22 can.
		{"R-DRAW-3: a Reshuffle in the deck", two, 0, "wealth", "1/22", "wealth"},
		// Wealth is out; a Reshuffle, 1 in 22, brings it back, and then it is 1 in 22.
		{"R-DRAW-3: a Reshuffle brings a card back", two + "; rival hagal cards=wealth; pass two; lift hagal wealth; agent one mentat", 0, "wealth", "1/484", "wealth"},
		{"R-DRAW-3: and the others are shared with it", two + "; rival hagal cards=wealth; pass two; lift hagal wealth; agent one mentat", 0, "secrets", "23/484", "secrets"},
	} {
		turn := odds.Turns(after(t, c.lines)).Turns[c.turn]
		got, ok := turn.Cards[facts.CardID(c.card)]
		if c.card == "pass" {
			got, ok = turn.Pass, true
		}
		if ok != (c.want != "") || ok && got.String() != c.want {
			t.Errorf("%s: %s with %v, not %q", c.name, c.card, got, c.want)
		}
		if at, ok := turn.Spaces[facts.SpaceID(c.space)]; c.space != "" && (!ok || at.Cmp(got) < 0) {
			t.Errorf("%s: the space %s with %v", c.name, c.space, at)
		}
	}
}

// On a fresh board 22 cards can be used. The second Rival goes to Carthag, with
// one of three copies, if the first went elsewhere: with one of four kinds of
// one copy, six of two, or Arrakeen of three, whose other copies are blocked.
// 4*1/22*3/21 + 6*2/22*3/20 + 3/22*3/19.
func TestSecondTurnSeesTheFirst(t *testing.T) {
	a := odds.Turns(after(t, soloBase, "first you", "round skirmish-b", "reveal you"))
	if got := a.Turns[1].Cards["carthag"].String(); got != "86/665" {
		t.Errorf("Carthag for the second Rival: %s", got)
	}
	if got := a.Taken["carthag"].String(); got != "3887/14630" {
		t.Errorf("Carthag for either: %s", got)
	}
}

// Sent to Carthag, the human's Agent leaves 19 cards of 22; Harvest Spice is
// no card to use either way.
func TestWithAnAgentOnASpace(t *testing.T) {
	table := after(t, soloBase, "first you", "round skirmish-b", "set right agents 0")
	before, with := odds.Turns(table), odds.With(table, "carthag")
	want := map[facts.SpaceID][2]string{"carthag": {"3/22", "0"}, "arrakeen": {"3/22", "3/19"}, "wealth": {"1/22", "1/19"}}
	changes := before.Changes(with)
	for _, c := range changes {
		if w, ok := want[c.Space]; ok && (c.From.String() != w[0] || c.To.String() != w[1]) {
			t.Errorf("%+v, want %v", c, w)
		}
	}
	if len(changes) != 12 || changes[0].Space != "conspire" {
		t.Errorf("%d changes: %+v", len(changes), changes)
	}
	if same := before.Changes(odds.With(table, "high-council")); len(same) != 0 {
		t.Errorf("a space that no card names changes %+v", same)
	}
	table = after(t, soloBase, "first you", "bonus hagga-basin 1", "round skirmish-b", "set right agents 0")
	if got := odds.With(table, "hagga-basin").Taken["hagga-basin"]; !got.IsZero() || odds.Turns(table).Taken["hagga-basin"].String() != "5/27" {
		t.Errorf("Hagga Basin with the bonus spice gone: %v", got)
	}
}

// The odds are the same whatever order the app's deck is in, and with cards
// that the player draws.
func TestTheOrderOfTheDeckIsNotLookedAt(t *testing.T) {
	const lines = "round skirmish-b; rival left cards=harvest-spice,hardy-warriors; rival right cards=carthag; agent you arrakeen troops=2"
	var want string
	firsts := map[string]bool{}
	for seed := range 30 {
		deck := fmt.Sprintf("app seed=%d", seed)
		if seed == 0 {
			deck = "cards"
		}
		table := after(t, strings.Replace(soloBase, "deck=cards", "deck="+deck, 1), lines)
		b, err := json.Marshal(odds.Of(table))
		if err != nil {
			t.Fatal(err)
		}
		if want == "" {
			want = string(b)
		}
		if diff := cmp.Diff(want, string(b)); diff != "" {
			t.Fatalf("deck=%s:\n%s", deck, diff)
		}
		if seed > 0 {
			r, err := table.Apply(engine.Rival{Seat: engine.Left})
			if err != nil {
				t.Fatal(err)
			}
			firsts[r.Input.String()] = true
		}
	}
	if len(firsts) < 8 {
		t.Errorf("the orders hardly differ: %v", firsts)
	}
}

func TestAskingChangesNothing(t *testing.T) {
	table := after(t, soloBase, "round skirmish-b", "rival left cards=hardy-warriors", "rival right cards=carthag")
	before := table.State()
	odds.Of(table)
	odds.With(table, "imperial-basin")
	if r, ok := odds.Reveal(table, engine.Left); ok {
		r.At(3)
		r.More(3)
	}
	if diff := cmp.Diff(before, table.State()); diff != "" {
		t.Error(diff)
	}
}

// What a table of two Rivals would need beyond what is counted.
func TestNoTableNeedsMoreThanIsCounted(t *testing.T) {
	for _, line := range []string{soloBase, soloIx, twoBase, strings.Replace(twoBase, "base", "ix", 1)} {
		table := after(t, line)
		rivals, reshuffles := 0, 0
		for _, s := range table.Seats() {
			if s.Rival() {
				rivals++
			}
		}
		for _, id := range table.HagalCards() {
			c := facts.CardOf(id)
			if c.Swords > odds.MostSwords {
				t.Errorf("%s has %d swords", id, c.Swords)
			}
			if c.Reshuffle {
				reshuffles++
			}
		}
		if n := len(table.HagalCards()); rivals > 2 || rivals == 2 && reshuffles > 0 || n > odds.MostCards {
			t.Errorf("%s: %d Rivals, %d Reshuffles, %d cards", line, rivals, reshuffles, n)
		}
	}
}
