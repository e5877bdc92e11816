package sqlite_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// TestTapsGoOnDuringACopy stops a copy in its middle. Taps are saved meanwhile;
// a second copy and the end of the store wait for the first.
func TestTapsGoOnDuringACopy(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	inside, goOn := make(chan bool), make(chan bool)
	var once sync.Once
	s := open(t, dir, sqlite.WithFault(func(op string) error {
		if op == "copy" {
			once.Do(func() { inside <- true; <-goOn })
		}
		return nil
	}))
	id := create(t, s, "Friday", "a", "b")
	before := everything(t, s)
	var wait sync.WaitGroup
	var path string
	var first, second, end error
	wait.Go(func() { path, first = s.DailyCopy(noon().Time) })
	<-inside
	must(t, s.Append(id, 2, "c", "")) // hangs if it waits for the copy
	wantText(t, s, id, 3, "a", "b", "c")
	wait.Go(func() { _, second = s.DailyCopy(noon().AddDate(0, 0, 1)) })
	wait.Go(func() { end = s.Close() })
	must(t, s.Append(id, 3, "d", ""))
	close(goOn)
	wait.Wait()
	if first != nil || end != nil || orClosed(second) != nil {
		t.Fatalf("the copy told %v, the second %v, the end %v", first, second, end)
	}
	wantCopy(t, path, before)
	wantText(t, open(t, dir), id, 4, "a", "b", "c", "d")
}

// TestTheEndOfAStoreMayMeetACopy ends a store while several goroutines tap,
// read and copy. Each is told that the store is closed and nothing else; what
// was saved is there, and the copies hold all that was there when they began.
func TestTheEndOfAStoreMayMeetACopy(t *testing.T) {
	t.Parallel()
	atOnce(t, rounds(3, 200), func(t *testing.T, n int) {
		dir := t.TempDir()
		s := open(t, dir)
		id := create(t, s, "Friday", "a")
		var wait sync.WaitGroup
		until := func(f func(n int) error) {
			wait.Go(func() {
				var err error
				for n := 0; err == nil; n++ {
					err = f(n)
				}
				if orClosed(err) != nil {
					t.Error(err)
				}
			})
		}
		saved, enough := 1, make(chan bool)
		until(func(int) error {
			if err := s.Append(id, saved, fmt.Sprint("line ", saved), ""); err != nil {
				return err
			}
			if saved++; saved == 8+5*n {
				close(enough)
			}
			return nil
		})
		until(func(int) error { _, err := s.Load(id); return err })
		for year := range 2 {
			until(func(day int) error { _, err := s.DailyCopy(noon().AddDate(year, 0, day)); return err })
		}
		<-enough
		must(t, s.Close())
		wait.Wait()
		g := load(t, open(t, dir), id)
		if g.Lines != saved {
			t.Errorf("%d lines stand, %d were saved", g.Lines, saved)
		}
		if parts := files(t, dir, "copies/*.part*"); len(parts) != 0 {
			t.Errorf("left over: %v", parts)
		}
		if copies := files(t, dir, "copies/*"); len(copies) > 0 {
			wantStart(t, copies[len(copies)-1], id, g.Text)
		}
	})
}

// wantStart wants a copy to hold the first lines of a table: as many at least
// as its name tells of changes, of which each brought one line.
func wantStart(t *testing.T, path string, id store.ID, text []string) {
	t.Helper()
	name := strings.TrimSuffix(filepath.Base(path), ".db")
	revision, err := strconv.Atoi(name[strings.LastIndex(name, "-")+1:])
	must(t, err)
	got := load(t, openAlone(t, path), id).Text
	if len(got) < revision || !slices.Equal(got, text[:min(len(got), len(text))]) {
		t.Errorf("%s holds %q of %q", filepath.Base(path), got, text)
	}
}

// orClosed lets a store be closed: any other error stays.
func orClosed(err error) error {
	if errors.Is(err, store.ErrClosed) {
		return nil
	}
	return err
}
