// Package salvage makes the file of a store whole before it is used: it sets
// aside what does not belong to the store, looks at every row, and builds a new
// file of all that can be read where the file is damaged. Its one door is
// [Folder.Open].
//
// # What belongs together
//
// The lineage (see package row) stands in the database, in the first change of
// every WAL, in the witness beside them, and in each daily copy. A WAL is played
// into the main file only if the main file is where the WAL began or went on. A
// recovery takes rows of one line of descent alone: forks and other stores are
// never mixed into it.
package salvage

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/form"
	"hagal/data/store/sqlite/internal/plain"
)

// The names in the folder.
const (
	FileName    = "hagal.db"
	WALName     = FileName + "-wal"
	JournalName = FileName + "-journal"
	WitnessName = "hagal.mark"
	CopiesName  = "copies"
)

// Folder is a folder with a store that nobody else has open.
type Folder struct {
	Dir   string
	Now   func() time.Time
	Fault func(op string) error // answers at "recover", "build" and "swap"; nil goes on
}

// Found is a file that can be used, and what was done to get there.
type Found struct {
	Report
	form.Summary
	Kind        form.Kind
	Version     int // of the file
	WitnessFile *WitnessFile
}

// Report tells what was found. It is empty when all was well.
type Report struct {
	Damage      string       // what was wrong with the file, "" for nothing
	Details     []row.Detail // of Damage
	SetAside    string       // where the damaged file is, as it was found
	Recovered   []store.Recovered
	Rest        string // a text file with lines that could be read but have no place
	Foreign     []store.Foreign
	WitnessGone bool // nothing tells whether the last changes are there
	Loss        store.Loss
}

// Open sets aside what does not belong, goes on with a repair that was
// interrupted, examines the file and repairs it. An error is something in the
// way: then nothing of the tables was changed.
func (f Folder) Open() (Found, error) {
	o := &opening{Folder: f}
	found, err := o.open()
	if err != nil && o.witnessFile != nil {
		o.witnessFile.Close()
	}
	return found, err
}

// Clear sets aside what has a name in the folder and is no plain file, before
// anything is opened under that name.
func (f Folder) Clear(name string) ([]store.Foreign, error) {
	o := &opening{Folder: f, set: map[string]string{}}
	if err := plain.Check(o.path(name)); !errors.Is(err, store.ErrNotPlain) {
		return nil, nil
	}
	err := o.setAside(name, store.NotPlain)
	return o.report.Foreign, err
}

// opening is what is known while a folder is opened.
type opening struct {
	Folder
	report      Report
	witness     Witness
	witnessed   bool // the witness can be believed
	base        bool // it is one of the first stores', which had no lineage
	witnessFile *WitnessFile
	main        row.Lineage // of the main file, with its WAL if that belongs to it
	wal         wal
	detached    bool              // the WAL is all that is left: no file it was written beside
	set         map[string]string // files set aside in this opening, by the name they had
}

// tellDamage tells what is wrong with the file.
func (o *opening) tellDamage(damage error) {
	o.report.Damage = strings.TrimPrefix(damage.Error(), row.ErrDamaged.Error()+": ")
	o.report.Details = row.DetailsOf(damage)
}

func (o *opening) open() (found Found, err error) {
	o.set = map[string]string{}
	if err := o.setIrregularAside(); err != nil {
		return found, err
	}
	if err := o.openWitness(); err != nil {
		return found, err
	}
	if err := o.finishSwap(); err != nil {
		return found, err
	}
	if err := o.sortOut(); err != nil {
		return found, err
	}
	look, err := o.examine()
	if err != nil {
		return found, err
	}
	if look.damage != nil && !look.kind.Later() {
		if err := o.recover(look); err != nil {
			return found, err
		}
		if look, err = o.examine(); err == nil && look.damage != nil {
			err = row.Wrong(row.ErrDamaged, "the repaired file", look.damage)
		}
		if err != nil {
			return found, err
		}
	} else if look.damage != nil {
		o.tellDamage(look.damage)
	}
	o.tellWitness(look)
	if !look.Lineage.Known() && o.witnessed {
		look.Lineage.Store = o.witness.Store // the first change will write it
	}
	return Found{o.report, look.Summary, look.kind, look.version, o.witnessFile}, nil
}

func (o *opening) path(name string) string { return filepath.Join(o.Dir, name) }

func (o *opening) openWitness() (err error) {
	o.witnessFile, o.witness, o.witnessed, err = openWitness(o.path(WitnessName))
	o.base = o.witnessed && !o.witness.Known()
	return err
}

// irregular are the names of all that is written to, or removed, under a name
// known before.
var irregular = []string{
	FileName, WALName, FileName + "-shm", JournalName, WitnessName,
	partName, partName + "-wal", partName + "-shm", partName + "-journal",
}

// setIrregularAside sets aside what is no plain file, or larger than any store,
// where a file of the store has its place. A file that has other names as well
// is parted from them.
func (o *opening) setIrregularAside() error {
	for _, name := range irregular {
		info, err := os.Lstat(o.path(name))
		switch {
		case err != nil:
			continue // not there, or not to be seen: opening it tells
		case !info.Mode().IsRegular():
			err = o.setAside(name, store.NotPlain)
		case info.Size() > mostOf(name):
			err = o.setAside(name, store.TooLarge)
		default:
			err = plain.Part(o.path(name))
		}
		if err != nil {
			return err
		}
	}
	if info, err := os.Lstat(o.path(CopiesName)); err == nil && !info.IsDir() {
		return o.setAside(CopiesName, store.NotPlain)
	}
	return nil
}

// mostOf is the most a file may have. A WAL may hold the whole file more than once.
func mostOf(name string) int64 {
	if name == WALName {
		return 4 * MaxFile
	}
	return MaxFile
}

// setAside gives a file that does not belong another name, and tells of it.
func (o *opening) setAside(name string, why store.Reason) error {
	base := filepath.Base(name)
	stamp := o.Now().UTC().Format("20060102-150405")
	to := o.path(fmt.Sprintf("hagal-foreign-%s-%s", stamp, base))
	for n := 2; plain.Exists(to); n++ {
		to = o.path(fmt.Sprintf("hagal-foreign-%s-%d-%s", stamp, n, base))
	}
	if err := os.Rename(o.path(name), to); err != nil {
		return err
	}
	o.set[name] = to
	o.report.Foreign = append(o.report.Foreign, store.Foreign{Name: name, Path: to, Reason: why})
	return plain.SyncFolder(o.Dir)
}

// glob lists names in the folder; the folder's own name is never a pattern.
func (o *opening) glob(pattern string) ([]string, error) {
	return fs.Glob(os.DirFS(o.Dir), pattern)
}
