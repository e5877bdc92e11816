package engine_test

import (
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

const letoBase = "table solo expansion=base difficulty=sardaukar you=paul-atreides left=leto-atreides right=ilban-richese deck=cards"

func TestWhyAnAllianceChanges(t *testing.T) {
	g := start(t, soloBase, "influence left guild +3", "influence you guild +4")
	g.because("R-INF-2", engine.You, "Takes the Alliance", "Corrected by hand.",
		"Influence with the Spacing Guild: the player 4, the left Rival 3, the right Rival 0.", "Nobody held the Alliance: the first to reach 4 takes it.")
	g.do("influence left guild +2").because("R-INF-2", engine.You, "Loses the Alliance", "Corrected by hand.",
		"Influence with the Spacing Guild: the player 4, the left Rival 5, the right Rival 0.", "The Alliance was held by the player.", "Higher on the track: the left Rival.")
	g.do("influence you guild -4", "influence left guild -3")
	g.because("R-INF-2", engine.Left, "Loses the Alliance", "Influence with the Spacing Guild: the player 0, the left Rival 2, the right Rival 0.",
		"The Alliance was held by the left Rival.", "Nobody is at 4 or more: it returns to the board.")
}

func TestWhyTheRuleThatDecided(t *testing.T) {
	g := start(t, letoBase, "round skirmish-b", "set left spice 1", "influence left emperor +1", "influence left fremen +2", "influence you emperor +2", "influence you fremen +3")
	// Leto's ring is on this card.
	g.do("rival left cards=secrets").do("rival right cards=wealth", "agent you mentat")
	for _, c := range facts.Cards {
		for _, use := range c.Cases {
			for _, gain := range use.Gains {
				if gain.What != facts.SignetRing || !c.Needs.Met(facts.Base) || !c.Modes.In(true) {
					continue
				}
				g.do("rival left cards=" + string(c.ID))
				g.because("R-INF-4", engine.Left, "influence with the Emperor", "Card "+c.Name+": Signet Ring.",
					"Duke Leto Atreides, Signet Ring: Pays 1 spice for 1 influence where an opponent has more.", "the left Rival: 1 spice; the Signet Ring costs 1 spice.",
					"The most any opponent has: Emperor 2, Spacing Guild 0, Bene Gesserit 0, Fremen 3.",
					"the left Rival, influence: Emperor 1, Spacing Guild 0, Bene Gesserit 1, Fremen 2.",
					"Emperor 1, Fremen 2 may be chosen, an opponent has more; the lowest is the Emperor.",
					"Influence with the Emperor: the player 2, the left Rival 2, the right Rival 1.")
				return
			}
		}
	}
	t.Fatal("no card has the Signet Ring")
}

func TestWhyAPlaceInCombat(t *testing.T) {
	fight := func(you, left, right string) *game {
		g := start(t, soloBase, "round skirmish-b", "set you deployed 3", "set left deployed 3", "set right deployed 3").rest()
		return g.do("combat left=wealth right=conspire", "strength you "+you, "strength left "+left, "strength right "+right, "resolve")
	}
	fight("9", "7", "5").because("R-COMBAT-3", engine.You, "Wins", "Strengths: the player 9, the left Rival 7, the right Rival 5.", "Highest: the player.").
		because("R-COMBAT-3", engine.Left, "Takes the second reward with strength", "Strengths: the player 9, the left Rival 7, the right Rival 5.", "Second highest: the left Rival.").
		because("R-COMBAT-4", engine.Left, "Gains 1 water", "The second reward of Skirmish (water) goes to the left Rival.", "the left Rival: 1 water before, 2 after.")
	fight("8", "8", "5").because("R-COMBAT-3", engine.Left, "Tied for first with strength", "Strengths: the player 8, the left Rival 8, the right Rival 5.",
		"Tied for first: the left Rival and the player. Nobody wins, and each takes the second reward.")
	fight("9", "7", "7").because("R-COMBAT-3", engine.Right, "Tied for second with strength", "Strengths: the player 9, the left Rival 7, the right Rival 7.",
		"Tied for second: the left Rival and the right Rival. Each takes the third reward.")
}

func TestWhyControlPays(t *testing.T) {
	g := start(t, soloBase, "control arrakeen left", "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "agent you arrakeen")
	g.because("R-CARD-4", engine.Left, "Gains 1 Solari", "the player has an Agent on Arrakeen.", "Control marker on Arrakeen: the left Rival.")
}

func TestWhyTheDeckIsShuffled(t *testing.T) {
	g := start(t, twoBase, "round skirmish-b", "agent one mentat", "rival hagal cards=reshuffle,wealth")
	g.because("R-DRAW-3", engine.Nobody, "Shuffle all 28 House Hagal cards", "Revealed: Reshuffle.")
	g.because("R-DRAW-1", engine.Hagal, "Wealth used", "No Agent is on Wealth, and nothing blocks it.", "Cards skipped before it: Reshuffle.")
}

// What is asked says why it is open, and the answer who gave it.
func TestWhyAQuestion(t *testing.T) {
	g := start(t, soloIx, "tiles memocorders spaceport artillery", "set left spice 3", "influence left emperor +1", "round skirmish-b", "rival left cards=tech-negotiation")
	d := g.table().Decision()
	if d == nil {
		t.Fatal("no question is open")
	}
	says := strings.Join(english(d.Why(g.table()).Reasons), "\n")
	for _, want := range []string{"Memocorders: 1 influence when acquired", "the left Rival, influence: Emperor 1, Spacing Guild 0, Bene Gesserit 0, Fremen 0.",
		"Spacing Guild, Bene Gesserit and Fremen tie for lowest, at 0."} {
		if !strings.Contains(says, want) {
			t.Errorf("the question is open because\n%s\nwithout %q", says, want)
		}
	}
	g.do("pick guild")
	for _, e := range g.s.Last().Events {
		if e.Rule == facts.RuleInf4 && !strings.Contains(strings.Join(english(e.Because()), "\n"), "Chosen by the player: Spacing Guild.") {
			t.Errorf("%q does not say who chose: %q", e.Text(), english(e.Because()))
		}
	}
}

func TestDrawsOfATurn(t *testing.T) {
	g := start(t, twoBase, "bonus hagga-basin 2", "round skirmish-b", "agent one wealth", "rival hagal cards=wealth,reshuffle,wealth,harvest-spice")
	d := engine.DrawnIn(g.s.Last().Events)
	if d.Card != "harvest-spice" || d.Space != "hagga-basin" || !d.Harvest || len(d.Skipped) != 3 || len(d.Shuffles) != 1 {
		t.Errorf("%+v", d)
	}
	if got := d.Folded().String(); got != "3 skipped, reshuffled" {
		t.Errorf("folded: %q", got)
	}
	if got := engine.DrawnIn(nil).Folded(); !got.IsZero() {
		t.Errorf("nothing drawn is folded to %q", got)
	}
}

// A kind of figure in doubt is marked the first time that it counts at a table,
// whatever the card; its reason says so each time.
func TestADoubtIsMarkedOnce(t *testing.T) {
	g := start(t, soloIx, tilesIx, "round skirmish-a", "set left deployed 2").rest().do("combat left=smuggling-shipping")
	marked := func() (checks int, reasons int) {
		for _, e := range g.s.Last().Events {
			checks += len(e.Checks())
			if strings.Contains(strings.Join(english(e.Because()), "\n"), "check the printed card.") {
				reasons++
			}
		}
		return checks, reasons
	}
	if checks, reasons := marked(); checks != 1 || reasons != 1 {
		t.Errorf("the first time %d checks and %d reasons", checks, reasons)
	}
	g.do("resolve")
	for g.table().Decision() != nil {
		g.do("pick " + g.table().Decision().Options[0])
	}
	g.do("recall", "deck cards", "round desert-power", "set left deployed 2").rest().do("combat left=foldspace-shipping")
	if checks, reasons := marked(); checks != 0 || reasons != 1 {
		t.Errorf("the second time %d checks and %d reasons", checks, reasons)
	}
}
