package exchange

import (
	"bufio"
	"errors"
	"io"
	"path"
	"slices"
	"strings"

	"hagal/app/desk"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// The first words of a backup, behind the mark that some editors put there.
const (
	backupHead = "hagal backup"
	orderMark  = "\ufeff"
)

// unwhole is what a backup that was cut or changed by hand runs into.
var unwhole = []error{store.ErrBackup, store.ErrTitle, store.ErrLine, store.ErrSetting}

// Take brings a file in, and says what came with it.
func (x Exchange) Take(name string, r io.Reader) (string, error) {
	in, backup, err := look(r)
	switch {
	case err != nil:
		return "", err
	case backup:
		return x.takeBackup(in)
	}
	lines, err := readText(in)
	if err != nil {
		return "", err
	}
	d, err := desk.Bring(x.store, tableName(name), lines)
	if err != nil {
		return "", err
	}
	return words.T("{0}: {1} lines brought in", words.Title(d.Title()), len(lines)), nil
}

// look reads the first words of a file, which show whether it is a backup, and
// returns all of the file, no more than a backup may have.
func look(r io.Reader) (all io.Reader, backup bool, err error) {
	in := bufio.NewReader(io.LimitReader(r, store.MaxImport+1))
	head, err := in.Peek(len(orderMark + backupHead))
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, false, err
	}
	return in, strings.HasPrefix(strings.TrimPrefix(string(head), orderMark), backupHead), nil
}

func (x Exchange) takeBackup(r io.Reader) (string, error) {
	report, err := x.store.Import(r)
	switch {
	case errors.Is(err, store.ErrLimit):
		return "", errors.New(words.T("The backup is too large, or holds too much: nothing was brought in. Details: {0}", shell.Detail(err)))
	case slices.ContainsFunc(unwhole, func(e error) bool { return errors.Is(err, e) }):
		return "", errors.New(words.T("The backup is not whole, or was changed: nothing was brought in. Details: {0}", shell.Detail(err)))
	case err != nil:
		return "", err
	}
	return words.T("{0} tables in the backup: {1} brought in, {2} were there already", report.Tables, len(report.Added), report.Same), nil
}

// maxText is the most a table as text may have, in bytes.
const maxText = 1 << 20

// readText plays a session told as notation.
func readText(r io.Reader) ([]engine.Input, error) {
	b, err := io.ReadAll(io.LimitReader(r, maxText+1))
	if err != nil {
		return nil, err
	}
	if len(b) > maxText {
		return nil, errors.New(words.T("The file has more than {0} bytes.", maxText))
	}
	var inputs []engine.Input
	var wrong *engine.LineError
	_, err = engine.Replay(string(b), func(_ int, _ string, r engine.Result) { inputs = append(inputs, r.Input) })
	if errors.As(err, &wrong) {
		return nil, errors.New(words.T("Line {0}, {1}: {2}. Nothing was brought in.", wrong.Line, part.Clip(part.Visible(wrong.Text), 60), shell.Explain(wrong.Err)))
	}
	return inputs, err
}

// tableName makes the name of a file the title of a table.
func tableName(file string) string {
	name := strings.TrimSpace(part.Visible(strings.TrimSuffix(file, path.Ext(file))))
	if name == "" {
		return words.T("A table from a file")
	}
	return part.Clip(name, store.MaxTitle)
}
