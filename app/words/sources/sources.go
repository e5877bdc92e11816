// Package sources reads from the app's sources which sentences there are:
// their English forms, where each is said and with what kinds of arguments.
// It is for translators and tests; the app does not have it.
package sources

import (
	"errors"
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// Sentence is an English form with everywhere it is said.
type Sentence struct {
	Form string
	Uses []Use
}

// Use is one place in the sources where a sentence is said.
type Use struct {
	File  string // from the top of the repository
	Line  int
	Where string   // what it is on screen: a button, a line of the log
	Args  []string // the types of its arguments, with their package's last name
	Of    bool     // it is a line of the log that is said of a seat
}

// formPlaces tells which argument of a call is an English form.
var formPlaces = map[string]int{"T": 0, "Of": 0, "Term": 0, "say": 0, "reason": 0, "question": 0, "tell": 3, "newFigure": 0, "Wrong": 1}

// looseForms are variables whose strings are told, though no call names them,
// by the file they are in.
var looseForms = map[string]string{"engine/winner.go": "ties", "app/page/settings/settings.go": "optionNames",
	"app/page/table/moment/chart.go": "sourceNames", "app/page/table/moment/notes.go": "hintTexts", "app/part/pieces.go": "pieceNames", "engine/set.go": "fields"}

// Read reads the sources from the top of the repository: the app without its
// commands and scenes, the rules, and the tables of facts. The sentences come
// in the order of their forms.
func Read(top string) ([]Sentence, error) {
	top, err := filepath.Abs(top)
	if err != nil {
		return nil, err
	}
	found, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports,
		Dir:  top, BuildFlags: []string{"-tags=ci"},
	}, "./app/...", "./engine", "./rival", "./data/speech", "./data/store/...")
	if err != nil {
		return nil, err
	}
	inBrowser, err := packages.Load(&packages.Config{Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax, Dir: top,
		Env: append(os.Environ(), "GOOS=js", "GOARCH=wasm"), BuildFlags: []string{"-tags=ci"}}, "./data/store/indexed", "./app/...")
	if err != nil {
		return nil, err
	}
	found = append(found, inBrowser...)
	r := reader{top: top, said: map[string][]Use{}, loose: map[string]string{}}
	for file, name := range looseForms {
		r.loose[file] = name
	}
	for _, p := range found {
		if len(p.Errors) > 0 {
			return nil, p.Errors[0]
		}
		if !strings.Contains(p.PkgPath, "/cmd") && !strings.HasSuffix(p.PkgPath, "app/scene") {
			r.read(p)
		}
	}
	for file, name := range r.loose {
		return nil, errors.New("no sentences in " + name + " of " + file)
	}
	r.facts()
	return r.sentences(), nil
}

// reader gathers what is said.
type reader struct {
	top   string
	said  map[string][]Use
	loose map[string]string // not found yet
}

func (r *reader) add(form string, u Use) {
	if Wordy(form) {
		r.said[form] = append(r.said[form], u)
	}
}

func (r *reader) sentences() []Sentence {
	var list []Sentence
	for form, uses := range r.said {
		list = append(list, Sentence{form, uses})
	}
	slices.SortFunc(list, func(a, b Sentence) int { return strings.Compare(a.Form, b.Form) })
	return list
}

func (r *reader) read(p *packages.Package) {
	for _, file := range p.Syntax {
		path := r.path(p.Fset.Position(file.Pos()))
		if p.TypesInfo == nil && strings.HasPrefix(path, "app/") && !strings.HasSuffix(path, "_js.go") {
			continue // it was read with its types
		}
		ast.PreorderStack(file, nil, func(n ast.Node, around []ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				r.call(p, path, n, around)
			case *ast.ValueSpec:
				if r.loose[path] == n.Names[0].Name && len(n.Values) == 1 {
					delete(r.loose, path)
					for _, form := range tableForms(n.Values[0]) {
						r.add(form, Use{File: path, Line: p.Fset.Position(n.Pos()).Line, Where: "a name in a list"})
					}
				}
			}
			return true
		})
	}
}

func (r *reader) path(at token.Position) string {
	path, err := filepath.Rel(r.top, at.Filename)
	if err != nil {
		return at.Filename
	}
	return filepath.ToSlash(path)
}
