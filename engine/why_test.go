package engine_test

import (
	"errors"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
	random "hagal/engine/play"
)

// because checks what the last line gives as the reasons of an event: that of
// a rule for a seat whose text holds some words.
func (g *game) because(rule string, seat engine.Seat, text string, want ...string) *game {
	g.Helper()
	for _, e := range g.s.Last().Events {
		if e.Rule.String() != rule || e.Seat != seat || !strings.Contains(e.Text(), text) {
			continue
		}
		if got := english(e.Because()); !slices.Equal(got, want) {
			g.Errorf("%s: %q because\n  %s\nwant\n  %s", g.s.Last().Input, e.Text(), strings.Join(got, "\n  "), strings.Join(want, "\n  "))
		}
		return g
	}
	g.Errorf("%s: no %s event for %q with %q among:\n%s", g.s.Last().Input, rule, seat, text, g.log())
	return g
}

func english(list []speech.Sentence) []string {
	var texts []string
	for _, s := range list {
		texts = append(texts, s.String())
	}
	return texts
}

// What a reason never holds: a rule's id, an id of the notation, a place that
// nothing stands in.
var notASentence = regexp.MustCompile(`R-[A-Z]+-\d|\b[a-z]+(-[a-z]+)+\b|[{}]|\?\?|<nil>|\(\)|: \.`)

// Words with a hyphen that are English.
var hyphened = strings.NewReplacer("face-up", "")

// Whatever happens has a reason, in whole sentences without ids, and a rule
// whose text and source can be read.
func TestEverythingHasAReason(t *testing.T) {
	events := 0
	for _, table := range []string{
		"table solo expansion=base difficulty=mentat you=paul-atreides left=leto-atreides right=glossu-rabban deck=app seed=1",
		"table solo expansion=ix difficulty=kwisatz-haderach you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani variants=brutal,churn deck=app seed=2",
		"table solo expansion=ix difficulty=mercenary you=- left=vladimir-harkonnen right=leto-atreides variants=epic deck=cards",
		"table two expansion=base first=one deck=app seed=3",
		"table two expansion=ix first=two variants=epic deck=app seed=4",
	} {
		for seed := range uint64(many(t, 4, 4)) {
			p := random.NewSensible(rand.New(rand.NewPCG(seed, 11)))
			game, err := random.Game(p, parsed(t, table).(engine.Setup))
			if err != nil {
				t.Fatal(err)
			}
			_, err = engine.Replay(strings.Join(game.Lines, "\n"), func(n int, line string, r engine.Result) {
				for _, e := range r.Events {
					events++
					checkWhy(t, line, e.Text(), e.Why(r.Table))
				}
				if d := r.Table.Decision(); d != nil {
					checkWhy(t, line, d.Say.String(), d.Why(r.Table))
				}
			})
			if err != nil && !errors.Is(err, engine.ErrNoSession) {
				t.Fatal(err)
			}
		}
	}
	if events < 1_250*many(t, 4, 4) {
		t.Errorf("only %d events", events)
	}
}

func checkWhy(t *testing.T, line, what string, why engine.Why) {
	t.Helper()
	if len(why.Reasons) == 0 || why.Title == "" || len(why.Rule) == 0 || len(why.Printed) == 0 {
		t.Fatalf("%s: %q has no reason, or no rule: %+v", line, what, why)
	}
	for _, text := range append(english(why.Reasons), what) {
		if bad := notASentence.FindString(hyphened.Replace(text)); bad != "" {
			t.Fatalf("%s: %q: %q holds %q", line, what, text, bad)
		}
	}
}

// The figures that a reason tells are those of the table.
func TestReasonsTellTheFiguresOfTheTable(t *testing.T) {
	seen := map[string]int{}
	for _, table := range []string{
		"table solo expansion=base difficulty=kwisatz-haderach you=paul-atreides left=leto-atreides right=glossu-rabban deck=app seed=5",
		"table solo expansion=ix difficulty=mentat you=ilesa-ecaz left=rhombur-vernius right=leto-atreides deck=app seed=6",
		"table two expansion=ix first=two deck=app seed=7",
	} {
		for seed := range uint64(6) {
			p := random.NewSensible(rand.New(rand.NewPCG(seed, 12)))
			game, err := random.Game(p, parsed(t, table).(engine.Setup))
			if err != nil {
				t.Fatal(err)
			}
			var before engine.Table
			if _, err := engine.Replay(strings.Join(game.Lines, "\n"), func(_ int, line string, r engine.Result) {
				for _, e := range r.Events {
					figuresAgree(t, seen, line, e, before, r.Table)
				}
				before = r.Table
			}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, kind := range []string{"bonus", "strengths", "units", "factions", "behind", "prices"} {
		if seen[kind] < 5 {
			t.Errorf("reasons about %s came up only %d times", kind, seen[kind])
		}
	}
}

func figuresAgree(t *testing.T, seen map[string]int, line string, e engine.Event, before, after engine.Table) {
	t.Helper()
	says := strings.Join(english(e.Because()), "\n")
	check := func(kind, want string) {
		t.Helper()
		seen[kind]++
		if !strings.Contains(says, want) {
			t.Fatalf("%s: %q because\n%s\nwhere the table has\n%s", line, e.Text(), says, want)
		}
	}
	switch {
	case e.Rule == facts.RuleDraw6:
		check("bonus", "Bonus spice: "+figures(facts.Makers(before.Setup().Boxes), before.Bonus)+".")
	case e.Rule == facts.RuleCombat3 && e.Seat != engine.Nobody:
		check("strengths", "Strengths: "+figures(seats(before), func(s engine.Seat) int { return before.Side(s).Strength() })+".")
	case strings.Contains(says, "Strength of the units"):
		own := []engine.Seat{e.Seat}
		own = append(own, slices.DeleteFunc(seats(before), func(s engine.Seat) bool { return s == e.Seat })...)
		check("units", "before: "+figures(own, func(s engine.Seat) int { return before.Side(s).UnitStrength() })+".")
	case e.Rule == facts.RuleInf4 && strings.HasPrefix(e.Text(), "+"):
		lowestAgrees(t, seen, line, e, says, after)
	case e.Rule == facts.RuleSpend1 && e.Mark == engine.MarkPoint:
		price := regexp.MustCompile(`1 point costs (\d) (\w+)`).FindStringSubmatch(says)
		if price == nil {
			t.Fatalf("%s: %q tells no price:\n%s", line, e.Text(), says)
		}
		had := regexp.MustCompile(`had .*?(\d+) ` + price[2]).FindStringSubmatch(says)
		if had == nil || len(had[1]) == 1 && had[1] < price[1] {
			t.Fatalf("%s: %q, without the price:\n%s", line, e.Text(), says)
		}
		seen["prices"]++
	}
}

// lowestAgrees checks that no Faction that could be chosen was lower than the
// one that was, from the figures the reason tells.
func lowestAgrees(t *testing.T, seen map[string]int, line string, e engine.Event, says string, after engine.Table) {
	t.Helper()
	seen["factions"]++
	told := map[string]int{}
	for _, f := range facts.Factions {
		m := regexp.MustCompile(`, influence: .*?` + f.Name() + ` (\d)`).FindStringSubmatch(says)
		if m == nil {
			t.Fatalf("%s: %q does not tell the influence with the %s:\n%s", line, e.Text(), f.Name(), says)
		}
		told[f.Name()] = int(m[1][0] - '0')
	}
	open := told
	if m := regexp.MustCompile(`(?m)^(.*) may be chosen`).FindStringSubmatch(says); m != nil {
		seen["behind"]++
		open = map[string]int{}
		for name, n := range told {
			if strings.Contains(m[1], name) {
				open[name] = n
			}
		}
	}
	for _, f := range facts.Factions {
		if !strings.Contains(e.Text(), f.Name()) {
			continue
		}
		for other, n := range open {
			left := n < 6 && !regexp.MustCompile(`just before.*`+other).MatchString(says)
			if left && n < told[f.Name()] {
				t.Fatalf("%s: %q, and %s was lower:\n%s", line, e.Text(), other, says)
			}
		}
		if got := after.Side(e.Seat).With(f); got <= told[f.Name()] {
			t.Fatalf("%s: %q tells %d before, and it is %d after", line, e.Text(), told[f.Name()], got)
		}
	}
}

// figures are things with their numbers, as a list is told.
func figures[T speech.Arg](things []T, of func(T) int) string {
	var list []string
	for _, x := range things {
		list = append(list, speech.Of("{0} {1}", x, of(x)).String())
	}
	return strings.Join(list, ", ")
}
