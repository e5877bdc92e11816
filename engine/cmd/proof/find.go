package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// proof is a test, or a subtest, that names a rule.
type proof struct {
	Folder string // of the repository, with slashes
	Name   string // as go test -run takes it
}

// proofs are the tests of each rule id.
type proofs map[string][]proof

var (
	inFunc = regexp.MustCompile(`R_([A-Z]+)_([0-9]+)`)
	inName = regexp.MustCompile(`^(R-[A-Z]+-[0-9]+)[ :,]`)
)

// own is this command, whose tests hold samples.
const own = "engine/cmd/proof"

// findTests reads every test file under root.
func findTests(root string) (proofs, error) {
	found := proofs{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || path == filepath.Join(root, own)):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		found.file(filepath.ToSlash(folder), file)
		return err
	})
	for id := range found {
		slices.SortFunc(found[id], func(a, b proof) int {
			return strings.Compare(a.Folder+" "+a.Name, b.Folder+" "+b.Name)
		})
		found[id] = slices.Compact(found[id])
	}
	return found, err
}

// file adds the tests of a file.
func (p proofs) file(folder string, file *ast.File) {
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv != nil || f.Body == nil || !isTest(f.Name.Name) {
			continue
		}
		for _, m := range inFunc.FindAllStringSubmatch(f.Name.Name, -1) {
			p.add("R-"+m[1]+"-"+m[2], proof{folder, f.Name.Name})
		}
		for _, name := range subtests(f.Body) {
			if m := inName.FindStringSubmatch(name); m != nil {
				p.add(m[1], proof{folder, f.Name.Name + "/" + strings.ReplaceAll(name, " ", "_")})
			}
		}
	}
}

func (p proofs) add(id string, test proof) { p[id] = append(p[id], test) }

func isTest(name string) bool {
	return strings.HasPrefix(name, "Test") || strings.HasPrefix(name, "Fuzz")
}

// subtests are the names given to t.Run as a text, and those of a table: its
// field `name`, the first of its values, or the key of a map. A name says
// more than the id: a row that begins with a bare id tells of an event.
func subtests(body *ast.BlockStmt) []string {
	var names []string
	add := func(e ast.Expr) {
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if s, err := strconv.Unquote(lit.Value); err == nil {
				names = append(names, s)
			}
		}
	}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if sel, ok := n.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Run" && len(n.Args) == 2 {
				add(n.Args[0])
			}
		case *ast.CompositeLit:
			tableNames(n, add)
		}
		return true
	})
	return names
}

// tableNames are the names of the rows of a table of tests.
func tableNames(table *ast.CompositeLit, add func(ast.Expr)) {
	for _, e := range table.Elts {
		kv, keyed := e.(*ast.KeyValueExpr)
		if keyed {
			if _, row := kv.Value.(*ast.CompositeLit); row {
				add(kv.Key)
			}
			continue
		}
		row, ok := e.(*ast.CompositeLit)
		if !ok || row.Type != nil || len(row.Elts) == 0 {
			continue
		}
		add(row.Elts[0])
		for _, e := range row.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				if key, ok := kv.Key.(*ast.Ident); ok && key.Name == "name" {
					add(kv.Value)
				}
			}
		}
	}
}
