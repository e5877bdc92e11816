package sqlite_test

import (
	"bufio"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// faults are what a disk or a folder may answer, and the word a player gets.
var faults = map[error]error{
	syscall.ENOSPC: store.ErrDiskFull,
	syscall.EDQUOT: store.ErrDiskFull,
	syscall.EROFS:  store.ErrNotWritable,
	syscall.EACCES: store.ErrNotWritable,
	syscall.EIO:    store.ErrDisk,
}

// changes are all ways to change a store that holds one table with three lines.
func changes(s *sqlite.Store, id store.ID, backup string) map[string]func() error {
	return map[string]func() error{
		"create":    func() error { _, err := s.CreateFrom("new", []string{"a"}, ""); return err },
		"append":    func() error { return s.Append(id, 3, "d", "") },
		"stand":     func() error { return s.Stand(id, 3, 2, "") },
		"rename":    func() error { return s.Rename(id, "other") },
		"archive":   func() error { return s.Archive(id, true) },
		"delete":    func() error { return s.Delete(id) },
		"duplicate": func() error { _, err := s.Duplicate(id); return err },
		"setting":   func() error { return s.SetSetting("language", "fr") },
		"import":    func() error { _, err := s.Import(strings.NewReader(backup)); return err },
		"copy":      func() error { _, err := s.DailyCopy(noon().Time); return err },
	}
}

// TestEveryChangeFailsWhole lets each change fail in the middle: a clear word,
// nothing of it is there, and it goes well once the trouble is gone.
func TestEveryChangeFailsWhole(t *testing.T) {
	t.Parallel()
	elsewhere := open(t, t.TempDir())
	create(t, elsewhere, "from elsewhere", "x", "y")
	backup := exported(t, elsewhere)
	for op := range changes(nil, 0, "") {
		dir := t.TempDir()
		var answer error
		failed := false
		s := open(t, dir, sqlite.WithFault(func(at string) error {
			if at != op {
				return nil
			}
			failed = failed || answer != nil
			return answer
		}))
		id := create(t, s, "Friday", "a", "b", "c")
		run := changes(s, id, backup)[op]
		before := exported(t, s)
		for cause, word := range faults {
			answer = cause
			if err := run(); !errors.Is(err, word) {
				t.Errorf("%s, %v: told %v", op, cause, err)
			}
			if diff := cmp.Diff(tables(before), tables(exported(t, s))); diff != "" {
				t.Errorf("%s, %v: changed all the same:\n%s", op, cause, diff)
			}
		}
		if !failed {
			t.Errorf("%s never came to the place where it fails", op)
		}
		answer = nil
		if err := run(); err != nil {
			t.Errorf("%s does not work any more: %v", op, err)
		}
		after := everything(t, s)
		must(t, s.Close())
		if diff := cmp.Diff(after, everything(t, open(t, dir))); diff != "" {
			t.Errorf("%s: after a restart:\n%s", op, diff)
		}
	}
}

// tables is a backup without the time it was made and its sum.
func tables(backup string) string {
	_, rest, _ := strings.Cut(backup, "\n\n")
	return rest[:strings.LastIndex(rest, "\nsum ")]
}

// TestOpeningFailsWhole lets each step of opening fail: the folder stays as it
// was, and opens once the trouble is gone.
func TestOpeningFailsWhole(t *testing.T) {
	t.Parallel()
	for op, prepare := range map[string]func(dir string){
		"open":    func(string) {},
		"write":   func(string) {},
		"recover": func(dir string) { must(t, os.Truncate(filepath.Join(dir, "hagal.db"), 5000)) },
		"build":   func(dir string) { must(t, os.Truncate(filepath.Join(dir, "hagal.db"), 5000)) },
	} {
		dir := t.TempDir()
		s := open(t, dir)
		create(t, s, "Friday", "a", "b")
		must(t, s.Close())
		prepare(dir)
		before := read(t, dir, "hagal.db")
		for cause, word := range faults {
			_, _, err := sqlite.Open(dir, sqlite.WithFault(func(at string) error {
				if at == op {
					return cause
				}
				return nil
			}))
			if !errors.Is(err, word) {
				t.Errorf("%s, %v: told %v", op, cause, err)
			}
			if string(read(t, dir, "hagal.db")) != string(before) {
				t.Errorf("%s, %v: the file was changed", op, cause)
			}
		}
		s, _, err := sqlite.Open(dir)
		if err != nil {
			t.Errorf("%s: afterwards: %v", op, err)
			continue
		}
		must(t, s.Close())
	}
}

// TestTheFileMayNotGrow is a full disk as SQLite sees it: no page more.
func TestTheFileMayNotGrow(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "a")
	var pages int
	must(t, s.Writer().QueryRow("PRAGMA page_count").Scan(&pages))
	_, err := s.Writer().Exec(fmt.Sprintf("PRAGMA max_page_count = %d", pages+3))
	must(t, err)
	said, err := appendUntil(s, id, 1)
	if !errors.Is(err, store.ErrDiskFull) {
		t.Fatalf("told %v", err)
	}
	wantText(t, s, id, len(said), said...)
	_, err = s.Writer().Exec("PRAGMA max_page_count = 1000000")
	must(t, err)
	must(t, s.Append(id, len(said), "once there is room", ""))
	must(t, s.Close())
	wantText(t, open(t, dir), id, len(said)+1, append(said, "once there is room")...)
}

// TestAFileThatIsNearlyFullTakesNoNewTable lets the tables there be played on.
func TestAFileThatIsNearlyFullTakesNoNewTable(t *testing.T) {
	s := open(t, t.TempDir())
	id := create(t, s, "Friday", "a", "b", "c")
	backup := exported(t, open(t, t.TempDir()))
	var pages, most int
	must(t, s.Writer().QueryRow("PRAGMA page_count").Scan(&pages))
	must(t, s.Writer().QueryRow("PRAGMA max_page_count").Scan(&most))
	if most*4096 > 256<<20 {
		t.Errorf("a file may grow to %d pages, and is set aside then", most)
	}
	_, err := s.Writer().Exec(fmt.Sprintf("PRAGMA max_page_count = %d", pages+1))
	must(t, err)
	for _, op := range []string{"create", "duplicate"} {
		if err := changes(s, id, backup)[op](); !errors.Is(err, store.ErrLimit) {
			t.Errorf("%s: told %v", op, err)
		}
	}
	must(t, s.Append(id, 3, "d", ""))
}

// appendUntil adds lines to a table of "a" until that fails, and returns what
// was acknowledged.
func appendUntil(s *sqlite.Store, id store.ID, stand int) (said []string, err error) {
	said = []string{"a"}
	for n := stand; n < 10_000; n++ {
		text := fmt.Sprintf("line %d %s", n, strings.Repeat("x", 300))
		if err := s.Append(id, n, text, ""); err != nil {
			return said, err
		}
		said = append(said, text)
	}
	return said, errors.New("never failed")
}

// TestAConnectionThatMayNotWrite is a file that became read-only while open.
func TestAConnectionThatMayNotWrite(t *testing.T) {
	s := open(t, t.TempDir())
	id := create(t, s, "Friday", "a", "b", "c")
	_, err := s.Writer().Exec("PRAGMA query_only = 1")
	must(t, err)
	for op, run := range changes(s, id, exported(t, s)) {
		err := run()
		if op == "copy" { // another file
			must(t, err)
			continue
		}
		if !errors.Is(err, store.ErrNotWritable) {
			t.Errorf("%s: told %v", op, err)
		}
	}
	wantText(t, s, id, 3, "a", "b", "c")
	_, err = s.Writer().Exec("PRAGMA query_only = 0")
	must(t, err)
	must(t, s.Append(id, 3, "d", ""))
}

// TestASecondCopyOfTheAppIsTurnedAway opens a folder that a running writer has.
func TestASecondCopyOfTheAppIsTurnedAway(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	writer := program("writer", dir)
	out, err := writer.StdoutPipe()
	must(t, err)
	must(t, writer.Start())
	in := bufio.NewScanner(out)
	var heard []string
	for range 40 {
		if len(heard)%20 == 3 {
			if _, _, err := sqlite.Open(dir); !errors.Is(err, store.ErrInUse) {
				t.Errorf("a second copy was told %v", err)
			}
		}
		if !in.Scan() {
			t.Fatalf("the writer stopped after %q", heard)
		}
		heard = append(heard, in.Text())
	}
	must(t, writer.Process.Kill())
	for in.Scan() {
		heard = append(heard, in.Text())
	}
	_ = writer.Wait()
	if strings.HasPrefix(heard[len(heard)-1], "error") {
		t.Errorf("the first copy was told %s", heard[len(heard)-1])
	}
	all, _ := hear(t, heard)
	checkTold(t, dir, []told{all})
}

// TestTheSameProgramTwice is a folder opened twice by one program.
func TestTheSameProgramTwice(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "a")
	if _, _, err := sqlite.Open(dir); !errors.Is(err, store.ErrInUse) {
		t.Errorf("told %v", err)
	}
	must(t, s.Append(id, 1, "b", ""))
	must(t, s.Close())
	wantText(t, open(t, dir), id, 2, "a", "b")
}

// TestAnotherProgramHoldsTheFile locks the file as a tool for SQLite would.
func TestAnotherProgramHoldsTheFile(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "a", "b", "c")
	_, err := s.Writer().Exec("PRAGMA busy_timeout = 1")
	must(t, err)
	other, err := sql.Open("sqlite", "file:"+filepath.ToSlash(filepath.Join(dir, "hagal.db"))+"?_txlock=immediate")
	must(t, err)
	defer other.Close()
	held, err := other.Begin()
	must(t, err)
	before := everything(t, s)
	for op, run := range changes(s, id, exported(t, s)) {
		err := run()
		if op == "copy" { // it only reads
			must(t, err)
			continue
		}
		if !errors.Is(err, store.ErrInUse) {
			t.Errorf("%s: told %v", op, err)
		}
	}
	wantCopy(t, files(t, dir, "copies/*.db")[0], before)
	must(t, held.Rollback())
	must(t, s.Append(id, 3, "d", ""))
	wantText(t, s, id, 4, "a", "b", "c", "d")
}

// TestAnotherProgramChangesTheFile changes the table just saved behind the
// store's back; that is not written over.
func TestAnotherProgramChangesTheFile(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "a", "b")
	other, err := sql.Open("sqlite", "file:"+filepath.ToSlash(filepath.Join(dir, "hagal.db")))
	must(t, err)
	defer other.Close()
	_, err = other.Exec("UPDATE game SET turn = turn + 1")
	must(t, err)
	if err := s.Append(id, 2, "c", ""); !errors.Is(err, store.ErrStale) {
		t.Errorf("told %v", err)
	}
	_, err = other.Exec("UPDATE game SET turn = turn - 1")
	must(t, err)
	must(t, s.Append(id, 2, "c", ""))
	wantText(t, s, id, 3, "a", "b", "c")
}

// TestManyAtOnce uses a store from several goroutines.
func TestManyAtOnce(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := open(t, dir)
	var wait sync.WaitGroup
	for n := range 4 {
		wait.Go(func() {
			id, err := s.CreateFrom(fmt.Sprint("table ", n), []string{"a"}, "")
			for stand := 1; stand < 12 && err == nil; stand++ {
				if err = s.Append(id, stand, fmt.Sprint("line ", stand), ""); err == nil {
					_, err = s.List(store.Filter{Search: "table"})
				}
			}
			if err == nil {
				_, err = s.DailyCopy(noon().AddDate(0, 0, n))
			}
			if err == nil {
				err = s.Export(io.Discard)
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	want := everything(t, s)
	must(t, s.Close())
	got := everything(t, open(t, dir))
	if diff := cmp.Diff(want, got); diff != "" || len(got) != 4 || got[0].Lines != 12 {
		t.Errorf("%d tables\n%s", len(got), diff)
	}
}

// TestALockFileWithSomethingInIt is no reason to keep anybody out.
func TestALockFileWithSomethingInIt(t *testing.T) {
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "hagal.lock"), []byte(strings.Repeat("not a lock ", 100)), 0o600))
	create(t, open(t, dir), "Friday", "a")
}

func TestAClosedStore(t *testing.T) {
	s := open(t, t.TempDir())
	id := create(t, s, "Friday", "a", "b", "c")
	backup := exported(t, s)
	must(t, s.Close())
	for op, run := range changes(s, id, backup) {
		if err := run(); !errors.Is(err, store.ErrClosed) {
			t.Errorf("%s: told %v", op, err)
		}
	}
	if _, err := s.Load(id); !errors.Is(err, store.ErrClosed) {
		t.Errorf("load: told %v", err)
	}
}

// TestWhatAPowerCutNeeds reads from the open connection how it writes.
func TestWhatAPowerCutNeeds(t *testing.T) {
	s := open(t, t.TempDir())
	for pragma, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "fullfsync": "1", "checkpoint_fullfsync": "1", "foreign_keys": "1", "busy_timeout": "5000"} {
		var got string
		must(t, s.Writer().QueryRow("PRAGMA "+pragma).Scan(&got))
		if got != want {
			t.Errorf("%s is %s, want %s", pragma, got, want)
		}
	}
}

// TestADeletedTableStaysWhenTheClockWasSetBack deletes while the clock stands
// at its beginning; the thirty days count from the latest time known.
func TestADeletedTableStaysWhenTheClockWasSetBack(t *testing.T) {
	dir, c := t.TempDir(), noon()
	s := open(t, dir, sqlite.WithClock(c.Now))
	id := create(t, s, "Friday", "a")
	right := c.Time
	c.Time = c.AddDate(-56, 0, 0)
	must(t, s.Delete(id))
	create(t, s, "another", "a")
	must(t, s.Close())
	c.Time = right.AddDate(0, 0, 20)
	s = open(t, dir, sqlite.WithClock(c.Now))
	must(t, s.Restore(id))
	wantText(t, s, id, 1, "a")
}
