package desk_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"hagal/app/desk"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/data/store/sqlite"
	"hagal/engine"
)

const soloLine = "table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5"

var lines = []string{soloLine, "round skirmish-a", "set you vp 12", "set left vp 10", "set right vp 9",
	"set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall", "final you points=0"}

func inputs(t *testing.T, lines ...string) []engine.Input {
	t.Helper()
	var list []engine.Input
	for _, line := range lines {
		in, err := engine.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, in)
	}
	return list
}

// open opens a store whose writes of the kind *fail fail.
func open(t *testing.T, fail *string) *sqlite.Store {
	t.Helper()
	kept, _, err := sqlite.Open(t.TempDir(), sqlite.WithFault(func(op string) error {
		if op == *fail {
			return syscall.ENOSPC
		}
		return nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	})
	return kept
}

func bring(t *testing.T, k desk.Keeper, lines ...string) *desk.Desk {
	t.Helper()
	d, err := desk.Bring(k, "Friday", inputs(t, lines...))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// same checks that the table on disk is the one in memory.
func same(t *testing.T, k desk.Keeper, d *desk.Desk) {
	t.Helper()
	again, err := desk.Open(k, d.ID())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(d.Table().State(), again.Table().State()); diff != "" {
		t.Errorf("on disk the table differs:\n%s", diff)
	}
	game, err := k.Load(d.ID())
	if err != nil {
		t.Fatal(err)
	}
	if want := desk.Note(d.Table()); game.Note != want {
		t.Errorf("the note is %q, want %q", game.Note, want)
	}
}

func TestNoteOfAGame(t *testing.T) {
	var none string
	k := open(t, &none)
	d := bring(t, k, lines...)
	same(t, k, d)
	want := desk.Brief{Round: 1, Phase: engine.PhaseOver, Difficulty: "mentat", Left: "ilban-richese", Right: "leto-atreides",
		Winner: engine.You, Points: [3]int{12, 10, 9}}
	got := desk.ReadNote(desk.Note(d.Table()))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !got.Over() || !got.Scored() || !got.Won() {
		t.Error("the note does not tell that the game is won")
	}
	for range lines[1:] {
		if err := d.Undo(); err != nil {
			t.Fatal(err)
		}
		same(t, k, d)
	}
	if b := desk.ReadNote(desk.Note(d.Table())); b.Over() || b.Scored() {
		t.Errorf("taken back the note is %+v", b)
	}
}

// A person who plays alone may have a name too.
func TestNoteOfANameAlone(t *testing.T) {
	var none string
	d := bring(t, open(t, &none), slices.Insert(slices.Clone(lines), 1, "name you Mirja 2")...)
	if got := desk.ReadNote(desk.Note(d.Table())); got.Names != [2]string{"Mirja 2", ""} || got.Winner != engine.You {
		t.Errorf("the note tells %+v", got)
	}
}

func TestNoteOfTwoPlayers(t *testing.T) {
	var none string
	k := open(t, &none)
	for _, names := range [][2]string{{"Ada", "Bob"}, {strings.Repeat("Ä", 40), strings.Repeat("w", 40)}, {"", "Bob"}, {"Ada", ""}, {"", ""}, {"winner=you", "a=b c"}} {
		d := bring(t, k, "table two expansion=ix first=one variants=epic deck=app seed=5", strings.TrimRight("name one "+names[0], " "),
			strings.TrimRight("name two "+names[1], " "), "round machinations", "set one vp 11", "set two vp 12", "set hagal agents 0",
			"reveal one", "reveal two", "combat", "resolve", "recall", "final one points=0", "final two points=3")
		same(t, k, d)
		want := desk.Brief{Round: 1, Phase: engine.PhaseOver, Two: true, Boxes: facts.Ix, Variants: facts.Epic, Names: names, Winner: engine.Two, Points: [3]int{11, 15, 0}}
		if diff := cmp.Diff(want, desk.ReadNote(desk.Note(d.Table()))); diff != "" {
			t.Error(diff)
		}
	}
}

// The boxes are told from the first line on.
func TestNoteOfAGameInPlay(t *testing.T) {
	var none string
	k := open(t, &none)
	for _, box := range facts.BoxTable {
		d := bring(t, k, "table two expansion="+string(box.ID)+" first=one deck=app seed=5")
		if b := desk.ReadNote(desk.Note(d.Table())); b.Boxes != box.Boxes || b.Over() {
			t.Errorf("with %s the note tells %+v", box.ID, b)
		}
	}
}

// The longest note there can be is kept whole.
func TestNotesFit(t *testing.T) {
	longest := ""
	for _, l := range facts.Leaders {
		if len(l.ID) > len(longest) {
			longest = string(l.ID)
		}
	}
	solo := fmt.Sprintf("10 over kwisatz-haderach ix variants=brutal,churn,epic you=%s left=%s right=%s winner=right points=999,999,999 #", longest, longest, longest) + strings.Repeat("o", engine.MaxName)
	two := "10 over two ix variants=epic winner=two points=999,999 #" + strings.Repeat("o", engine.MaxName) + " #" + strings.Repeat("o", engine.MaxName)
	for _, note := range []string{solo, two} {
		if n := utf8.RuneCountInString(note); n > store.MaxNote {
			t.Errorf("a note of %d letters is cut at %d", n, store.MaxNote)
		}
	}
}

func FuzzReadNote(f *testing.F) {
	for _, note := range []string{"", "4 player-turns mentat", "9 over two ix variants=epic winner=one points=9,8 #Ada #Bob", "x over", "1 over mentat winner=hagal points=,,,,"} {
		f.Add(note)
	}
	f.Fuzz(func(t *testing.T, note string) {
		b := desk.ReadNote(note)
		if b.Round < 0 || b.Round > facts.Rounds {
			t.Errorf("round %d", b.Round)
		}
		for i, p := range b.Points {
			if p < 0 || p > 999 {
				t.Errorf("%d points of seat %d", p, i)
			}
		}
		for _, id := range []facts.LeaderID{b.You, b.Left, b.Right} {
			if _, ok := facts.LeaderByID(id); id != "" && !ok {
				t.Errorf("unknown Leader %q", id)
			}
		}
		if b.Scored() && !strings.Contains(fmt.Sprint(b.Seats()), b.Winner.String()) {
			t.Errorf("the winner %q has no seat", b.Winner)
		}
	})
}

// A write that fails, of whatever kind, changes nothing, and the next works.
func TestAFullDiskChangesNothing(t *testing.T) {
	fail := "create"
	k := open(t, &fail)
	if _, err := desk.Bring(k, "Friday", inputs(t, lines...)); !errors.Is(err, store.ErrDiskFull) {
		t.Fatalf("a table that is not kept: %v", err)
	}
	fail = ""
	d := bring(t, k, lines[:len(lines)-1]...)
	last := inputs(t, lines[len(lines)-1])[0]
	for _, c := range []struct {
		op string
		do func() error
	}{
		{"append", func() error { return d.Do(last) }},
		{"stand", d.Undo}, {"stand", d.Redo}, {"stand", func() error { return d.UndoTo(2) }},
	} {
		before := d.Session().Head()
		fail = c.op
		if err := c.do(); !errors.Is(err, store.ErrDiskFull) || d.Session().Head() != before {
			t.Fatalf("%s: %v, %d lines stand, want %d", c.op, err, d.Session().Head(), before)
		}
		fail = ""
		if err := c.do(); err != nil || d.Session().Head() == before {
			t.Fatalf("%s, the next try: %v, %d lines stand", c.op, err, d.Session().Head())
		}
		same(t, k, d)
	}
}

func TestBrokenTable(t *testing.T) {
	var fail string
	k := open(t, &fail)
	id, err := k.CreateFrom("Friday", []string{soloLine, "round skirmish-a", "recall", "reveal you"}, "")
	if err != nil {
		t.Fatal(err)
	}
	d, err := desk.Open(k, id)
	if err != nil {
		t.Fatal(err)
	}
	if b := d.Broken(); b == nil || b.Line != 3 || d.Left() != 2 {
		t.Fatalf("broken at %+v, %d lines left", b, d.Left())
	}
	in := inputs(t, "set you vp 1")[0]
	if d.Do(in) == nil || d.Undo() == nil {
		t.Error("a broken table can be changed")
	}
	for _, fail = range []string{"stand"} {
		if err := d.GoOn(); !errors.Is(err, store.ErrDiskFull) || d.Broken() == nil {
			t.Errorf("%s: %v", fail, err)
		}
	}
	fail = ""
	if err := d.GoOn(); err != nil || d.Broken() != nil || d.Left() != 0 {
		t.Fatalf("going on: %v", err)
	}
	same(t, k, d)
	if again, err := desk.Open(k, id); err != nil || again.Broken() != nil {
		t.Errorf("opened again it is broken, %v", err)
	}
	if err := d.Do(in); err != nil {
		t.Error(err)
	}
	same(t, k, d)
}

func TestNothingToBring(t *testing.T) {
	var none string
	k := open(t, &none)
	for _, list := range [][]engine.Input{nil, inputs(t, "recall"), inputs(t, soloLine, "recall")} {
		if _, err := desk.Bring(k, "Friday", list); err == nil {
			t.Errorf("%v became a table", list)
		}
	}
	if list, err := k.List(store.Filter{}); err != nil || len(list) != 0 {
		t.Errorf("there are %v, %v", list, err)
	}
}

// TestSeenIsKeptFirst: what could not be noted is not seen, here nor on disk.
func TestSeenIsKeptFirst(t *testing.T) {
	fail := "setting"
	k := open(t, &fail)
	d := bring(t, k, lines...)
	now := d.Session().Head()
	if err := d.See(); !errors.Is(err, store.ErrDiskFull) || d.Seen(now) {
		t.Errorf("not kept: %v, seen %v", err, d.Seen(now))
	}
	fail = ""
	if err := d.See(); err != nil || !d.Seen(now) || d.Seen(now+1) {
		t.Errorf("kept: %v, seen %v", err, d.Seen(now))
	}
	again, err := desk.Open(k, d.ID())
	if err != nil || !again.Seen(now) {
		t.Errorf("on disk: %v", err)
	}
}
