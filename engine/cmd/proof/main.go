// Command proof writes docs/rules.md: every rule in our words, where it is
// printed, and the tests that prove it.
//
//	go run ./engine/cmd/proof          writes the page
//	go run ./engine/cmd/proof -check   says what is missing or stale, and exits 1
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

const pagePath = "docs/rules.md"

func main() {
	check := flag.Bool("check", false, "write nothing; fail when a rule has no test or the page is stale")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(check bool) error {
	root, err := root()
	if err != nil {
		return err
	}
	tests, err := findTests(root)
	if err != nil {
		return err
	}
	text, path := page(tests), filepath.Join(root, filepath.FromSlash(pagePath))
	if check {
		return errors.Join(missing(tests), stale(path, text))
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		return err
	}
	return missing(tests)
}

// root is the repository: the nearest folder upwards that holds go.mod.
func root() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("no go.mod here or above")
		}
		dir = up
	}
}

// stale says that the page is not what would be written.
func stale(path, want string) error {
	got, err := os.ReadFile(path)
	if err != nil || string(got) != want {
		return fmt.Errorf("%s is stale: write it again with: go run ./engine/cmd/proof", pagePath)
	}
	return nil
}
