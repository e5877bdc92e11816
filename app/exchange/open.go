package exchange

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"hagal/app/part"
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
	name := filepath.Base(file)
	if about, err := os.Stat(file); err == nil && !about.Mode().IsRegular() {
		x.host.Tell(shell.Told(words.T("{0} is no plain file.", name)), "") // a pipe would be waited for
		return
	}
	f, err := os.Open(file)
	if err != nil {
		x.host.Tell(err, "")
		return
	}
	title := tableName(name)
	x.host.Wait(words.T("Importing {0}", part.Clip(part.Visible(name), 60)), func(running context.Context) func() {
		b := x.take(running, title, f, x.same)
		b.err = errors.Join(b.err, f.Close())
		return func() {
			if b.err == nil && !b.backup {
				x.host.Open(b.table)
			} else {
				x.tell(b)
			}
		}
	})
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
