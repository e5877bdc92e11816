package salvage

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/plain"
)

// Witness is what a small file beside the tables tells of the last change. It
// is written after each change without waiting for the disk: it can lag behind
// the tables but never run ahead of them, unless they lost their end. SQLite
// drops what follows the first damaged frame of a WAL without a word.
type Witness struct {
	row.Lineage
	Revision int64
	Tables   int    // rows of tables, also those deleted
	Last     int64  // id of the table changed last, 0 for none
	Lines    int    // lines of that table, those that can be redone too
	Salts    uint64 // of the WAL, 0 for none
	Pending  string // the stamp of a repair that is about to swap files, or ""
}

// WitnessFile is that file, open.
type WitnessFile struct {
	file *os.File
	text string // in it
}

const (
	witnessSize        = 512 // one sector: it is there as a whole or not at all
	witnessHead        = "witness 2"
	witnessGenerations = 16
	// mostAhead is more changes than anybody makes: who claims it is not believed.
	mostAhead = 1 << 32
	// mostLost is more changes than can be missing where anything is left.
	mostLost = 1 << 20
)

// openWitness opens the file, makes it if need be, and reads it. It is not ok
// when what it tells cannot be believed.
func openWitness(path string) (f *WitnessFile, w Witness, ok bool, err error) {
	file, err := plain.Open(path, os.O_RDWR|os.O_CREATE)
	if err != nil {
		return nil, w, false, err
	}
	b := make([]byte, witnessSize+1)
	n, _ := file.ReadAt(b, 0)
	w, ok = parseWitness(string(b[:n]))
	return &WitnessFile{file, string(b[:n])}, w, ok && w.Revision < mostAhead, nil
}

// Set writes what the witness tells. Errors are passed over: the change itself
// is safe, only its witness is not.
func (f *WitnessFile) Set(w Witness) {
	f.text = w.text()
	_, _ = f.file.WriteAt([]byte(f.text), 0)
}

// Keep writes what the witness tells, if it told something else, and waits for
// the disk.
func (f *WitnessFile) Keep(w Witness) error {
	text := w.text()
	if text == f.text {
		return nil
	}
	if _, err := f.file.WriteAt([]byte(text), 0); err != nil {
		return err
	}
	f.text = text
	return errors.Join(f.file.Truncate(witnessSize), f.file.Sync()) // what was there may have been longer
}

// Close closes the file.
func (f *WitnessFile) Close() error { return f.file.Close() }

func (w Witness) text() string {
	pending := w.Pending
	if pending == "" {
		pending = "-"
	}
	body := fmt.Sprintf("%s %d %d %d %d %016x %s %s", witnessHead, w.Revision, w.Tables, w.Last, w.Lines, w.Salts, pending, w.Lineage.Text(witnessGenerations))
	return fmt.Sprintf("%-501s%010d\n", body, row.Checksum("witness", body))
}

func parseWitness(text string) (w Witness, ok bool) {
	if len(text) == len(baseWitness(0)) {
		return parseBaseWitness(text)
	}
	if len(text) != witnessSize {
		return w, false
	}
	body := strings.TrimRight(text[:501], " ")
	if text[501:] != fmt.Sprintf("%010d\n", row.Checksum("witness", body)) {
		return w, false
	}
	rest, ok := strings.CutPrefix(body, witnessHead+" ")
	words := strings.SplitN(rest, " ", 7)
	if !ok || len(words) != 7 {
		return w, false
	}
	numbers := strings.Join(words[:5], " ")
	if n, err := fmt.Sscanf(numbers, "%d %d %d %d %x", &w.Revision, &w.Tables, &w.Last, &w.Lines, &w.Salts); n != 5 || err != nil {
		return w, false
	}
	if words[5] != "-" {
		w.Pending = words[5]
	}
	w.Lineage, ok = row.ParseLineage(words[6])
	return w, ok && w.Revision >= 0 && w.Revision <= row.MaxRevision
}

// The witness of the first stores knew the revision alone.
func parseBaseWitness(text string) (w Witness, ok bool) {
	_, err := fmt.Sscanf(text, "%d", &w.Revision)
	return w, err == nil && w.Revision >= 0 && baseWitness(w.Revision) == text
}

func baseWitness(revision int64) string {
	return fmt.Sprintf("%020d %010d\n", revision, row.Checksum("mark", revision))
}
