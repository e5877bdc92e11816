package words

import (
	"errors"
	"math/rand/v2"
	"regexp"
	"testing"

	"hagal/data/speech"
	"hagal/engine"
	"hagal/engine/play"
)

// unnamed is what a seat is called that goes by a name at the table.
var unnamed = regexp.MustCompile(`(?i)\b(player one|player two|the player|the left rival|the right rival)\b`)

// Every sentence of a game, its reasons and its refusals call the seats what
// they are called at the table.
func TestSeatsGoByTheirNamesEverywhere(t *testing.T) {
	said, games := map[string]bool{}, 0
	check := func(tb engine.Table, s speech.Sentence) {
		if s.Form == "{0} has no seat at this table" {
			return // nor a name
		}
		if says := SayAt(tb, s); unnamed.MatchString(says) && !said[s.Form] {
			said[s.Form] = true
			t.Errorf("%q is told as %q", s.Form, says)
		}
	}
	for seed := range uint64(12) {
		p, other := play.NewRandom(rand.New(rand.NewPCG(seed, 5))), play.NewRandom(rand.New(rand.NewPCG(seed, 6)))
		played, _ := play.Game(p, p.Setup())
		var tb engine.Table
		for n, line := range played.Lines {
			in, err := engine.Parse(line)
			if err != nil || in == nil {
				continue
			}
			if _, named := in.(engine.Name); named {
				continue
			}
			r, err := tb.Apply(in)
			if err != nil {
				break
			}
			tb = r.Table
			if n == 0 {
				for i, s := range tb.Humans() {
					r, err := tb.Apply(engine.Name{Seat: s, Name: []string{"Ada", "Bob"}[i]})
					if err != nil {
						t.Fatal(err)
					}
					tb = r.Table
				}
				games++
			}
			for _, e := range r.Events {
				check(tb, e.Say)
				for _, why := range e.Because() {
					check(tb, why)
				}
			}
			if d := tb.Decision(); d != nil {
				check(tb, d.Say)
				for _, why := range d.Because() {
					check(tb, why)
				}
			}
			var refusal *engine.Refusal
			if !tb.RealCards() && tb.Phase() != engine.PhaseOver && errors.As(tb.Check(other.Next(tb)), &refusal) {
				check(tb, refusal.Why)
				check(tb, refusal.Allowed)
			}
		}
	}
	if games < 10 {
		t.Errorf("only %d games were read", games)
	}
}
