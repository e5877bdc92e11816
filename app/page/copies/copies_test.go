package copies_test

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/data/store"
	"hagal/data/store/sqlite"
	"hagal/engine"
)

// kept is an app on a store of its own, with the store.
func kept(t *testing.T) (*scene.Hand, *sqlite.Store) {
	t.Helper()
	s := scene.NewStore(t)
	return scene.NewHand(t, s, scene.Phone), s
}

// copyOn makes the copy of a day.
func copyOn(t *testing.T, s *sqlite.Store, day int) string {
	t.Helper()
	path, err := s.DailyCopy(time.Date(2026, 5, day, 12, 0, 0, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	return path
}

func TestATableComesBackFromACopy(t *testing.T) {
	h, s := kept(t)
	h.App.Redraw()
	h.Tap("Settings")
	h.Tap("Daily copies")
	h.Sees("No copies yet.")
	id := h.Deal("Friday", scene.WonGame...)
	away := h.Deal("Saturday", scene.SoloLine)
	if err := s.Archive(away, true); err != nil {
		t.Fatal(err)
	}
	copyOn(t, s, 4)
	if err := s.Delete(id); err != nil {
		t.Fatal(err)
	}
	copyOn(t, s, 5)
	h.Tap("Back")
	h.Tap("Daily copies")
	h.Sees("tables: 2 · ", "tables: 1 · ", " kB")
	h.Tap("2026-05-05")
	h.Sees("Copy of 2026-05-05", "Saturday")
	h.SeesNot("Friday")
	h.Tap("Back")
	h.Tap("2026-05-04")
	h.Sees("Friday", "Finished", "Saturday", "is added as a new one")
	h.Tap("Restore Friday")
	h.Sees("Friday is restored, as a new table in the list")
	h.Tap("Restore Saturday")
	h.Tap("Back")
	h.Tap("Back")
	h.Tap("Back")
	if got := h.Titles(store.Filter{}); len(got) != 2 || got[0] != "Saturday (2)" || got[1] != "Friday" {
		t.Errorf("in use are %q", got)
	}
	h.Tap("Friday")
	if got := h.App.Desk().Session().Lines(); len(got) != len(scene.WonGame) || h.Table().Winner() != engine.You {
		t.Errorf("the table that came back is %q", got)
	}
}

func TestTheTablesAreCheckedNow(t *testing.T) {
	h, s := kept(t)
	h.Deal("Friday", scene.WonGame...)
	h.App.Go(shell.Copies)
	h.Tap("Check the tables now")
	h.Sees("Everything is in order. Tables read: 1, lines: 12")
	for _, c := range []struct {
		answer checked
		says   string
	}{
		{checked{Store: s, health: store.Health{Damage: "line 4 of table 1"}}, "The file of the tables is damaged. Start the app again and it will be repaired."},
		{checked{Store: s, err: store.ErrFolderGone}, "The folder of the tables is gone."},
	} {
		h := scene.NewHand(t, c.answer, scene.Phone)
		h.App.Go(shell.Copies)
		h.Tap("Check the tables now")
		h.Sees(c.says)
		h.SeesNot("Everything is in order")
	}
}

// checked is a store with another answer to its check.
type checked struct {
	*sqlite.Store
	health store.Health
	err    error
}

func (c checked) Check(context.Context) (store.Health, error) { return c.health, c.err }

func TestACopyThatCannotBeUsedSaysSo(t *testing.T) {
	h, s := kept(t)
	other, theirs := kept(t)
	h.Deal("Friday", scene.SoloLine)
	other.Deal("Monday", scene.SoloLine)
	path := copyOn(t, s, 4)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	foreign, err := os.ReadFile(copyOn(t, theirs, 4))
	if err != nil {
		t.Fatal(err)
	}
	damaged := []byte(strings.ReplaceAll(string(whole), "ilban-richese", "leto-richeses"))
	for _, c := range []struct {
		says    string
		content []byte
		tapped  bool // it is found when the copy is looked into
	}{
		{"This copy is damaged and cannot be used.", whole[:len(whole)/2], false},
		{"This copy is damaged and cannot be used.", damaged, true},
		{"This copy belongs to a different set of tables.", foreign, false},
	} {
		if err := os.WriteFile(path, c.content, 0o600); err != nil {
			t.Fatal(err)
		}
		h.App.Go(shell.Copies)
		if c.tapped {
			h.SeesNot(c.says)
			h.Tap("2026-05-04")
		} else {
			h.Cannot("2026-05-04")
		}
		h.Sees(c.says, "Daily copies")
	}
	if err := os.WriteFile(path, whole, 0o600); err != nil {
		t.Fatal(err)
	}
	h.App.Go(shell.Copies)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	h.Tap("2026-05-04")
	h.Sees("This copy is gone.")
}

// Where tables can only be looked at, none comes back from a copy.
func TestNothingComesBackWhereNothingCanBeChanged(t *testing.T) {
	h, s := kept(t)
	h.Deal("Friday", scene.SoloLine)
	copyOn(t, s, 4)
	h.Store.Face(scene.PlayedGames, true)
	h.App.Go(shell.Copies)
	h.Tap("2026-05-04")
	h.Cannot("Restore Friday")
}

func TestFullDiskWhileATableComesBack(t *testing.T) {
	f := &scene.Fault{}
	s := scene.NewStore(t, f.Option())
	h := scene.NewHand(t, s, scene.Phone)
	h.Deal("Friday", scene.SoloLine)
	copyOn(t, s, 4)
	h.App.Go(shell.Copies)
	h.Tap("2026-05-04")
	f.Op = "create"
	h.Tap("Restore Friday")
	h.Sees("The disk is full")
	h.SeesNot("is back")
	h.Tap("Restore Friday")
	h.Sees("Friday is restored")
	if got := h.Titles(store.Filter{}); len(got) != 2 {
		t.Errorf("after it there are %q", got)
	}
}
