package main

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
)

// Every rule has a test, and the page says which.
func TestPage(t *testing.T) {
	if err := run(true); err != nil {
		t.Error(err)
	}
}

// Every point left open belongs to a rule.
func TestOpenPoints(t *testing.T) {
	for _, p := range facts.OpenPoints {
		if p.Rule == facts.NoRule || p.Point == "" || p.Built == "" {
			t.Errorf("%+v is no point of a rule", p)
		}
	}
}

const sample = `package x
func Test_R_DRAW_3_and_R_DRAW_10(t *testing.T) { g.told("R-SEAT-1", "left", "x") }
func FuzzR_SPEND_1(f *testing.F) {}
func helper_R_INF_1() { t.Run("R-INF-1", nil) }
func TestTables(t *testing.T) {
	t.Run("R-SHIP-1 a step", nil)
	t.Run("not R-INF-2", nil)
	for _, c := range []row{{"R-TECH-1: cheap", 1}, {name: "R-TECH-2 dear", n: 2}, {line: "R-TECH-3 no name"}} {
	}
	_ = map[string]row{"R-TECH-4, a key": {"x", 1}}
	_ = []string{"R-INF-3 is no row"}
}`

func TestFindsTests(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "x_test.go", sample, 0)
	if err != nil {
		t.Fatal(err)
	}
	got := proofs{}
	got.file("x", file)
	want := proofs{
		"R-DRAW-3":  {{"x", "Test_R_DRAW_3_and_R_DRAW_10"}},
		"R-DRAW-10": {{"x", "Test_R_DRAW_3_and_R_DRAW_10"}},
		"R-SPEND-1": {{"x", "FuzzR_SPEND_1"}},
		"R-SHIP-1":  {{"x", "TestTables/R-SHIP-1_a_step"}},
		"R-TECH-1":  {{"x", "TestTables/R-TECH-1:_cheap"}},
		"R-TECH-2":  {{"x", "TestTables/R-TECH-2_dear"}},
		"R-TECH-4":  {{"x", "TestTables/R-TECH-4,_a_key"}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// A rule without a test, a test without a rule and a stale page are told.
func TestSaysWhatIsMissing(t *testing.T) {
	err := missing(proofs{"R-DRAW-99": {{"x", "Test_R_DRAW_99"}}})
	for _, want := range []string{"R-SEAT-1 (Seats) has no test", "R-DRAW-99 is no rule"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not say %q", err, want)
		}
	}
	path := filepath.Join(t.TempDir(), "rules.md")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if stale(path, "old") != nil || stale(path, "new") == nil || stale(path+"x", "new") == nil {
		t.Error("a stale page is not told from a fresh one")
	}
}
