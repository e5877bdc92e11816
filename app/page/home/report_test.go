package home

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/look"
	"hagal/data/store"
)

// folder is a store's folder, to be closed, hurt and opened again.
type folder struct {
	testing.TB
	path string
}

// with opens the folder's store, and closes it after f.
func (d folder) with(f func(*hand, store.Report)) {
	d.Helper()
	kept, report, err := store.Open(d.path)
	if err != nil {
		d.Fatal(err)
	}
	h := &hand{TB: d.TB, store: kept}
	h.startWith(report)
	f(h, report)
	if err := kept.Close(); err != nil {
		d.Fatal(err)
	}
}

// startWith opens the app with what opening the store found.
func (h *hand) startWith(r store.Report) {
	a := test.NewApp()
	w := a.NewWindow("")
	w.Resize(phone)
	h.app = New(w, h.store, Options{Report: r, Seed: func() uint64 { return 11 }, Style: looks(a)})
	w.Resize(phone)
}

// hurt changes bytes of the store's file.
func (d folder) hurt(from int, what ...byte) {
	d.Helper()
	name := filepath.Join(d.path, "hagal.db")
	b, err := os.ReadFile(name)
	if err != nil {
		d.Fatal(err)
	}
	copy(b[from:], what)
	if err := os.WriteFile(name, b, 0o600); err != nil {
		d.Fatal(err)
	}
}

// change does what a version to come might to the store's file.
func (d folder) change(statements string) {
	d.Helper()
	db, err := sql.Open("sqlite", filepath.Join(d.path, "hagal.db"))
	if err == nil {
		_, err = db.Exec(statements)
	}
	if err = errors.Join(err, db.Close()); err != nil {
		d.Fatal(err)
	}
}

// looks applies how the app looks.
func looks(a fyne.App) func(look.Options) {
	return func(o look.Options) { a.Settings().SetTheme(look.New(o)) }
}

func TestDamageIsToldUntilPutAway(t *testing.T) {
	d := folder{t, t.TempDir()}
	d.with(func(h *hand, _ store.Report) {
		h.deal("Friday", wonGame...)
		id := h.deal("Saturday", soloLine)
		h.app.show()
		h.tap("Saturday")
		if h.app.desk.ID() != id {
			t.Fatal("another table was opened")
		}
	})
	d.hurt(0, []byte("not a file of tables")...)
	var aside string
	d.with(func(h *hand, r store.Report) {
		if r.Damage == "" {
			t.Fatal("the store saw no damage")
		}
		aside = filepath.Base(r.SetAside)
		if h.app.place != Home {
			t.Errorf("the app opened at %q, before the damage was told", h.app.place)
		}
		h.sees("The file of your tables was damaged", "Tables in it: 2.", "Friday", fmt.Sprintf("lines brought over: %d", len(wonGame)), aside)
		h.tap("Friday")
	})
	d.with(func(h *hand, r store.Report) {
		if !r.Empty() {
			t.Errorf("the new file is damaged too: %+v", r)
		}
		h.sees("The file of your tables was damaged", aside)
		h.tap("Understood")
		h.seesNot("The file of your tables was damaged")
	})
	d.with(func(h *hand, _ store.Report) {
		h.app.goTo(Home)
		h.seesNot("The file of your tables was damaged")
	})
}

func TestDamageOfManyTables(t *testing.T) {
	h := newHand(t, phone)
	r := store.Report{Damage: "page 7", SetAside: "/tables/hagal-damaged.db"}
	for i := range 400 {
		r.Recovered = append(r.Recovered, store.Recovered{Title: fmt.Sprintf("%s %d", longName, i), Lines: i, Missing: i % 2})
	}
	h.startWith(r)
	h.sees("Tables in it: 400.", longName+" 1", "lines brought over: 1 · missing: 1")
	h.start(phone)
	h.sees("Tables in it: 400.", "hagal-damaged.db")
	h.tap("Show more, 394 left")
	h.sees("Tables brought over", "and ")
}

func TestNewerTablesCanOnlyBeLookedAt(t *testing.T) {
	d := folder{t, t.TempDir()}
	d.with(func(h *hand, _ store.Report) { h.deal("Friday", soloLine) })
	d.change("CREATE TABLE later (x INTEGER) STRICT; PRAGMA user_version = 99")
	d.with(func(h *hand, r store.Report) {
		if r.Newer != 99 {
			t.Fatalf("the store tells of version %d", r.Newer)
		}
		h.sees("These tables can only be looked at", "Update the app")
		h.tap("More for Friday")
		for _, name := range []string{"Copy", "Put away", "Delete"} {
			h.cannot(name)
		}
		h.seesNot("Rename")
		h.sees("not while these tables can only be looked at")
		h.tap("Close")
		h.tap("Settings")
		h.seesNot("A newer version of the app wrote these tables")
		h.cannot("Bring in a file")
		h.tap("Dark")
		h.sees("A newer version of the app wrote these tables")
		h.tap("Back")
		h.tap("Friday")
		h.seesNot("A newer version of the app wrote these tables")
		h.step(2)
		h.sees("A newer version of the app wrote these tables: they can be looked at, not changed.")
		if got := h.app.desk.Session().Standing(); got != 1 {
			t.Errorf("%d lines stand", got)
		}
	})
}

func TestASecondCopySaysSo(t *testing.T) {
	dir := t.TempDir()
	first, _, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	a := test.NewApp()
	w := a.NewWindow("")
	w.Resize(phone)
	o := Options{Style: looks(a)}
	h := &hand{TB: t}
	var open func()
	open = func() {
		kept, report, err := store.Open(dir)
		if err != nil {
			h.app = NewStuck(w, o, err, open)
			return
		}
		h.store, o.Report = kept, report
		h.app = New(w, kept, o)
	}
	open()
	h.sees("Your tables cannot be opened now", "The tables are open in another window of the app.", "nothing is lost")
	h.next()
	h.sees("Your tables cannot be opened now")
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	h.next()
	h.sees("New table")
	h.seesNot("Your tables cannot be opened now")
	if err := h.store.Close(); err != nil {
		t.Error(err)
	}
}

// Every remedy of the store has words of the app, in every language.
func TestTroubleHasWords(t *testing.T) {
	h := newHand(t, phone)
	for _, err := range []error{store.ErrInUse, store.ErrReadOnly, store.ErrNewer, store.ErrNotWritable, store.ErrFolderGone, store.ErrDiskFull,
		store.ErrDisk, store.ErrDamaged, store.ErrStale, store.ErrNotFound, store.ErrDeleted, store.ErrTitle} {
		if got := h.app.explain(fmt.Errorf("append: %w", err)); strings.Contains(got, "append") || got == err.Error() {
			t.Errorf("%v is told as %q", err, got)
		}
	}
	if got := h.app.explain(errors.New("a cable")); got != "a cable" {
		t.Errorf("an error of no remedy is told as %q", got)
	}
}

var brokenLines = []string{soloLine, "round skirmish-a", "agent you palace-of-glass", "reveal you strength=3"}

// broken keeps a table whose third line the rules refuse.
func (h *hand) broken() store.ID {
	h.Helper()
	id, err := h.store.CreateFrom("Friday", brokenLines, "1 player-turns mentat")
	if err != nil {
		h.Fatal(err)
	}
	h.app.show()
	return id
}

func TestARefusedLine(t *testing.T) {
	f := &failing{}
	h := newHandWith(t, f)
	id := h.broken()
	h.tap("Friday")
	h.sees("Line 3 cannot be played", "agent you palace-of-glass", "palace-of-glass\"", "2 in all")
	h.start(phone)
	h.sees("Line 3 cannot be played")
	if got, err := h.app.textOf(store.Info{ID: id}); err != nil || got != strings.Join(brokenLines, "\n")+"\n" {
		t.Errorf("saved as text: %q, %v", got, err)
	}
	for _, op := range []string{"stand"} {
		f.op = op
		h.next()
		h.sees("The disk is full", "Line 3 cannot be played")
	}
	h.next()
	h.seesNot("cannot be played")
	if got := h.app.desk.Session().Standing(); got != 2 {
		t.Fatalf("%d lines stand, want 2", got)
	}
	h.start(phone)
	h.seesNot("cannot be played")
	h.step(2)
	if got := h.app.desk.Session().Standing(); got != 3 {
		t.Errorf("after going on %d lines stand, want 3", got)
	}
}

func TestARefusedFirstLine(t *testing.T) {
	h := newHand(t, phone)
	if _, err := h.store.CreateFrom("Friday", []string{"table four", "round skirmish-a"}, ""); err != nil {
		t.Fatal(err)
	}
	h.app.show()
	h.tap("Friday")
	h.sees("Line 1 cannot be played", "table four", "Save the table as text")
	h.next()
	h.sees("Saved tables")
	h.start(phone)
	h.sees("Saved tables")
}

// A refused line among those undone is no trouble: redo ends before it.
func TestARefusedLineUndone(t *testing.T) {
	h := newHand(t, phone)
	id := h.broken()
	if err := h.store.Stand(id, 4, 2, ""); err != nil {
		t.Fatal(err)
	}
	h.tap("Friday")
	h.seesNot("cannot be played")
	h.step(2)
}

func TestATableThatIsGone(t *testing.T) {
	h := newHand(t, phone)
	h.app.openTable(12345)
	h.sees("There is no such table any more.")
}
