package hagal

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// rooms are the packages of the app, each with those it may use, beside
// itself and what is below it in its folder. What stands here first is lowest:
// none uses one that comes after it.
var rooms = []struct {
	room string
	uses []string
}{
	{"app/look", nil},
	{"app/words", nil},
	{"app/desk", nil},
	{"app/kit", []string{"app/look"}},
	{"app/browser", []string{"app/kit"}},
	{"app/part", []string{"app/look", "app/words", "app/kit"}},
	{"app/shell", []string{"app/look", "app/words", "app/desk", "app/kit", "app/part"}},
	{"app/exchange", []string{"app/look", "app/words", "app/desk", "app/kit", "app/browser", "app/part", "app/shell"}},
	{"app/page/", []string{"app/look", "app/words", "app/desk", "app/kit", "app/part", "app/shell", "app/exchange"}}, // each page
	{"app/page", []string{"app/look", "app/words", "app/desk", "app/shell", "app/page/"}},                            // puts them together
	{"app", []string{"app/look", "app/browser", "app/shell", "app/exchange", "app/page"}},
	{"app/scene", []string{"app/look", "app/words", "app/desk", "app/kit", "app/part", "app/shell", "app/exchange", "app/page/", "app/page"}},
}

// A package of the app has at most so many files beside its tests, a struct
// so many fields.
const (
	mostFiles  = 20
	mostFields = 16
)

// roomOf is the room that a package of the app stands in: app/page/table for
// what is below it too, "app/page/" for any page, or "" for a command.
func roomOf(p string) (room, page string) {
	if isCommand(p + "/") {
		return "", ""
	}
	parts := strings.Split(p, "/")
	if len(parts) > 2 && parts[1] == "page" {
		return "app/page/", parts[2]
	}
	return strings.Join(parts[:min(2, len(parts))], "/"), ""
}

// trespass says why a package of the app may not import another, or nothing.
func trespass(from, to string) string {
	room, page := roomOf(from)
	other, otherPage := roomOf(to)
	if room == "" || !within(to, "app") {
		return ""
	}
	if other == "" {
		return "a command is nobody's package"
	}
	if room == other {
		switch {
		case page != otherPage:
			return "a page imports no page"
		case page != "" && within(from, to) && from != to:
			return "a page puts its own rooms together, and none imports it"
		}
		return ""
	}
	for _, r := range rooms {
		if r.room == room {
			if !slices.Contains(r.uses, other) {
				return room + " does not use " + other
			}
			return ""
		}
	}
	return room + " is no room of the app: name it in rooms"
}

// wide lists the structs of a file with too many fields.
func wide(tree *ast.File) []string {
	var list []string
	ast.Inspect(tree, func(n ast.Node) bool {
		t, ok := n.(*ast.TypeSpec)
		if !ok {
			return true
		}
		if s, ok := t.Type.(*ast.StructType); ok {
			if n := s.Fields.NumFields(); n > mostFields {
				list = append(list, fmt.Sprintf("%s has %d fields, at most %d are allowed", t.Name.Name, n, mostFields))
			}
		}
		return true
	})
	return list
}

func TestEveryRoomOfTheAppKeepsThePlan(t *testing.T) {
	files := map[string]int{}
	err := filepath.WalkDir("app", func(p string, d fs.DirEntry, err error) error {
		p = filepath.ToSlash(p)
		if err != nil || d.IsDir() || path.Ext(p) != ".go" || isTest(p) {
			return err
		}
		from := path.Dir(p)
		files[from]++
		tree, err := parser.ParseFile(token.NewFileSet(), p, nil, 0)
		if err != nil {
			return err
		}
		for _, spec := range tree.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if to, ours := strings.CutPrefix(imported, "hagal/"); ours {
				if why := trespass(from, to); why != "" {
					t.Errorf("%s imports %s: %s", p, to, why)
				}
			}
		}
		for _, wrong := range wide(tree) {
			t.Errorf("%s: %s", p, wrong)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for room, n := range files {
		if n > mostFiles {
			t.Errorf("%s has %d files beside its tests, at most %d are allowed", room, n, mostFiles)
		}
	}
	if len(files) < 10 {
		t.Errorf("only %d packages were found", len(files))
	}
}

// notShipped is what the app does not have linked in: scenes, and all that
// tests alone use.
var notShipped = []string{"hagal/app/scene", "hagal/app/kit/outline", "hagal/app/cmd", "fyne.io/fyne/v2/test", "testing", "github.com/google/go-cmp"}

func TestTheAppShipsNoScenes(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "./app").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	linked := strings.Fields(string(out))
	if !slices.Contains(linked, "hagal/app/shell") {
		t.Fatalf("go list says nothing of the shell:\n%s", out)
	}
	for _, p := range linked {
		if anyWithin(p, notShipped) {
			t.Errorf("the app links %s", p)
		}
	}
}

// TestRoomsCanBeTrespassed shows the rules of the rooms what they must object
// to, and something beside it that is well.
func TestRoomsCanBeTrespassed(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"app/page/home", "app/page/table", "a page imports no page"},
		{"app/page/home", "app/page/table/play", "a page imports no page"},
		{"app/page/table/moment", "app/page/table", "none imports it"},
		{"app/page/home", "app/page", "app/page/ does not use app/page"},
		{"app/shell", "app/page/home", "app/shell does not use app/page/"},
		{"app/shell", "app/page", "app/shell does not use app/page"},
		{"app/kit", "app/part", "app/kit does not use app/part"},
		{"app/look", "app/kit", "app/look does not use app/kit"},
		{"app/words", "app/shell", "app/words does not use app/shell"},
		{"app/part", "app/shell", "app/part does not use app/shell"},
		{"app/page/home", "app/scene", "app/page/ does not use app/scene"},
		{"app", "app/cmd/pictures", "a command is nobody's package"},
		{"app/cellar", "app/kit", "app/cellar is no room of the app"},
		{"app/page/home", "app/shell", ""}, {"app/page/table", "app/page/table/moment", ""},
		{"app/page/table/moment", "app/page/table/play", ""}, {"app/page", "app/page/home", ""},
		{"app/shell", "app/part", ""}, {"app/kit/outline", "app/kit", ""}, {"app", "app/page", ""},
		{"app/cmd/pictures", "app/scene", ""}, {"app/scene", "app/page", ""}, {"app/shell", "engine", ""},
	} {
		if got := trespass(c.from, c.to); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s imports %s: got %q, want %q", c.from, c.to, got, c.want)
		}
	}
	fields := func(n int) *ast.File {
		text := "package x\n\ntype T struct {\n" + strings.Repeat("\t_, _ int\n", n/2) + "}\n"
		tree, err := parser.ParseFile(token.NewFileSet(), "x.go", text, 0)
		if err != nil {
			t.Fatal(err)
		}
		return tree
	}
	if len(wide(fields(mostFields+2))) != 1 || len(wide(fields(mostFields))) != 0 {
		t.Error("a wide struct is not told from a narrow one")
	}
}
