package scene

import (
	"slices"
	"strings"
	"testing"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// everywhere is a setting a class of screen, in two languages.
var everywhere = []Setting{
	{Phone, 100, words.English, "light", "normal"},
	{Phone, 100, words.German, "light", "normal"},
	{Small, 100, words.German, "light", "normal"},
	{Small, 200, words.English, "light", "normal"},
	{Landscape, 100, words.English, "light", "normal"},
	{Landscape, 100, words.German, "light", "normal"},
	{Desktop, 100, words.German, "light", "normal"},
}

// withOdds plays a scene where the odds are shown.
func withOdds(t *testing.T, s Setting, play func(*Hand)) *Hand {
	t.Helper()
	h := With(t, s)
	h.App.Prefer(shell.Odds, "on")
	play(h)
	return h
}

// The troop that a person may deploy in defence of a location is offered above
// all else, with its own button and what the large one gives up, until a Rival
// had a turn; a correction in between keeps the offer (R-ROUND-1).
func TestADefenceIsOfferedAboveAllElse(t *testing.T) {
	for _, s := range everywhere {
		t.Run(s.String(), func(t *testing.T) {
			h := withOdds(t, s, mayDefend)
			events := h.App.Desk().Session().Last().Events
			offer := events[slices.IndexFunc(events, func(e engine.Event) bool { return e.Rule == facts.RuleRound1 && e.Seat == engine.You })]
			h.Lines("set left spice +1")
			deploy := words.T("Deploy 1 troop into the Conflict")
			h.inSight(deploy)
			if s.Scale == 100 {
				h.inSight(words.Event(h.Table(), offer))
			}
			if s.Size != Small {
				h.Sees(words.T("without the defensive bonus"))
			}
			h.Tap(deploy)
			if got := h.Last(); got != "set you deployed +1" {
				t.Errorf("told %q", got)
			}
			h.SeesNot(deploy, words.T("without the defensive bonus"))
			h.Tap(words.T("Undo"))
			h.inSight(deploy)
			h.Next()
			h.SeesNot(deploy)
		})
	}
}

// What a round has the hands move is above the board: a Rival's troop that
// defends a location.
func TestARivalsDefenceIsAboveTheBoard(t *testing.T) {
	for _, s := range everywhere {
		t.Run(s.String(), func(t *testing.T) {
			h := withOdds(t, s, nextRound(engine.Left, "round siege-of-arrakeen"))
			h.inSight(h.moves()[0])
		})
	}
}

// What the churn of a Reveal turn has the hands trash is above the board where
// Rivals still have turns (R-VAR-1).
func TestTheChurnIsAboveTheBoard(t *testing.T) {
	for _, s := range everywhere {
		t.Run(s.String(), func(t *testing.T) {
			h := With(t, s)
			table(SoloLine+" variants=churn", "round skirmish-a", "rival left cards=conspire", "rival right cards=wealth", "reveal you dice=1,5")(h)
			name := words.T("From the Reveal turn, on the board")
			h.inSight(name)
			for _, move := range h.moves()[1:] {
				if in := h.Within(name); !strings.Contains(in, kit.Plain(move)) {
					t.Errorf("%q is not among what is to be moved:\n%s", move, in)
				}
			}
		})
	}
}

// At a tie the end asks for no more than decides, says with whom and with what,
// and takes few taps (R-END-4).
func TestATieAsksForWhatDecides(t *testing.T) {
	h := Open(t, Phone)
	table(SoloLine, "round skirmish-a", "set left vp 10", "set left spice 5", "set left solari 4", "set right vp 9", "set you vp 9", "set left agents 0", "set right agents 0",
		"reveal you", "combat", "resolve", "recall")(h)
	h.SeesNot("Tied", "tiles", "Solari")
	h.Sees("Enough points: the game ends.", "Ilban Richese: 10", "You: 9")
	h.Tap("Points from Intrigue cards: one more")
	h.Sees("Tied at 10 with Ilban Richese", "Ilban Richese: 5")
	h.SeesNot("Troops in your garrison", "Water")
	before := h.Taps
	h.Tap("Spice: 5 more")
	h.Sees("Ilban Richese: 4")
	h.Tap("Solari: 5 more")
	h.SeesNot("Troops in your garrison", "Water")
	h.Next()
	if got, want := h.Last(), "final you points=1 spice=5 solari=5"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
	if taps := h.Taps - before; taps != 3 {
		t.Errorf("%d taps, want 3", taps)
	}
}

// Where two people are tied, everything to tap is named by whose figure it
// steps, and by how much (R-END-4).
func TestEveryFigureOfATieHasItsName(t *testing.T) {
	h := Open(t, Phone)
	table("table two expansion=base first=one deck=app seed=5", "name one Anna", "name two Bob", "round skirmish-a", "set one vp 10", "set two vp 10",
		"set hagal agents 0", "reveal one", "reveal two", "combat", "resolve", "recall")(h)
	h.Find("Anna: Spice: 5 more")
	h.Find("Bob: Spice: 5 more")
	names := map[string]int{}
	for _, tap := range h.Seen() {
		if names[tap.Name]++; names[tap.Name] > 1 {
			t.Errorf("%d things to tap are named %q", names[tap.Name], tap.Name)
		}
	}
}
