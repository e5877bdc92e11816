package engine_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/rival"
)

// solo is a table line of a difficulty.
func solo(box, difficulty string) string {
	return fmt.Sprintf("table solo expansion=%s difficulty=%s you=- left=memnon-thorvald right=glossu-rabban deck=cards", box, difficulty)
}

func Test_R_SETUP_1_difficulty(t *testing.T) {
	for _, c := range []struct {
		id                              facts.DifficultyID
		bonus                           []facts.Gain
		mentat                          int
		garrison, intrigue, swordmaster int
		expert, noSwordmaster           bool
	}{
		{"mercenary", []facts.Gain{{What: facts.Solari, N: 1}, {What: facts.Spice, N: 1}}, 2, 0, 0, 5, false, false},
		{"sardaukar", nil, 5, 3, 1, 4, false, false},
		{"mentat", nil, 5, 3, 1, 3, true, false},
		{"kwisatz-haderach", nil, 5, 3, 1, 3, true, true},
	} {
		g := start(t, solo("base", string(c.id)))
		for _, seat := range []engine.Seat{engine.Left, engine.Right} {
			if s := g.side(seat); s.Garrison != c.garrison || s.Supply != 12-c.garrison || s.Intrigue != c.intrigue {
				t.Errorf("%s: %s has %d in garrison, %d in supply, %d Intrigue cards", c.id, seat, s.Garrison, s.Supply, s.Intrigue)
			}
		}
		d, _ := facts.DifficultyByID(c.id)
		if diff := cmp.Diff(c.bonus, d.Bonus); diff != "" || d.SwordmasterRound != c.swordmaster {
			t.Errorf("%s: Swordmasters in round %d, you start with %s", c.id, d.SwordmasterRound, diff)
		}
		g.do("round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "agent you mentat")
		g.told("R-SETUP-1", engine.You, fmt.Sprintf("%d Solari", c.mentat))
		g.do("rival left cards=foldspace", "rival right cards=conspire", "agent you swordmaster")
		if c.noSwordmaster {
			g.told("R-SETUP-1", engine.You, "No Swordmaster")
		} else {
			g.silent("R-SETUP-1")
		}
		// Two troops ahead, the expert deploys no more.
		g = start(t, solo("base", string(c.id)), "round skirmish-b", "set left deployed 2", "rival left cards=stillsuits")
		if held := g.side(engine.Left).Deployed == 2; held != c.expert && c.garrison > 0 {
			t.Errorf("%s: deploys no troops when ahead: %v", c.id, held)
		}
	}
}

func Test_R_SETUP_2_what_a_Rival_starts_with(t *testing.T) {
	leader := engine.Side{Agents: 2, Self: rival.Self{Supply: 9, Garrison: 3, Water: 1, Intrigue: 1, Dreads: rival.Dreads{Supply: 2}}}
	hagal := engine.Side{Agents: 3, Self: rival.Self{Supply: 12, Dreads: rival.Dreads{Supply: 2}}}
	for _, c := range []struct {
		table string
		seat  engine.Seat
		want  engine.Side
	}{{soloIx, engine.Left, leader}, {soloIx, engine.Right, leader}, {twoIx, engine.Hagal, hagal}} {
		got := play(t, c.table).Side(c.seat)
		if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(engine.Side{})); diff != "" {
			t.Errorf("%s: %s", c.seat, diff)
		}
	}
	// Without Rise of Ix neither dreadnoughts nor Freighters are on the table.
	g := start(t, soloBase).refused("dreadnoughts left supply=1 garrison=1 deployed=0", "R-SETUP-2")
	g.refused("set left freighter 1", "R-SETUP-2").refused("set left negotiators 1", "R-SETUP-2")
}

func Test_R_SETUP_3_Rival_Leaders(t *testing.T) {
	form := "table solo expansion=%s difficulty=mentat you=%s left=%s right=%s deck=cards"
	for _, c := range []struct{ box, you, left, right string }{
		{"base", "-", "leto-atreides", "leto-atreides"},
		{"base", "leto-atreides", "leto-atreides", "glossu-rabban"},
		{"base", "leto-atreides", "glossu-rabban", "leto-atreides"},
		{"base", "-", "helena-richese", "leto-atreides"},
		{"base", "-", "leto-atreides", "paul-atreides"},
		{"ix", "-", "tessia-vernius", "leto-atreides"},
		{"base", "-", "rhombur-vernius", "leto-atreides"},
		{"base", "ilesa-ecaz", "glossu-rabban", "leto-atreides"},
	} {
		start(t).refused(fmt.Sprintf(form, c.box, c.you, c.left, c.right), "R-SETUP-3")
	}
	base := []string{"memnon-thorvald", "ariana-thorvald", "ilban-richese", "leto-atreides", "vladimir-harkonnen", "glossu-rabban"}
	for i, left := range base {
		play(t, fmt.Sprintf(form, "base", "helena-richese", left, base[(i+1)%len(base)]))
	}
	play(t, fmt.Sprintf(form, "ix", "ilesa-ecaz", "rhombur-vernius", "hundro-moritani"))
}

func Test_R_SETUP_4_the_House_Hagal_deck(t *testing.T) {
	both := "conspire wealth heighliner foldspace selective-breeding secrets hardy-warriors stillsuits"
	for _, c := range []struct {
		table string
		n     int
		kinds string
	}{
		{soloBase, 27, both + " rally-troops hall-of-oratory carthag harvest-spice arrakeen-1p"},
		{twoBase, 28, both + " rally-troops hall-of-oratory carthag harvest-spice arrakeen-2p reshuffle"},
		{soloIx, 30, both + " carthag harvest-spice arrakeen-1p interstellar-shipping foldspace-shipping smuggling-shipping tech-negotiation dreadnought-1p"},
		{twoIx, 29, both + " carthag harvest-spice arrakeen-2p reshuffle interstellar-shipping foldspace-shipping smuggling-shipping dreadnought-2p"},
	} {
		table := play(t, c.table)
		var kinds string
		for _, id := range table.CardsLeft() {
			kinds += " " + string(id)
		}
		if table.DeckLeft() != c.n || kinds != " "+c.kinds {
			t.Errorf("%s: %d cards:%s", c.table, table.DeckLeft(), kinds)
		}
	}
	start(t, soloBase, "round skirmish-b").refused("rival left cards=arrakeen-2p", "R-DRAW-1").
		refused("rival left cards=tech-negotiation", "R-DRAW-1")
	start(t, soloIx, tilesIx, "round skirmish-b").refused("rival left cards=rally-troops", "R-DRAW-1").
		refused("rival left cards=hall-of-oratory", "R-DRAW-1")
}

func Test_R_SETUP_5_the_board(t *testing.T) {
	covered := []string{"rally-troops", "hall-of-oratory", "secure-contract", "sell-melange"}
	joined := []string{"smuggling", "interstellar-shipping", "tech-negotiation", "dreadnought"}
	for _, c := range []struct {
		table    string
		on, gone []string
	}{{twoBase, covered, joined}, {twoIx, joined, covered}} {
		g := start(t, c.table, "round skirmish-b")
		if n := len(g.table().Spaces()); n != 22 {
			t.Errorf("%s: %d spaces", c.table, n)
		}
		for _, id := range c.gone {
			g.refused("agent one "+id, "R-SETUP-5").refused("voice one "+id, "R-SETUP-5")
		}
		for _, id := range c.on {
			start(t, c.table, "round skirmish-b", "agent one "+id)
		}
		g.do("agent one arrakeen").refused("move one arrakeen "+c.gone[0], "R-SETUP-5")
	}
}

func Test_R_SETUP_6_the_Conflict_deck(t *testing.T) {
	for _, c := range []struct {
		table  string
		levels []int
	}{
		{twoBase, []int{1, 2, 2, 2, 2, 2, 3, 3, 3, 3}},
		{twoIx, []int{1, 2, 2, 2, 2, 2, 3, 3, 3, 3}},
		{"table two expansion=ix first=one variants=epic deck=cards", []int{2, 2, 2, 2, 2, 3, 3, 3, 3, 3}},
	} {
		g := start(t, c.table)
		for round, level := range c.levels {
			if got := g.table().LevelDue(); got != level {
				t.Fatalf("%s: level %d is due in round %d, want %d", c.table, got, round+1, level)
			}
			for _, due := range g.table().ConflictsDue() {
				if due.Level != level {
					t.Errorf("%s is offered in round %d", due.ID, round+1)
				}
			}
			for _, other := range []struct {
				id    string
				level int
			}{{"skirmish-a", 1}, {"desert-power", 2}, {"battle-for-carthag", 3}} {
				if other.level != level {
					g.refused("round "+other.id, "R-SETUP-6")
				}
			}
			if round < 9 {
				g.skip(1)
			}
		}
	}
	// A card seen is not offered again, one of the other box never.
	g := start(t, twoBase).refused("round skirmish-e", "R-SETUP-6").skip(2)
	seen, _ := facts.ConflictByID("desert-power")
	for _, due := range g.table().ConflictsDue() {
		if due.ID == seen.ID || due.ID == "trade-monopoly" {
			t.Errorf("%s is offered", due.ID)
		}
	}
	g.refused("round desert-power", "R-SETUP-6").refused("round trade-monopoly", "R-SETUP-6")
}

func Test_R_SETUP_7_Tech_tiles(t *testing.T) {
	g := start(t, soloIx).refused("round skirmish-b", "R-ROUND-1").refused("tiles flagship flagship artillery", "R-SETUP-7")
	g.does("tiles flagship artillery windtraps", "phase setup>round-start",
		"stacks >[left:6 up:flagship] [left:6 up:artillery] [left:6 up:windtraps]")
	g.refused("tiles chaumurky holoprojectors spaceport", "R-SETUP-7")
	if n := len(g.table().TilesDue()); n != 15 {
		t.Errorf("%d tiles may still turn up", n)
	}
	start(t, soloBase).refused("tiles flagship artillery windtraps", "R-SETUP-7")
	start(t, twoIx).refused("tiles flagship artillery windtraps", "R-SETUP-7").do("round skirmish-b")
}

func Test_R_SETUP_7_a_tile_is_in_one_place(t *testing.T) {
	start(t, soloIx, "own left flagship").refused("tiles flagship artillery windtraps", "R-SETUP-7")
}

func Test_R_SETUP_8_the_first_game(t *testing.T) {
	for _, d := range facts.Difficulties {
		table := play(t, solo("base", string(d.ID)))
		if table.Leader(engine.Left) != "memnon-thorvald" || table.Leader(engine.Right) != "glossu-rabban" {
			t.Errorf("%s: the suggested Leaders are %s and %s", d.ID, table.Leader(engine.Left), table.Leader(engine.Right))
		}
	}
}
