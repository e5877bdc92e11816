package exchange

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"hagal/app/desk"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// Open brings a file in that the app was started with, and goes to the table
// in it, or Home where it is a backup. A table that is there already, line for
// line under the name of the file, is opened and does not come twice.
func (x Exchange) Open(file string) {
	x.host.Go(shell.Home)
	notice, table, err := x.open(file)
	if err != nil || table == 0 {
		x.host.Tell(err, notice)
		return
	}
	x.host.Open(table)
}

func (x Exchange) open(file string) (notice string, table store.ID, err error) {
	if about, err := os.Stat(file); err == nil && !about.Mode().IsRegular() {
		return "", 0, errors.New(words.T("{0} is no plain file.", filepath.Base(file))) // a pipe would be waited for
	}
	f, err := os.Open(file)
	if err != nil {
		return "", 0, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	in, backup, err := look(f)
	switch {
	case err != nil:
		return "", 0, err
	case backup:
		notice, err = x.takeBackup(in)
		return notice, 0, err
	}
	lines, err := readText(in)
	if err != nil {
		return "", 0, err
	}
	title := tableName(filepath.Base(file))
	if id, err := x.same(title, lines); err != nil || id != 0 {
		return "", id, err
	}
	d, err := desk.Bring(x.store, title, lines)
	if err != nil {
		return "", 0, err
	}
	return "", d.ID(), nil
}

// same is the table of that title with exactly these lines, or 0.
func (x Exchange) same(title string, lines []engine.Input) (store.ID, error) {
	var text strings.Builder
	for _, in := range lines {
		text.WriteString(in.String() + "\n")
	}
	list, err := x.store.List(store.Filter{})
	if err != nil {
		return 0, err
	}
	for _, info := range list {
		if info.Title != title || info.Lines != len(lines) {
			continue
		}
		if there, err := x.TextOf(info.ID); err != nil || there == text.String() {
			return info.ID, err
		}
	}
	return 0, nil
}
