package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"hagal/engine/pace"
)

// kind is what a checkpoint calls itself.
const kind = "hagal strength 1"

// The most of a checkpoint that is read: there is a line a match.
const (
	mostBytes = 8 << 20
	mostLine  = 8 << 10
)

// header is the first line of a checkpoint: what its sums belong to.
type header struct {
	Of     string  `json:"of"`
	Seed   uint64  `json:"seed"`
	Within float64 `json:"within"`
	Rules  string  `json:"rules"` // a fingerprint
}

// entry is a line of a checkpoint: a match that is done.
type entry struct {
	Match string    `json:"match"`
	Sums  pace.Sums `json:"sums"`
	Check uint32    `json:"check"` // of the match and its sums
}

// checkpoint is the matches done, in memory and in a file.
type checkpoint struct {
	sums map[pace.Match]pace.Sums
	note string // what was found, or empty
	file *os.File
}

// openCheckpoint reads what is done and goes on from there. A file of another
// seed, width or rules is begun again; one that is no checkpoint, or holds what
// no games come to, is refused. A last line that was not written to its end is
// dropped.
func openCheckpoint(path string, want header, matches []pace.Match) (*checkpoint, error) {
	c := &checkpoint{sums: map[pace.Match]pace.Sums{}}
	text, err := readSome(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	whole := bytes.LastIndexByte(text, '\n') + 1
	if len(text) > 0 {
		if err := c.read(text[:whole], want, matches); err != nil {
			return nil, fmt.Errorf("%s: %w; delete it, or name another file with -checkpoint", path, err)
		}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	if len(c.sums) == 0 {
		whole = 0
	}
	c.file, err = os.OpenFile(path, os.O_WRONLY|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := c.goOn(int64(whole), want); err != nil {
		c.file.Close()
		return nil, err
	}
	return c, nil
}

// readSome reads a file that is not too large to be a checkpoint.
func readSome(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, mostBytes+1))
	if err == nil && len(text) > mostBytes {
		err = fmt.Errorf("%s is larger than %d bytes, and no checkpoint", path, mostBytes)
	}
	return text, err
}

// read takes whole lines.
func (c *checkpoint) read(text []byte, want header, matches []pace.Match) error {
	names := map[string]pace.Match{}
	for _, m := range matches {
		names[m.String()] = m
	}
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Buffer(nil, mostLine)
	var has header
	if !lines.Scan() || strictly(lines.Bytes(), &has) != nil || has.Of != kind {
		return errors.New("this is no checkpoint of strength")
	}
	if has != want {
		c.note = "The checkpoint is of another seed, width or rules: begun again."
		return nil
	}
	n := 1
	for lines.Scan() {
		n++
		if err := c.take(lines.Bytes(), names, want.Within); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("line %d: %w", n+1, err)
	}
	return nil
}

// take takes the line of a match.
func (c *checkpoint) take(line []byte, names map[string]pace.Match, within float64) error {
	var e entry
	if err := strictly(line, &e); err != nil {
		return err
	}
	m, known := names[e.Match]
	_, twice := c.sums[m]
	switch check, err := checkOf(e.Match, e.Sums); {
	case err != nil:
		return err
	case !known:
		return fmt.Errorf("%q is no match", e.Match)
	case twice:
		return fmt.Errorf("%s is there twice", e.Match)
	case check != e.Check:
		return fmt.Errorf("the sums of %s were changed", e.Match)
	}
	if err := e.Sums.Check(); err != nil {
		return fmt.Errorf("%s: %w", e.Match, err)
	}
	if !e.Sums.Done(within) {
		return fmt.Errorf("%s is not done with %d games", e.Match, e.Sums.Games())
	}
	c.sums[m] = e.Sums
	return nil
}

// strictly reads one value and nothing beside it.
func strictly(line []byte, to any) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(to); err != nil {
		return err
	}
	if d.More() {
		return errors.New("there is more in the line than a match")
	}
	return nil
}

func checkOf(match string, sums pace.Sums) (uint32, error) {
	text, err := json.Marshal(sums)
	return crc32.ChecksumIEEE(append([]byte(match), text...)), err
}

// goOn makes the file ready for the next line: whole bytes stay, and a new one
// has its header.
func (c *checkpoint) goOn(whole int64, head header) error {
	if err := c.file.Truncate(whole); err != nil {
		return err
	}
	if _, err := c.file.Seek(whole, io.SeekStart); err != nil {
		return err
	}
	if whole > 0 {
		return nil
	}
	return c.line(head)
}

// keep adds a match that is done.
func (c *checkpoint) keep(m pace.Match, sums pace.Sums) error {
	check, err := checkOf(m.String(), sums)
	if err != nil {
		return err
	}
	if err := c.line(entry{m.String(), sums, check}); err != nil {
		return err
	}
	c.sums[m] = sums
	return nil
}

func (c *checkpoint) line(v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = c.file.Write(append(text, '\n'))
	return err
}

// close closes the file; once more is no error.
func (c *checkpoint) close() error {
	if c.file == nil {
		return nil
	}
	f := c.file
	c.file = nil
	return f.Close()
}
