package words

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

// The set-up of every mix of mode, box, difficulty, variants and deck is what
// the books ask (R-SETUP-9), told here without the app's tables, in the order
// of the hands and with nothing else.
func TestTheSetUpIsWhatTheBooksAsk(t *testing.T) {
	tables := 0
	for _, expansion := range []string{"base", "ix"} {
		for _, deck := range []string{"app", "cards"} {
			for _, epic := range []bool{false, true} {
				if epic && expansion == "base" {
					continue
				}
				for _, level := range []string{"mercenary", "sardaukar", "mentat", "kwisatz-haderach"} {
					for _, more := range []string{"", "brutal", "churn", "brutal,churn"} {
						line := fmt.Sprintf("table solo expansion=%s difficulty=%s you=- left=ilban-richese right=leto-atreides%s deck=%s", expansion, level, variants(more, epic), deck)
						checkList(t, line, soloBooks(expansion == "ix", level, epic, deck == "cards"))
						tables++
					}
				}
				line := fmt.Sprintf("table two expansion=%s first=two%s deck=%s", expansion, variants("", epic), deck)
				checkList(t, line, twoBooks(expansion == "ix", epic, deck == "cards"))
				tables++
			}
		}
	}
	if tables != 2*3*(4*4+1) {
		t.Errorf("%d tables were tried", tables)
	}
}

func variants(more string, epic bool) string {
	list := strings.Split(more, ",")
	if epic {
		list = append(list, "epic")
	}
	list = slices.DeleteFunc(list, func(s string) bool { return s == "" })
	if len(list) == 0 {
		return ""
	}
	return " variants=" + strings.Join(list, ",")
}

func checkList(t *testing.T, line string, want []string) {
	t.Helper()
	got := Checklist(dealt(t, line))
	if !slices.Equal(got, want) {
		t.Errorf("%s\n\tthe page says\n%s\n\tthe books ask\n%s", line, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// dealt is a table after these lines.
func dealt(t *testing.T, lines ...string) engine.Table {
	t.Helper()
	var s engine.Session
	for _, line := range lines {
		in, err := engine.Parse(line)
		if err == nil {
			s, err = s.Do(in)
		}
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return s.Table()
}

func boardBooks(ix bool) []string {
	list := []string{"Lay out the board."}
	if ix {
		list = append(list, "Lay the CHOAM overlay and the Ix board; put a Freighter of each colour at the bottom of the Shipping track.")
	}
	return append(list, "Put each Alliance token on its Faction, and no bonus spice on the Maker spaces.", "Put the Mentat on its space.")
}

func deckBooks(ix, epic bool) []string {
	var list []string
	if ix {
		list = append(list, "Mix the Imperium, Intrigue and Conflict cards of Rise of Ix with those of the base game.")
	}
	conflicts := "1 Conflict I, 5 Conflict II, 4 Conflict III. The spare cards go back into the box unseen: 3 Conflict I, 5 Conflict II."
	switch {
	case epic:
		conflicts = "5 Conflict II, 5 Conflict III. The spare cards go back into the box unseen: 6 Conflict I, 6 Conflict II."
	case ix:
		conflicts = "1 Conflict I, 5 Conflict II, 4 Conflict III. The spare cards go back into the box unseen: 5 Conflict I, 6 Conflict II, 1 Conflict III."
	}
	return append(list, "Shuffle the Imperium and Intrigue decks; lay out the Imperium Row and the Reserve cards.", "Conflict deck, top to bottom: "+conflicts)
}

const tilesBooks = "Shuffle the Tech tiles into three stacks of 6 and turn up the top tile of each."

func soloBooks(ix bool, level string, epic, cards bool) []string {
	list := boardBooks(ix)
	if level != "mercenary" {
		list = append(list, "Put the 5-Solari marker on the Mentat space: it costs you that much.")
	}
	list = append(list, deckBooks(ix, epic)...)
	round := map[string]int{"mercenary": 5, "sardaukar": 4, "mentat": 3, "kwisatz-haderach": 3}[level]
	list = append(list, fmt.Sprintf("Put the Rivals' Swordmasters into the Conflict deck under the card of round %d: they come when it is turned up.", round))
	if ix {
		list = append(list, tilesBooks)
	}
	troops, dreadnoughts, intrigue := "3 troops in the garrison, 9 troops in supply", "", ", 1 Intrigue card face down"
	if level == "mercenary" {
		troops, intrigue = "12 troops in supply", ""
	}
	if ix {
		dreadnoughts = ", 2 dreadnoughts in supply"
	}
	for _, rival := range []string{"Count Ilban Richese, on your left", "Duke Leto Atreides, on your right"} {
		list = append(list, rival+": 2 Agents, 1 water, "+troops+dreadnoughts+intrigue+", a cube at 0 with each Faction, score and Combat markers at 0.")
	}
	switch {
	case !cards:
		list = append(list, "The House Hagal cards stay in the box: the app draws them.")
	case ix:
		list = append(list, "Put the House Hagal cards of Rise of Ix with those of the base game.",
			"Take these House Hagal cards out: 2 Rally Troops, 2 Hall of Oratory, 3 Arrakeen 2P, 1 Reshuffle, 2 Dreadnought 2P.",
			"Shuffle the House Hagal deck: 30 cards.")
	default:
		list = append(list, "Take these House Hagal cards out: 3 Arrakeen 2P, 1 Reshuffle.", "Shuffle the House Hagal deck: 27 cards.")
	}
	list = append(list, "Take your own Leader, starting deck, water, troops and Agents as the rulebook says.")
	if epic {
		list = append(list, "Epic: you start with 5 troops, one Intrigue card, and Control the Spice in place of one Dune, the Desert Planet.")
	}
	if ix {
		list = append(list, "You: 2 dreadnoughts in supply.")
	}
	switch level {
	case "mercenary":
		list = append(list, "You start with 1 Solari and 1 spice more.")
	case "kwisatz-haderach":
		list = append(list, "You may not gain a Swordmaster.")
	}
	return append(list, "First Player marker to Ilban Richese.")
}

func twoBooks(ix, epic, cards bool) []string {
	list := append(boardBooks(ix), deckBooks(ix, epic)...)
	hagal := "House Hagal: a colour of its own, 3 Agents, 12 troops in supply, a cube at 0 with each Faction, Combat marker at 0."
	if ix {
		list = append(list, tilesBooks)
		hagal = strings.Replace(hagal, "supply,", "supply, 2 dreadnoughts in supply,", 1)
	}
	list = append(list, hagal)
	switch {
	case !cards:
		list = append(list, "The House Hagal cards stay in the box: the app draws them.")
	case ix:
		list = append(list, "Put the House Hagal cards of Rise of Ix with those of the base game.",
			"Take these House Hagal cards out: 2 Rally Troops, 2 Hall of Oratory, 3 Arrakeen 1P, 2 Tech Negotiation 1P, 2 Dreadnought 1P.",
			"Shuffle the House Hagal deck: 29 cards.")
	default:
		list = append(list, "Take these House Hagal cards out: 3 Arrakeen 1P.", "Shuffle the House Hagal deck: 28 cards.")
	}
	list = append(list, "Take your own Leader, starting deck, water, troops and Agents as the rulebook says.")
	if epic {
		list = append(list, "Epic: each of you starts with 5 troops, one Intrigue card, and Control the Spice in place of one Dune, the Desert Planet.")
	}
	if ix {
		list = append(list, "Player one: 2 dreadnoughts in supply.", "Player two: 2 dreadnoughts in supply.")
	}
	return append(list, "First Player marker to player two.")
}

// Opened in mid-game the page shows the set-up still, not today's counts.
func TestTheSetUpIsNotTodaysCounts(t *testing.T) {
	solo := "table solo expansion=ix difficulty=sardaukar you=- left=ilban-richese right=leto-atreides deck=cards"
	two := "table two expansion=base first=one deck=app seed=5"
	for _, game := range [][]string{
		{solo, "tiles windtraps flagship artillery", "round skirmish-a", "set left garrison 1", "set left water 4", "set right intrigue 2",
			"rival left cards=conspire", "deck app"},
		{two, "round skirmish-a", "agent one conspire", "set hagal garrison 3", "first two", "deck cards"},
	} {
		before, now := Checklist(dealt(t, game[0])), Checklist(dealt(t, game...))
		if !slices.Equal(before, now) {
			t.Errorf("the set-up was\n%s\nand is\n%s", strings.Join(before, "\n"), strings.Join(now, "\n"))
		}
	}
}

// A spare card has a place to come from: no level asks for more cards than
// the boxes on the table hold.
func TestTheConflictDeckCanBeStacked(t *testing.T) {
	for _, b := range []facts.Boxes{facts.Base, facts.Ix} {
		for v := range facts.Variants(8) {
			_, spare := facts.ConflictDeck(b, v.Lawful(true, b))
			for level, n := range spare {
				if n < 0 {
					t.Errorf("%s, variants %d: %d Conflict cards of level %d are missing", b, v, -n, level)
				}
			}
		}
	}
}

// The stacks of Tech tiles are as high as the tiles of the table make them.
func TestTheStacksAreAsHighAsTheTilesMakeThem(t *testing.T) {
	line := "table solo expansion=ix difficulty=sardaukar you=- left=ilban-richese right=leto-atreides deck=app"
	all := facts.Tiles
	t.Cleanup(func() { facts.Tiles = all })
	for n, want := range map[int]string{18: "three stacks of 6 and", 17: "three stacks of 6, 6, 5 and", 15: "three stacks of 5 and"} {
		facts.Tiles = all[:n]
		if got := strings.Join(Checklist(dealt(t, line)), "\n"); !strings.Contains(got, want) {
			t.Errorf("with %d tiles the page says\n%s", n, got)
		}
	}
}
