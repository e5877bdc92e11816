package engine_test

import (
	"errors"
	command "flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
	"hagal/engine"
	random "hagal/engine/play"
)

var update = command.Bool("update", false, "write the games in testdata/games again")

// wholeGames are three games kept as text. Their seeds choose what the
// players do when a file is not there yet; after that its lines are the game.
var wholeGames = []struct {
	file, about, table string
	seed               uint64
}{
	{"base-solo-mentat.txt", "A base solo game at Mentat.",
		"table solo expansion=base difficulty=mentat you=paul-atreides left=memnon-thorvald right=glossu-rabban deck=app seed=20260101", 1},
	{"ix-solo-kwisatz-haderach.txt", "A solo game with Rise of Ix at Kwisatz Haderach, with Brutal Escalation and churn.",
		"table solo expansion=ix difficulty=kwisatz-haderach you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani variants=brutal,churn deck=app seed=20260102", 1},
	{"ix-two.txt", "A two-player game with Rise of Ix.",
		"table two expansion=ix first=two deck=app seed=20260103", 1},
}

// Whole games stand in testdata/games as a person can read them: each line,
// what it brought by which rule, and the table after each round.
func TestWholeGames(t *testing.T) {
	for _, game := range wholeGames {
		t.Run(game.file, func(t *testing.T) {
			path := filepath.Join("testdata", "games", game.file)
			text, err := os.ReadFile(path)
			lines := linesOf(string(text))
			if errors.Is(err, fs.ErrNotExist) && *update {
				lines = played(t, game.table, game.seed)
			} else if err != nil {
				t.Fatal(err)
			}
			got := told(t, game.about, lines)
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(string(text), got); diff != "" {
				t.Errorf("the game reads differently now (- file, + now):\n%s", diff)
			}
		})
	}
}

// linesOf is the inputs of a text: what is neither indented nor a comment.
func linesOf(text string) []string {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimRight(line, "\n"); line != "" && line[0] != ' ' && line[0] != '#' {
			lines = append(lines, line)
		}
	}
	return lines
}

func played(t *testing.T, table string, seed uint64) []string {
	t.Helper()
	p := random.NewSensible(rand.New(rand.NewPCG(seed, 2)))
	game, err := random.Game(p, parsed(t, table).(engine.Setup))
	if err != nil {
		t.Fatal(err)
	}
	return game.Lines
}

// told replays lines and tells the game.
func told(t *testing.T, about string, lines []string) string {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n", about)
	_, err := engine.Replay(strings.Join(lines, "\n"), func(_ int, _ string, r engine.Result) {
		if _, ok := r.Input.(engine.Round); ok {
			b.WriteString("\n")
		}
		fmt.Fprintln(&b, r.Input)
		for _, e := range r.Events {
			fmt.Fprintln(&b, strings.TrimRight(fmt.Sprintf("    %-10s %-5s %s", e.Rule, e.Seat, e.Text()), " "))
		}
		switch r.Input.(type) {
		case engine.Recall, engine.Final:
			tellTable(&b, r.Table)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// tellTable tells the table in a few lines.
func tellTable(b *strings.Builder, t engine.Table) {
	fmt.Fprintf(b, "\n    the table after round %d, Alliances with a star\n", t.Round())
	for _, s := range t.Seats() {
		side := t.Side(s)
		fmt.Fprintf(b, "      %-5s  vp %d", s, side.VP())
		for _, f := range facts.Factions {
			fmt.Fprintf(b, "  %s %d", f.ID(), side.Influence[f])
			if t.Alliance(f) == s {
				b.WriteString("*")
			}
		}
		if s.Rival() {
			fmt.Fprintf(b, "  garrison %d, supply %d", side.Garrison, side.Supply)
		}
		if s.Leads() {
			fmt.Fprintf(b, "; spice %d, Solari %d, water %d, Intrigue %d", side.Spice, side.Solari, side.Water, side.Intrigue)
		}
		for _, tile := range side.Tiles {
			fmt.Fprintf(b, ", %s", tile.ID)
		}
		b.WriteString("\n")
	}
	tellBoard(b, t)
}

func tellBoard(b *strings.Builder, t engine.Table) {
	fmt.Fprintf(b, "      board ")
	for _, id := range facts.Makers(t.Setup().Boxes) {
		fmt.Fprintf(b, " %s %d,", id, t.Bonus(id))
	}
	fmt.Fprintf(b, " %d cards left", t.DeckLeft())
	for _, id := range facts.Locations(t.Setup().Boxes) {
		if c := t.ControlOf(id); c.Marker != engine.Nobody {
			fmt.Fprintf(b, "; %s: %s", id, c.Marker)
		}
		if c := t.ControlOf(id); c.Dreadnought != engine.Nobody {
			fmt.Fprintf(b, "; %s: dreadnought of %s", id, c.Dreadnought)
		}
	}
	for i, s := range t.Stacks() {
		fmt.Fprintf(b, "; stack %d: %s, %d left", i+1, s.Up, s.Left)
	}
	b.WriteString("\n")
}
