package sqlite_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/sqlite"
)

// FuzzImport brings in any text, with a right sum behind it if wanted. What is
// taken overwrites nothing, is known when it comes again, and goes out again.
func FuzzImport(f *testing.F) {
	good := exported(f, mixed(f, f.TempDir()))
	f.Add(good, false)
	f.Add(good[:strings.LastIndex(good, "sum ")], true)
	f.Add(backupHead+tableHead+"archived\ndeleted 2026-01-02T00:00:00Z\nnote round 1\nstands 1 of 2\n  a\n    b\nsetting k \"v\\u2028\"\n", true)
	f.Add(strings.ReplaceAll(backupHead+tableHead+"stands 1 of 1\n  a\n", "\n", "\r\n"), false)
	f.Fuzz(func(t *testing.T, text string, sign bool) {
		if sign {
			text = signed(text)
		}
		if _, err := book.ReadBackup(strings.NewReader(text)); err != nil {
			return // Import stops there too, with nothing changed
		}
		s := mixed(t, t.TempDir())
		before := everything(t, s)
		r, err := s.Import(strings.NewReader(text))
		after := everything(t, s)
		if err != nil {
			r.Added = nil
		}
		kept := slices.DeleteFunc(slices.Clone(after), func(g store.Game) bool {
			return slices.ContainsFunc(r.Added, func(a store.Imported) bool { return a.ID == g.ID })
		})
		if diff := cmp.Diff(before, kept); diff != "" || len(after) != len(before)+len(r.Added) {
			t.Fatalf("%d came in, told %v; what was here before:\n%s", len(after)-len(before), err, diff)
		}
		if err != nil {
			return
		}
		if again := bringIn(t, s, text); again.Same != again.Tables || again.Settings != 0 {
			t.Fatalf("first %+v, again %+v", r, again)
		}
		if own := bringIn(t, s, exported(t, s)); own.Tables != len(after) || own.Same != own.Tables {
			t.Fatalf("its own backup is not known: %+v", own)
		}
	})
}

// FuzzText keeps a table given as text, as one that is brought in is, under any
// title and note: it is refused, or it is kept letter by letter, on every way.
func FuzzText(f *testing.F) {
	f.Add("Friday", "table solo\nround skirmish-a\nagent you conspire", "round 1")
	f.Add(" Friday (2)", "  a\n\u00a0b\n\ufeffc\nsum d\ntable e\nstands 1 of 1", "")
	f.Add("夜 \"quoted\"", "table two\n"+strings.Repeat("x", 2048), "two\nlines")
	f.Fuzz(func(t *testing.T, title, text, note string) {
		lines := strings.Split(text, "\n")
		if book.CheckNew(title, lines) != nil {
			return // CreateFrom stops there too
		}
		s, other := open(t, t.TempDir()), open(t, t.TempDir())
		id, err := s.CreateFrom(title, lines, note)
		must(t, err)
		g := load(t, s, id)
		if diff := cmp.Diff(lines, g.Text); diff != "" || g.Title != title || g.Lines != len(lines) {
			t.Fatalf("%+v\n%s", g.Info, diff)
		}
		found := list(t, s, store.Filter{Search: title})
		if !slices.ContainsFunc(found, func(i store.Info) bool { return i.ID == id }) {
			t.Fatalf("%q is not found by its title", title)
		}
		bringIn(t, other, exported(t, s))
		if diff := cmp.Diff(plainly(everything(t, s)), plainly(everything(t, other))); diff != "" {
			t.Fatalf("out and in:\n%s", diff)
		}
	})
}

// FuzzFile opens any bytes as the file of the tables and its WAL: as it is, or
// set aside untouched; then the store can be used, and opens again in peace.
func FuzzFile(f *testing.F) {
	whole := snap(f, false)
	f.Add(whole.files["hagal.db"], whole.files["hagal.db-wal"][:min(20_000, len(whole.files["hagal.db-wal"]))])
	f.Add(read(f, "testdata", "base/hagal.db"), []byte{})
	f.Add([]byte("SQLite format 3\x00"), []byte("\x37\x7f\x06\x82"))
	f.Add([]byte{}, []byte{})
	f.Fuzz(func(t *testing.T, db, wal []byte) {
		dir := t.TempDir()
		must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), db, 0o600))
		must(t, os.WriteFile(filepath.Join(dir, "hagal.db-wal"), wal, 0o600))
		s, report, err := sqlite.Open(dir)
		must(t, err)
		defer s.Close()
		everything := everything(t, s)
		aside := map[string]string{"hagal.db": report.SetAside, "hagal.db-wal": report.SetAside + "-wal"}
		for _, f := range report.Foreign {
			aside[f.Name] = f.Path
		}
		if report.SetAside != "" && (!bytes.Equal(read(t, "", aside["hagal.db"]), db) || !bytes.Equal(read(t, "", aside["hagal.db-wal"]), wal)) {
			t.Fatal("the file was changed before it was set aside")
		}
		if s.ReadOnly() {
			return
		}
		id := create(t, s, "after", "a", "b")
		must(t, s.Close())
		s = open(t, dir)
		wantText(t, s, id, 2, "a", "b")
		if got := len(list(t, s, store.Filter{})) + len(list(t, s, store.Filter{Archived: true})) + len(list(t, s, store.Filter{Deleted: true})); got > len(everything)+1 {
			t.Fatalf("%d tables, there were %d", got, len(everything))
		}
	})
}

// FuzzBeside puts any bytes beside a whole store: as its witness, its WAL, a
// daily copy and a repair. Whatever they are, the tables are as they were, and
// can be played on.
func FuzzBeside(f *testing.F) {
	dir := f.TempDir()
	s := mixed(f, dir)
	want := everything(f, s)
	wal := read(f, dir, "hagal.db-wal")
	must(f, s.Close())
	whole := read(f, dir, "hagal.db")
	f.Add(read(f, dir, "hagal.mark"), wal[:min(len(wal), 40_000)], []byte("SQLite format 3\x00"), whole[:4096])
	f.Add(make([]byte, 700), []byte{}, whole, whole)
	f.Add([]byte("witness 2 9 1 1 1 0000000000000000 -"), []byte("\x37\x7f\x06\x82"), []byte{}, []byte{})
	f.Fuzz(func(t *testing.T, witness, wal, copied, repair []byte) {
		dir := t.TempDir()
		snapshot{files: map[string][]byte{
			"hagal.db": whole, "hagal.mark": witness, "hagal.db-wal": wal,
			"copies/hagal-00000000-2026-05-01-3.db": copied, "copies/hagal-2026-05-02-4.db": copied, "hagal-new-20260504-120000.db": repair,
		}}.write(t, dir)
		s, report, err := sqlite.Open(dir, sqlite.WithClock(noon().Now))
		must(t, err)
		if diff := cmp.Diff(want, everything(t, s)); diff != "" {
			t.Fatalf("told %+v (-before +after):\n%s", report, diff)
		}
		if _, err := s.Copies(); err != nil {
			t.Fatal(err)
		}
		id := create(t, s, "after", "a", "b")
		must(t, s.Close())
		wantText(t, open(t, dir), id, 2, "a", "b")
	})
}
