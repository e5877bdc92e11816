package engine_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
	"hagal/engine"
)

// The tables most tests start from.
const (
	soloBase = "table solo expansion=base difficulty=sardaukar you=paul-atreides left=memnon-thorvald right=ilban-richese deck=cards"
	soloIx   = "table solo expansion=ix difficulty=sardaukar you=paul-atreides left=memnon-thorvald right=ilban-richese deck=cards"
	tilesIx  = "tiles holtzman-engine artillery spaceport"
	twoBase  = "table two expansion=base first=one deck=cards"
	twoIx    = "table two expansion=ix first=one deck=cards"
)

// game is a session that checks itself after every line.
type game struct {
	*testing.T
	s engine.Session
}

// start plays lines on a new table.
func start(t *testing.T, lines ...string) *game {
	t.Helper()
	g := &game{T: t}
	return g.do(lines...)
}

// play is the table after the lines.
func play(t *testing.T, lines ...string) engine.Table {
	t.Helper()
	return start(t, lines...).table()
}

// do plays lines; each must be taken and leave a sound table that its lines
// alone give again.
func (g *game) do(lines ...string) *game {
	g.Helper()
	for _, line := range lines {
		in := parsed(g.T, line)
		before := g.s.Table().State()
		s, err := g.s.Do(in)
		if err != nil {
			g.Fatalf("%s: %v", line, err)
		}
		g.s = s
		parsed(g.T, s.Last().Input.String())
		if err := g.table().Validate(); err != nil {
			g.Fatalf("%s: %v", line, err)
		}
		again, err := engine.OpenSession(s.Lines(), s.Head())
		if err != nil {
			g.Fatalf("%s: does not load again: %v", line, err)
		}
		g.same(line+": loaded again", g.table().State(), again.Table().State())
		if s.CanUndo() {
			g.same(line+": undone", before, s.Undo().Table().State())
		}
	}
	return g
}

func (g *game) same(what string, want, got engine.State) {
	g.Helper()
	if !reflect.DeepEqual(want, got) {
		g.Fatalf("%s it differs:\n%s", what, cmp.Diff(want, got))
	}
}

// parsed reads a line and checks that printing and reading are inverse.
func parsed(t *testing.T, line string) engine.Input {
	t.Helper()
	in, err := engine.Parse(line)
	if err != nil || in == nil {
		t.Fatalf("%q: %v", line, err)
	}
	again, err := engine.Parse(in.String())
	if err != nil {
		t.Fatalf("%q prints as %q: %v", line, in, err)
	}
	if diff := cmp.Diff(in, again); diff != "" {
		t.Fatalf("%q prints as %q:\n%s", line, in, diff)
	}
	return in
}

func (g *game) table() engine.Table { return g.s.Table() }

func (g *game) side(s engine.Seat) engine.Side { return g.table().Side(s) }

// does plays a line and checks everything it changed in the state, written
// "place old>new"; whose turn it is and the cards left are checked apart.
func (g *game) does(line string, want ...string) *game {
	g.Helper()
	before := flat(g.T, g.table())
	g.do(line)
	got := changes(before, flat(g.T, g.table()))
	slices.Sort(want)
	if diff := cmp.Diff(want, got); diff != "" {
		g.Errorf("%s changes (- want, + got):\n%s", line, diff)
	}
	return g
}

func changes(before, after map[string]string) []string {
	var all []string
	for k := range after {
		if before[k] != after[k] {
			all = append(all, fmt.Sprintf("%s %s>%s", k, before[k], after[k]))
		}
	}
	for k, v := range before {
		if _, ok := after[k]; !ok {
			all = append(all, fmt.Sprintf("%s %s>", k, v))
		}
	}
	slices.Sort(all)
	return all
}

// flat is the state as places and what is there; empty places are left out.
func flat(t *testing.T, table engine.Table) map[string]string {
	t.Helper()
	b, err := json.Marshal(table.State())
	if err != nil {
		t.Fatal(err)
	}
	var state map[string]any
	if err := json.Unmarshal(b, &state); err != nil {
		t.Fatal(err)
	}
	delete(state, "turn")
	delete(state, "deck")
	m := map[string]string{}
	for k, v := range state["seats"].(map[string]any) {
		flatten(m, k, v)
	}
	delete(state, "seats")
	for k, v := range state {
		flatten(m, k, v)
	}
	return m
}

func flatten(m map[string]string, at string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for k, v := range v {
			flatten(m, at+"."+k, v)
		}
	case []any:
		var all []string
		for _, item := range v {
			all = append(all, strings.TrimPrefix(fmt.Sprint(item), "map"))
		}
		if len(all) > 0 {
			m[at] = strings.Join(all, " ")
		}
	case nil:
	default:
		if s := fmt.Sprint(v); s != "" {
			m[at] = s
		}
	}
}

// told checks that the last line told of a rule for a seat, with a text in it.
func (g *game) told(rule string, seat engine.Seat, text string) *game {
	g.Helper()
	for _, e := range g.s.Last().Events {
		if e.Rule.String() == rule && e.Seat == seat && strings.Contains(e.Text(), text) {
			return g
		}
	}
	g.Errorf("%s: no %s event for %q with %q among:\n%s", g.s.Last().Input, rule, seat, text, g.log())
	return g
}

// titled checks what the log calls the last line.
func (g *game) titled(want string) *game {
	g.Helper()
	if got := g.s.Last().Title().String(); got != want {
		g.Errorf("%s is called %q, want %q", g.s.Last().Input, got, want)
	}
	return g
}

// silent checks that the last line told nothing of a rule.
func (g *game) silent(rule string) *game {
	g.Helper()
	for _, e := range g.s.Last().Events {
		if e.Rule.String() == rule {
			g.Errorf("%s: tells of %s: %s", g.s.Last().Input, rule, e.Text())
		}
	}
	return g
}

func (g *game) log() string {
	var b strings.Builder
	for _, e := range g.s.Last().Events {
		fmt.Fprintf(&b, "  %s %s: %s\n", e.Rule, e.Seat, e.Text())
	}
	return b.String()
}

// refused checks that a line is refused by a rule, saying why and what would
// do, and that nothing changes.
func (g *game) refused(line, rule string) *game {
	g.Helper()
	in := parsed(g.T, line)
	before := g.table().State()
	s, err := g.s.Do(in)
	var r *engine.Refusal
	if !errors.As(err, &r) {
		g.Fatalf("%s: not refused: %v", line, err)
	}
	if r.Rule.String() != rule || r.Why.String() == "" || r.Allowed.String() == "" {
		g.Errorf("%s: refused by %q with %q, want rule %s, why, and what is allowed", line, r.Rule, r, rule)
	}
	if diff := cmp.Diff(before, s.Table().State()); diff != "" {
		g.Errorf("%s: refused, and yet:\n%s", line, diff)
	}
	return g
}

// turn checks who is due.
func (g *game) turn(want engine.Seat) *game {
	g.Helper()
	if got := g.table().Turn(); got != want {
		g.Errorf("after %s the turn is %q, want %q", g.s.Last().Input, got, want)
	}
	return g
}

// asks checks the open decision.
func (g *game) asks(kind engine.Kind, by engine.Seat, options ...string) *game {
	g.Helper()
	d := g.table().Decision()
	if d == nil {
		g.Fatalf("after %s no decision is open, want %s", g.s.Last().Input, kind)
	}
	if diff := cmp.Diff(options, d.Options); d.Kind != kind || d.By != by || diff != "" {
		g.Errorf("asks %s of %s, want %s of %s: %s", d.Kind, d.By, kind, by, diff)
	}
	return g
}

// settled checks that no decision is open.
func (g *game) settled() *game {
	g.Helper()
	if d := g.table().Decision(); d != nil {
		g.Errorf("after %s asks %s of %s: %v", g.s.Last().Input, d.Kind, d.By, d.Options)
	}
	return g
}

// rest ends the round with no more Agents sent.
func (g *game) rest() *game {
	g.Helper()
	for _, s := range []engine.Seat{engine.Left, engine.Right, engine.Hagal} {
		if slices.Contains(seats(g.table()), s) && g.table().Phase() == engine.PhasePlayerTurns {
			g.do("set " + s.String() + " agents 0")
		}
	}
	for g.table().Phase() == engine.PhasePlayerTurns {
		g.do("reveal " + g.table().Turn().String())
	}
	return g
}

func seats(t engine.Table) []engine.Seat {
	s := t.Seats()
	return s[:]
}

// skip plays whole rounds in which nothing happens; the Makers' bonus spice
// is taken off.
func (g *game) skip(rounds int) *game {
	g.Helper()
	for range rounds {
		due := g.table().ConflictsDue()
		i := slices.IndexFunc(due, func(c facts.Conflict) bool { return c.Location == "" })
		g.do("round "+string(due[max(0, i)].ID)).rest().do("combat", "resolve", "recall")
	}
	return g.do("bonus imperial-basin 0", "bonus hagga-basin 0", "bonus the-great-flat 0")
}
