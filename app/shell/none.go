package shell

import (
	"hagal/app/desk"
	"hagal/data/store"
)

// NoStore keeps nothing: what a window has while the tables cannot be opened.
type NoStore struct{ desk.Keeper }

// Setting is always empty.
func (NoStore) Setting(string) (string, error) { return "", nil }

// SetSetting refuses as of tables that can only be looked at, which is not told.
func (NoStore) SetSetting(string, string) error { return store.ErrReadOnly }

// List is always empty.
func (NoStore) List(store.Filter) ([]store.Info, error) { return nil, nil }
