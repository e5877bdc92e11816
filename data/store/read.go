package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"hagal/data/store/internal/form"
)

// newerPatience is how long a file of a newer version is read before it is
// called unreadable: what it holds is not known.
const newerPatience = 2 * time.Second

// Load reads a table with all its lines, a deleted one too.
func (s *Store) Load(id ID) (Game, error) {
	var g Game
	err := s.read(fmt.Sprintf("read table %d", id), func(tx *sql.Tx) (err error) {
		g, err = loadGame(tx, id)
		return err
	})
	return g, err
}

func loadGame(tx form.Querier, id ID) (Game, error) {
	t, err := tableRow(tx, id)
	if err != nil {
		return Game{}, err
	}
	text, err := form.Lines(tx, t)
	if err != nil {
		return Game{}, err
	}
	return Game{infoOf(t), text}, nil
}

// List lists tables, the one changed last first.
func (s *Store) List(f Filter) ([]Info, error) {
	var list []Info
	err := s.read("list the tables", func(tx *sql.Tx) (err error) {
		list, err = listTables(tx, f)
		return err
	})
	return list, err
}

func listTables(tx form.Querier, f Filter) ([]Info, error) {
	var list []Info
	search := strings.ToLower(strings.TrimSpace(f.Search))
	err := form.EachRow(tx, form.SelectTable+" WHERE "+f.where()+" ORDER BY turn DESC", func(columns []any) error {
		t, err := form.TableFrom(columns)
		if err == nil && strings.Contains(strings.ToLower(t.Title+"\n"+t.Note), search) {
			list = append(list, infoOf(t))
		}
		return err
	})
	return list, err
}

func (f Filter) where() string {
	switch {
	case f.Deleted:
		return "deleted > 0"
	case f.Archived:
		return "deleted = 0 AND archived = 1"
	}
	return "deleted = 0 AND archived = 0"
}

func infoOf(t form.Table) Info {
	return Info{
		ID: ID(t.ID), Title: t.Title, Note: t.Note, Lines: t.Standing, All: t.Total,
		Created: time.UnixMilli(t.Created).UTC(), Changed: time.UnixMilli(t.Changed).UTC(),
		Archived: t.Archived, Deleted: t.Deleted != 0,
	}
}

// read runs f in one read transaction, apart from changes.
func (s *Store) read(doing string, f func(*sql.Tx) error) error {
	return s.readUntil(context.Background(), doing, f)
}

func (s *Store) readUntil(ctx context.Context, doing string, f func(*sql.Tx) error) error {
	if s.reader == nil {
		return explain(doing, ErrNewer)
	}
	if s.writer == nil {
		var stop func()
		ctx, stop = context.WithTimeout(ctx, newerPatience)
		defer stop()
	}
	tx, err := s.reader.BeginTx(ctx, nil)
	if err != nil {
		if s.isClosed() {
			err = ErrClosed
		}
		return explain(doing, err)
	}
	defer tx.Rollback()
	err = f(tx)
	if s.writer == nil && err != nil && (form.IsDamage(err) || ctx.Err() != nil) {
		err = fmt.Errorf("%w: %w", ErrNewer, err) // whole, but of a form we do not know
	}
	return explain(doing, err)
}

func (s *Store) isClosed() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.closed
}
