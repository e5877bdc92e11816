package salvage

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"hagal/data/store"
	"hagal/data/store/internal/fragment"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/plain"
)

const partName = "hagal-part.db"

func newName(stamp string) string { return "hagal-new-" + stamp + ".db" }

// recover collects the rows of all files that belong together, builds a new
// file from them beside the damaged one, and only then puts it in its place. A
// recovery that is killed begins anew, or is finished by the next start.
func (o *opening) recover(found look) error {
	if err := o.Fault("recover"); err != nil {
		return err
	}
	o.tellDamage(found.damage)
	c, err := o.collect()
	if err != nil {
		return err
	}
	o.doubtWitness(c.rows.Newest())
	tables := c.rows.Assemble()
	o.report.Loss = o.loss(c, tables)
	lineage := c.head.Next()
	if !c.head.Known() {
		lineage = row.Lineage{Store: row.NewStore()}.Next()
	}
	b := builder{revision: max(c.rows.Newest(), o.highWater()), lineage: lineage, fault: o.Fault}
	part := o.path(partName)
	if err := plain.Remove(part, part+"-wal", part+"-shm", part+"-journal"); err != nil {
		return err
	}
	if err := b.build(part, c.rows, tables); err != nil {
		return fmt.Errorf("build a new file: %w", err)
	}
	stamp := o.freeStamp()
	if o.report.Rest, err = o.writeRest(stamp, tables); err != nil {
		return err
	}
	for _, t := range tables {
		o.report.Recovered = append(o.report.Recovered, store.Recovered{Title: t.Row.Title, Lines: len(t.Text), Missing: t.Lost})
	}
	if err := os.Rename(part, o.path(newName(stamp))); err != nil {
		return err
	}
	return o.announceSwap(stamp, lineage)
}

// loss is what is known to be missing of the rows that were collected. It notes
// beside that the lines which the table changed last has lost.
func (o *opening) loss(c collection, tables []fragment.Table) store.Loss {
	w, newest := o.witness, c.rows.Newest()
	if w.Known() && c.head.Known() && !w.Related(c.head) {
		o.witnessed = false // it tells of a fork
	}
	// A witness that rows are ahead of was not the last one.
	l := store.Loss{Known: o.witnessed && w.Revision >= newest, Changes: max(0, o.highWater()-newest), Since: c.since}
	if !l.Known || o.base {
		return l
	}
	brought := 0
	for i := range tables {
		t := &tables[i]
		if len(t.Text) > 0 {
			brought++
		}
		if t.Row.ID == w.Last && w.Lines <= row.MaxLines {
			t.Lost = max(t.Lost, w.Lines-len(t.Text))
		}
	}
	l.Tables = max(0, w.Tables-brought)
	return l
}

// writeRest keeps lines that cannot be placed where a person can read them.
func (o *opening) writeRest(stamp string, tables []fragment.Table) (path string, err error) {
	var b strings.Builder
	for _, t := range tables {
		if len(t.Rest) > 0 {
			fmt.Fprintf(&b, "%s: lines behind a missing one\n", t.Row.Title)
		}
		for _, l := range t.Rest {
			fmt.Fprintf(&b, "%6d  %s\n", l.Number, l.Text)
		}
	}
	if b.Len() == 0 {
		return "", nil
	}
	path = o.path("hagal-damaged-" + stamp + ".txt")
	f, err := plain.Open(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC)
	if err != nil {
		return "", err
	}
	_, err = f.WriteString(b.String())
	return path, errors.Join(err, f.Close())
}

// announceSwap has the witness tell which new file is about to take the place
// of the damaged one, so that no other is taken for it, and goes on.
func (o *opening) announceSwap(stamp string, lineage row.Lineage) error {
	w := o.witness
	w.Pending = stamp
	if !w.Known() {
		w.Lineage = lineage
	}
	if err := o.witnessFile.Keep(w); err != nil {
		return err
	}
	return o.swap(stamp)
}

// finishSwap goes on where an earlier start was killed in a swap. Any other
// file under such a name is none of ours.
func (o *opening) finishSwap() error {
	names, err := o.glob(newName("*"))
	if err != nil {
		return err
	}
	for _, name := range names {
		stamp := strings.TrimSuffix(strings.TrimPrefix(name, "hagal-new-"), ".db")
		if !o.witnessed || stamp != o.witness.Pending || plain.Check(o.path(name)) != nil {
			if err := o.setAside(name, store.Leftover); err != nil {
				return err
			}
			continue
		}
		o.tellDamage(row.Wrong(nil, "a repair was interrupted; it is finished now"))
		if err := o.swap(stamp); err != nil {
			return err
		}
	}
	return nil
}

// swap sets the damaged file aside and puts the new one in its place. The WAL
// goes first: it must never lie beside a file it does not belong to.
func (o *opening) swap(stamp string) error {
	aside := o.path("hagal-damaged-" + stamp + ".db")
	for _, end := range []string{"-wal", "-shm", "-journal", ""} {
		err := os.Rename(o.path(FileName)+end, aside+end)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if err == nil || plain.Exists(aside) {
			o.report.SetAside = aside
		}
		if err != nil {
			continue
		}
		if err := o.Fault("swap"); err != nil {
			return err
		}
	}
	if err := os.Rename(o.path(newName(stamp)), o.path(FileName)); err != nil {
		return err
	}
	if err := plain.SyncFolder(o.Dir); err != nil {
		return err
	}
	return o.witnessNew()
}

// witnessNew has the witness tell of the new file.
func (o *opening) witnessNew() error {
	found, err := examineFile(o.path(FileName))
	if err != nil {
		return err
	}
	o.wal, o.main, o.detached = wal{}, found.Lineage, false
	o.witness = Witness{Lineage: found.Lineage, Revision: found.Revision, Tables: found.Tables}
	o.witnessed, o.base = true, false
	return o.witnessFile.Keep(o.witness)
}

// freeStamp is a time for names, one that no earlier recovery used.
func (o *opening) freeStamp() string {
	first := o.Now().UTC().Format("20060102-150405")
	stamp := first
	for n := 2; ; n++ {
		names, _ := o.glob("hagal-damaged-" + stamp + ".*")
		if len(names) == 0 && !plain.Exists(o.path(newName(stamp))) {
			return stamp
		}
		stamp = fmt.Sprintf("%s-%d", first, n)
	}
}
