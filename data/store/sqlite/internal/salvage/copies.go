package salvage

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Copy is a daily copy as its name tells: the store it is of, the day, and the
// revision when it began. All changes up to that are in it; the newest copy is
// the one with the highest revision, whatever the clock said.
type Copy struct {
	Name     string
	Path     string
	Store    string // the beginning of the store's id, "" in copies of the first stores
	Day      string // YYYY-MM-DD
	Revision int64
}

const shortDigits = 8

// shortID is the beginning of a store's id, as the names of copies have it.
func shortID(store string) string { return store[:min(shortDigits, len(store))] }

// CopyName is the name of a copy.
func CopyName(store, day string, revision int64) string {
	return fmt.Sprintf("hagal-%s-%s-%d.db", shortID(store), day, revision)
}

// Copies lists the daily copies in a folder, the newest first. Without the
// folder there are none.
func Copies(dir string) ([]Copy, error) {
	entries, err := os.ReadDir(filepath.Join(dir, CopiesName))
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var list []Copy
	for _, e := range entries {
		if c, ok := copyNamed(e.Name()); ok && e.Type().IsRegular() {
			c.Path = filepath.Join(dir, CopiesName, e.Name())
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b Copy) int {
		return cmp.Or(cmp.Compare(b.Revision, a.Revision), strings.Compare(b.Day, a.Day))
	})
	return list, nil
}

// copies are those in the folder; one that cannot be listed has none.
func (o *opening) copies() []Copy {
	list, _ := Copies(o.Dir)
	return list
}

func copyNamed(name string) (c Copy, ok bool) {
	c.Name = name
	rest, okStart := strings.CutPrefix(name, "hagal-")
	rest, okEnd := strings.CutSuffix(rest, ".db")
	if !okStart || !okEnd {
		return c, false
	}
	if i := strings.Index(rest, "-"); i == shortDigits && strings.Trim(rest[:i], "0123456789abcdef") == "" {
		c.Store, rest = rest[:i], rest[i+1:]
	}
	if len(rest) < len(time.DateOnly)+2 || rest[len(time.DateOnly)] != '-' {
		return c, false
	}
	c.Day = rest[:len(time.DateOnly)]
	if _, err := time.Parse(time.DateOnly, c.Day); err != nil {
		return c, false
	}
	var err error
	c.Revision, err = strconv.ParseInt(rest[len(time.DateOnly)+1:], 10, 64)
	return c, err == nil && c.Revision >= 0
}
