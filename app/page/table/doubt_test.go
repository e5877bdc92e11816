package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// yourTurn is a hand at the first turn of the one person, in a round of a solo
// game, after some lines.
func yourTurn(t *testing.T, lines ...string) *scene.Hand {
	t.Helper()
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", append([]string{scene.SoloLine, "round skirmish-a"}, lines...)...))
	for h.Primary() != words.T("Tap a space") {
		h.Next()
	}
	return h
}

// fight is a hand in Combat with these strengths, at the table's seats in order.
func fight(t *testing.T, you, left, right int) *scene.Hand {
	t.Helper()
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", scene.SoloLine, "round skirmish-a", "set you deployed 2", "set left deployed 2", "set right deployed 2",
		"set left agents 0", "set right agents 0", "reveal you strength=4", "combat left=wealth right=conspire",
		fmt.Sprintf("strength you %d", you), fmt.Sprintf("strength left %d", left), fmt.Sprintf("strength right %d", right)))
	return h
}

// A correction that makes a Rival pay says so beside the figure, and on the
// table until the next input.
func TestACorrectionSaysWhatItBrings(t *testing.T) {
	h := yourTurn(t, "set left intrigue 2")
	h.Tap("Figures of Ilban Richese")
	h.Sees("1 point costs 3 Intrigue cards.")
	h.SeesNot("Pays 3 Intrigue cards")
	h.Tap("Intrigue cards: one more")
	h.Sees("Ilban Richese", "Pays 3 Intrigue cards", "Gains 1 point, 1 in all")
	h.Tap("Water: one more")
	h.SeesNot("Pays 3 Intrigue cards")
	h.Tap("Emperor: one more")
	h.Tap("Emperor: one more")
	h.Sees("+1 point, 2 in all")
	h.Tap("Close")
	h.Sees("+1 point, 2 in all")
	h.Tap("Conspire")
	h.Next()
	h.SeesNot("+1 point, 2 in all")
}

// What a correction of a Rival takes from the player is said to the player.
func TestACorrectionSpeaksToThePlayer(t *testing.T) {
	h := yourTurn(t, "influence you fremen +4", "influence left fremen +4")
	h.Tap("Figures of Ilban Richese")
	h.Tap("Fremen: one more")
	h.Sees("You lose the Alliance with the Fremen")
	h.SeesNot("You: You lose")
}

// One's own Agents stand in one's row as the Rivals' do, and the Swordmaster
// is told when it comes.
func TestOwnAgentsAreCounted(t *testing.T) {
	h := yourTurn(t)
	agents := func(want int) {
		t.Helper()
		if got := strings.Fields(h.Within("Your figures")); !slices.Contains(got[1:], fmt.Sprint(want)) {
			t.Errorf("the row says %q, want %d Agents", got, want)
		}
	}
	agents(2)
	h.Tap("Swordmaster")
	h.Sees("You gain the Swordmaster: a third Agent from this round on")
	h.Next()
	h.Sees("You gain the Swordmaster: a third Agent from this round on")
	h.App.Change(func() {})
	h.Tap("Your figures")
	h.Sees("Agents: 2 at home, 1 on the board")
}

// What each seat would take is said in words, and what a person lacks.
func TestPlacesInCombatAreInWords(t *testing.T) {
	for _, c := range []struct {
		you, left, right int
		sees             []string
	}{
		{9, 13, 8, []string{"To tie for 1st: 4 more strength; to win: 5 more", "takes nothing"}},
		{9, 9, 8, []string{"Tied for 1st: nobody wins, each takes the 2nd reward", "To win: 1 more strength", "takes nothing"}},
		{8, 13, 8, []string{"Tied for 2nd: each takes the 3rd reward", "To tie for 1st: 5 more strength; to win: 6 more"}},
	} {
		fight(t, c.you, c.left, c.right).Sees(c.sees...)
	}
	h := fight(t, 13, 8, 6)
	h.SeesNot("to win", "To win", "Tied")
}

// What is to be moved after Combat comes before the next Conflict card, and is
// put away by the large button; the card can be tapped at once as well.
func TestWhatToMoveComesBeforeTheConflict(t *testing.T) {
	h := fight(t, 9, 13, 8)
	h.Next()
	sees := func(first, then string) {
		t.Helper()
		text := h.Text()
		if a, b := strings.Index(text, first), strings.Index(text, then); a < 0 || b < a {
			t.Errorf("%q does not stand above %q:\n%s", first, then, text)
		}
	}
	sees("You take the second reward with strength 9", "Cloak and Dagger")
	sees("After Combat, on the board", "Makers, on the board")
	sees("Makers, on the board", "Recall, on the board")
	sees("Recall, on the board", "Cloak and Dagger")
	h.Sees("Round 1 of 10", "The end of the round")
	h.Sees("Troops from the Conflict to supply: You 2, Ilban Richese 2, Leto Atreides 2")
	if got := h.Primary(); got != "Done – next: Conflict II" {
		t.Fatalf("the large button says %q", got)
	}
	h.Start(scene.Phone)
	h.Next()
	h.Sees("Which Conflict II was turned up?")
	h.SeesNot("After Combat, on the board", "Recall, on the board")
	h.Start(scene.Phone)
	h.SeesNot("Recall, on the board")
	h.Tap("Undo")
	h.Next()
	h.Sees("After Combat, on the board")
	h.Tap("Cloak and Dagger")
	if got := h.Table().Round(); got != 2 {
		t.Errorf("it is round %d", got)
	}
}

// At the end the rewards of the last Combat come before the points.
func TestWhatToMoveComesBeforeTheEnd(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", scene.SoloLine, "round skirmish-a", "set left vp 10", "set you deployed 2", "set left agents 0", "set right agents 0", "reveal you strength=5", "combat"))
	h.Next()
	h.Sees("You win the Conflict with strength 5")
	h.SeesNot("Recall, on the board", "points at the end")
	h.Next()
	h.Sees("You: points at the end")
	h.SeesNot("win the Conflict", "Wins the Conflict")
}

// The seat that the head names is the one that stands out, whatever is shown.
func TestTheHeadNamesTheSeatThatStandsOut(t *testing.T) {
	at := "Skirmish (Intrigue)"
	for _, size := range []scene.Setting{{Size: scene.Phone}, {Size: scene.Landscape}, {Size: scene.Desktop}} {
		size.Scale, size.Language, size.Variant, size.Contrast = 100, words.English, "light", "normal"
		for _, c := range []struct {
			lines []string
			head  string
			seat  engine.Seat
		}{
			{[]string{"rival left cards=conspire"}, "Turn of Ilban Richese", engine.Left},
			{[]string{"rival left cards=conspire", "rival right cards=arrakeen-1p"}, "Turn of Leto Atreides", engine.Right},
			{[]string{"set left agents 0", "rival right cards=conspire", "reveal you", "rival right cards=arrakeen-1p"}, "Turn of Leto Atreides", engine.Right},
			{[]string{"rival left cards=foldspace", "rival right cards=arrakeen-1p", "agent you wealth"}, "Turn of Ilban Richese", engine.Left},
		} {
			h := scene.With(t, size)
			h.App.Prefer(shell.Both, "off")
			h.App.Open(h.Deal(at, append([]string{scene.SoloLine, "round skirmish-a"}, c.lines...)...))
			h.Sees(c.head)
			for _, s := range h.Table().Seats() {
				name := words.T("Figures of {0}", words.At(h.Table(), s))
				for _, tap := range h.Seen() {
					if tap.Name == name && (tap.Face.Fill == look.SurfaceHigh) != (s == c.seat) {
						t.Errorf("%v, %v: the head says %q, and of %s it is %t that it stands out", size.Size, c.lines, c.head, s, tap.Face.Fill == look.SurfaceHigh)
					}
				}
			}
		}
	}
}

// Where both Rivals' turns are shown the head says so, and no seat stands out.
func TestTheHeadOfBothRivals(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", scene.SoloLine, "round skirmish-a"))
	h.Next()
	h.Sees("Turns of both Rivals")
	for _, s := range h.Table().Seats() {
		if h.Find(words.T("Figures of {0}", words.At(h.Table(), s))).Face.Fill == look.SurfaceHigh {
			t.Errorf("%s stands out", s)
		}
	}
}

// What Undo takes back is said in the rulebook's words, whatever the space.
func TestUndoSaysWhatItTakesBack(t *testing.T) {
	h := yourTurn(t)
	if got := h.Within("Undo"); got != "Both turns" {
		t.Errorf("after the Rivals' turns Undo says %q", got)
	}
	h.Tap("Wealth")
	h.Next()
	if got := h.Within("Undo"); got != "Turn" {
		t.Errorf("after a turn of one's own Undo says %q", got)
	}
}

// From why one comes to the rules around the one that is told.
func TestWhyLeadsToTheRulesAround(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", scene.SoloLine, "round skirmish-a", "rival left cards=conspire"))
	h.Tap("Conspire")
	h.Tap("The rules around it")
	h.Sees("Drawing House Hagal cards", "Blocked spaces", "Shuffling")
	h.SeesNot("Deploying", "What the icons mean")
	var asked []*kit.Tap
	for _, tap := range h.Seen() {
		if tap.Name == "Drawing" {
			asked = append(asked, tap)
		}
	}
	if len(asked) != 1 || asked[0].Face.Fill != look.SurfaceHigh {
		t.Errorf("the rule that was asked about does not stand out: %d", len(asked))
	}
	h.Tap("All rules")
	h.Sees("Deploying", "What the icons mean", "Blocked spaces")
	h.Tap("Back")
	h.Sees("Agent to Conspire")
}

// At the end why tells how this very game was decided.
func TestWhyOfTheEnd(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", scene.WonGame...))
	h.Tap("decided by: points")
	h.Sees("points: You 12, Ilban Richese 10, Leto Atreides 9.")
}

// A name that is given later is known in why of what happened before.
func TestWhyKnowsANameGivenLater(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", "table two expansion=base first=one deck=app seed=5", "round skirmish-a", "agent one conspire", "name one Ada"))
	h.Tap("Log")
	h.Tap("Back to 3")
	h.Tap("Agent to Conspire")
	h.Sees("Entered by Ada.")
	h.Tap("Close")
	h.Tap("Table")
	h.Tap("Rewards of Skirmish (Intrigue)")
	h.Sees("3rd: only for a tie for 2nd")
}

// A tile that is turned up is nobody's decision: the head names no seat.
func TestTheHeadOfATileTurnedUp(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", "table solo expansion=ix difficulty=kwisatz-haderach you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani deck=cards",
		"tiles windtraps flagship artillery", "round skirmish-e", "set left spice +3", "rival left cards=tech-negotiation"))
	h.Sees("Which tile is turned up on stack 1?", "Tech tiles")
	h.SeesNot("A decision for")
}

// After an undo the same input may bring something else, and the log tells that.
func TestTheLogTellsWhatHappenedAgain(t *testing.T) {
	h := scene.Open(t, scene.Desktop)
	h.App.Open(h.Deal("Friday", scene.SoloLine, "round skirmish-a", "set you deployed 2", "set left deployed 2", "set left agents 0", "set right agents 0"))
	fight := func(strength int) {
		t.Helper()
		for _, line := range []string{fmt.Sprint("reveal you strength=", strength), "strength left 5", "resolve"} {
			in, err := engine.Parse(line)
			if err != nil {
				t.Fatal(err)
			}
			if err := h.App.Desk().Do(in); err != nil {
				t.Fatal(err)
			}
			h.App.Redraw()
		}
	}
	fight(9)
	h.Sees("the Conflict with strength 9")
	for h.Table().Phase() != engine.PhasePlayerTurns {
		h.Tap("Undo")
	}
	fight(3)
	h.Sees("the second reward with strength 3")
	h.SeesNot("the Conflict with strength 9")
}
