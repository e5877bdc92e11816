package store

import (
	"database/sql"
	"errors"
	"fmt"
)

// setting is a word kept for the app, with the number of its last change.
type setting struct {
	key, value string
	turn       int64
}

func (v setting) sum() int64 { return seal("setting", v.key, v.value, v.turn) }

func settingFrom(columns []any) (setting, error) {
	var v setting
	v.key, _ = columns[0].(string)
	v.value, _ = columns[1].(string)
	v.turn, _ = columns[2].(int64)
	if columns[3] != any(v.sum()) || v.turn < 1 || v.turn > maxTurn {
		return v, fmt.Errorf("%w: the setting %.90q has a wrong checksum", ErrDamaged, v.key)
	}
	if err := checkSetting(v.key, v.value); err != nil {
		return v, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return v, nil
}

// Setting reads a setting; one never set is "".
func (s *Store) Setting(key string) (string, error) {
	var value string
	err := s.read("read the setting "+key, func(tx *sql.Tx) error {
		err := tx.QueryRow("SELECT value FROM setting WHERE key = ?", key).Scan(&value)
		if errors.Is(err, sql.ErrNoRows) {
			return nil
		}
		return err
	})
	return value, err
}

// SetSetting keeps a setting.
func (s *Store) SetSetting(key, value string) error {
	if err := checkSetting(key, value); err != nil {
		return err
	}
	return s.change("setting", " "+key, func(c *change) error { return c.set(key, value) })
}

func (c *change) set(key, value string) error {
	v := setting{key, value, c.next()}
	return c.exec("INSERT INTO setting (key, value, turn, sum) VALUES (?, ?, ?, ?)"+
		" ON CONFLICT (key) DO UPDATE SET value = excluded.value, turn = excluded.turn, sum = excluded.sum",
		v.key, v.value, v.turn, v.sum())
}
