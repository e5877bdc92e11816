//go:build unix

package sqlite_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// irregular are things that can have the name of a file and are none.
var irregular = map[string]func(t *testing.T, path, bystander string){
	"a pipe":   func(t *testing.T, path, _ string) { must(t, syscall.Mkfifo(path, 0o600)) },
	"a link":   func(t *testing.T, path, bystander string) { must(t, os.Symlink(bystander, path)) },
	"a loop":   func(t *testing.T, path, _ string) { must(t, os.Symlink(path, path)) },
	"a folder": func(t *testing.T, path, _ string) { must(t, os.MkdirAll(filepath.Join(path, "in it"), 0o755)) },
	"3 GiB": func(t *testing.T, path, _ string) {
		must(t, os.WriteFile(path, nil, 0o600))
		must(t, os.Truncate(path, 3<<30))
	},
}

// TestOnlyPlainFilesAreOpened puts all that is no plain file in the place of
// each file of a store. It is set aside and told without hanging; what a link
// leads to stays as it was; the copy brings the tables back where their file is gone.
func TestOnlyPlainFilesAreOpened(t *testing.T) {
	t.Parallel()
	for _, name := range []string{
		"hagal.db", "hagal.db-wal", "hagal.db-shm", "hagal.db-journal", "hagal.mark", "hagal.lock", "copies",
		"hagal-part.db", "hagal-part.db-wal", "hagal-part.db-shm", "hagal-part.db-journal",
	} {
		for what, put := range irregular {
			if name == "copies" && what == "a folder" {
				continue
			}
			t.Run(name+" is "+what, func(t *testing.T) {
				t.Parallel()
				dir := t.TempDir()
				bystander := filepath.Join(t.TempDir(), "bystander")
				must(t, os.WriteFile(bystander, []byte("untouched, and longer than a witness is"), 0o600))
				s := open(t, dir)
				id := create(t, s, "Friday", "a", "b")
				_, err := s.DailyCopy(noon().Time)
				must(t, err)
				must(t, s.Close())
				path := filepath.Join(dir, name)
				must(t, os.RemoveAll(path))
				put(t, path, bystander)
				began := time.Now()
				s, report, err := sqlite.Open(dir)
				if took := time.Since(began); took > hung {
					t.Errorf("it took %v", took)
				}
				switch {
				case name == "hagal.lock" && what == "3 GiB": // what is in a lock does not count
					must(t, err)
				default:
					must(t, err)
					toldOf := func(f store.Foreign) bool { return f.Name == name }
					if !slices.ContainsFunc(report.Foreign, toldOf) && !(name == "hagal.mark" && report.WitnessGone) {
						t.Errorf("told %+v", report)
					}
				}
				wantText(t, s, id, 2, "a", "b")
				must(t, s.Append(id, 2, "c", ""))
				_, err = s.DailyCopy(noon().AddDate(0, 0, 1))
				must(t, err)
				must(t, s.Close())
				if b := read(t, "", bystander); !strings.HasPrefix(string(b), "untouched") {
					t.Errorf("the bystander says %q", b)
				}
			})
		}
	}
}

// TestAFileWithAnotherName gives each file of a store that is written to a
// second name outside of the folder, by a hard link: nothing comes through it.
func TestAFileWithAnotherName(t *testing.T) {
	for _, name := range []string{"hagal.db", "hagal.db-wal", "hagal.db-shm", "hagal.db-journal", "hagal.mark", "hagal.lock", "hagal-part.db"} {
		dir := t.TempDir()
		s := open(t, dir)
		id := create(t, s, "Friday", "a", "b")
		_, err := s.DailyCopy(noon().Time)
		must(t, err)
		must(t, s.Close())
		path, bystander := filepath.Join(dir, name), filepath.Join(t.TempDir(), "bystander")
		switch name {
		case "hagal.db", "hagal.mark": // as a copy of the folder made of links has them
			must(t, os.Link(path, bystander))
		default:
			must(t, os.RemoveAll(path))
			must(t, os.WriteFile(bystander, []byte("untouched, and longer than a witness is"), 0o600))
			must(t, os.Link(bystander, path))
		}
		before := read(t, "", bystander)
		s, _, err = sqlite.Open(dir)
		must(t, err)
		must(t, s.Append(id, 2, "c", ""))
		must(t, s.Close())
		if after := read(t, "", bystander); string(after) != string(before) {
			t.Errorf("%s: the other name leads to %q, was %q", name, after, before)
		}
		s, report, err := sqlite.Open(dir)
		must(t, err)
		if !report.Empty() {
			t.Errorf("%s: the next start told %v", name, report)
		}
		wantText(t, s, id, 3, "a", "b", "c")
		must(t, s.Close())
	}
}

// TestOnlyPlainCopiesAreRead puts the same in the place of a daily copy.
func TestOnlyPlainCopiesAreRead(t *testing.T) {
	for what, put := range irregular {
		dir := t.TempDir()
		s := open(t, dir)
		create(t, s, "Friday", "a", "b")
		path, err := s.DailyCopy(noon().Time)
		must(t, err)
		must(t, os.Remove(path))
		put(t, path, dir)
		began := time.Now()
		list, err := s.Copies()
		must(t, err)
		_, opening := s.OpenCopy(filepath.Base(path))
		if took := time.Since(began); took > hung {
			t.Errorf("%s: it took %v", what, took)
		}
		if opening == nil || what == "3 GiB" && (len(list) != 1 || !errors.Is(list[0].Err, store.ErrDamaged) && !errors.Is(list[0].Err, store.ErrLimit)) {
			t.Errorf("%s: told %v, listed %+v", what, opening, list)
		}
		must(t, s.Close())
		must(t, os.Remove(filepath.Join(dir, "hagal.db"))) // now the copies are asked
		began = time.Now()
		s, _, err = sqlite.Open(dir)
		must(t, err)
		if took := time.Since(began); took > hung {
			t.Errorf("%s: recovering took %v", what, took)
		}
		must(t, s.Close())
	}
}

// TestFilesAreForTheirOwnerAlone opens a store whose files others may read, and
// looks at the rights of all files after.
func TestFilesAreForTheirOwnerAlone(t *testing.T) {
	old := syscall.Umask(0)
	defer syscall.Umask(old)
	for _, name := range []string{"new", "open to all", "repaired"} {
		dir := filepath.Join(t.TempDir(), "tables")
		if name != "new" {
			s := mixed(t, dir)
			_, err := s.DailyCopy(noon().Time)
			must(t, err)
			must(t, s.Close())
			must(t, filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
				return errors.Join(err, os.Chmod(p, map[bool]os.FileMode{true: 0o777, false: 0o666}[d.IsDir()]))
			}))
		}
		if name == "repaired" {
			must(t, os.Truncate(filepath.Join(dir, "hagal.db"), 9000))
		}
		s, _, err := sqlite.Open(dir)
		must(t, err)
		create(t, s, "Saturday", "a")
		_, err = s.DailyCopy(noon().AddDate(0, 0, 1))
		must(t, err)
		wantClosed(t, name, dir)
		must(t, s.Close())
		wantClosed(t, name, dir)
	}
}

func wantClosed(t *testing.T, name, dir string) {
	t.Helper()
	must(t, filepath.WalkDir(dir, func(p string, d fs.DirEntry, _ error) error {
		info, err := os.Lstat(p)
		want := os.FileMode(0o600)
		if d.IsDir() {
			want = 0o700
		}
		if err == nil && info.Mode().Perm() != want {
			t.Errorf("%s: %s has %o", name, filepath.Base(p), info.Mode().Perm())
		}
		return err
	}))
}

// TestAFolderOfOthersKeepsItsRights opens tables in a folder with other things in it.
func TestAFolderOfOthersKeepsItsRights(t *testing.T) {
	dir := t.TempDir()
	must(t, os.Chmod(dir, 0o755))
	must(t, os.WriteFile(filepath.Join(dir, "another"), nil, 0o644))
	create(t, open(t, dir), "Friday", "a")
	for path, want := range map[string]os.FileMode{dir: 0o755, filepath.Join(dir, "another"): 0o644, filepath.Join(dir, "hagal.db"): 0o600} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s has %o, %v", filepath.Base(path), info.Mode().Perm(), err)
		}
	}
}

// TestAWALThatIsGoneEndsTheTaps takes the WAL away while the store is open, and
// puts another file in its place. No change is acknowledged then; all that was
// acknowledged is there after a restart, and the other file is not lost.
func TestAWALThatIsGoneEndsTheTaps(t *testing.T) {
	for name, put := range map[string]func(path string){
		"unlinked": func(string) {},
		"replaced": func(path string) { must(t, os.WriteFile(path, []byte("somebody else's"), 0o600)) },
		"a link":   func(path string) { must(t, os.Symlink("hagal.mark", path)) },
	} {
		dir := t.TempDir()
		s := open(t, dir)
		id := create(t, s, "Friday", "a", "b", "c")
		backup := exported(t, s)
		wal := filepath.Join(dir, "hagal.db-wal")
		must(t, os.Remove(wal))
		put(wal)
		for op, run := range changes(s, id, backup) {
			if err := run(); !errors.Is(err, store.ErrFolderGone) {
				t.Errorf("%s, %s: told %v", name, op, err)
			}
		}
		wantText(t, s, id, 3, "a", "b", "c")
		must(t, s.Close())
		if name == "replaced" {
			aside := files(t, dir, "hagal-foreign-*")
			if len(aside) != 1 || string(read(t, "", aside[0])) != "somebody else's" {
				t.Errorf("%s: aside lies %v", name, aside)
			}
		}
		s = open(t, dir)
		wantText(t, s, id, 3, "a", "b", "c")
		must(t, s.Append(id, 3, "d", ""))
	}
}
