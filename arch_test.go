// Package hagal holds the tests of the house itself: which floor may use
// which, and what no file may hold. README.md draws the plan.
package hagal

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// uses says which floors a floor may use, beside itself. A floor is a folder
// with all that is under it.
var uses = map[string][]string{
	"app":         {"engine", "rival", "data/facts", "data/speech", "data/store"},
	"engine":      {"rival", "data/facts", "data/speech"},
	"rival":       {"data/facts", "data/speech"},
	"data/speech": {"data/facts"},
	"data/facts":  {},
	"data/store":  {},
}

// pure floors know the rules and nothing of the machine they run on.
var pure = []string{"engine", "rival", "data/facts", "data/speech"}

// outside is what a pure floor never imports; commands are let off.
var outside = []string{"fyne.io", "database/sql", "modernc.org", "os", "net", "syscall", "time", "math/rand", "crypto/rand"}

// network is what no file of ours imports, tests and commands neither. net/url
// reads addresses and calls nobody. Only browserTests serves pages, to a browser
// on the same machine.
var network = []string{"net", "golang.org/x/net", "crypto/tls", "plugin", "expvar", "log/syslog"}

// browserTests builds the app for the browser, and plays in one.
const browserTests = "app/cmd/web"

// drawn is what a pure floor does not reach through others either.
var drawn = []string{"fyne.io", "database/sql", "modernc.org"}

// longest is the first number of lines that is too many for a Go file.
const longest = 400

// The words no Go file holds, in pieces so that this file does not hold them.
var (
	openWork = regexp.MustCompile(`\b(TO` + `DO|FIX` + `ME)\b`)
	skipped  = regexp.MustCompile(`\b[tbf]\.` + `Skip(Now|f)?\(`)
)

// namesBox is code that asks which box or variant it has, where it should ask
// an entry of the facts; namesRule is a rule's id in place of its constant.
var (
	namesBox  = regexp.MustCompile(`\bfacts\.(Ix|Brutal|Churn|Epic)\b`)
	namesRule = regexp.MustCompile(`"R-[A-Z]+-[0-9]+"`)
)

// toolkit are the methods that say nothing of their own: they are there for an
// interface of Fyne's or of the standard library's.
var toolkit = regexp.MustCompile(`^(CreateRenderer|Cursor|Destroy|Error|Focus\w*|Layout|MinSize|Mouse\w*|Objects|Refresh|Resize|String|Tapped\w*|Typed\w*)$`)

// libc is the one version that modernc.org/sqlite was tested with.
var libc = regexp.MustCompile(`(?m)^\s*(require\s+)?modernc\.org/libc v1\.77\.1\b`)

// file is a Go file: its path from the top, and its text.
type file struct{ path, text string }

// within says whether a path is a folder or under it.
func within(p, folder string) bool { return p == folder || strings.HasPrefix(p, folder+"/") }

// floor is the floor that a path stands on, or "".
func floor(p string) string {
	for f := range uses {
		if within(p, f) {
			return f
		}
	}
	return ""
}

func anyWithin(p string, folders []string) bool {
	return slices.ContainsFunc(folders, func(f string) bool { return within(p, f) })
}

// isCommand says whether a file belongs to a command: engine/cmd/replay and its like.
func isCommand(p string) bool { return strings.Contains(p, "/cmd/") }

func isTest(p string) bool { return strings.HasSuffix(p, "_test.go") }

// judge says all that is wrong with a file.
func judge(f file) []string {
	var wrong []string
	say := func(format string, a ...any) { wrong = append(wrong, f.path+": "+fmt.Sprintf(format, a...)) }
	if n := strings.Count(f.text, "\n"); n >= longest {
		say("%d lines, %d are too many", n, longest)
	}
	if m := openWork.FindString(f.text); m != "" {
		say("holds %s", m)
	}
	if m := skipped.FindString(f.text); m != "" {
		say("skips a test: %s", m)
	}
	if !isTest(f.path) && !within(f.path, "data/facts") {
		if m := namesBox.FindString(f.text); m != "" {
			say("names %s: entries say what a box or a variant brings", m)
		}
		if m := namesRule.FindString(f.text); m != "" {
			say("writes %s: package facts has a constant for each rule", m)
		}
	}
	for _, folder := range strings.Split(path.Dir(f.path), "/") {
		if folder == "util" || folder == "utils" {
			say("a folder named %s says nothing of what is in it", folder)
		}
	}
	tree, err := parser.ParseFile(token.NewFileSet(), f.path, f.text, parser.ParseComments)
	if err != nil {
		return append(wrong, err.Error())
	}
	for _, spec := range tree.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			say("%v", err)
			continue
		}
		if reason := barred(f.path, imported); reason != "" {
			say("imports %s: %s", imported, reason)
		}
	}
	if !isTest(f.path) && tree.Name.Name != "main" {
		for _, name := range undocumented(tree) {
			say("%s has no doc comment", name)
		}
	}
	return wrong
}

// barred says why the file may not import that, or nothing.
func barred(p, imported string) string {
	from := floor(p)
	if to, ours := strings.CutPrefix(imported, "hagal/"); ours {
		to = floor(to)
		switch {
		case from == "":
			return "it stands on no floor"
		case to == "":
			return "that is no floor"
		case to != from && !slices.Contains(uses[from], to):
			return from + " does not use " + to
		}
		return ""
	}
	if anyWithin(imported, network) && imported != "net/url" && !within(p, browserTests) {
		return "nothing of ours reaches for the network or loads code"
	}
	if slices.Contains(pure, from) && !isCommand(p) && !isTest(p) && anyWithin(imported, outside) {
		return from + " knows the rules and nothing else"
	}
	return ""
}

// undocumented lists the exported names of a file, methods too, that nothing
// is said about.
func undocumented(tree *ast.File) []string {
	var names []string
	check := func(id *ast.Ident, docs ...*ast.CommentGroup) {
		told := slices.ContainsFunc(docs, func(c *ast.CommentGroup) bool { return c != nil })
		if id.IsExported() && !told {
			names = append(names, id.Name)
		}
	}
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil || !toolkit.MatchString(d.Name.Name) && ast.IsExported(receiver(d)) {
				check(d.Name, d.Doc)
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					check(s.Name, d.Doc, s.Doc, s.Comment)
				case *ast.ValueSpec:
					for _, id := range s.Names {
						check(id, d.Doc, s.Doc, s.Comment)
					}
				}
			}
		}
	}
	return names
}

// receiver is the name of the type a method belongs to.
func receiver(d *ast.FuncDecl) string {
	of := d.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if generic, ok := of.(*ast.IndexExpr); ok {
		of = generic.X
	}
	if id, ok := of.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// reached says which packages of a list, as go list -deps prints it, a pure
// floor must not reach.
func reached(list string) []string {
	var wrong []string
	for _, p := range strings.Fields(list) {
		if anyWithin(p, drawn) || within(p, "hagal/app") || within(p, "hagal/data/store") {
			wrong = append(wrong, p)
		}
	}
	return wrong
}

func TestEveryFileKeepsThePlan(t *testing.T) {
	checked := 0
	err := filepath.WalkDir(".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && p != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if d.IsDir() || filepath.Ext(p) != ".go" {
			return nil
		}
		text, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		checked++
		for _, wrong := range judge(file{filepath.ToSlash(p), string(text)}) {
			t.Error(wrong)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if checked < 50 {
		t.Errorf("only %d Go files were found", checked)
	}
}

func TestRulesReachNoScreenAndNoStore(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "./engine/...", "./rival/...", "./data/facts/...", "./data/speech/...").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !strings.Contains(string(out), "hagal/engine\n") {
		t.Errorf("go list says nothing of the engine:\n%s", out)
	}
	for _, p := range reached(string(out)) {
		t.Errorf("the rules reach %s", p)
	}
}

func TestLibcStaysWhatSQLiteAsksFor(t *testing.T) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	if !libc.Match(mod) {
		t.Error("go.mod must name modernc.org/libc v1.77.1, the version that modernc.org/sqlite was tested with")
	}
}

// TestChecksCanFail shows each check something it must object to, and
// something beside it that is well.
func TestChecksCanFail(t *testing.T) {
	imports := func(p string) string { return "package x\n\nimport _ \"" + p + "\"\n" }
	const plain = "package x\n"
	bad := []struct {
		name string
		file file
		want string
	}{
		{"engine uses app", file{"engine/x.go", imports("hagal/app/words")}, "engine does not use app"},
		{"engine uses store", file{"engine/x.go", imports("hagal/data/store")}, "engine does not use data/store"},
		{"engine's test uses store", file{"engine/x_test.go", imports("hagal/data/store")}, "engine does not use data/store"},
		{"command uses app", file{"engine/cmd/x/x.go", imports("hagal/app/words")}, "engine does not use app"},
		{"rival uses engine", file{"rival/x.go", imports("hagal/engine")}, "rival does not use engine"},
		{"facts use rival", file{"data/facts/x.go", imports("hagal/rival")}, "data/facts does not use rival"},
		{"speech uses rival", file{"data/speech/x.go", imports("hagal/rival")}, "data/speech does not use rival"},
		{"facts use speech", file{"data/facts/x.go", imports("hagal/data/speech")}, "data/facts does not use data/speech"},
		{"speech reads files", file{"data/speech/x.go", imports("os")}, "knows the rules and nothing else"},
		{"store uses facts", file{"data/store/x.go", imports("hagal/data/facts")}, "data/store does not use data/facts"},
		{"facts use store", file{"data/facts/x.go", imports("hagal/data/store")}, "data/facts does not use data/store"},
		{"import of no floor", file{"app/x.go", imports("hagal/cellar")}, "that is no floor"},
		{"file on no floor", file{"cellar/x.go", imports("hagal/engine")}, "it stands on no floor"},
		{"engine draws", file{"engine/x.go", imports("fyne.io/fyne/v2")}, "knows the rules and nothing else"},
		{"engine has a clock", file{"engine/x.go", imports("time")}, "knows the rules and nothing else"},
		{"rival rolls", file{"rival/x.go", imports("math/rand/v2")}, "knows the rules and nothing else"},
		{"rival reads files", file{"rival/x.go", imports("os")}, "knows the rules and nothing else"},
		{"facts use SQL", file{"data/facts/x.go", imports("database/sql")}, "knows the rules and nothing else"},
		{"facts use SQLite", file{"data/facts/x.go", imports("modernc.org/sqlite")}, "knows the rules and nothing else"},
		{"app calls", file{"app/x.go", imports("net/http")}, "reaches for the network"},
		{"command calls", file{"app/cmd/x/x.go", imports("net")}, "reaches for the network"},
		{"command beside the browser's calls", file{"app/cmd/website/x.go", imports("net/http")}, "reaches for the network"},
		{"test calls", file{"data/store/x_test.go", imports("golang.org/x/net/websocket")}, "reaches for the network"},
		{"app loads code", file{"app/x.go", imports("plugin")}, "loads code"},
		{"long file", file{"app/x.go", plain + strings.Repeat("\n", longest)}, "lines"},
		{"folder util", file{"app/util/x.go", plain}, "a folder named util"},
		{"open work", file{"app/x.go", plain + "// FIX" + "ME later\n"}, "holds"},
		{"more open work", file{"app/x.go", plain + "// TO" + "DO: later\n"}, "holds"},
		{"skipped test", file{"app/x_test.go", plain + "func f() { t.Sk" + "ip() }\n"}, "skips a test"},
		{"code names a box", file{"engine/x.go", plain + "var x = facts.Ix\n"}, "names facts.Ix"},
		{"code names a variant", file{"app/x.go", plain + "var x = facts.Epic\n"}, "names facts.Epic"},
		{"rule in letters", file{"rival/x.go", plain + "var x = \"R-DRAW-1\"\n"}, "writes \"R-DRAW-1\""},
		{"silent function", file{"app/x.go", plain + "func Told() {}\n"}, "Told has no doc"},
		{"silent method", file{"app/x.go", plain + "// T is told.\ntype T int\n\nfunc (t *T) Told() {}\n"}, "Told has no doc"},
		{"function with a method's name", file{"app/x.go", plain + "func MinSize() {}\n"}, "MinSize has no doc"},
		{"silent type", file{"app/x.go", plain + "type Told int\n"}, "Told has no doc"},
		{"silent constant", file{"app/x.go", plain + "const (\n\tTold = 1\n)\n"}, "Told has no doc"},
		{"silent variable", file{"app/x.go", plain + "var told, Told int\n"}, "Told has no doc"},
		{"no Go", file{"app/x.go", "pack"}, "expected 'package'"},
	}
	for _, c := range bad {
		if got := strings.Join(judge(c.file), "\n"); !strings.Contains(got, c.want) {
			t.Errorf("%s: got %q, want %q in it", c.name, got, c.want)
		}
	}
	good := []file{
		{"app/x.go", imports("hagal/engine")}, {"app/x.go", imports("hagal/rival")},
		{"app/cmd/web/x.go", imports("net/http")}, {"app/x.go", imports("hagal/data/store")}, {"app/words/x.go", imports("hagal/data/facts")},
		{"app/x.go", imports("fyne.io/fyne/v2")}, {"app/x.go", imports("time")},
		{"engine/x.go", imports("hagal/rival")}, {"engine/x_test.go", imports("os")},
		{"engine/cmd/x/main.go", imports("os")}, {"engine/cmd/x/main.go", imports("hagal/engine")},
		{"rival/x.go", imports("hagal/data/facts")}, {"rival/x.go", imports("fmt")},
		{"data/store/x.go", imports("database/sql")}, {"data/store/x.go", imports("os")},
		{"app/x.go", plain + "// Told is told.\nfunc Told() {}\n\nfunc silent() {}\n"},
		{"app/x.go", plain + "// Both are told.\nconst (\n\tTold = 1\n\tToo = 2\n)\n\nvar Here int // told beside\n"},
		{"app/x.go", "package main\n\nfunc Told() {}\n"}, {"app/x_test.go", plain + "func Told() {}\n"},
		{"app/x.go", plain + "func (t T) MinSize() {}\n\nfunc (t *T) TypedKey() {}\n\nfunc (t own) Told() {}\n"}, {"data/store/x.go", imports("net/url")},
		{"data/facts/x.go", plain + "var x = \"R-DRAW-1\"\n"}, {"engine/x_test.go", plain + "var x = facts.Ix\n"}, {"app/x.go", plain + "var x = facts.IxBoard\n"},
		{"app/x.go", plain + strings.Repeat("\n", longest-2)}, {"app/utility/x.go", plain},
	}
	for _, f := range good {
		if got := judge(f); len(got) != 0 {
			t.Errorf("%s was well:\n%s\ngot %q", f.path, f.text, got)
		}
	}
	if got := reached("fmt\nhagal/engine\nfyne.io/fyne/v2\nhagal/data/store\nmodernc.org/libc"); len(got) != 3 {
		t.Errorf("of those packages three are out of reach, got %q", got)
	}
	for text, want := range map[string]bool{
		"require (\n\tmodernc.org/libc v1.77.1 // indirect\n)\n": true,
		"require modernc.org/libc v1.77.1\n":                     true,
		"require (\n\tmodernc.org/libc v1.77.2 // indirect\n)\n": false,
		"require (\n\tmodernc.org/libc v1.77.10\n)\n":            false,
	} {
		if libc.MatchString(text) != want {
			t.Errorf("go.mod with %q: got %v", text, !want)
		}
	}
}
