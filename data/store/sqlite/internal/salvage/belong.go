package salvage

import (
	"os"

	"hagal/data/store"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/form"
	"hagal/data/store/sqlite/internal/plain"
)

// sortOut finds what belongs together, and sets aside the rest, before SQLite
// opens anything: it would play a WAL into any file it lies beside.
func (o *opening) sortOut() (err error) {
	if o.wal, err = readWAL(o.path(WALName)); err != nil {
		return err
	}
	if err = o.sortJournal(); err != nil {
		return err
	}
	o.main = lineageOf(o.path(FileName))
	blank := plain.Size(o.path(FileName)) <= firstPage // no row has room in it
	if o.wal.changes > 0 {
		why := o.apart(blank)
		switch {
		case why != 0 && blank && o.fitsWitness(o.wal.last):
			o.detached = true // it is not played, but a recovery reads it
		case why != 0:
			if err := o.setAside(WALName, why); err != nil {
				return err
			}
			o.wal = wal{}
		case o.wal.last.Known():
			o.main = o.wal.last
		}
	}
	if err := o.settleStore(blank); err != nil {
		return err
	}
	return o.sortCopies()
}

// sortJournal sets a journal aside that lies beside tables with a WAL: they
// never have one, and SQLite would play it into them.
func (o *opening) sortJournal() error {
	if plain.Size(o.path(FileName)) <= firstPage || !plain.Exists(o.path(JournalName)) || !hasWAL(o.path(FileName)) {
		return nil
	}
	return o.setAside(JournalName, store.OtherStore)
}

// apart says why the WAL was not written beside the main file, 0 if it was.
func (o *opening) apart(blank bool) store.Reason {
	w, main := o.wal, o.main
	if blank {
		if plain.Size(o.path(FileName)) > 0 && (w.first.Number <= 1 || !w.first.Known()) && w.ours {
			return 0
		}
		return store.OtherStore
	}
	switch {
	case !w.last.Known() && main.Known():
		// Where another program emptied the WAL before, only the witness knows it.
		if !o.witnessed || w.salts != o.witness.Salts || !o.witness.Related(main) || !w.ours {
			return store.OtherStore
		}
	case main.Known() && main.Store != w.last.Store:
		return store.OtherStore
	case main.Known() && !main.Related(w.last):
		return store.Fork
	case main.Known() && main.Number > w.last.Number:
		return store.Outdated
	case main.Known() && main.Number < w.first.Number-1:
		return store.Fork // changes between the two are missing
	case !w.ours:
		return store.OtherStore
	}
	return o.apartByRows()
}

// apartByRows reads the rows of the main file, where the lineages do not tell.
func (o *opening) apartByRows() store.Reason {
	inMain, inWAL := newFragments(), newFragments()
	if inMain.pour(o.path(FileName)) != nil || inWAL.pour(o.path(WALName)) != nil {
		return 0 // opening the file tells
	}
	known := o.main.Known()
	switch {
	case known && inMain.Newest() > o.wal.newest:
		return store.Outdated
	case known:
		return 0
	case o.wal.first.Number > 1 && o.wal.salts != o.witness.Salts:
		return store.OtherStore
	}
	for id, l := range inWAL.Lines {
		if have, there := inMain.Lines[id]; there && have != l {
			return store.OtherStore
		}
	}
	return 0
}

// fitsWitness says whether a lineage is that of the witness, or there is no
// witness to ask.
func (o *opening) fitsWitness(l row.Lineage) bool {
	return !o.witnessed || o.base || o.witness.Related(l)
}

// settleStore decides whether the main file or the witness is the stranger
// where they are of two stores: the copies tell, or else the WAL. A file with
// tables stays where only a WAL speaks against it, which holds the last changes
// and not the tables before them.
func (o *opening) settleStore(blank bool) error {
	w := o.witness
	if !o.witnessed || o.base || w.Revision == 0 || blank && !o.main.Known() {
		return nil
	}
	if !o.main.Known() && (w.Number == 0 || !o.wholeWithoutLineage()) {
		return nil // it has none yet, or lost it by damage
	}
	if w.Store != o.main.Store {
		mine, others := 0, 0
		for _, c := range o.copies() {
			switch c.Store {
			case shortID(w.Store):
				mine++
			case shortID(o.main.Store):
				others++
			}
		}
		fromWAL := o.set[WALName] != "" && lineageOf(o.set[WALName]).Store == w.Store
		if others == 0 && (mine > 0 || fromWAL && o.noTables()) {
			return o.dropMain(store.OtherStore)
		}
		return o.dropWitness(store.OtherStore)
	}
	if o.main.Known() && !w.Related(o.main) {
		return o.dropWitness(store.Fork)
	}
	return nil
}

// wholeWithoutLineage says whether the main file is a whole store that nobody
// changed since stores have a lineage.
func (o *opening) wholeWithoutLineage() bool {
	if !plain.Exists(o.path(FileName)) {
		return false
	}
	found, err := examineFile(o.path(FileName))
	return err == nil && (found.kind == form.Current || found.kind == form.None) && !found.Lineage.Known()
}

// noTables says whether the main file is whole and nothing is kept in it.
func (o *opening) noTables() bool {
	found, err := examineFile(o.path(FileName))
	return err == nil && !found.kind.Later() && found.Tables == 0
}

// dropMain sets the main file aside; what the witness tells of is looked for elsewhere.
func (o *opening) dropMain(why store.Reason) error {
	for _, name := range []string{WALName, JournalName, FileName} {
		if plain.Exists(o.path(name)) {
			if err := o.setAside(name, why); err != nil {
				return err
			}
		}
	}
	o.wal, o.main = wal{}, row.Lineage{}
	return nil
}

// dropWitness sets the witness aside and begins another.
func (o *opening) dropWitness(why store.Reason) error {
	if err := o.witnessFile.Close(); err != nil {
		return err
	}
	o.witnessFile = nil
	if err := o.setAside(WitnessName, why); err != nil {
		return err
	}
	if err := o.openWitness(); err != nil {
		return err
	}
	o.witnessed = false
	return nil
}

// store is the id of the store, "" where nothing tells it.
func (o *opening) store() string {
	switch {
	case o.main.Known():
		return o.main.Store
	case o.wal.last.Known():
		return o.wal.last.Store
	}
	return o.witness.Store
}

// sortCopies sets aside the daily copies of other stores, which their names
// tell, and those of forks that are newer than the newest of this store.
func (o *opening) sortCopies() error {
	id := o.store()
	if id == "" {
		return nil
	}
	descends := !o.main.Known() // a copy was found that does, or it cannot be told
	for _, c := range o.copies() {
		why := store.Reason(0)
		switch {
		case c.Store == "":
		case c.Store != shortID(id):
			why = store.OtherStore
		case !descends:
			l := lineageOf(c.Path)
			if l.Known() && l.Store != id {
				why = store.OtherStore
			} else if l.Known() && !l.Related(o.main) {
				why = store.Fork
			}
			descends = why == 0
		}
		if why == 0 {
			continue
		}
		if err := o.setAside(CopiesName+string(os.PathSeparator)+c.Name, why); err != nil {
			return err
		}
	}
	return nil
}
