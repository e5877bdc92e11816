package shell_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"hagal/app/shell"
	"hagal/app/words"
	"hagal/app/words/pseudo"
	"hagal/app/words/sources"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
	"hagal/engine/play"
)

// A new error of the store stands in its list too, and so is tried here.
func TestEveryErrorOfTheStoreIsListed(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../../data/store/errors.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	ast.Inspect(file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && regexp.MustCompile(`^Err[A-Z]`).MatchString(v.Names[0].Name) && v.Names[0].Name != "Errors" {
			found++
		}
		return true
	})
	if found != len(store.Errors) || found < 15 {
		t.Errorf("the store has %d errors, %d are listed", found, len(store.Errors))
	}
}

// speakPseudo makes the app speak the language made of English by program.
func speakPseudo(t *testing.T) []sources.Sentence {
	t.Helper()
	said, err := sources.Read("../..")
	if err != nil {
		t.Fatal(err)
	}
	var forms []string
	for _, s := range said {
		forms = append(forms, s.Form)
	}
	english, err := os.ReadFile("../words/translations/en.json")
	if err != nil {
		t.Fatal(err)
	}
	data, err := pseudo.Make(forms, english)
	if err != nil {
		t.Fatal(err)
	}
	undo, err := words.Put(words.English, data)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(undo)
	return said
}

var plainWord = regexp.MustCompile(`[A-Za-z][a-z]+`)

// Nothing that the store says, as a remedy or in detail, is left in English.
func TestNoErrorOfTheStoreIsLeftInEnglish(t *testing.T) {
	said := speakPseudo(t)
	for _, err := range store.Errors {
		if got := shell.Explain(fmt.Errorf("append: %w", err)) + shell.Detail(err); plainWord.MatchString(got) {
			t.Errorf("%v is told as %q", err, got)
		}
	}
	details := 0
	for _, s := range said {
		for _, u := range s.Uses {
			if strings.HasPrefix(u.File, "data/store/") {
				details++
				got := shell.Details([]store.Detail{{Form: s.Form, Args: []string{"1", "2", "3", "4"}}}, "")
				if plainWord.MatchString(got) || got == "" {
					t.Errorf("%s: %q is told as %q", u.File, s.Form, got)
				}
				break
			}
		}
	}
	if details < 40 {
		t.Errorf("only %d details of the store were found", details)
	}
}

// Lines of every verb, each with a word taken away, added or spoiled, and what
// a hand does with no regard for the table: no refusal is left in English but
// for what the line itself says, and the ids of the notation.
func TestNoLineIsRefusedInEnglish(t *testing.T) {
	speakPseudo(t)
	files, err := filepath.Glob("../../engine/testdata/outside/*.hagal")
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	quoted, token := regexp.MustCompile(`"[^"]*"`), regexp.MustCompile(`[a-z0-9]+(-[a-z0-9]+)*=?`)
	told, notation := map[string]bool{}, map[string]bool{}
	var lines []string
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, strings.Split(string(b), "\n")...)
	}
	for _, line := range lines {
		for _, w := range token.FindAllString(line, -1) {
			notation[strings.TrimSuffix(w, "=")] = true
		}
	}
	for _, x := range facts.Difficulties {
		notation[string(x.ID)] = true
	}
	for _, x := range facts.VariantTable {
		notation[x.ID] = true
	}
	_, err = engine.Parse("nonsense") // names every verb
	for _, w := range token.FindAllString(err.Error(), -1) {
		notation[w] = true
	}
	for _, x := range facts.Spaces {
		notation[string(x.ID)] = true
	}
	for _, x := range facts.Cards {
		notation[string(x.ID)] = true
	}
	for _, x := range facts.Tiles {
		notation[string(x.ID)] = true
	}
	for _, x := range facts.Leaders {
		notation[string(x.ID)] = true
	}
	for _, x := range facts.Conflicts {
		notation[string(x.ID)] = true
	}
	check := func(line string, err error) {
		why, right, ok := engine.Said(err)
		if err == nil || !ok || told[why.Form+right.Form] {
			return
		}
		told[why.Form+right.Form] = true
		got := quoted.ReplaceAllString(shell.Explain(err), "")
		got = token.ReplaceAllStringFunc(got, func(s string) string {
			if notation[strings.TrimSuffix(s, "=")] {
				return ""
			}
			return s
		})
		if w := plainWord.FindString(got); w != "" {
			t.Errorf("%q is refused with %q: %q is English", line, shell.Explain(err), w)
		}
	}
	for _, line := range lines {
		list := strings.Fields(line)
		for i := range list {
			for _, now := range [][]string{{}, {list[i], list[i]}, {"nonsense"}, {list[i] + "x"}, {list[i] + "=nonsense"}, {strings.Split(list[i], "=")[0] + "=-5"}, {list[i] + "," + list[i]}} {
				spoiled := strings.Join(append(append(append([]string{}, list[:i]...), now...), list[i+1:]...), " ")
				_, err := engine.Parse(spoiled)
				check(spoiled, err)
			}
		}
	}
	for seed := range uint64(12) {
		p := play.NewRandom(rand.New(rand.NewPCG(seed, 31)))
		p.Wild = 60
		played, _ := play.Game(p, p.Setup()) // the engine's own tests say that it is sound
		var tb engine.Table
		for _, line := range played.Lines {
			in, err := engine.Parse(line)
			if err != nil || in == nil {
				continue
			}
			r, err := tb.Apply(in)
			check(line, err)
			if err != nil {
				break
			}
			tb = r.Table
			for range 5 {
				if in := p.Next(tb); tb.Phase() != engine.PhaseOver {
					check(in.String(), tb.Check(in))
				}
			}
		}
	}
	if len(told) < 60 {
		t.Errorf("only %d kinds of refusal were found", len(told))
	}
}
