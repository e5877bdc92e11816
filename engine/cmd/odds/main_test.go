package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func asked(file, stdin string) (status int, out, errs string) {
	var stdout, stderr strings.Builder
	status = run(file, strings.NewReader(stdin), &stdout, &stderr)
	return status, stdout.String(), stderr.String()
}

func saved(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.hagal")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

const setup = "table solo expansion=base difficulty=sardaukar you=- left=memnon-thorvald right=ilban-richese deck=cards\n"

// few leaves Carthag, Arrakeen and Conspire open to the left Rival, whose turn
// is the last of the round.
const few = setup + `first you
round skirmish-b
reveal you # the human's turns are over
set right agents 0
set you deployed 1
bonus the-great-flat 2
voice you wealth
voice you heighliner
voice you foldspace
voice you selective-breeding
voice you secrets
voice you hardy-warriors
voice you stillsuits
voice you rally-troops
voice you hall-of-oratory
voice you carthag
`

func TestOddsOfASession(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"turns and Combat", few, `{"turns":[{"seat":"left","cards":{"arrakeen-1p":"3/10","conspire":"1/5","harvest-spice":"1/2"},` +
			`"spaces":{"arrakeen":"3/10","conspire":"1/5","the-great-flat":"1/2"},"pass":"0"}],` +
			`"taken":{"arrakeen":"3/10","conspire":"1/5","the-great-flat":"1/2"},"combat":{"you":{"win":"1"}}}`},
		{"before the first round", setup, `{"turns":[],"taken":{},"combat":null}`},
		{"no card can be used", few + "voice you conspire\nvoice you arrakeen\nbonus the-great-flat 0\nset you deployed 0\n",
			`{"turns":[{"seat":"left","cards":{},"spaces":{},"pass":"1"}],"taken":{},"combat":{}}`},
	} {
		for _, file := range []string{"", "-", saved(t, c.text)} {
			status, out, errs := asked(file, c.text)
			if status != 0 || errs != "" || out != c.want+"\n" {
				t.Errorf("%s, file %q: status %d, %q,\n%s\nnot\n%s", c.name, file, status, errs, out, c.want)
			}
		}
	}
}

func TestOddsOfARefusedLine(t *testing.T) {
	file := saved(t, few+"\nreveal you\n")
	status, out, errs := asked(file, "")
	if status != 1 || out != "" || !strings.HasPrefix(errs, file+":19: ") || !strings.Contains(errs, "R-SEAT-3") {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
	if status, _, errs := asked("", "table solo\n"); status != 1 || !strings.HasPrefix(errs, "stdin:1: ") {
		t.Errorf("a bad table line: status %d, %q", status, errs)
	}
}

func TestOddsOfNoSession(t *testing.T) {
	for _, text := range []string{"", "hello\n", "round skirmish-b\n"} {
		if status, out, errs := asked(saved(t, text), ""); status != 2 || out != "" || errs == "" {
			t.Errorf("%q: status %d, %q, %q", text, status, out, errs)
		}
	}
	if status, _, errs := asked(filepath.Join(t.TempDir(), "none.hagal"), ""); status != 2 || errs == "" {
		t.Errorf("no file: status %d, %q", status, errs)
	}
}
