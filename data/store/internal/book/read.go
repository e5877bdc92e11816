package book

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// Load reads a table with all its lines, a deleted one too.
func (b Book) Load(id store.ID) (store.Game, error) {
	var g store.Game
	err := b.Read(fmt.Sprintf("read table %d", id), func(v View) (err error) {
		g, err = Load(v, id)
		return err
	})
	return g, err
}

// Load reads a table with all its lines, a deleted one too.
func Load(v View, id store.ID) (store.Game, error) {
	t, err := table(v, id)
	if err != nil {
		return store.Game{}, err
	}
	text, err := v.Lines(t)
	if err != nil {
		return store.Game{}, err
	}
	return store.Game{Info: infoOf(t), Text: text}, nil
}

// List lists tables, the one played last first.
func (b Book) List(f store.Filter) ([]store.Info, error) {
	var list []store.Info
	err := b.Read("list the tables", func(v View) (err error) {
		list, err = List(v, f)
		return err
	})
	return list, err
}

// List lists tables, the one played last first.
func List(v View, f store.Filter) ([]store.Info, error) {
	var list []store.Info
	search := strings.ToLower(strings.TrimSpace(f.Search))
	err := v.Tables(func(t row.Table) error {
		if wanted(t, f) && strings.Contains(strings.ToLower(t.Title+"\n"+t.Note), search) {
			list = append(list, infoOf(t))
		}
		return nil
	})
	slices.Reverse(list) // of the same time the one written last comes first
	slices.SortStableFunc(list, func(x, y store.Info) int { return y.Changed.Compare(x.Changed) })
	return list, err
}

func wanted(t row.Table, f store.Filter) bool {
	if f.Deleted || t.Deleted != 0 {
		return f.Deleted && t.Deleted != 0
	}
	return t.Archived == f.Archived
}

func infoOf(t row.Table) store.Info {
	return store.Info{
		ID: store.ID(t.ID), Title: t.Title, Note: t.Note, Lines: t.Standing, All: t.Total,
		Created: time.UnixMilli(t.Created).UTC(), Changed: time.UnixMilli(t.Changed).UTC(),
		Archived: t.Archived, Deleted: t.Deleted != 0,
	}
}

// Setting reads a setting; one never set is "".
func (b Book) Setting(key string) (string, error) {
	var value string
	err := b.Read("read the setting "+key, func(v View) (err error) {
		value, err = v.Setting(key)
		return err
	})
	return value, err
}

// SetSetting keeps a setting. It refuses with ErrSetting what does not fit, and
// keys that begin with "store.", which the store has for itself.
func (b Book) SetSetting(key, value string) error {
	if err := row.CheckSetting(key, value); err != nil {
		return err
	}
	if strings.HasPrefix(key, row.ReservedKeys) {
		return row.Wrong(store.ErrSetting, "the store keeps {0} for itself", key)
	}
	return b.Change("setting", " "+key, func(c *Change) error { return c.set(key, value) })
}
