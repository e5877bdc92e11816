package odds

import (
	"math/big"
	"slices"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/rival"
)

// Ahead is what the Rivals do until a human is due.
type Ahead struct {
	Turns []Turn                   `json:"turns"`
	Taken map[facts.SpaceID]Chance `json:"taken"` // that any of the turns sends an Agent there
}

// Turn is a Rival's turn ahead. What has no chance is no key.
type Turn struct {
	Seat   engine.Seat              `json:"seat"`
	Cards  map[facts.CardID]Chance  `json:"cards"`  // the card that is used
	Spaces map[facts.SpaceID]Chance `json:"spaces"` // where the Agent goes
	Pass   Chance                   `json:"pass"`   // no card can be used (R-DRAW-8)
}

// Turns are the Rival turns from now until a human is due, each seat once; with
// a human due, those after its turn, as if that turn sent an Agent to no space.
// There are none outside the player turns and while a decision is open.
func Turns(t engine.Table) Ahead { return ahead(t, "") }

// With is Turns as if the human who is due sent its Agent to the space, and
// took the bonus spice there. With no human due it is Turns.
func With(t engine.Table, s facts.SpaceID) Ahead {
	if t.Phase() == engine.PlayerTurns && t.Turn().Rival() {
		s = ""
	}
	return ahead(t, s)
}

// due lists the Rivals whose turns come until a human is due.
func due(t engine.Table) []engine.Seat {
	if t.Phase() != engine.PlayerTurns || t.Decision() != nil {
		return nil
	}
	s := t.Turn()
	if s.Human() {
		s = t.DueAfter(s, true)
	}
	var in []engine.Seat
	for s.Rival() && !slices.Contains(in, s) {
		in = append(in, s)
		s = t.DueAfter(s, false)
	}
	return in
}

func ahead(t engine.Table, human facts.SpaceID) Ahead {
	seats := due(t)
	if len(seats) == 0 {
		return Ahead{Turns: []Turn{}, Taken: map[facts.SpaceID]Chance{}}
	}
	d := watched(t)
	taken := sums[facts.SpaceID]{}
	first := newLook(d, after(t.View(seats[0]), human))
	turns := []*tally{newTally(seats[0])}
	if len(seats) > 1 {
		turns = append(turns, newTally(seats[1]))
	}
	p := pair{d, map[[3]int]shares{}}
	second := map[int]look{} // what the second Rival can use, by the first one's card
	for _, w := range d.ways(first.use) {
		space := first.space(w.card)
		turns[0].add(d, first, w.card, w.weight)
		taken.add(space, w.weight)
		if len(turns) == 1 {
			continue
		}
		then, ok := second[w.card]
		if !ok {
			then = newLook(d, after(t.View(seats[1]), human, space))
			second[w.card] = then
		}
		for k, r := range p.next(w, first.use, then.use) {
			r = times(w.weight, r)
			turns[1].add(d, then, k, r)
			if s := then.space(k); s != space {
				taken.add(s, r)
			}
		}
	}
	delete(taken, "")
	a := Ahead{Taken: taken.chances()}
	for _, turn := range turns {
		a.Turns = append(a.Turns, turn.turn())
	}
	return a
}

// after is what a Rival sees when Agents of others came to spaces and took the
// bonus spice there; "" is no space.
func after(v rival.View, spaces ...facts.SpaceID) rival.View {
	for _, s := range spaces {
		if s == "" {
			continue
		}
		v.Posts = append(slices.Clip(v.Posts), rival.Post{Space: s})
		if i := slices.Index(facts.Makers[:], s); i >= 0 {
			v.Bonus[i] = 0
		}
	}
	return v
}

// look is what a Rival makes of each kind of card.
type look struct {
	use    []bool
	spaces []facts.SpaceID
}

func newLook(d deck, v rival.View) look {
	l := look{make([]bool, len(d.kinds)), make([]facts.SpaceID, len(d.kinds))}
	for k, card := range d.kinds {
		verdict := rival.Judge(v, card.ID)
		l.use[k], l.spaces[k] = verdict.Use, verdict.Space
	}
	return l
}

// space is where a card sends the Agent; no card sends it nowhere.
func (l look) space(kind int) facts.SpaceID {
	if kind == none {
		return ""
	}
	return l.spaces[kind]
}

// tally adds up a turn.
type tally struct {
	seat   engine.Seat
	cards  sums[facts.CardID]
	spaces sums[facts.SpaceID]
	pass   *big.Rat
}

func newTally(s engine.Seat) *tally {
	return &tally{s, sums[facts.CardID]{}, sums[facts.SpaceID]{}, new(big.Rat)}
}

func (c *tally) add(d deck, l look, kind int, r *big.Rat) {
	if kind == none {
		c.pass.Add(c.pass, r)
		return
	}
	c.cards.add(d.kinds[kind].ID, r)
	c.spaces.add(l.spaces[kind], r)
}

func (c *tally) turn() Turn {
	return Turn{Seat: c.seat, Cards: c.cards.chances(), Spaces: c.spaces.chances(), Pass: Chance{c.pass}}
}
