package play

import (
	"fmt"
	"slices"

	"hagal/data/facts"
	"hagal/engine"
)

// pile is a deck of real House Hagal cards, face down, the top one last. It
// is shuffled with all cards as soon as it is empty or Reshuffle comes up
// (R-DRAW-3).
type pile struct {
	all  []facts.CardID
	left []facts.CardID
}

// again is a copy, for drawing that the rules may yet refuse.
func (d *pile) again() *pile {
	return &pile{all: d.all, left: slices.Clone(d.left)}
}

// top draws the top card. What a shuffle brings is drawn again when the
// input is taken: only the cards named then count.
func (d *pile) top(p *Random) facts.CardID {
	id := d.left[len(d.left)-1]
	d.take(p, id)
	return id
}

// take removes one card of a kind.
func (d *pile) take(p *Random, id facts.CardID) {
	for i := len(d.left) - 1; i >= 0; i-- {
		if d.left[i] == id {
			d.left = slices.Delete(d.left, i, i+1)
			break
		}
	}
	if len(d.left) == 0 || facts.CardOf(id).Reshuffle {
		d.shuffle(p)
	}
}

func (d *pile) shuffle(p *Random) {
	d.left = slices.Clone(d.all)
	for i := len(d.left) - 1; i > 0; i-- {
		j := p.r.IntN(i + 1)
		d.left[i], d.left[j] = d.left[j], d.left[i]
	}
}

// took keeps the pile in step with an input the table took.
func (p *Random) took(in engine.Input) {
	switch in := in.(type) {
	case engine.Setup:
		p.pile = pile{all: facts.Deck(in.Solo, in.Boxes)}
		p.pile.shuffle(p)
	case engine.Deck:
		p.pile.shuffle(p)
	case engine.Rival:
		for _, id := range in.Cards {
			p.pile.take(p, id)
		}
	case engine.Combat:
		for _, sw := range in.Swords {
			for _, id := range sw.Cards {
				p.pile.take(p, id)
			}
		}
	}
}

// agrees compares the pile with the cards the table believes are left.
func (p *Random) agrees(t engine.Table) error {
	kinds := map[facts.CardID]bool{}
	for _, id := range p.pile.left {
		kinds[id] = true
	}
	for _, id := range t.CardsLeft() {
		if !kinds[id] {
			return fmt.Errorf("%s is left in the deck, and not in the pile", id)
		}
		delete(kinds, id)
	}
	if len(kinds) > 0 || len(p.pile.left) != t.DeckLeft() {
		return fmt.Errorf("%d cards in the deck, %d in the pile; not in the deck: %v", t.DeckLeft(), len(p.pile.left), kinds)
	}
	return nil
}
