package home

import (
	"fmt"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
	"github.com/google/go-cmp/cmp"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/data/store"
	"hagal/engine"
)

// failing makes the named kind of write fail once, as on a full disk.
type failing struct{ op string }

func (f *failing) fault(op string) error {
	if op != f.op {
		return nil
	}
	f.op = ""
	return syscall.ENOSPC
}

// newHandWith is a hand whose store fails when told to.
func newHandWith(t *testing.T, f *failing) *hand {
	t.Helper()
	h := &hand{TB: t, store: newStore(t, store.WithFault(f.fault))}
	h.start(phone)
	return h
}

// everything calls f with each thing on screen.
func everything(o fyne.CanvasObject, f func(fyne.CanvasObject)) {
	if !o.Visible() {
		return
	}
	f(o)
	switch c := o.(type) {
	case *kit.Tap:
		everything(c.Content, f)
	case *kit.Scroll:
		everything(c.Content, f)
	case *fyne.Container:
		for _, child := range c.Objects {
			everything(child, f)
		}
	}
}

// said is all that can be read on screen.
func (h *hand) said() string {
	var all []string
	everything(h.app.root, func(o fyne.CanvasObject) {
		switch c := o.(type) {
		case *kit.Text:
			all = append(all, strings.ReplaceAll(c.Text, "\u00ad", ""))
		case *canvas.Text:
			all = append(all, c.Text)
		}
	})
	return strings.Join(all, "\n")
}

func (h *hand) sees(parts ...string) {
	h.Helper()
	for _, p := range parts {
		if said := h.said(); !strings.Contains(said, p) {
			h.Fatalf("nowhere on screen: %q; there is\n%s", p, said)
		}
	}
}

func (h *hand) seesNot(parts ...string) {
	h.Helper()
	for _, p := range parts {
		if said := h.said(); strings.Contains(said, p) {
			h.Fatalf("still on screen: %q; there is\n%s", p, said)
		}
	}
}

// write types into the field that asks for something, letter by letter.
func (h *hand) write(asks, what string) *widget.Entry {
	h.Helper()
	var field *widget.Entry
	everything(h.app.root, func(o fyne.CanvasObject) {
		if e, ok := o.(*widget.Entry); ok && e.PlaceHolder == asks {
			field = e
		}
	})
	if field == nil {
		h.Fatalf("no field asks for %q", asks)
	}
	fyne.CurrentApp().Driver().AbsolutePositionForObject(field) // what was not drawn yet cannot have the focus
	h.app.window.Canvas().Focus(field)
	if field.Text != "" {
		field.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	for _, r := range what {
		if got := h.app.window.Canvas().Focused(); got != fyne.Focusable(field) {
			h.Fatalf("before %q the focus went to %T", r, got)
		}
		field.TypedRune(r)
	}
	return field
}

// cannot checks that something is shown and does nothing.
func (h *hand) cannot(name string) {
	h.Helper()
	if h.find(name).OnTap != nil {
		h.Fatalf("%q can be tapped", name)
	}
}

// tables is the titles of a list of the store.
func (h *hand) tables(f store.Filter) []string {
	h.Helper()
	list, err := h.store.List(f)
	if err != nil {
		h.Fatal(err)
	}
	var titles []string
	for _, info := range list {
		titles = append(titles, info.Title)
	}
	return titles
}

// deal keeps a table with these lines.
func (h *hand) deal(title string, lines ...string) store.ID {
	h.Helper()
	var inputs []engine.Input
	for _, line := range lines {
		in, err := engine.Parse(line)
		if err != nil {
			h.Fatal(err)
		}
		inputs = append(inputs, in)
	}
	d, err := desk.Bring(h.store, part.Title, inputs)
	if err != nil {
		h.Fatal(err)
	}
	return d.ID()
}

const soloLine = "table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5"

// wonGame is a short game that the player wins 12 to 10 to 9.
var wonGame = []string{soloLine, "round skirmish-a", "set you vp 12", "set left vp 10", "set right vp 9",
	"set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall", "final you points=0"}

func TestSearchAsOneTypes(t *testing.T) {
	h := newHand(t, phone)
	for i := range 8 {
		h.deal(fmt.Sprintf("Evening %d", i), soloLine)
	}
	h.deal("At Ada's", soloLine)
	h.app.show()
	h.write("Search the tables", "ada mentat")
	h.sees("At Ada's")
	h.seesNot("Evening 3")
	h.write("Search the tables", "nobody")
	h.sees("No table holds these words.")
	h.tap("Show all tables")
	h.sees("At Ada's", "Evening 3")
}

func TestTwoHundredTables(t *testing.T) {
	h := newHand(t, phone)
	h.app.store = faced{Store: h.store, games: manyGames}
	h.app.show()
	first := len(h.seen())
	if first > 3*listed {
		t.Errorf("%d things to tap are built at first", first)
	}
	h.tap("Show more, 146 left")
	h.tap("Show more, 116 left")
	if got := len(h.seen()); got <= first {
		t.Errorf("no more tables are shown: %d things to tap", got)
	}
	h.write("Search the tables", "bob 2")
	h.sees(longName+", Bob 200", longName+", Bob 2")
	h.seesNot("Rabban 199")
}

func TestManageWithTaps(t *testing.T) {
	h := newHand(t, phone)
	h.deal("Friday", soloLine)
	h.app.show()
	h.tap("More for Friday")
	h.write("Name of the table", "Saturday")
	h.tap("Rename")
	h.sees("Saturday")
	h.tap("More for Saturday")
	h.tap("Copy")
	h.sees("Saturday (2)")
	h.hold("Saturday (2)")
	h.tap("Put away")
	h.seesNot("Saturday (2)")
	h.tap("Put away or deleted: 1")
	h.sees("Tables put away", "Saturday (2)")
	h.tap("More for Saturday (2)")
	h.tap("Put back")
	h.tap("Back to the saved tables")
	h.sees("Saturday (2)")
	h.tap("More for Saturday (2)")
	h.tap("Delete")
	h.tap("Bring back Saturday (2)")
	h.tap("More for Saturday (2)")
	h.tap("Delete")
	h.start(phone)
	h.tap("Put away or deleted: 1")
	h.tap("Bring back Saturday (2)")
	h.tap("Back to the saved tables")
	h.sees("Saturday (2)")
	h.tap("More for Saturday")
	h.tap("Text to the clipboard")
	if got := fyne.CurrentApp().Clipboard().Content(); got != soloLine+"\n" {
		t.Errorf("on the clipboard is %q", got)
	}
}

func TestNamesThatCannotBe(t *testing.T) {
	h := newHand(t, phone)
	h.deal("Friday", soloLine)
	h.app.show()
	h.tap("More for Friday")
	for _, name := range []string{"  ", strings.Repeat("o", store.MaxTitle+1)} {
		h.write("Name of the table", name)
		h.tap("Rename")
		h.sees("A name has 1 to 80 letters, all in one line.", "Rename")
	}
	h.write("Name of the table", "Sunday")
	h.tap("Rename")
	h.seesNot("A name has", "Rename")
	if got := h.tables(store.Filter{}); got[0] != "Sunday" {
		t.Errorf("the table is called %q", got[0])
	}
}

// Each change of the list fails once: it is said, nothing is changed, and the
// next try works.
func TestFullDiskOnTheList(t *testing.T) {
	for _, c := range []struct{ op, tap string }{
		{"rename", "Rename"}, {"duplicate", "Copy"}, {"archive", "Put away"}, {"delete", "Delete"},
	} {
		t.Run(c.op, func(t *testing.T) {
			f := &failing{}
			h := newHandWith(t, f)
			h.deal("Friday", soloLine)
			h.app.show()
			h.tap("More for Friday")
			h.write("Name of the table", "Saturday")
			f.op = c.op
			h.tap(c.tap)
			h.sees("The disk is full: nothing was changed.")
			if got := h.tables(store.Filter{}); len(got) != 1 || got[0] != "Friday" {
				t.Fatalf("after it there are %q", got)
			}
			h.tap(c.tap)
			h.seesNot("The disk is full")
			if got := h.tables(store.Filter{}); len(got) == 1 && got[0] == "Friday" {
				t.Error("the next try changed nothing")
			}
		})
	}
}

// Every input of the first rounds fails once: it is said, the table stays as it
// was, and the same tap again works.
func TestFullDiskWhilePlaying(t *testing.T) {
	f := &failing{op: "create"}
	h := newHandWith(t, f)
	h.tap("New table")
	h.next()
	h.sees("The disk is full: nothing was changed.")
	h.next()
	h.next()
	failed := 0
	for range 40 {
		tb, lines := h.table(), h.app.desk.Session().Standing()
		f.op = "append"
		h.step(2)
		if f.op != "" {
			continue // nothing was kept at this step
		}
		failed++
		h.sees("The disk is full: nothing was changed.")
		if diff := cmp.Diff(tb.State(), h.table().State()); diff != "" {
			t.Fatalf("a tap that was not kept changed the table:\n%s", diff)
		}
		if tb.Phase() == engine.RoundStart || tb.Decision() != nil {
			h.step(2)
		} else {
			h.next()
		}
		h.seesNot("The disk is full")
		if got := h.app.desk.Session().Standing(); got <= lines {
			t.Fatalf("the next try left %d lines of %d", got, lines)
		}
	}
	if failed < 15 {
		t.Errorf("only %d inputs failed", failed)
	}
	f.op = "stand"
	h.tap("Undo")
	h.sees("The disk is full: nothing was changed.")
	h.tap("Undo")
	h.seesNot("The disk is full")
}

func BenchmarkHome(b *testing.B) {
	h := newHand(b, phone)
	lines := []string{soloLine, "round skirmish-a"}
	for i := range 200 {
		if _, err := h.store.CreateFrom(fmt.Sprintf("Evening %d", i), lines, "1 player-turns mentat"); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		h.app.show()
	}
}

func BenchmarkHistory(b *testing.B) {
	h := newHand(b, phone)
	for i := range 200 {
		if _, err := h.store.CreateFrom(fmt.Sprintf("Evening %d", i), []string{soloLine}, notes[i%len(notes)]); err != nil {
			b.Fatal(err)
		}
	}
	h.app.goTo(History)
	for b.Loop() {
		h.app.show()
	}
}
