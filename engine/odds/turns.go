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
	if t.Phase() == engine.PhasePlayerTurns && t.Turn().Rival() {
		s = ""
	}
	return ahead(t, s)
}

// due lists the Rivals whose turns come until a human is due.
func due(t engine.Table) []engine.Seat {
	if t.Phase() != engine.PhasePlayerTurns || t.Decision() != nil {
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
	first := newLook(d, after(t.View(seats[0]), human))
	ways := d.ways(first.use)
	turn, taken := newTally(seats[0]), sums[facts.SpaceID]{}
	for _, w := range ways {
		turn.add(d, first, w.card, w.weight)
		taken.add(first.space(w.card), w.weight)
	}
	turns := []Turn{turn.turn()}
	if len(seats) > 1 {
		then := func(s facts.SpaceID) look { return newLook(d, after(t.View(seats[1]), human, s)) }
		turns = append(turns, d.second(seats[1], ways, first, then, taken))
	}
	delete(taken, "") // who passes takes no space
	return Ahead{Turns: turns, Taken: taken.chances()}
}

// second is the turn after every way of the first; then is what that Rival
// makes of the cards when the first one's Agent is on a space. What it takes
// beside the first goes to taken.
func (d deck) second(s engine.Seat, ways []way, first look, then func(facts.SpaceID) look, taken sums[facts.SpaceID]) Turn {
	p := pair{d, map[[3]int]shares{}}
	turn, looks := newTally(s), map[facts.SpaceID]look{}
	for _, w := range ways {
		space := first.space(w.card)
		l, ok := looks[space]
		if !ok {
			l = then(space)
			looks[space] = l
		}
		for k, r := range p.next(w, first.use, l.use) {
			r = times(w.weight, r)
			turn.add(d, l, k, r)
			if to := l.space(k); to != space {
				taken.add(to, r)
			}
		}
	}
	return turn.turn()
}

// after is what a Rival sees when Agents of others came to spaces and took the
// bonus spice there; "" is no space.
func after(v rival.View, spaces ...facts.SpaceID) rival.View {
	v.Telling = rival.Silence
	v.Board.Makers = slices.Clone(v.Board.Makers)
	for _, s := range spaces {
		if s == "" {
			continue
		}
		v.Board.Posts = append(slices.Clip(v.Board.Posts), rival.Post{Space: s})
		for i := range v.Board.Makers {
			if v.Board.Makers[i].Space == s {
				v.Board.Makers[i].Bonus = 0
			}
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
		verdict := rival.Judge(&v, card.ID)
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
