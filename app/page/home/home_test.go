package home_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/part"
	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/data/store"
)

func TestSearchAsOneTypes(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	for i := range 8 {
		h.Deal(fmt.Sprintf("Evening %d", i), scene.SoloLine)
	}
	h.Deal("At Ada's", scene.SoloLine)
	h.App.Redraw()
	h.Write("Search the tables", "ada mentat")
	h.Sees("At Ada's")
	h.SeesNot("Evening 3")
	h.Write("Search the tables", "nobody")
	h.Sees("No table contains these words.")
	h.Tap("Show all tables")
	h.Sees("At Ada's", "Evening 3")
}

func TestTwoHundredTables(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Store.Face(scene.ManyGames, false)
	h.App.Redraw()
	first := len(h.Seen())
	if first > 3*part.Listed {
		t.Errorf("%d things to tap are built at first", first)
	}
	h.Tap("Show more, 146 left")
	h.Tap("Show more, 116 left")
	if got := len(h.Seen()); got <= first {
		t.Errorf("no more tables are shown: %d things to tap", got)
	}
	h.Write("Search the tables", "bob 2")
	h.Sees(scene.LongName+", Bob 200", scene.LongName+", Bob 2")
	h.SeesNot("Rabban 199")
}

func TestManageWithTaps(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Deal("Friday", scene.SoloLine)
	h.App.Redraw()
	h.Tap("More for Friday")
	h.Write("Name of the table", "Saturday")
	h.Tap("Rename")
	h.Sees("Saturday")
	h.Tap("More for Saturday")
	h.Tap("Duplicate")
	h.Sees("Saturday (2)")
	h.Hold("Saturday (2)")
	h.Tap("Archive")
	h.SeesNot("Saturday (2)")
	h.Tap("Archived or deleted: 1")
	h.Sees("Archived tables", "Saturday (2)")
	h.Tap("More for Saturday (2)")
	h.Tap("Unarchive")
	h.Tap("Back to the saved tables")
	h.Sees("Saturday (2)")
	h.Tap("More for Saturday (2)")
	h.Tap("Delete")
	h.Tap("Restore Saturday (2)")
	h.Tap("More for Saturday (2)")
	h.Tap("Delete")
	h.Start(scene.Phone)
	h.Tap("Archived or deleted: 1")
	h.Tap("Restore Saturday (2)")
	h.Tap("Back to the saved tables")
	h.Sees("Saturday (2)")
	h.Tap("More for Saturday")
	h.Tap("Copy as text")
	if got := fyne.CurrentApp().Clipboard().Content(); got != scene.SoloLine+"\n" {
		t.Errorf("on the clipboard is %q", got)
	}
}

func TestNamesThatCannotBe(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Deal("Friday", scene.SoloLine)
	h.App.Redraw()
	h.Tap("More for Friday")
	for _, name := range []string{"  ", strings.Repeat("o", store.MaxTitle+1)} {
		h.Write("Name of the table", name)
		h.Tap("Rename")
		h.Sees("A name has 1 to 80 letters, all in one line.", "Rename")
	}
	h.Write("Name of the table", "Sunday")
	h.Tap("Rename")
	h.SeesNot("A name has", "Rename")
	if got := h.Titles(store.Filter{}); got[0] != "Sunday" {
		t.Errorf("the table is called %q", got[0])
	}
}

// Each change of the list fails once: it is said, nothing is changed, and the
// next try works.
// Ten thousand letters in a field, as pasted by mistake, are told to be too
// many, find nothing, and cost no time to speak of.
func TestALetterTooManyTenThousandTimes(t *testing.T) {
	for _, letter := range []string{"W", "夜", "ا", "👩‍🚀"} {
		long := strings.Repeat(letter, 10000/utf8.RuneCountInString(letter))
		h := scene.Open(t, scene.Phone)
		for n := range 6 {
			h.Deal(fmt.Sprint("Friday ", n), "table two expansion=base first=one deck=app seed=5")
		}
		h.App.Go(shell.Home)
		began := time.Now()
		h.Write("Search the tables", "x").SetText(long)
		h.Sees("No table contains these words.")
		h.Tap("Show all tables")
		h.Tap("More for Friday 3")
		h.Write("Name of the table", "x").SetText(long)
		h.Tap("Rename")
		h.Sees("A name has 1 to 80 letters, all in one line.")
		if took := time.Since(began); took > 20*time.Second {
			t.Errorf("ten thousand of %q took %v", letter, took)
		}
		if got := h.Titles(store.Filter{}); len(got) != 6 || !slices.Contains(got, "Friday 3") {
			t.Errorf("the tables are %q", got)
		}
	}
}

func TestFullDiskOnTheList(t *testing.T) {
	for _, c := range []struct{ op, tap string }{
		{"rename", "Rename"}, {"duplicate", "Duplicate"}, {"archive", "Archive"}, {"delete", "Delete"},
	} {
		t.Run(c.op, func(t *testing.T) {
			f := &scene.Fault{}
			h := scene.Open(t, scene.Phone, f.Option())
			h.Deal("Friday", scene.SoloLine)
			h.App.Redraw()
			h.Tap("More for Friday")
			h.Write("Name of the table", "Saturday")
			f.Op = c.op
			h.Tap(c.tap)
			h.Sees("The disk is full: nothing was changed.")
			if got := h.Titles(store.Filter{}); len(got) != 1 || got[0] != "Friday" {
				t.Fatalf("after it there are %q", got)
			}
			h.Tap(c.tap)
			h.SeesNot("The disk is full")
			if got := h.Titles(store.Filter{}); len(got) == 1 && got[0] == "Friday" {
				t.Error("the next try changed nothing")
			}
		})
	}
}

func BenchmarkHome(b *testing.B) {
	h := scene.Open(b, scene.Phone)
	lines := []string{scene.SoloLine, "round skirmish-a"}
	for i := range 200 {
		if _, err := h.Store.CreateFrom(fmt.Sprintf("Evening %d", i), lines, "1 player-turns mentat"); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		h.App.Redraw()
	}
}

// The list says the round that is due: after Recall that is the next.
func TestTheListSaysTheRoundThatIsDue(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	begun := scene.WonGame[:1]
	first := []string{scene.SoloLine, "round skirmish-a", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve"}
	for _, c := range []struct {
		says  string
		lines []string
	}{
		{"Round 1 ·", begun}, {"Round 1 ·", first[:3]}, {"Round 1 ·", first},
		{"Round 2 ·", append(first[:7:7], "recall")}, {"Round 2 ·", append(first[:7:7], "recall", "round desert-power")},
	} {
		id := h.Deal("Friday", c.lines...)
		h.App.Redraw()
		h.Sees(c.says)
		if err := h.Store.Delete(id); err != nil {
			t.Fatal(err)
		}
	}
}

// A new table is begun by the large button where no game goes on, else beside
// the list: there is one way, not two.
func TestHomeBeginsATableInOneWay(t *testing.T) {
	goesOn := func(t store.Info) bool { return !desk.ReadNote(t.Note).Over() }
	for _, info := range [][]store.Info{scene.ManyGames(), slices.DeleteFunc(scene.ManyGames(), goesOn)} {
		h := scene.Open(t, scene.Phone)
		h.Store.Face(func() []store.Info { return info }, false)
		h.App.Go(shell.Home)
		n := 0
		for _, tap := range h.Seen() {
			if tap.Name == "New table" {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%d ways to a new table, the large button is %q", n, h.Primary())
		}
	}
}
