package store

import "database/sql"

// Version is the form of the file this code writes.
const Version = version

// Writer is the connection for changes.
func (s *Store) Writer() *sql.DB { return s.writer }
