package book

import (
	"crypto/sha256"
	"fmt"
	"io"
	"strings"

	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// Import adds what is in a backup and overwrites nothing. A table whose lines
// are here already is passed over; one with other lines comes as a table of its
// own, with a number behind a title that is taken. Of the settings only the
// preferences come. All of it comes, or nothing.
func (b Book) Import(r io.Reader) (store.ImportReport, error) {
	saved, err := ReadBackup(r)
	if err != nil {
		return store.ImportReport{}, b.Explain("read the backup", err)
	}
	var report store.ImportReport
	err = b.Change("import", " a backup", func(c *Change) (err error) {
		report, err = c.merge(saved)
		return err
	})
	if err != nil {
		return store.ImportReport{}, err
	}
	return report, nil
}

func (c *Change) merge(b *Backup) (store.ImportReport, error) {
	report := store.ImportReport{Tables: len(b.tables)}
	here, err := c.here()
	if err != nil {
		return report, err
	}
	taken, err := c.titles()
	if err != nil {
		return report, err
	}
	same := here.among(b.tables)
	for _, t := range b.tables {
		if same[t] {
			report.Same++
			continue
		}
		added, err := c.bringSaved(t, taken)
		if err != nil {
			return report, err
		}
		report.Added = append(report.Added, added)
	}
	report.Settings, err = c.mergeSettings(b.settings)
	return report, err
}

// bringSaved writes a table of a backup as a new one.
func (c *Change) bringSaved(t *saved, taken titles) (store.Imported, error) {
	r := t.Table
	if r.Deleted == 0 {
		if err := c.room(); err != nil {
			return store.Imported{}, err
		}
		r.Title = taken.free(r.Title)
	}
	r.Revision = c.Next()
	r.ID = r.Revision
	return store.Imported{ID: store.ID(r.ID), Title: r.Title, Lines: r.Total}, c.insert(r, t.lines())
}

// mergeSettings sets only what was never set here.
func (c *Change) mergeSettings(settings []row.Setting) (n int, err error) {
	have := map[string]bool{}
	err = c.Settings(func(v row.Setting) error {
		have[v.Key] = true
		return nil
	})
	for _, v := range settings {
		if err != nil {
			return n, err
		}
		if !have[v.Key] {
			have[v.Key] = true
			err = c.set(v.Key, v.Value)
			n++
		}
	}
	return n, err
}

// presence holds the tables here by their lines: how many are in use, how many
// deleted. They are counted, since a backup may hold a table and its duplicate.
type presence map[[sha256.Size]byte]*[2]int

// among says which tables are here. Those in use look first: a deleted one with
// the same lines must not take the place of theirs.
func (p presence) among(tables []*saved) map[*saved]bool {
	same := map[*saved]bool{}
	for _, deleted := range []bool{false, true} {
		for _, t := range tables {
			if (t.Deleted != 0) == deleted {
				same[t] = p.has(t)
			}
		}
	}
	return same
}

// has takes one of the tables with these lines, if there is one. A deleted one
// does not stand for one in use: bringing that back may be why the backup is read.
func (p presence) has(t *saved) bool {
	n := p[sha256.Sum256([]byte(t.body.String()))]
	switch {
	case n == nil:
		return false
	case n[1] > 0 && t.Deleted != 0:
		n[1]--
		return true
	case n[0] > 0:
		n[0]--
		return true
	}
	return false
}

func (c *Change) here() (presence, error) {
	all, err := allTables(c)
	p := presence{}
	for i := 0; err == nil && i < len(all); i++ {
		err = p.add(c, all[i])
	}
	return p, err
}

func (p presence) add(v View, r row.Table) error {
	text, err := v.Lines(r)
	if err != nil {
		return fmt.Errorf("%q: %w", r.Title, err)
	}
	sum := sha256.Sum256([]byte(strings.Join(text, "\n") + "\n"))
	if p[sum] == nil {
		p[sum] = new([2]int)
	}
	if r.Deleted == 0 {
		p[sum][0]++
	} else {
		p[sum][1]++
	}
	return nil
}
