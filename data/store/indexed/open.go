//go:build js

package indexed

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"syscall/js"
	"time"

	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/internal/row"
)

// Open opens the tables under a name, which it makes if need be, and reports
// what it found. Every record is read; what is damaged is set aside, and what
// can be read of its table goes on as a table. The database of a newer version
// is opened for reading.
func Open(name string, opts ...Option) (*Store, store.Report, error) {
	s := &Store{
		name: name, now: time.Now, fault: func(string) error { return nil }, busy: func(bool) {},
		tables: map[int64]row.Table{}, settings: map[string]row.Setting{},
	}
	s.Book = book.Book{Shelf: shelf{s}}
	for _, o := range opts {
		o(s)
	}
	report, err := s.open()
	if err != nil {
		err = errors.Join(explain("open the tables", err), s.release())
		return nil, store.Report{}, err
	}
	return s, report, nil
}

func (s *Store) open() (report store.Report, err error) {
	defer guard(&err)
	if err := s.fault("open"); err != nil {
		return report, err
	}
	if s.unlock, err = takeLock(s.name); err != nil {
		return report, err
	}
	if report.Newer, err = s.connect(); err != nil {
		return report, err
	}
	found, err := s.examine()
	if err != nil {
		return report, err
	}
	if s.newer {
		return report, s.readNewer(found)
	}
	kept := s.openBeside()
	found.bringBack(kept)
	if err := s.mend(found, &report); err != nil {
		return report, err
	}
	s.identify(&report, found)
	if err := s.purge(); err != nil {
		return report, err
	}
	s.renew(kept, found)
	return report, nil
}

// connect opens the database. That of a newer version it opens as it is, and
// says its version.
func (s *Store) connect() (newer int, err error) {
	s.db, err = openVersion(s.name, version)
	if !errors.Is(err, idb.NewDOMException("VersionError")) {
		return 0, err
	}
	if s.db, err = openVersion(s.name, 0); err != nil {
		return 0, err
	}
	s.newer = true
	have, err := s.db.ObjectStoreNames()
	if err != nil {
		return 0, err
	}
	for _, box := range []string{gameBox, lineBox, wordBox} {
		if !slices.Contains(have, box) {
			return 0, store.ErrNewer
		}
	}
	n, err := s.db.Version()
	return int(n), err
}

func openVersion(name string, v uint) (*idb.Database, error) {
	ctx, stop := soon()
	defer stop()
	asked, err := idb.Global().Open(context.Background(), name, v, func(db *idb.Database, old, _ uint) error {
		if old >= version {
			return nil
		}
		for _, box := range boxes {
			_, err := db.CreateObjectStore(box, idb.ObjectStoreOptions{KeyPath: js.Null(), AutoIncrement: box == asideBox})
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	db, err := asked.Await(ctx)
	if errors.Is(err, idb.NewDOMException("InvalidStateError")) { // a private window of some browsers
		err = fmt.Errorf("%w: %w", store.ErrDenied, err)
	}
	if err == nil && ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return db, err
}

// readNewer takes what a newer version kept in a form that is known here.
func (s *Store) readNewer(found findings) error {
	if len(found.bad) > 0 || len(found.torn) > 0 {
		return fmt.Errorf("%w: some of its records are of another form", store.ErrNewer)
	}
	s.tables, s.settings = found.pile.Tables, found.pile.Settings
	return nil
}

// tellDamage tells what is wrong with the tables.
func tellDamage(report *store.Report, wrong error) {
	report.Damage, report.Details = wrong.Error(), store.DetailsOf(wrong)
}

// identify gives a new store its id, and holds the tables against the witness,
// or against a replica that has all.
func (s *Store) identify(report *store.Report, found findings) {
	l, known := row.ParseLineage(s.settings[row.LineageKey].Value)
	seen := s.witness()
	if !known {
		l = row.Lineage{Store: row.NewStore()}.Next()
	}
	s.id = l.Store
	switch {
	case seen.id != "" && !known && len(s.tables) == 0 && seen.tables > 0:
		s.revision = max(s.revision, seen.revision) // no id comes again
		tellDamage(report, found.dropped())
		report.Loss = store.Loss{Known: true, Changes: seen.revision, Tables: seen.tables}
	case seen.id == s.id && seen.revision > s.revision:
		if report.Damage == "" {
			tellDamage(report, row.Wrong(nil, "the browser lost the last changes"))
		}
		report.Loss = store.Loss{Known: true, Changes: seen.revision - s.revision, Tables: max(0, seen.tables-len(s.tables))}
		s.revision = seen.revision
	case report.Damage != "":
		report.Loss.Known, report.Loss.Tables = seen.id == s.id || found.all, found.left
	}
	if known {
		s.testify(s.revision)
	} else {
		s.lineage = l.String()
	}
}

// purge removes what was deleted long ago. The newest row stays: it holds the
// revision of the last change.
func (s *Store) purge() error {
	before := book.PurgeBefore(s.now())
	rows := byRevision(s.tables)
	var gone []write
	left := map[int64]row.Table{}
	for i, t := range rows {
		if t.Deleted == 0 || t.Deleted >= before || i == len(rows)-1 {
			left[t.ID] = t
			continue
		}
		gone = append(gone, write{box: gameBox, key: gameKey(t.ID)})
		for place := 1; place <= t.Written; place++ {
			gone = append(gone, write{box: lineBox, key: lineKey(t.ID, place)})
		}
	}
	if len(gone) == 0 {
		return nil
	}
	if err := s.fault("purge"); err != nil {
		return err
	}
	if err := s.write(gone); err != nil {
		return err
	}
	s.tables = left
	s.testify(s.revision)
	return nil
}
