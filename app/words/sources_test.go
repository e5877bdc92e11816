package words

import (
	"go/ast"
	"go/parser"
	"go/token"
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
var formPlaces = map[string]int{"t": 0, "T": 0, "Of": 0, "Term": 0, "say": 0, "tell": 3, "skip": 1, "newFigure": 0}

// looseForms are variables whose strings are told, though no call names them,
// by the file they are in.
var looseForms = map[string]string{"engine/winner.go": "ties", "app/screen/settings.go": "settingNames",
	"app/screen/chart.go": "sourceNames", "app/screen/hint.go": "hintTexts", "engine/set.go": "fields"}

// sourceForms are the English forms written in the sources and told by the
// tables of facts.
func sourceForms(tb testing.TB) []string {
	tb.Helper()
	seen := map[string]bool{}
	for _, dir := range []string{"app/screen", "app/words", "engine", "rival"} {
		files, err := filepath.Glob(filepath.Join("..", "..", dir, "*.go"))
		if err != nil || len(files) == 0 {
			tb.Fatal("no sources in", dir, err)
		}
		for _, path := range files {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				tb.Fatal(err)
			}
			loose := looseForms[dir+"/"+filepath.Base(path)]
			for _, s := range formsOf(file, loose) {
				seen[s] = true
			}
		}
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

// formsOf are the forms written in a file.
func formsOf(file *ast.File, loose string) []string {
	var list []string
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if i, ok := formPlaces[calledName(n)]; ok && i < len(n.Args) {
				list = append(list, literals(n.Args[i])...)
			}
		case *ast.ValueSpec:
			if n.Names[0].Name == loose && len(n.Values) == 1 {
				list = append(list, told(n.Values[0])...)
			}
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

// told are the strings of a table: the values of a map of strings, else every
// string in it.
func told(e ast.Expr) []string {
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
