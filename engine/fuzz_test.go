package engine_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

// odd are lines at the edge of what is read.
var odd = []string{
	"", "# x", "name you  ", "name you a = b", "set left spice +0", "set left spice -0", "rival left cards=", "combat left=,", "tile 1 empty empty",
	"control arrakeen none none", "table solo table two", "reveal you dice=6,6 strength=00", "agent you arrakeen troops=+3 infiltrate", "pick =",
	"name you \u00a0x\u2028y", "influence left emperor +06", "final you points=0099", "set left vp 0", "dreadnoughts left deployed=1 supply=1 garrison=0",
}

// seeds are the outside examples' first lines, each as one text.
func seeds(f *testing.F) []string {
	files, err := filepath.Glob("testdata/outside/*.hagal")
	if err != nil || len(files) == 0 {
		f.Fatal("no examples", err)
	}
	var all []string
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		lines := strings.Split(string(b), "\n")
		all = append(all, strings.Join(lines[:min(60, len(lines))], "\n"))
	}
	return all
}

func FuzzParse(f *testing.F) {
	for _, text := range seeds(f) {
		for _, line := range strings.Split(text, "\n") {
			f.Add(line)
		}
	}
	for _, line := range append(odd, soloBase, twoIx, soloBase+" variants=brutal,churn,epic seed=18446744073709551615") {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		if in, err := engine.Parse(line); err == nil && in != nil {
			readsBack(t, in)
		}
	})
}

// readsBack checks that an input prints as a line that gives it again.
func readsBack(t *testing.T, in engine.Input) {
	t.Helper()
	again, err := engine.Parse(in.String())
	if err != nil || !reflect.DeepEqual(in, again) {
		t.Fatalf("%#v prints as %q, which is read as %#v, %v", in, in, again, err)
	}
}

func FuzzLines(f *testing.F) {
	for _, text := range seeds(f) {
		f.Add(text)
	}
	for _, table := range []string{soloBase, soloIx + "\n" + tilesIx, twoBase, twoIx, strings.Replace(twoIx, "cards", "app seed=7", 1)} {
		f.Add(table + "\n" + strings.Join(odd, "\n") + "\nround skirmish-b\nrival left cards=secrets\nagent one arrakeen\nrival hagal\nreveal one\n")
	}
	f.Fuzz(func(t *testing.T, text string) {
		var table engine.Table
		lines := strings.Split(text, "\n")
		for _, line := range lines[:min(200, len(lines))] {
			in, err := engine.Parse(line)
			if err != nil || in == nil {
				continue
			}
			r, err := table.Apply(in)
			if err != nil {
				continue
			}
			readsBack(t, r.Input)
			if err := r.Table.Validate(); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			again, err := table.Apply(r.Input)
			if err != nil || !reflect.DeepEqual(r.Table.State(), again.Table.State()) {
				t.Fatalf("%s, saved as %s, gives another table: %v", line, r.Input, err)
			}
			for _, e := range r.Events {
				if e.Rule == facts.NoRule || strings.Contains(e.Text(), "{") {
					t.Fatalf("%s: an event %q of rule %q", line, e.Text(), e.Rule)
				}
			}
			table = r.Table
		}
	})
}
