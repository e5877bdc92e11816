package play

import (
	"hagal/data/facts"
	"hagal/engine"
)

// Rand gives a number from 0 to n-1.
type Rand interface{ IntN(n int) int }

// Random plays one game at a time.
type Random struct {
	Corrections int // of 100 inputs, how many put the table right by hand
	Wild        int // of 100 inputs, how many are picked with no regard for the table
	r           Rand
	pile        pile
}

// NewRandom is a player who corrects and errs as often as a test wants.
func NewRandom(r Rand) *Random { return &Random{Corrections: 12, Wild: 4, r: r} }

// NewSensible is a player who only plays, so that the game reads like one.
func NewSensible(r Rand) *Random { return &Random{r: r} }

// chance is true percent times of a hundred.
func (p *Random) chance(percent int) bool { return p.r.IntN(100) < percent }

// upTo is a number from 0 to n.
func (p *Random) upTo(n int) int { return p.r.IntN(max(0, n) + 1) }

func pick[T any](p *Random, from []T) T { return from[p.r.IntN(len(from))] }

// Setup is a table of any mode, box, difficulty, mix of variants, Leaders and deck.
func (p *Random) Setup() engine.Setup {
	s := engine.Setup{Solo: p.chance(60), Boxes: p.boxes(), RealCards: p.chance(40), Seed: uint64(p.upTo(1 << 30))}
	if !s.Solo {
		s.First = pick(p, []engine.Seat{engine.One, engine.Two})
		if p.chance(25) {
			s.Variants = p.variants(s)
		}
		return s
	}
	s.Difficulty = pick(p, facts.Difficulties).ID
	s.Variants = p.variants(s)
	s.Left, s.Right, s.You = p.leaders(s.Boxes)
	return s
}

// boxes is the base game alone one time in three, else any of the others too.
func (p *Random) boxes() facts.Boxes {
	boxes := facts.Base
	if p.chance(65) {
		for added := facts.BoxTable[1:]; boxes == facts.Base; {
			for _, b := range added {
				if p.chance(60) {
					boxes |= b.Boxes
				}
			}
		}
	}
	return boxes
}

// variants is any mix that is lawful at the table.
func (p *Random) variants(s engine.Setup) facts.Variants {
	var all facts.Variants
	for _, v := range facts.VariantTable {
		if p.chance(50) {
			all |= v.Variant
		}
	}
	return all.Lawful(s.Solo, s.Boxes)
}

// leaders are two Rivals' and the human's, who may have none.
func (p *Random) leaders(boxes facts.Boxes) (left, right, you facts.LeaderID) {
	var rivals, all []facts.LeaderID
	for _, l := range facts.Leaders {
		if !l.Needs.Met(boxes) {
			continue
		}
		all = append(all, l.ID)
		if l.Rival {
			rivals = append(rivals, l.ID)
		}
	}
	left = pick(p, rivals)
	for right = left; right == left; {
		right = pick(p, rivals)
	}
	if p.chance(20) {
		return left, right, ""
	}
	for you = left; you == left || you == right; {
		you = pick(p, all)
	}
	return left, right, you
}

// Next is the next input for a table that is set up and not over.
func (p *Random) Next(t engine.Table) engine.Input {
	switch n := p.r.IntN(100); {
	case n < p.Wild:
		return p.wild(t)
	case n < p.Wild+p.Corrections:
		return p.correction(t)
	}
	return p.Onward(t)
}
