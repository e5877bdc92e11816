package salvage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/form"
	"hagal/data/store/sqlite/internal/plain"
)

// look is what a look at the file tells before anything is changed.
type look struct {
	form.Summary
	kind    form.Kind
	version int
	damage  error // what is wrong, or nil
}

// examine looks at the file without changing it. An error is something in the
// way; a damaged file is a finding.
func (o *opening) examine() (look, error) {
	path := o.path(FileName)
	if o.nothingYet() {
		if o.highWater() > 0 || len(o.copies()) > 0 || plain.Size(o.path(WALName)) > 0 {
			return look{damage: row.Wrong(nil, "{0} is gone", FileName)}, nil
		}
		return look{}, nil
	}
	found, err := examineFile(path)
	if err == nil && found.kind == form.Current {
		o.doubtWitness(found.Revision)
	}
	switch {
	case err != nil && form.IsDamage(err):
		found.damage = err
	case err != nil:
		return look{}, err
	case found.kind.Later():
	case found.kind == form.None && (o.highWater() > 0 || len(o.copies()) > 0):
		found.damage = row.Wrong(nil, "{0} is empty", FileName)
	case found.Revision < o.highWater():
		found.damage = row.Wrong(nil, "the last changes are missing: {0} of {1} are there", found.Revision, o.highWater())
	}
	return found, nil
}

// doubtWitness stops believing a witness of far more changes than were found.
func (o *opening) doubtWitness(newest int64) {
	if o.witness.Revision-newest > mostLost {
		o.witnessed = false
	}
}

// nothingYet says whether no line was ever kept here: no file, an empty one, or
// one that was killed while SQLite made its first page, which the journal tells
// and the next writer takes back.
func (o *opening) nothingYet() bool {
	path := o.path(FileName)
	size := plain.Size(path)
	if size == 0 || o.detached {
		return true // SQLite would throw the WAL of an empty file away
	}
	return o.wal.size == 0 && size <= firstPage && plain.Exists(o.path(JournalName))
}

// firstPage is the size of a file in which no table can be.
const firstPage = 4096

// highWater is the highest revision the witness and the names of the copies
// tell of. A copy that claims more than the witness must show its lineage.
func (o *opening) highWater() (revision int64) {
	if o.witnessed {
		revision = o.witness.Revision
	}
	store := o.store()
	for _, c := range o.copies() {
		if c.Revision <= revision || c.Revision >= mostAhead || c.Store != shortID(store) {
			continue
		}
		if l := lineageOf(c.Path); l.Store == store && (!o.main.Known() || l.Related(o.main)) {
			revision = c.Revision
		}
	}
	return revision
}

// tellWitness tells when nothing knows whether the last changes are there: a
// store with a lineage always has a witness.
func (o *opening) tellWitness(found look) {
	o.report.WitnessGone = found.kind == form.Current && found.Lineage.Known() && !o.witnessed && o.report.Damage == ""
}

// examineFile reads the whole file once. Of a newer version only its form is
// looked at, and not for long.
func examineFile(path string) (look, error) {
	if err := checkHeader(path); err != nil {
		return look{}, err
	}
	db, err := form.OpenReader(path)
	if db != nil {
		defer db.Close()
	}
	if err != nil {
		return look{}, err
	}
	tx, err := db.Begin()
	if err != nil {
		return look{}, err
	}
	defer tx.Rollback()
	ctx, stop := context.WithTimeout(context.Background(), time.Second)
	defer stop()
	var found look
	found.kind, found.version, err = form.KindOf(ctx, tx)
	if err == nil && found.kind == form.Current {
		found.Summary, err = form.Verify(tx)
	}
	return found, err
}

// checkHeader looks at the two bytes of the header that make SQLite refuse to
// write, or to look at the WAL, without calling the file damaged.
func checkHeader(path string) error {
	f, err := plain.Open(path, os.O_RDONLY)
	if err != nil {
		return err
	}
	defer f.Close()
	head := make([]byte, 20)
	switch n, err := io.ReadFull(f, head); {
	case n == 0:
		return nil // made and not yet written: all is in the WAL
	case errors.Is(err, io.ErrUnexpectedEOF):
		return row.Wrong(row.ErrDamaged, "the file is cut short")
	case err != nil:
		return err
	}
	for _, b := range head[18:20] {
		if b != 1 && b != 2 {
			return row.Wrong(row.ErrDamaged, "the head of the file is wrong")
		}
	}
	return nil
}

// hasWAL says whether the head of a file tells that its changes go into a WAL.
func hasWAL(path string) bool {
	f, err := plain.Open(path, os.O_RDONLY)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, 20)
	_, err = io.ReadFull(f, head)
	return err == nil && head[18] == 2 && head[19] == 2
}

// ErrTooLarge is the answer to a file that is larger than any store.
var ErrTooLarge = fmt.Errorf("the file has more than %d MiB", MaxFile>>20)

// OpenWhole opens a copy of a store that nobody changes, after a look at its
// form, and gives the id of its store, "" where it has none yet. Files beside
// the copy are not looked at.
func OpenWhole(path string) (db *sql.DB, store string, err error) {
	if err := checkHeader(path); err != nil {
		return nil, "", err
	}
	if plain.Size(path) > MaxFile {
		return nil, "", ErrTooLarge
	}
	if db, err = form.OpenFrozen(path); err == nil {
		store, err = storeOf(db)
	}
	if err != nil && db != nil {
		db.Close()
	}
	return db, store, err
}

func storeOf(db *sql.DB) (string, error) {
	tx, err := db.Begin()
	if err != nil {
		return "", err
	}
	defer tx.Rollback()
	kind, version, err := form.KindOf(context.Background(), tx)
	if err != nil {
		return "", err
	}
	if kind != form.Current {
		return "", row.Wrong(row.ErrDamaged, "it is of version {0}", version)
	}
	l, err := form.LineageOf(tx)
	return l.Store, err
}
