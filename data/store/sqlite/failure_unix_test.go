//go:build unix

package sqlite_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

func init() {
	child["limited"] = writeToTheLimit
	child["reader"] = openWithoutRights
}

// nobody is an account that owns nothing here.
const nobody = 65534

// limitSize lets no file of this program grow beyond a number of bytes.
func limitSize(most uint64) error {
	signal.Ignore(syscall.SIGXFSZ)
	limit := syscall.Rlimit{}
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return err
	}
	limit.Cur = lower(limit.Max, most)
	return syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit)
}

// lower is the lower of two limits; FreeBSD has another type for one than Linux.
func lower[T int64 | uint64](highest T, most uint64) T {
	if most < uint64(highest) {
		return T(most)
	}
	return highest
}

// writeToTheLimit fills a table until the system writes no more, in the middle
// of a write as it comes; then there is room again. It tells what it was told.
func writeToTheLimit(dir string) error {
	s, _, err := sqlite.Open(dir)
	if err != nil {
		return err
	}
	id, err := s.CreateFrom("Friday", []string{"a"}, "")
	if err != nil {
		return err
	}
	var most uint64
	if _, err := fmt.Sscan(os.Getenv("HAGAL_TEST_LIMIT"), &most); err != nil {
		return err
	}
	if err := limitSize(most); err != nil {
		return err
	}
	said, err := appendUntil(s, id, 1)
	if !errors.Is(err, store.ErrDisk) && !errors.Is(err, store.ErrDiskFull) {
		return fmt.Errorf("at the limit: told %w", err)
	}
	if g, err := s.Load(id); err != nil || len(g.Text) != len(said) {
		return fmt.Errorf("at the limit %d of %d lines can be read: %w", len(g.Text), len(said), err)
	}
	if err := limitSize(8192); err != nil { // a copy takes less room than the lines did
		return err
	}
	if _, err := s.DailyCopy(noon().Time); !errors.Is(err, store.ErrDisk) && !errors.Is(err, store.ErrDiskFull) {
		return fmt.Errorf("copying at the limit: told %w", err)
	}
	if err := limitSize(math.MaxInt64); err != nil {
		return err
	}
	if _, err := s.DailyCopy(noon().Time); err != nil {
		return fmt.Errorf("copying with room again: %w", err)
	}
	if err := s.Append(id, len(said), "there is room again", ""); err != nil {
		return fmt.Errorf("with room again: %w", err)
	}
	fmt.Println(len(said))
	return syscall.Kill(os.Getpid(), syscall.SIGKILL)
}

// TestAWriteThatEndsHalfWay lets the system refuse writes beyond a size, so
// that the last one is cut wherever that falls, then kills the program.
func TestAWriteThatEndsHalfWay(t *testing.T) {
	t.Parallel()
	for _, most := range []int{123_457, 200_001, 262_144} {
		dir := t.TempDir()
		cmd := program("limited", dir)
		cmd.Env = append(cmd.Env, fmt.Sprint("HAGAL_TEST_LIMIT=", most))
		out, err := cmd.Output()
		if !wasKilled(cmd.ProcessState) {
			t.Fatalf("limit %d: %v %s", most, err, out)
		}
		var said int
		_, err = fmt.Sscan(string(out), &said)
		must(t, err)
		s := open(t, dir)
		g := load(t, s, 1)
		if said < 5 || g.Lines != said+1 || g.Text[said] != "there is room again" {
			t.Errorf("limit %d: %d lines stand, %d were told and one after", most, g.Lines, said)
		}
		for n, text := range g.Text[1:said] {
			if !strings.HasPrefix(text, fmt.Sprintf("line %d x", n+1)) {
				t.Errorf("limit %d: line %d is %q", most, n+1, text)
			}
		}
	}
}

// openWithoutRights opens the tables as somebody who may read them only.
func openWithoutRights(dir string) error {
	if os.Geteuid() == 0 {
		if err := errors.Join(syscall.Setgid(nobody), syscall.Setuid(nobody)); err != nil {
			return fmt.Errorf("%w: %w", errCannotTry, err)
		}
	}
	file := filepath.Join(dir, "hagal.db")
	if _, err := os.ReadFile(file); err != nil { // the folders above let nobody in
		return fmt.Errorf("%w: %w", errCannotTry, err)
	}
	const toWrite = 2
	if syscall.Access(dir, toWrite) == nil && syscall.Access(file, toWrite) == nil {
		return fmt.Errorf("%w: rights that were taken away count for nothing", errCannotTry)
	}
	_, _, err := sqlite.Open(dir)
	if errors.Is(err, store.ErrNotWritable) {
		return nil
	}
	return fmt.Errorf("told %w", err)
}

// openRefused opens the tables where the system is made to refuse at a step, as
// a folder without rights would.
func openRefused(t *testing.T, dir, step string) {
	t.Helper()
	for _, cause := range []error{syscall.EACCES, syscall.EPERM, syscall.EROFS} {
		_, _, err := sqlite.Open(dir, sqlite.WithFault(func(at string) error {
			if at == step {
				return &os.PathError{Op: "open", Path: dir, Err: cause}
			}
			return nil
		}))
		if !errors.Is(err, store.ErrNotWritable) {
			t.Errorf("%s, %v: told %v", step, cause, err)
		}
	}
}

// TestAReadOnlyFolder takes away the right to write: to the folder, to all in
// it, and to the tables alone. The system is made to say so, which can be done
// everywhere; and a program that has no rights, or gives up its own, tries it
// where the system lets it.
func TestAReadOnlyFolder(t *testing.T) {
	t.Parallel()
	base, err := os.MkdirTemp("", "hagal-read-only")
	must(t, err)
	t.Cleanup(func() { os.RemoveAll(base) })
	must(t, os.Chmod(base, 0o755)) // t.TempDir lets nobody else in
	for name, taken := range map[string]struct {
		folder, file, tables os.FileMode
		step                 string // where it is met
	}{
		"folder": {0o555, 0o666, 0o666, "open"}, "all": {0o555, 0o444, 0o444, "open"}, "tables": {0o777, 0o666, 0o444, "write"},
	} {
		dir := filepath.Join(base, name)
		s := open(t, dir)
		id := create(t, s, "Friday", "a", "b")
		must(t, s.Close())
		before := read(t, dir, "hagal.db")
		openRefused(t, dir, taken.step)
		chmodAll(t, dir, taken.file)
		must(t, os.Chmod(filepath.Join(dir, "hagal.db"), taken.tables))
		must(t, os.Chmod(dir, taken.folder))
		cmd := program("reader", dir)
		out, err := cmd.Output()
		switch {
		case cmd.ProcessState != nil && cmd.ProcessState.ExitCode() == cannotTry:
			t.Logf("%s: shown by what the system is made to say only: %s", name, out)
		case err != nil:
			t.Errorf("%s: %v %s", name, err, out)
		}
		must(t, os.Chmod(dir, 0o700))
		chmodAll(t, dir, 0o600)
		if diff := cmp.Diff(before, read(t, dir, "hagal.db")); diff != "" {
			t.Errorf("%s: the file was changed", name)
		}
		s = open(t, dir)
		wantText(t, s, id, 2, "a", "b")
		must(t, s.Append(id, 2, "c", ""))
		must(t, s.Close())
	}
}

func chmodAll(t *testing.T, dir string, mode os.FileMode) {
	t.Helper()
	for _, file := range files(t, dir, "*") {
		must(t, os.Chmod(file, mode))
	}
}

// TestTheFolderIsGone takes the folder away while it is open, and puts it back.
func TestTheFolderIsGone(t *testing.T) {
	t.Parallel()
	above := t.TempDir()
	dir, elsewhere := filepath.Join(above, "tables"), filepath.Join(above, "elsewhere")
	s := open(t, dir)
	id := create(t, s, "Friday", "a", "b", "c")
	backup := exported(t, s)
	for name, take := range map[string]func(){
		"gone":    func() {},
		"another": func() { must(t, open(t, dir).Close()) },
	} {
		must(t, os.Rename(dir, elsewhere))
		take()
		for op, run := range changes(s, id, backup) {
			if err := run(); !errors.Is(err, store.ErrFolderGone) {
				t.Errorf("%s, %s: told %v", name, op, err)
			}
		}
		must(t, os.RemoveAll(dir))
		must(t, os.Rename(elsewhere, dir))
	}
	must(t, s.Append(id, 3, "back again", ""))
	must(t, s.Close())
	wantText(t, open(t, dir), id, 4, "a", "b", "c", "back again")
}
