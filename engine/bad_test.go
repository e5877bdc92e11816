package engine_test

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

func TestBadNoSession(t *testing.T) {
	for _, text := range []string{"", "\n\n", "# only a comment\n", "round skirmish-b", "hello", "\x00\x01", "name you x\n" + soloBase} {
		_, err := engine.Replay(text, func(int, string, engine.Result) { t.Errorf("%q: a line is taken", text) })
		var at *engine.LineError
		if !errors.Is(err, engine.ErrNoSession) || !errors.As(err, &at) || at.Line < 1 {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := engine.OpenSession(nil, 1); err == nil {
		t.Error("a session without lines opens")
	}
	if _, err := engine.OpenSession([]string{"round skirmish-b"}, 1); err == nil {
		t.Error("a session without a table line opens")
	}
}

func TestBadSessionStopsAtTheLine(t *testing.T) {
	lines := []string{soloBase, "round skirmish-b", "rival right cards=secrets", "rival left cards=wealth"}
	s, err := engine.OpenSession(lines, len(lines))
	var at *engine.LineError
	if !errors.As(err, &at) || at.Line != 3 || at.Text != lines[2] || !strings.HasPrefix(err.Error(), "3: ") {
		t.Errorf("%v", err)
	}
	var r *engine.Refusal
	if !errors.As(err, &r) || r.Rule != facts.RuleSeat3 {
		t.Errorf("%v is no refusal by R-SEAT-3", err)
	}
	if s.Head() != 2 || s.Table().Turn() != engine.Left {
		t.Errorf("%d lines stand, %s is due", s.Head(), s.Table().Turn())
	}
	for _, stand := range []int{0, -1, 3} {
		if _, err := engine.OpenSession(lines[:2], stand); err == nil {
			t.Errorf("%d of 2 lines stand", stand)
		}
	}
}

func TestBadCommentsAndLineEnds(t *testing.T) {
	text := "\ufeff" + soloBase + " # the table\r\n\r\n# a comment\r\n  round skirmish-b  \r\n"
	n := 0
	table, err := engine.Replay(text, func(int, string, engine.Result) { n++ })
	if err != nil || n != 2 || table.Round() != 1 {
		t.Errorf("%d lines, round %d, %v", n, table.Round(), err)
	}
}

func TestBadLines(t *testing.T) {
	for _, line := range []string{
		"frobnicate", "round", "round nowhere", "round skirmish-b extra", "tiles flagship", "tiles flagship artillery nothing",
		"table", "table three", "table solo", "table solo expansion=base", strings.Replace(soloBase, "base", "uprising", 1),
		strings.Replace(soloBase, "sardaukar", "easy", 1), strings.Replace(soloBase, "memnon-thorvald", "nobody", 1),
		strings.Replace(soloBase, "left=memnon-thorvald", "left=-", 1), strings.Replace(soloBase, "deck=cards", "deck=paper", 1),
		soloBase + " seed=x", soloBase + " seed=-1", soloBase + " seed=18446744073709551616", soloBase + " variants=fast", soloBase + " variants=",
		twoBase + " variants=churn", twoBase + " difficulty=mentat", strings.Replace(twoBase, "first=one", "first=hagal", 1),
		"agent you", "agent you nowhere", "agent left arrakeen", "agent you arrakeen troops=13", "agent you arrakeen troops=-1", "agent you arrakeen troops=x",
		"agent you arrakeen dreadnoughts=3", "agent you arrakeen ships=1", "agent you arrakeen infiltrate infiltrate", "pass left", "reveal", "reveal right",
		"reveal you strength=100", "reveal you strength=-1", "reveal you dice=0,1", "reveal you dice=7,1", "reveal you dice=3", "reveal you dice=1,2,3",
		"rival you", "rival left cards=", "rival left cards=secrets,", "rival left cards=gold", "rival left secrets", "combat you=secrets", "combat left=",
		"combat left=gold", "combat left=secrets left=wealth", "strength left", "strength left -1", "strength left +1", "strength left 100", "strength left 1 2",
		"resolve now", "recall now", "pick", "pick a b", "tile", "tile 0 flagship", "tile 4 flagship", "tile 1", "tile 1 gold", "tile 1 empty flagship",
		"acquire you", "acquire you 0", "acquire you 4", "acquire left 1", "influence left emperor 1", "influence left emperor +0", "influence left emperor +7",
		"influence left harkonnen +1", "influence left emperor", "set left", "set left gold 1", "set left spice", "set left spice x", "set left spice 100",
		"set left spice -100", "set nobody spice 1", "dividends left", "move you arrakeen", "move you arrakeen nowhere", "lift you", "voice left arrakeen",
		"voice you", "control arrakeen", "control arrakeen nobody", "control nowhere you", "bonus hagga-basin", "bonus hagga-basin -1", "bonus hagga-basin 100",
		"first", "dreadnoughts left supply=2", "dreadnoughts left supply=3 garrison=0 deployed=0", "own you flagship", "own left gold", "trash left",
		"deck", "deck paper", "name", "name nobody x", "name you " + strings.Repeat("x", 41), "name you a\tb", "final left", "final you points=-1", "final you points=100",
		"final you garrison=13", "reveal you strength=1 strength=2", "Round skirmish-b", "rival left cards=secrets;wealth", "set left spice 1\x00", "name you \xff",
		"round " + strings.Repeat("x", engine.MaxLine),
	} {
		if in, err := engine.Parse(line); err == nil {
			t.Errorf("%q is read as %#v", line, in)
		} else if err.Error() == "" {
			t.Errorf("%q: no reason given", line)
		}
	}
	for _, line := range []string{"", "   ", "\t", "# x", "  # round skirmish-b"} {
		if in, err := engine.Parse(line); in != nil || err != nil {
			t.Errorf("%q is read as %v, %v", line, in, err)
		}
	}
}

// Each refusal leaves the table as it was and names rule, reason and remedy;
// game.refused checks that.
func TestBadRefusals(t *testing.T) {
	turns := start(t, soloIx, tilesIx, "round skirmish-b")
	for line, rule := range map[string]string{
		"rival right cards=secrets":          "R-SEAT-3",
		"agent you arrakeen":                 "R-SEAT-3",
		"reveal you":                         "R-SEAT-3",
		"pass you":                           "R-SEAT-3",
		"rival left":                         "R-DRAW-1",
		"rival left cards=reshuffle":         "R-DRAW-1",
		"rival left cards=secrets,secrets":   "R-DRAW-1",
		"round desert-power":                 "R-ROUND-1",
		"combat":                             "R-COMBAT-1",
		"resolve":                            "R-COMBAT-3",
		"strength left 3":                    "R-COMBAT-2",
		"recall":                             "R-END-1",
		"final you points=1":                 "R-END-3",
		"tile 1 flagship":                    "R-TECH-4",
		"tiles flagship windtraps spaceport": "R-SETUP-7",
		"lift left arrakeen":                 "R-ACT-1",
		"move you arrakeen carthag":          "R-ACT-1",
		"set left garrison 13":               "R-ACT-1",
		"set left garrison -4":               "R-ACT-1",
		"set left freighter 3":               "R-ACT-1",
		"set left spice -1":                  "R-ACT-1",
		"set you garrison 3":                 "R-ACT-1",
		"set you spice 3":                    "R-ACT-1",
		"set you vp -1":                      "R-ACT-1",
		"control secrets you":                "R-CARD-4",
		"bonus arrakeen 2":                   "R-END-1",
		"own left artillery":                 "R-TECH-1",
		"own left holtzman-engine":           "R-TECH-1",
		"trash left windtraps":               "R-TECH-5",
		"influence left emperor -1":          "R-INF-1",
		"dreadnoughts left supply=2 garrison=1 deployed=0": "R-SETUP-2",
		"voice you rally-troops":                           "R-SETUP-5",
	} {
		turns.refused(line, rule)
	}
	turns.refused("pick emperor", "") // no decision is open
	mine := start(t, soloIx, tilesIx, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth")
	for line, rule := range map[string]string{
		"agent you mentat troops=1":                       "R-DEPLOY-1",
		"agent you secrets":                               "R-DRAW-2",
		"agent you sell-melange":                          "R-SETUP-5",
		"reveal you strength=2":                           "R-COMBAT-2",
		"reveal you dice=1,2":                             "R-VAR-1",
		"rival left cards=foldspace":                      "R-SEAT-3",
		"dreadnoughts you supply=2 garrison=2 deployed=0": "R-SETUP-2",
	} {
		mine.refused(line, rule)
	}
	mine.do("agent you arrakeen troops=10", "rival left cards=foldspace", "rival right cards=conspire").refused("agent you carthag troops=3", "R-SETUP-2")
	start(t, soloBase, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth").refused("agent you arrakeen dreadnoughts=1", "R-SETUP-2")
	g := start(t, soloIx).do("influence left emperor +1").refused("acquire you 1", "R-SETUP-7").do(tilesIx, "own left windtraps")
	g.refused("own right windtraps", "R-TECH-1").refused("trash right windtraps", "R-TECH-5")
	start(t, twoBase).refused("control arrakeen hagal", "R-COMBAT-7").do("round skirmish-b", "agent one arrakeen", "rival hagal cards=secrets").
		refused("move hagal arrakeen carthag", "R-ACT-1").refused("move hagal secrets secrets", "R-ACT-1").refused("agent one carthag", "R-SEAT-3")
	start(t, twoBase, "round skirmish-b", "pass one", "agent two arrakeen", "pass one", "agent two carthag", "pass one", "agent two mentat",
		"pass one", "agent two wealth", "pass one").refused("agent two secrets", "R-SEAT-3").do("reveal two")
}

// A refused correction calls what it counts by its name, not by its id.
func TestBadCorrectionIsNamed(t *testing.T) {
	for line, want := range map[string]string{
		"set left vp 99":        "", // as far as it goes
		"set left vp +99":       "victory points would be 149",
		"set you garrison 1":    "troops in the garrison of a human is not counted",
		"set left freighter +1": "no box on the table has freighter",
	} {
		g := start(t, soloBase, "set left vp 50")
		_, err := g.s.Do(parsed(t, line))
		if got := fmt.Sprint(err); want == "" && err != nil || !strings.Contains(got, want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}

func TestBadSeatOfTheOtherMode(t *testing.T) {
	for _, c := range []struct{ table, other string }{{soloBase, "one"}, {twoBase, "you"}} {
		g := start(t, c.table, "round skirmish-b")
		for _, line := range []string{"agent S arrakeen", "reveal S", "pass S", "voice S arrakeen", "set S vp 1", "influence S emperor +1", "first S",
			"control arrakeen S", "dividends S", "name S x", "final S", "strength S 1", "acquire S 1", "move S arrakeen carthag", "lift S arrakeen"} {
			g.refused(strings.Replace(line, "S", c.other, 1), "")
		}
	}
	start(t, soloBase, "round skirmish-b").refused("rival hagal cards=secrets", "")
	start(t, twoBase, "round skirmish-b").refused("rival left cards=secrets", "").refused("own left flagship", "").refused("set right spice 1", "")
	fight(t, soloBase, 0, "skirmish-b", "set left deployed 1").refused("combat hagal=secrets", "R-COMBAT-1")
}

func TestBadSecondTableAndAfterTheEnd(t *testing.T) {
	start(t, soloBase).refused(soloBase, "").refused(twoIx, "")
	g := ended(t, twoBase, "set one vp 10").refused("recall", "R-END-1").do("final one", "final two")
	for _, line := range []string{"round desert-power", "set one vp 3", "deck app", "influence one emperor +1", "final one", "first two"} {
		g.refused(line, "R-END-4")
	}
}

func TestBadADecisionStandsFirst(t *testing.T) {
	g := recalled(t).do("rival left cards=interstellar-shipping").asks(engine.KindFaction, engine.You, "emperor", "bene-gesserit", "fremen")
	for _, line := range []string{"rival right cards=secrets", "agent you arrakeen", "dividends you", "acquire you 1", "deck app", "recall", "pick guild"} {
		g.refused(line, "R-INF-4")
	}
	g.refused("tile 1 flagship", "R-TECH-4")
	// Hand corrections are taken, and the question stays, or is put anew.
	g.do("set left spice 3", "control arrakeen you", "first you", "bonus hagga-basin 3", "name left Memnon").asks(engine.KindFaction, engine.You, "emperor", "bene-gesserit", "fremen")
	g.do("influence left fremen +1").asks(engine.KindFaction, engine.You, "emperor", "bene-gesserit").do("pick emperor").settled().turn(engine.Right)
}

func TestUndoAndRedo(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=conspire", "rival right cards=wealth")
	want := g.table().State()
	back := g.s.UndoTo(1)
	if back.CanUndo() || !reflect.DeepEqual(back.Table().State(), play(t, soloBase).State()) {
		t.Error("undone to the table line it is another table")
	}
	for range 3 {
		back = back.Redo()
	}
	if !reflect.DeepEqual(back.Table().State(), want) || len(back.Undone()) != 0 {
		t.Error("redone it is another table")
	}
	// Undone lines are kept beside, and gone with the next input.
	again, err := engine.OpenSession(g.s.Undo().Lines(), g.s.Undo().Head())
	if err != nil || len(again.Undone()) != 1 || again.Head() != 3 {
		t.Fatalf("%d undone, %d stand, %v", len(again.Undone()), again.Head(), err)
	}
	other, err := again.Do(parsed(t, "rival right cards=secrets"))
	if err != nil || len(other.Undone()) != 0 || !reflect.DeepEqual(again.Redo().Table().State(), want) {
		t.Errorf("a new input: %v, %d undone", err, len(other.Undone()))
	}
}
