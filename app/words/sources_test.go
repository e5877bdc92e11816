package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/data/speech"
)

// formPlaces tells which argument of a call is an English form.
var formPlaces = map[string]int{"t": 0, "T": 0, "Of": 0, "Term": 0, "say": 0, "tell": 3, "newFigure": 0}

// looseForms are variables whose strings are told, though no call names them,
// by the file they are in.
var looseForms = map[string]string{"engine/winner.go": "ties", "app/page/settings/settings.go": "optionNames",
	"app/page/table/moment/chart.go": "sourceNames", "app/page/table/moment/hint.go": "hintTexts", "engine/set.go": "fields"}

// sourceFiles are the Go files that may hold sentences, from the top: those of
// the app and the rules, without tests, commands and the scenes.
func sourceFiles(tb testing.TB) []string {
	tb.Helper()
	var list []string
	for _, floor := range []string{"app", "engine", "rival", "data/speech"} {
		err := fs.WalkDir(os.DirFS("../.."), floor, func(p string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "cmd" || p == "app/scene"):
				return fs.SkipDir
			case path.Ext(p) == ".go" && !strings.HasSuffix(p, "_test.go"):
				list = append(list, p)
			}
			return nil
		})
		if err != nil {
			tb.Fatal(err)
		}
	}
	return list
}

// sourceForms are the English forms written in the sources and told by the
// tables of facts.
func sourceForms(tb testing.TB) []string {
	tb.Helper()
	seen, loose := map[string]bool{}, maps.Clone(looseForms)
	for _, p := range sourceFiles(tb) {
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", "..", p), nil, 0)
		if err != nil {
			tb.Fatal(err)
		}
		for _, s := range formsOf(file) {
			seen[s] = true
		}
		if name := loose[p]; name != "" {
			for _, s := range formsIn(file, name) {
				seen[s] = true
				delete(loose, p)
			}
		}
	}
	if len(loose) > 0 {
		tb.Fatalf("no sentences in %v", loose)
	}
	for _, s := range factForms() {
		seen[s] = true
	}
	delete(seen, "")
	var list []string
	for s := range seen {
		if wordy.MatchString(places.ReplaceAllString(s, "")) {
			list = append(list, s)
		}
	}
	slices.Sort(list)
	return list
}

var (
	places = regexp.MustCompile(`\{\d\}`)
	wordy  = regexp.MustCompile(`\pL`)
)

// formsOf are the forms of the calls in a file.
func formsOf(file *ast.File) []string {
	var list []string
	ast.Inspect(file, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if i, ok := formPlaces[calledName(call)]; ok && i < len(call.Args) {
				list = append(list, literals(call.Args[i])...)
			}
		}
		return true
	})
	return list
}

// formsIn are the forms of a variable in a file.
func formsIn(file *ast.File, name string) []string {
	var list []string
	ast.Inspect(file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && v.Names[0].Name == name && len(v.Values) == 1 {
			list = append(list, tableForms(v.Values[0])...)
		}
		return true
	})
	return list
}

// calledName is the last name of what a call calls.
func calledName(c *ast.CallExpr) string {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// literals are the strings written in an expression.
func literals(e ast.Expr) []string {
	var list []string
	ast.Inspect(e, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			if s, err := strconv.Unquote(l.Value); err == nil {
				list = append(list, s)
			}
		}
		return true
	})
	return list
}

// tableForms are the strings of a table: the values of a map of strings, else every
// string in it.
func tableForms(e ast.Expr) []string {
	table, ok := e.(*ast.CompositeLit)
	if !ok {
		return literals(e)
	}
	var list []string
	for _, elt := range table.Elts {
		if kv, ok := elt.(*ast.KeyValueExpr); ok {
			if _, plain := kv.Value.(*ast.BasicLit); plain {
				elt = kv.Value
			}
		}
		list = append(list, literals(elt)...)
	}
	return list
}

// factForms are the words the tables of facts tell.
func factForms() []string {
	var list []string
	for _, r := range facts.Rules {
		list = append(list, r.Title, r.Text)
		for _, s := range r.Sources {
			list = append(list, string(s))
		}
	}
	for _, l := range facts.Leaders {
		list = append(list, l.Says)
	}
	for _, t := range facts.Tiles {
		list = append(list, t.Says)
	}
	for _, c := range facts.Conflicts {
		list = append(list, c.Name)
		for _, r := range c.Rewards {
			for _, g := range append(append(slices.Clone(r.Gains), r.Of...), r.PointFor...) {
				list = append(list, g.What.English())
			}
		}
	}
	for _, d := range facts.Difficulties {
		list = append(list, d.Name)
	}
	for _, l := range facts.SetupLines {
		list = append(list, l.Form)
	}
	for _, v := range facts.VariantTable {
		list = append(list, v.Name)
	}
	for g := facts.Good(0); g < 64; g++ {
		list = append(list, g.English(), speech.Count{N: 1, Good: g}.Name(), speech.Count{N: 2, Good: g}.Name())
	}
	return list
}
