// Command keep keeps what the version of now takes, for the tests of every
// later one: sessions as text, in engine/testdata/releases, a store that holds
// them, in data/store/sqlite/testdata/releases, and a backup of it, in
// data/store/storetest/testdata/releases. scripts/keep.sh, which runs it, has a
// browser keep its own store before.
//
//	make keep
//
// It is run from the root of the repository once a version is done. What is kept
// of a version that was released is never written again.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"hagal/data/facts"
	"hagal/data/store/sqlite"
	"hagal/engine/play"
)

// The folders of what is kept, from the root of the repository.
const (
	sessions = "engine/testdata/releases"
	stores   = "data/store/sqlite/testdata/releases"
	backups  = "data/store/storetest/testdata/releases"
)

// How many sessions are kept: games, and more until every name that a line can
// hold is in one; not before mostGames is it given up.
const (
	games     = 16
	mostGames = 500
)

// day is when all tables of a kept store were played.
var day = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)

func main() {
	version, n, err := keep(".")
	if err != nil {
		fmt.Fprintln(os.Stderr, "keep:", err)
		os.Exit(1)
	}
	fmt.Printf("keep: %d sessions, a store and a backup of %s\n", n, version)
}

// named is the version in FyneApp.toml.
var named = regexp.MustCompile(`(?m)^Version = "([0-9]+\.[0-9]+\.[0-9]+)"$`)

// keep writes all three, of the version of the repository at a root, and says
// of which version and how many sessions.
func keep(root string) (version string, n int, err error) {
	about, err := os.ReadFile(filepath.Join(root, "app", "FyneApp.toml"))
	if err != nil {
		return "", 0, err
	}
	m := named.FindSubmatch(about)
	if m == nil {
		return "", 0, errors.New("app/FyneApp.toml names no version that can be released")
	}
	version = string(m[1])
	text, store, backup := filepath.Join(root, sessions, version), filepath.Join(root, stores, version), filepath.Join(root, backups, version)
	for _, dir := range []string{text, store, backup} {
		if _, err := os.Stat(dir); !errors.Is(err, fs.ErrNotExist) {
			return "", 0, fmt.Errorf("%s is there already: what was released stays as it was", dir)
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return "", 0, err
		}
	}
	n, err = write(text, store, backup)
	return version, n, err
}

func write(text, store, backup string) (n int, err error) {
	kept, _, err := sqlite.Open(store, sqlite.WithClock(func() time.Time { return day }))
	if err != nil {
		return 0, err
	}
	missing := names()
	for seed := uint64(1); seed <= games || len(missing) > 0; seed++ {
		if seed > mostGames {
			return n, fmt.Errorf("in %d games no line holds %q", mostGames, slices.Sorted(maps.Keys(missing)))
		}
		name, lines, err := game(seed)
		if err != nil {
			return n, err
		}
		if !drop(missing, lines) && seed > games {
			continue
		}
		n++
		if err := os.WriteFile(filepath.Join(text, name+".hagal"), []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			return n, err
		}
		if _, err := kept.CreateFrom(name, lines, ""); err != nil {
			return n, err
		}
	}
	_, err = kept.DailyCopy(day)
	var all bytes.Buffer
	err = errors.Join(err, kept.Export(&all), kept.Close())
	err = errors.Join(err, os.WriteFile(filepath.Join(backup, "tables.hagal"), all.Bytes(), 0o644))
	if gone := os.Remove(filepath.Join(store, "hagal.lock")); !errors.Is(gone, fs.ErrNotExist) {
		err = errors.Join(err, gone)
	}
	return n, err
}

// names is every name of the game that a line can hold.
func names() map[string]bool {
	all := map[string]bool{}
	add(all, facts.Spaces, func(v *facts.Space) string { return string(v.ID) })
	add(all, facts.Cards, func(v *facts.Card) string { return string(v.ID) })
	add(all, facts.Conflicts, func(v *facts.Conflict) string { return string(v.ID) })
	add(all, facts.Tiles, func(v *facts.Tile) string { return string(v.ID) })
	add(all, facts.Leaders, func(v *facts.Leader) string { return string(v.ID) })
	add(all, facts.Difficulties, func(v *facts.Difficulty) string { return string(v.ID) })
	add(all, facts.VariantTable, func(v *facts.Variant) string { return v.ID })
	add(all, facts.BoxIDs(), func(id *string) string { return *id })
	return all
}

func add[T any](all map[string]bool, table []T, id func(*T) string) {
	for i := range table {
		all[id(&table[i])] = true
	}
}

// drop takes those out that lines hold, and reports whether there were any.
func drop(missing map[string]bool, lines []string) bool {
	before := len(missing)
	for _, line := range lines {
		for _, word := range strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == '=' || r == ',' }) {
			delete(missing, word)
		}
	}
	return len(missing) < before
}

// game is a random game with corrections of every kind, in turn solo and of two
// players, and its name.
func game(seed uint64) (name string, lines []string, err error) {
	p := play.NewRandom(rand.New(rand.NewPCG(seed, 20261121)))
	setup := p.Setup()
	for ; setup.Solo != (seed%2 == 1); setup = p.Setup() {
	}
	played, err := play.Game(p, setup)
	name = fmt.Sprintf("%s-%d", map[bool]string{true: "solo", false: "two"}[setup.Solo], seed)
	return name, played.Lines, err
}
