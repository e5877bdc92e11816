package history_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hagal/app/page"
	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
)

func TestHistoryOfNoGame(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Deal("Friday", scene.SoloLine)
	h.App.Redraw()
	h.Tap("History and figures")
	h.Sees("No finished game yet")
	h.Tap("Back")
	h.Sees("Saved tables")
}

func TestHistoryAndFigures(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	id := h.Deal("Friday", scene.WonGame...)
	h.Deal("Saturday", scene.TwoGame(scene.LongName, "Bob")...)
	h.Deal("Sunday", scene.WonGame[:4]...)
	if err := h.Store.Archive(id, true); err != nil {
		t.Fatal(err)
	}
	h.App.Redraw()
	h.Tap("History and figures")
	h.Sees("Mentat", "1 of 1 won", "not played yet", "won against Rivals", "most points",
		"Friday", "Count Ilban Richese", "12", "Base game", "rounds: 1",
		"Saturday", scene.LongName, "0 of 1 won", "Bob", "15", "With Rise of Ix", "Epic Game Mode")
	h.SeesNot("Sunday")
	h.Tap("Saturday")
	if got := h.Table().Winner(); got != engine.Two {
		t.Errorf("the winner is %q", got)
	}
}

// A game finished with taps is in the history, and leaves it when its end is
// taken back.
func TestHistoryFollowsUndo(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Deal("Friday", scene.WonGame[:len(scene.WonGame)-1]...)
	h.App.Redraw()
	h.Tap("Friday")
	h.Next()
	if h.Table().Phase() != engine.PhaseOver {
		t.Fatalf("the game is in %s", h.Table().Phase())
	}
	h.App.Go(shell.History)
	h.Sees("Friday", "1 of 1 won")
	h.Tap("Friday")
	h.Tap("Undo")
	h.App.Go(shell.History)
	h.Sees("No finished game yet")
}

// A table that was duplicated, or came again in a backup, is no second game; one
// that went otherwise is, though it ended alike.
func TestHistoryCountsAGameOnce(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	id := h.Deal("Friday", scene.WonGame...)
	if _, err := h.Store.Duplicate(id); err != nil {
		t.Fatal(err)
	}
	h.App.Go(shell.History)
	h.Sees("Friday", "1 of 1 won")
	h.SeesNot("Friday (2)", "1 of 2 won", "2 of 2 won")
	other := slices.Clone(scene.WonGame)
	other[1] = "round skirmish-b"
	h.Deal("Sunday", other...)
	h.App.Redraw()
	h.Sees("Friday", "Sunday", "2 of 2 won")
}

// counted counts the tables that are read.
type counted struct {
	page.Store
	loads *int
}

func (c counted) Load(id store.ID) (store.Game, error) {
	*c.loads++
	return c.Store.Load(id)
}

func TestHistoryReadsEachTableOnce(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	for _, conflict := range []string{"skirmish-a", "skirmish-b", "skirmish-c", "skirmish-d"} {
		game := slices.Clone(scene.WonGame)
		game[1] = "round " + conflict
		h.Deal(conflict, game...)
	}
	loads := 0
	h.Store.Store = counted{h.Store.Store, &loads}
	h.App.Go(shell.History)
	h.Sees("4 of 4 won")
	if loads != 4 {
		t.Errorf("4 games that look alike were read %d times", loads)
	}
}

// A person who plays alone goes by the name that was given.
func TestHistoryNamesWhoPlaysAlone(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Deal("Friday", slices.Insert(slices.Clone(scene.WonGame), 1, "name you Mirja")...)
	h.App.Go(shell.History)
	h.Sees("Mirja", "1 of 1 won")
}

// A game's rounds stand beside the pace of its pair, whoever of the two sat
// left; of variants, of two players and of old notes there is none.
func TestRoundsBesideThePace(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Store.Face(func() (list []store.Info) {
		for i, note := range []string{
			"9 over mentat winner=you left=ilban-richese right=leto-atreides points=11,9,8",
			"8 over mentat winner=left left=leto-atreides right=ilban-richese points=7,10,8",
			"7 over mentat ix winner=left left=leto-atreides right=ilban-richese points=7,10,8",
		} {
			list = append(list, scene.ListedGame(i, fmt.Sprintf("Evening %d", i), note))
		}
		return list
	}, false)
	h.App.Go(shell.History)
	for boxes, own := range map[facts.Boxes]string{facts.Base: "your games (2): 8.5 rounds", facts.Ix: "your games (1): 7.0 rounds"} {
		p, ok := facts.PaceOf(boxes, 0, "mentat", "leto-atreides", "ilban-richese")
		if !ok {
			t.Fatal("the pair has no pace")
		}
		pace := "pace: round " + words.Tenths(p.Against[facts.Fighting].Rounds)
		h.Sees("Your rounds and the pace of the Rivals", own, pace, "rounds: 9 · pace: round", "1 of 2 won", "0 of 1 won", "Mentat · Base game", "Mentat · With Rise of Ix")
	}
	h.Store.Face(func() (list []store.Info) {
		for i, note := range []string{
			"7 over kwisatz-haderach ix variants=churn winner=left left=rhombur-vernius right=hundro-moritani points=8,12,10",
			"10 over two winner=one points=10,9 #Ada #Bob",
			"8 over mercenary winner=left left=rhombur-vernius right=glossu-rabban points=10,6,7",
			"9 over sardaukar",
		} {
			list = append(list, scene.ListedGame(i, fmt.Sprintf("Evening %d", i), note))
		}
		return list
	}, false)
	h.App.Redraw()
	h.Sees("Evening 3")
	h.SeesNot("pace")
}

// Notes of older versions, or of none, are shown as far as they go.
func TestHistoryOfOldNotes(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	for _, note := range []string{"9 over sardaukar", "8 over two", "7 over conqueror", "99999999999 over mentat ix variants=x winner=hagal points=a,-3,4"} {
		if _, err := h.Store.CreateFrom("With note "+note, []string{scene.SoloLine}, note); err != nil {
			t.Fatal(err)
		}
	}
	h.App.Go(shell.History)
	h.Sees("With note 9 over sardaukar", "Sardaukar · rounds: 9", "two players · rounds: 8", "rounds: 7", "did not keep this game's points", "0 of 1 won")
}

func TestHistoryOfManyGames(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Store.Face(func() (list []store.Info) {
		for i := range 100 {
			list = append(list, scene.ListedGame(i, fmt.Sprintf("Evening %d", i), scene.Notes[i%len(scene.Notes)]))
		}
		return list
	}, false)
	h.App.Go(shell.History)
	h.SeesNot("Evening 60")
	h.Tap("Show more, 68 left")
	h.Tap("Show more, 38 left")
	h.Sees("Evening 60")
}

func TestPersonsAreOneWhateverTheirCapitals(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Deal("Friday", scene.TwoGame("Ada", "Bob")...)
	h.Deal("Saturday", scene.TwoGame("BOB", "ada")...)
	h.App.Go(shell.History)
	if got := strings.Count(h.Text(), "1 of 2 won"); got != 2 {
		t.Errorf("%d people have won one of two games, want 2; there is\n%s", got, h.Text())
	}
}

func BenchmarkHistory(b *testing.B) {
	h := scene.Open(b, scene.Phone)
	for i := range 200 {
		if _, err := h.Store.CreateFrom(fmt.Sprintf("Evening %d", i), []string{scene.SoloLine}, scene.Notes[i%len(scene.Notes)]); err != nil {
			b.Fatal(err)
		}
	}
	h.App.Go(shell.History)
	for b.Loop() {
		h.App.Redraw()
	}
}
