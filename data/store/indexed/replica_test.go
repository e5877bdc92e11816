//go:build js

package indexed_test

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store"
	"hagal/data/store/indexed"
	"hagal/data/store/storetest"
)

// settled waits for a promise.
func settled(t *testing.T, promise js.Value) js.Value {
	t.Helper()
	type outcome struct {
		value js.Value
		bad   bool
	}
	c := make(chan outcome, 1)
	answer := func(bad bool) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			c <- outcome{args[0], bad}
			return nil
		})
	}
	done, failed := answer(false), answer(true)
	defer done.Release()
	defer failed.Release()
	promise.Call("then", done, failed)
	select {
	case o := <-c:
		if o.bad {
			t.Fatal(o.value.Call("toString").String())
		}
		return o.value
	case <-time.After(10 * time.Second):
		t.Fatal("the browser does not answer")
	}
	return js.Undefined()
}

func dropReplica(t *testing.T, place string) {
	t.Helper()
	if !settled(t, js.Global().Get("caches").Call("delete", place+".replica")).Bool() {
		t.Fatal("there is no replica")
	}
}

// dropDatabase removes the database, as Chromium does with one it calls damaged.
func dropDatabase(t *testing.T, place string) {
	t.Helper()
	asked, err := idb.Global().DeleteDatabase(place)
	storetest.Must(t, err)
	storetest.Must(t, asked.Await(t.Context()))
}

func dropWitness(place string) {
	js.Global().Get("localStorage").Call("removeItem", place+".mark")
}

// entries are the texts of a replica by their addresses.
func entries(t *testing.T, place string) (cache js.Value, texts map[string]string) {
	t.Helper()
	cache = settled(t, js.Global().Get("caches").Call("open", place+".replica"))
	keys := settled(t, cache.Call("keys"))
	texts = map[string]string{}
	for i := range keys.Length() {
		answer := settled(t, cache.Call("match", keys.Index(i)))
		texts[keys.Index(i).Get("url").String()] = settled(t, answer.Call("text")).String()
	}
	return cache, texts
}

func overwrite(t *testing.T, cache js.Value, address, text string) {
	t.Helper()
	settled(t, cache.Call("put", address, js.Global().Get("Response").New(text)))
}

// reopened opens a store that has something to tell.
func reopened(t *testing.T, place string, opts ...indexed.Option) (*indexed.Store, store.Report) {
	t.Helper()
	s, report, err := indexed.Open(place, opts...)
	storetest.Must(t, err)
	t.Cleanup(func() { s.Close() })
	return s, report
}

// TestTheTablesComeBack drops the database behind the app's back: tables of every
// kind and settings are there again, in the first start of a store and in later
// ones, with the witness and without it.
func TestTheTablesComeBack(t *testing.T) {
	for name, again := range map[string]func(t *testing.T, place string){
		"the database": dropDatabase,
		"the witness too": func(t *testing.T, place string) {
			dropDatabase(t, place)
			dropWitness(place)
		},
		"all records": func(t *testing.T, place string) {
			for _, box := range []string{"game", "line", "setting"} {
				raw(t, place, box, func(o *idb.ObjectStore) error { _, err := o.Clear(); return err })
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			place, c := storetest.Place(t), storetest.Noon()
			clock := indexed.WithClock(c.Now)
			s := open(t, place, clock)
			storetest.Mix(t, s)
			for round := range 3 {
				id := storetest.Create(t, s, fmt.Sprint("Evening ", round), "a", "b")
				before := storetest.Everything(t, s)
				storetest.Must(t, s.Close())
				again(t, place)
				var report store.Report
				s, report = reopened(t, place, clock)
				if !report.NothingMissing() || len(report.Recovered) != 3+round || report.Details[0].Form != "the browser dropped the tables" {
					t.Errorf("told %+v", report)
				}
				if diff := cmp.Diff(before, storetest.Everything(t, s)); diff != "" {
					t.Errorf("after it:\n%s", diff)
				}
				if got, err := s.Setting("language"); got != "de" || err != nil {
					t.Errorf("the language is %q, %v", got, err)
				}
				storetest.Must(t, s.Append(id, 2, "c", ""))
				storetest.Must(t, s.Close())
				s = open(t, place, clock) // nothing is told twice
				storetest.WantText(t, s, id, 3, "a", "b", "c")
			}
		})
	}
}

// TestLastChangesComeBack takes only the last changes out of the database.
func TestLastChangesComeBack(t *testing.T) {
	place := storetest.Place(t)
	s := open(t, place)
	first, last := storetest.Create(t, s, "Friday", "a", "b"), storetest.Create(t, s, "Saturday", "c")
	storetest.Must(t, s.Close())
	raw(t, place, "game", remove(float64(last)))
	raw(t, place, "line", remove([]any{float64(last), 1}))
	s, report := reopened(t, place)
	want := []store.Recovered{{Title: "Saturday", Lines: 1}}
	if !report.NothingMissing() || report.Details[0].Form != "the browser lost the last changes" || !cmp.Equal(report.Recovered, want) {
		t.Errorf("told %+v", report)
	}
	storetest.WantText(t, s, first, 2, "a", "b")
	storetest.WantText(t, s, last, 1, "c")
}

// TestADamagedReplica damages the replica of a store whose database is dropped:
// what can be read of it is back, what is missing is told.
func TestADamagedReplica(t *testing.T) {
	const lastLine = `"c",`
	for name, c := range map[string]struct {
		damage  func(text string) string // of the entry with the last line
		all     bool                     // of every entry
		lines   []string
		changes int64
		tables  int
	}{
		"a letter":        {func(s string) string { return strings.Replace(s, lastLine, `"x",`, 1) }, false, []string{"a", "b"}, 1, 0},
		"cut":             {func(s string) string { return s[:len(s)/2] }, false, []string{"a", "b"}, 1, 0},
		"emptied":         {func(string) string { return "" }, false, []string{"a", "b"}, 1, 0},
		"something else":  {func(string) string { return strings.Repeat("hagal ", 1000) }, false, []string{"a", "b"}, 1, 0},
		"all of it":       {func(string) string { return "\x00" }, true, nil, 3, 1},
		"another's shape": {func(s string) string { return strings.Replace(s, "hagal replica 1", "hagal replica 2", 1) }, true, nil, 3, 1},
	} {
		t.Run(name, func(t *testing.T) {
			place := storetest.Place(t)
			s := open(t, place)
			storetest.Create(t, s, "Friday", "a", "b", "c")
			storetest.Must(t, s.Close())
			cache, texts := entries(t, place)
			for address, text := range texts {
				if c.all || strings.Contains(text, lastLine) {
					overwrite(t, cache, address, c.damage(text))
				}
			}
			dropDatabase(t, place)
			s, report := reopened(t, place)
			want := store.Loss{Known: true, Changes: c.changes, Tables: c.tables}
			if report.Loss != want || report.NothingMissing() || !strings.Contains(report.Damage, "kept of them a second time is damaged too") {
				t.Errorf("told %+v", report)
			}
			wantFirst(t, s, 0, append([]string{}, c.lines...))
			id := storetest.Create(t, s, "Sunday", "d")
			before := storetest.Everything(t, s)
			storetest.Must(t, s.Close())
			dropDatabase(t, place) // the replica is whole again
			s, report = reopened(t, place)
			if diff := cmp.Diff(before, storetest.Everything(t, s)); diff != "" || !report.NothingMissing() {
				t.Errorf("the next time:\n%s\n%+v", diff, report)
			}
			storetest.WantText(t, s, id, 1, "d")
		})
	}
}

// TestAnOlderReplica refuses to write the replica from some change on: a dropped
// database comes back as of then, and the rest is told to be missing.
func TestAnOlderReplica(t *testing.T) {
	place := storetest.Place(t)
	full := false
	s := open(t, place, indexed.WithFault(func(op string) error {
		if full && op == "replica" {
			return idb.NewDOMException("QuotaExceededError")
		}
		return nil
	}))
	id := storetest.Create(t, s, "Friday", "a", "b")
	full = true
	storetest.Must(t, s.Append(id, 2, "c", "")) // the change itself is kept
	storetest.Must(t, s.Append(id, 3, "d", ""))
	storetest.Must(t, s.Close())
	dropDatabase(t, place)
	s, report := reopened(t, place)
	if want := (store.Loss{Known: true, Changes: 2}); report.Loss != want || report.NothingMissing() {
		t.Errorf("told %+v", report)
	}
	storetest.WantText(t, s, id, 2, "a", "b")
}

// TestTheReplicaCatchesUp refuses to write it for a while.
func TestTheReplicaCatchesUp(t *testing.T) {
	place := storetest.Place(t)
	full := false
	s := open(t, place, indexed.WithFault(func(op string) error {
		if full && op == "replica" {
			return errors.New("no room")
		}
		return nil
	}))
	id := storetest.Create(t, s, "Friday", "a", "b")
	full = true
	storetest.Must(t, s.Append(id, 2, "c", ""))
	full = false
	storetest.Must(t, s.Append(id, 3, "d", ""))
	storetest.Must(t, s.Close())
	dropDatabase(t, place)
	s, report := reopened(t, place)
	if !report.NothingMissing() {
		t.Errorf("told %+v", report)
	}
	storetest.WantText(t, s, id, 4, "a", "b", "c", "d")
}

// TestAReplicaThatCannotBeRead is left for the next start.
func TestAReplicaThatCannotBeRead(t *testing.T) {
	place := storetest.Place(t)
	s := open(t, place)
	id := storetest.Create(t, s, "Friday", "a", "b")
	storetest.Must(t, s.Close())
	dropDatabase(t, place)
	s, report := reopened(t, place, indexed.WithFault(func(op string) error {
		if op == "replica" {
			return errors.New("not today")
		}
		return nil
	}))
	if want := (store.Loss{Known: true, Changes: 2, Tables: 1}); report.Loss != want {
		t.Errorf("told %+v", report)
	}
	storetest.Must(t, s.SetSetting("language", "de"))
	storetest.Must(t, s.Close())
	s, report = reopened(t, place)
	if report.Damage == "" {
		t.Errorf("told %+v", report)
	}
	storetest.WantText(t, s, id, 2, "a", "b")
}

// TestAnothersReplica lays the replica of one store beside another one, which has
// tables: they stay as they are.
func TestAnothersReplica(t *testing.T) {
	here, there := storetest.Place(t), storetest.Place(t)
	s, other := open(t, here), open(t, there)
	storetest.Create(t, s, "Friday", "a", "b")
	storetest.Create(t, other, "Saturday", "c", "d", "e", "f")
	before := storetest.Everything(t, s)
	storetest.Must(t, s.Close())
	storetest.Must(t, other.Close())
	dropReplica(t, here)
	_, texts := entries(t, there)
	cache, _ := entries(t, here)
	for address, text := range texts {
		overwrite(t, cache, address, text)
	}
	for range 2 {
		s = open(t, here)
		if diff := cmp.Diff(before, storetest.Everything(t, s)); diff != "" {
			t.Errorf("after it:\n%s", diff)
		}
		storetest.Must(t, s.Close())
	}
	dropDatabase(t, here) // and the replica is its own again
	s, _ = reopened(t, here)
	if diff := cmp.Diff(before, storetest.Everything(t, s)); diff != "" {
		t.Errorf("after it:\n%s", diff)
	}
}

// TestTheReplicaStaysSmall plays long, in one start and in several: few entries
// are kept, and they have all.
func TestTheReplicaStaysSmall(t *testing.T) {
	place := storetest.Place(t)
	s := open(t, place)
	id := storetest.Create(t, s, "Friday", "a")
	for i := range 150 {
		storetest.Must(t, s.Append(id, i+1, fmt.Sprint("line ", i), ""))
		if i%60 == 59 {
			storetest.Must(t, s.Close())
			s = open(t, place)
		}
		if i%10 == 0 {
			if _, texts := entries(t, place); len(texts) > 70 {
				t.Fatalf("%d entries after %d changes", len(texts), i)
			}
		}
	}
	before := storetest.Everything(t, s)
	storetest.Must(t, s.Close())
	dropDatabase(t, place)
	s, report := reopened(t, place)
	if diff := cmp.Diff(before, storetest.Everything(t, s)); diff != "" || !report.NothingMissing() {
		t.Errorf("after it:\n%s\n%+v", diff, report)
	}
}

// TestMoreThanTheReplicaHolds brings tables in that it has no room for: what is
// not in it is told, in the same start and after the next.
func TestMoreThanTheReplicaHolds(t *testing.T) {
	var large strings.Builder
	large.WriteString(storetest.BackupHead)
	for i := range 2 {
		fmt.Fprintf(&large, "table Large %d\ncreated 2026-01-01T00:00:00Z\nchanged 2026-01-01T00:00:00Z\nstands 2500 of 2500\n", i)
		large.WriteString(strings.Repeat("  "+strings.Repeat("x", 3_990)+"\n", 2_500))
		large.WriteString("\n")
	}
	for _, starts := range []int{0, 1} {
		place := storetest.Place(t)
		s := open(t, place)
		storetest.Create(t, s, "Friday", "a")
		storetest.BringIn(t, s, storetest.Signed(large.String()))
		storetest.Must(t, s.Append(1, 1, "b", ""))
		storetest.Must(t, s.Close())
		for range starts {
			storetest.Must(t, open(t, place).Close())
		}
		dropDatabase(t, place)
		dropWitness(place)
		s, report := reopened(t, place)
		if report.NothingMissing() || report.Loss.Known || report.Loss.Tables != starts {
			t.Errorf("after %d starts: told %+v", starts, report)
		}
		if got := len(storetest.Everything(t, s)); got != 1+starts {
			t.Errorf("after %d starts %d tables are back", starts, got)
		}
		storetest.Must(t, s.Close())
	}
}
