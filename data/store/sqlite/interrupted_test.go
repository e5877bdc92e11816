package sqlite_test

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// openAndStop opens the folder, and stops for good where it is told to, after
// it said so.
func openAndStop(dir string) error {
	var op string
	var left int
	if _, err := fmt.Sscan(os.Getenv(childStop), &op, &left); err != nil {
		return err
	}
	_, _, err := sqlite.Open(dir, sqlite.WithFault(func(at string) error {
		if at != op {
			return nil
		}
		if left--; left == 0 {
			fmt.Println("stopped")
			_, err := os.Stdin.Read(make([]byte, 1)) // until it is killed, or the tests end
			return fmt.Errorf("not killed: %w", err)
		}
		return nil
	}))
	if err == nil {
		err = fmt.Errorf("opened, and never came to %s", os.Getenv(childStop))
	}
	return err
}

// killAt starts a program that opens the folder and kills it in the middle of a
// step: at "swap 2" where it comes to the second file to set aside.
func killAt(t *testing.T, dir, stop string) {
	t.Helper()
	cmd := program("opener", dir)
	cmd.Env = append(cmd.Env, childStop+"="+stop)
	in, err := cmd.StdinPipe()
	must(t, err)
	defer in.Close()
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	said, _ := bufio.NewReader(out).ReadString('\n')
	must(t, cmd.Process.Kill())
	_ = cmd.Wait()
	if said != "stopped\n" {
		t.Fatalf("%s was not interrupted: %s", stop, said)
	}
}

// eachAndAll are the stops one by one, and all of them one after the other.
func eachAndAll(stops ...string) (ways [][]string) {
	for _, stop := range stops {
		ways = append(ways, []string{stop})
	}
	return append(ways, stops)
}

// TestKilledWhileRecovering kills the repair of a damaged file in each of its
// steps, and in one after the other. In the end all is there that a repair in
// peace brings, and the damaged file lies aside as it was.
func TestKilledWhileRecovering(t *testing.T) {
	t.Parallel()
	whole := snap(t, false)
	hurt := whole.damaged([]damage{{"hagal.db-wal", 5_000, 9_000, "flip"}}, rand.New(rand.NewPCG(1, 1)))
	peace := t.TempDir()
	hurt.write(t, peace)
	s, report, err := sqlite.Open(peace)
	must(t, err)
	if report.SetAside == "" {
		t.Fatal("the file was not damaged enough")
	}
	want := everything(t, s)
	must(t, s.Close())
	// The last is met by the start that goes on where the one before was killed.
	ways := append(eachAndAll("recover 1", "build 1", "swap 1", "swap 1"), []string{"swap 2"})
	atOnce(t, len(ways), func(t *testing.T, n int) {
		dir := t.TempDir()
		hurt.write(t, dir)
		for _, stop := range ways[n] {
			killAt(t, dir, stop)
		}
		s, _, err := sqlite.Open(dir)
		must(t, err)
		defer s.Close()
		if diff := cmp.Diff(want, everything(t, s)); diff != "" {
			t.Errorf("%q (-in peace +killed):\n%s", ways[n], diff)
		}
		for _, end := range []string{"", "-wal"} {
			aside := files(t, dir, "hagal-damaged-*.db"+end)
			if len(aside) != 1 || !bytes.Equal(read(t, "", aside[0]), hurt.files["hagal.db"+end]) {
				t.Errorf("%q: set aside: %v", ways[n], aside)
			}
		}
	})
}

// TestARepairThatFailsHalfWayIsFinished lets the disk refuse after each file set
// aside; the next start goes on from there.
func TestARepairThatFailsHalfWayIsFinished(t *testing.T) {
	t.Parallel()
	whole := snap(t, false)
	hurt := whole.damaged([]damage{{"hagal.db-wal", 5_000, 9_000, "flip"}}, rand.New(rand.NewPCG(1, 1)))
	for steps := 1; steps <= 2; steps++ {
		dir := t.TempDir()
		hurt.write(t, dir)
		left := steps
		_, _, err := sqlite.Open(dir, sqlite.WithFault(func(op string) error {
			if op == "swap" {
				if left--; left == 0 {
					return syscall.EIO
				}
			}
			return nil
		}))
		if !errors.Is(err, store.ErrDisk) {
			t.Fatalf("after %d steps: told %v", steps, err)
		}
		s, report, err := sqlite.Open(dir)
		must(t, err)
		if report.Damage == "" || report.SetAside == "" || len(report.Foreign) != 0 || len(everything(t, s)) != len(whole.games) {
			t.Errorf("after %d steps: told %+v", steps, report)
		}
		must(t, s.Close())
		open(t, dir)
		for _, end := range []string{"", "-wal"} {
			if !bytes.Equal(read(t, "", report.SetAside+end), hurt.files["hagal.db"+end]) {
				t.Errorf("after %d steps: another file lies aside", steps)
			}
		}
	}
}

// TestKilledWhileANewFileIsMade kills the first start of all; the next has
// nothing to tell.
func TestKilledWhileANewFileIsMade(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for _, stop := range []string{"open 1", "write 1", "make 1", "make 1"} {
		killAt(t, dir, stop)
	}
	create(t, open(t, dir), "Friday", "a")
}

// aJournal is one of SQLite, for a file that had no page before.
var aJournal = append([]byte("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"+ // what each begins with
	"\x00\x00\x00\x00"+"\x12\x34\x56\x78"+"\x00\x00\x00\x00"+"\x00\x00\x02\x00"+"\x00\x00\x10\x00"), make([]byte, 484)...)

// TestKilledWhileTheFileIsMade leaves the first page of a file, and the journal
// that says it is not whole.
func TestKilledWhileTheFileIsMade(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	must(t, s.Close())
	page := read(t, dir, "hagal.db")[:4096]
	dir = t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), page, 0o600))
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db-journal"), aJournal, 0o600))
	s = open(t, dir) // nothing to tell
	id := create(t, s, "Friday", "a")
	must(t, s.Close())
	wantText(t, open(t, dir), id, 1, "a")
}

// TestAJournalBesideAWholeFile puts one there that would empty the file.
func TestAJournalBesideAWholeFile(t *testing.T) {
	dir := t.TempDir()
	s := mixed(t, dir)
	want := everything(t, s)
	must(t, s.Close())
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db-journal"), aJournal, 0o600))
	s, report, err := sqlite.Open(dir, sqlite.WithClock(noon().Now))
	must(t, err)
	if diff := cmp.Diff(want, everything(t, s)); diff != "" || report.Damage != "" || len(report.Foreign) != 1 {
		t.Fatalf("told %+v (-before +after):\n%s", report, diff)
	}
	if !bytes.Equal(read(t, "", report.Foreign[0].Path), aJournal) {
		t.Error("it was changed before it was set aside")
	}
	must(t, s.Close())
	open(t, dir)
}

// TestOnlyTheWALIsLeft takes away the main file and the mark.
func TestOnlyTheWALIsLeft(t *testing.T) {
	t.Parallel()
	whole, dir := snap(t, false), t.TempDir()
	whole.write(t, dir)
	must(t, os.Remove(filepath.Join(dir, "hagal.db")))
	must(t, os.Remove(filepath.Join(dir, "hagal.mark")))
	s, report, err := sqlite.Open(dir)
	must(t, err)
	defer s.Close()
	if report.Damage == "" || len(report.Recovered) == 0 || len(everything(t, s)) == 0 {
		t.Errorf("told %+v", report)
	}
}

// TestTheLongestRowsCanBeRecovered keeps rows at every limit, and takes away the
// page that leads to them: a row that filled more than a page could not be found.
func TestTheLongestRowsCanBeRecovered(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	wide := "\U0001f3dc"
	id, err := s.CreateFrom(strings.Repeat(wide, store.MaxTitle), []string{strings.Repeat("x", store.MaxLine), "b"}, strings.Repeat(wide, store.MaxNote))
	must(t, err)
	key, value := strings.Repeat("k", store.MaxKey), strings.Repeat("v", store.MaxValue)
	must(t, s.SetSetting(key, value))
	want := load(t, s, id)
	must(t, s.Close())
	b := read(t, dir, "hagal.db")
	clear(b[:4096])
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), b, 0o600))
	s, report, err := sqlite.Open(dir)
	must(t, err)
	defer s.Close()
	if diff := cmp.Diff(want, load(t, s, id)); diff != "" || report.Rest != "" {
		t.Errorf("told %+v (-before +after):\n%s", report, diff)
	}
	if got, err := s.Setting(key); got != value || err != nil {
		t.Errorf("the longest setting is lost: %d bytes, %v", len(got), err)
	}
}
