package store

import (
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"hagal/data/store/internal/form"
)

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

// SetSetting keeps a setting. It refuses with ErrSetting what does not fit, and
// keys that begin with "store.", which the store has for itself.
func (s *Store) SetSetting(key, value string) error {
	if err := form.CheckSetting(key, value); err != nil {
		return err
	}
	if strings.HasPrefix(key, form.ReservedKeys) {
		return fmt.Errorf("%w: the store keeps %s for itself", ErrSetting, key)
	}
	return s.change("setting", " "+key, func(c *change) error { return c.set(key, value) })
}

func (c *change) set(key, value string) error {
	v := form.Setting{Key: key, Value: value, Revision: c.next()}
	return c.exec(form.PutSetting, v.Values()...)
}
