package main

import (
	"bytes"
	"cmp"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/google/licensecheck"
	"golang.org/x/tools/txtar"
)

// systems are those the app is built for.
var systems = []string{"linux/amd64", "windows/amd64", "darwin/arm64", "android/arm64", "ios/arm64", "js/wasm"}

// module is one that is linked in, as go list tells it.
type module struct {
	Path, Version, Dir string
	Main               bool
	Replace            *struct{ Path string }
}

// mingw is the licences of what the C compiler links into the program for
// Windows; no module tells them.
//
//go:embed mingw-w64.txt
var mingw []byte

// goItself is the name of the language and its library among the modules.
const goItself = "Go"

// collect is the licences of everything the app in a folder is built of, as a
// txtar archive: a file a licence, named "module version: licence".
func collect(root string) ([]byte, error) {
	linked, err := linked(root)
	if err != nil {
		return nil, err
	}
	home, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	linked = append(linked, module{Path: goItself, Dir: strings.TrimSpace(string(home)), Main: true})
	var archive txtar.Archive
	for _, m := range linked {
		files, err := licencesOf(m)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.Path, err)
		}
		archive.Files = append(archive.Files, files...)
	}
	at := len(archive.Files) - 1 // before Go
	archive.Files = slices.Insert(archive.Files, at, txtar.File{Name: "MinGW-w64: ZPL-2.1, Lucent", Data: plain(mingw)})
	return txtar.Format(&archive), nil
}

// linked is the modules of which a package is linked into the app on any of
// the systems, in the order of their names, the app's own first.
func linked(root string) ([]module, error) {
	found := map[string]module{}
	for _, system := range systems {
		goos, goarch, _ := strings.Cut(system, "/")
		c := exec.Command("go", "list", "-deps", "-e", "-tags", "migrated_fynedo", "-json=Module", "./app")
		c.Dir = root
		c.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=1", "GOFLAGS=")
		var wrong bytes.Buffer
		c.Stderr = &wrong
		out, err := c.Output()
		if err != nil {
			return nil, fmt.Errorf("go list for %s: %w\n%s", system, err, &wrong)
		}
		for d := json.NewDecoder(bytes.NewReader(out)); ; {
			var p struct{ Module *module }
			err := d.Decode(&p)
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				return nil, err
			}
			if p.Module != nil {
				found[p.Module.Path] = *p.Module
			}
		}
	}
	var list []module
	for _, m := range found {
		list = append(list, m)
	}
	slices.SortFunc(list, func(a, b module) int {
		if a.Main != b.Main {
			return map[bool]int{true: -1, false: 1}[a.Main]
		}
		return cmp.Compare(a.Path, b.Path)
	})
	return list, nil
}

// named is how the file of a licence, or of what has to be told, is called.
var named = regexp.MustCompile(`(?i)^(li[cs]en[cs]e|copying|notice|unlicense|patents|authors$)[^/]*$`)

// notLinked are folders of a module that no program is built of.
var notLinked = []string{"testdata", "vendor", "examples", "_examples", "cmd"}

// licencesOf is the licences in a module: of the app and of Go the one at the
// top, of others all that lie in it. One without is an error.
func licencesOf(m module) ([]txtar.File, error) {
	var files []txtar.File
	err := filepath.WalkDir(m.Dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if p != m.Dir && (m.Main || slices.Contains(notLinked, d.Name())) {
				return filepath.SkipDir
			}
			return nil
		}
		if !named.MatchString(d.Name()) || strings.HasSuffix(d.Name(), ".go") || !d.Type().IsRegular() {
			return nil
		}
		b, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		within, err := filepath.Rel(m.Dir, p)
		if err != nil {
			return err
		}
		files = append(files, file(m, filepath.ToSlash(within), b))
		return nil
	})
	if err != nil {
		return nil, err
	}
	for _, head := range heads[m.Path] {
		b, err := os.ReadFile(filepath.Join(m.Dir, filepath.FromSlash(head)))
		if err != nil {
			return nil, err
		}
		_, comment, found := strings.Cut(string(b), "/*")
		comment, _, ended := strings.Cut(comment, "*/")
		if !found || !ended {
			return nil, fmt.Errorf("%s has no comment", head)
		}
		files = append(files, file(m, head, []byte(opened.ReplaceAllString(comment, ""))))
	}
	if !slices.ContainsFunc(files, func(f txtar.File) bool { return len(licences(f.Data)) > 0 }) {
		return nil, errors.New("no licence was found")
	}
	return files, nil
}

// heads are sources whose licence stands in their first comment alone, by
// module. Of files that are there many times it is one.
var heads = map[string][]string{"github.com/go-gl/gl": {"v2.1/gl/KHR/khrplatform.h"}}

// opened is what stands before the words in a line of a comment of C's.
var opened = regexp.MustCompile(`(?m)^[ \t]*\** ?`)

// file is a licence as it is kept: named after its module, where it lies below
// the top of it, and the licences in it; a text with none of a known name,
// such as a list of authors, after its file.
func file(m module, within string, text []byte) txtar.File {
	name := m.Path
	if m.Main && m.Path != goItself {
		name = "Hagal"
	}
	if m.Version != "" && !m.Main {
		name += " " + m.Version
	}
	base := path.Base(within)
	if base != within {
		name += " " + within
	}
	if found := licences(text); len(found) > 0 {
		base = strings.Join(found, ", ")
	}
	return txtar.File{Name: name + ": " + base, Data: plain(text)}
}

// licences are the names of the licences in a text.
func licences(text []byte) []string {
	var names []string
	for _, m := range licensecheck.Scan(text).Match {
		if !m.IsURL && !slices.Contains(names, m.ID) {
			names = append(names, m.ID)
		}
	}
	return names
}

// plain is a text that the archive and a screen can hold: no line in it looks
// like the head of the next file.
func plain(text []byte) []byte {
	s := strings.ReplaceAll(strings.ToValidUTF8(string(text), "?"), "\r\n", "\n")
	s = strings.TrimLeft(s, "\ufeff")
	s = strings.NewReplacer("\t", "    ", "\f", "", "\r", "\n", "\n-- ", "\n - ").Replace(s)
	return []byte(strings.Trim(s, "\n") + "\n")
}
