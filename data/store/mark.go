package store

import (
	"fmt"
	"os"
)

// mark is a small file with the number of the last change, written after each
// change without waiting for the disk. It can lag behind the tables but never
// run ahead of them, unless they lost their end: SQLite drops what follows the
// first damaged frame of a WAL without a word.
type mark struct{ file *os.File }

func openMark(path string) (*mark, int64, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, 0, err
	}
	b := make([]byte, len(markText(0)))
	n, _ := f.ReadAt(b, 0)
	var turn int64
	fmt.Sscanf(string(b[:n]), "%d", &turn)
	if turn < 0 || turn > maxTurn || markText(turn) != string(b) {
		turn = 0 // torn or strange: no witness
	}
	return &mark{f}, turn, nil
}

// set ignores errors: the change itself is safe, only its witness is not.
func (m *mark) set(turn int64) { m.file.WriteAt([]byte(markText(turn)), 0) }

func (m *mark) close() error { return m.file.Close() }

func markText(turn int64) string {
	return fmt.Sprintf("%020d %010d\n", turn, seal("mark", turn))
}
