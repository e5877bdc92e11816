package exchange

import (
	"bufio"
	"context"
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

// Take brings a file in beside the window and closes it, then says what came
// with it.
func (x Exchange) Take(name string, r io.ReadCloser) {
	title := tableName(name)
	x.host.Wait(words.T("Importing {0}", part.Clip(part.Visible(name), 60)), func(running context.Context) func() {
		b := x.take(running, title, r, nil)
		b.err = errors.Join(b.err, r.Close())
		return func() { x.tell(b) }
	})
}

// brought is what came of a file.
type brought struct {
	err    error
	backup bool
	report store.ImportReport // of a backup
	table  store.ID           // of a table as text
	title  string
	lines  int
}

// take brings a file in. A table as text that is among those there already,
// as same tells, does not come again; same may be nil.
func (x Exchange) take(running context.Context, title string, r io.Reader, same func(title string, lines []engine.Input) (store.ID, error)) (b brought) {
	in, backup, err := look(stoppable{running, r})
	b.backup, b.title = backup, title
	if err != nil {
		return brought{err: err}
	}
	if backup {
		b.report, b.err = x.store.Import(in)
		return b
	}
	lines, err := readText(in)
	if err == nil && same != nil {
		b.table, err = same(title, lines)
	}
	if err = errors.Join(err, running.Err()); err != nil || b.table != 0 {
		b.err = err
		return b
	}
	d, err := desk.Bring(x.store, title, lines)
	if err != nil {
		return brought{err: err}
	}
	b.table, b.lines = d.ID(), len(lines)
	return b
}

// stoppable is a file that ends with an error once its context is done.
type stoppable struct {
	running context.Context
	io.Reader
}

// Read reads on.
func (s stoppable) Read(p []byte) (int, error) {
	if err := s.running.Err(); err != nil {
		return 0, err
	}
	return s.Reader.Read(p)
}

// tell says in the window what came of a file.
func (x Exchange) tell(b brought) {
	notice, err := b.says()
	x.host.Tell(err, notice)
}

// says is what came, in the player's language, or why nothing did.
func (b brought) says() (string, error) {
	var wrong *engine.LineError
	switch {
	case errors.Is(b.err, engine.ErrNoSession):
		return "", engine.ErrNoSession
	case errors.As(b.err, &wrong):
		return "", shell.Told(words.T("Line {0}, {1}: {2}. Nothing was imported.", wrong.Line, part.Clip(part.Visible(wrong.Text), 60), shell.Explain(wrong.Err)))
	case errors.Is(b.err, errLong):
		return "", shell.Told(words.T("The file has more than {0} bytes.", maxText))
	case b.err != nil && !b.backup:
		return "", b.err
	case errors.Is(b.err, store.ErrLimit):
		return "", shell.Told(words.T("The backup is too large, or holds too much: nothing was imported. Details: {0}", shell.Detail(b.err)))
	case slices.ContainsFunc(unwhole, func(e error) bool { return errors.Is(b.err, e) }):
		return "", shell.Told(words.T("The backup is incomplete or was changed: nothing was imported. Details: {0}", shell.Detail(b.err)))
	case b.err != nil:
		return "", b.err
	case b.backup:
		return words.T("{0} tables in the backup: {1} imported, {2} were there already", b.report.Tables, len(b.report.Added), b.report.Same), nil
	}
	return words.T("{0}: {1} lines imported", words.Title(b.title), b.lines), nil
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

// maxText is the most a table as text may have, in bytes.
const maxText = 1 << 20

var errLong = errors.New("the text is too long")

// readText plays a session told as notation.
func readText(r io.Reader) ([]engine.Input, error) {
	b, err := io.ReadAll(io.LimitReader(r, maxText+1))
	if err != nil {
		return nil, err
	}
	if len(b) > maxText {
		return nil, errLong
	}
	var inputs []engine.Input
	_, err = engine.Replay(string(b), func(_ int, _ string, r engine.Result) { inputs = append(inputs, r.Input) })
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
