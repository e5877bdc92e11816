// Command keep keeps what the version of now takes, for the tests of every
// later one: sessions as text, in engine/testdata/releases, a store that holds
// them, in data/store/sqlite/testdata/releases, and a backup of it, in
// data/store/storetest/testdata/releases.
//
//	go run ./app/cmd/keep
//
// Run it from the root of the repository once a version is done. What is kept
// of a version that was released is never written again.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"hagal/data/store/sqlite"
	"hagal/engine/play"
)

// The folders of what is kept, from the root of the repository.
const (
	sessions = "engine/testdata/releases"
	stores   = "data/store/sqlite/testdata/releases"
	backups  = "data/store/storetest/testdata/releases"
)

// games is how many sessions are kept: enough that every verb is in one.
const games = 16

// day is when all tables of a kept store were played.
var day = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)

func main() {
	version, err := keep(".")
	if err != nil {
		fmt.Fprintln(os.Stderr, "keep:", err)
		os.Exit(1)
	}
	fmt.Printf("keep: %d sessions, a store and a backup of %s\n", games, version)
}

// named is the version in FyneApp.toml.
var named = regexp.MustCompile(`(?m)^Version = "([0-9]+\.[0-9]+\.[0-9]+)"$`)

// keep writes all three, of the version of the repository at a root.
func keep(root string) (version string, err error) {
	about, err := os.ReadFile(filepath.Join(root, "app", "FyneApp.toml"))
	if err != nil {
		return "", err
	}
	m := named.FindSubmatch(about)
	if m == nil {
		return "", errors.New("app/FyneApp.toml names no version that can be released")
	}
	version = string(m[1])
	text, store, backup := filepath.Join(root, sessions, version), filepath.Join(root, stores, version), filepath.Join(root, backups, version)
	for _, dir := range []string{text, store, backup} {
		if _, err := os.Stat(dir); !errors.Is(err, fs.ErrNotExist) {
			return "", fmt.Errorf("%s is there already: what was released stays as it was", dir)
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return "", err
		}
	}
	return version, write(text, store, backup)
}

func write(text, store, backup string) error {
	kept, _, err := sqlite.Open(store, sqlite.WithClock(func() time.Time { return day }))
	if err != nil {
		return err
	}
	for n := range games {
		name, lines, err := game(uint64(n + 1))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(text, name+".hagal"), []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			return err
		}
		if _, err := kept.CreateFrom(name, lines, ""); err != nil {
			return err
		}
	}
	_, err = kept.DailyCopy(day)
	var all bytes.Buffer
	err = errors.Join(err, kept.Export(&all), kept.Close())
	err = errors.Join(err, os.WriteFile(filepath.Join(backup, "tables.hagal"), all.Bytes(), 0o644))
	if gone := os.Remove(filepath.Join(store, "hagal.lock")); !errors.Is(gone, fs.ErrNotExist) {
		err = errors.Join(err, gone)
	}
	return err
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
