package pace

import (
	"fmt"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/sim"
)

// Match is two Rival Leaders at a solo table, and how the person plays.
type Match struct {
	Boxes      facts.Boxes
	Difficulty facts.DifficultyID
	Leaders    [2]facts.LeaderID // in table order; they take turns in the left seat
	Against    facts.Plain
}

// Matches are all there are with the base game alone and with each other box:
// by box, difficulty, Leaders, and how the person plays.
func Matches() []Match {
	var all []Match
	for _, box := range facts.BoxTable {
		leaders := facts.RivalLeaders(box.Boxes)
		for _, d := range facts.Difficulties {
			for i, one := range leaders {
				for _, two := range leaders[i+1:] {
					for _, p := range facts.Plains {
						all = append(all, Match{box.Boxes, d.ID, [2]facts.LeaderID{one, two}, p})
					}
				}
			}
		}
	}
	return all
}

// names are the plain ways to play, in a Match's name.
var names = [len(facts.Plains)]string{"random", "peaceful", "fighting"}

// String names the match: box, difficulty, Leaders, how the person plays.
func (m Match) String() string {
	return fmt.Sprintf("%s/%s/%s/%s/%s", m.Boxes, m.Difficulty, m.Leaders[0], m.Leaders[1], names[m.Against])
}

// setup is the table, with one of the two Leaders in the left seat.
func (m Match) setup(left int) engine.Setup {
	return engine.Setup{Solo: true, Boxes: m.Boxes, Difficulty: m.Difficulty, Left: m.Leaders[left], Right: m.Leaders[1-left]}
}

// people play as the match says.
func (m Match) people(c engine.Chance) sim.People {
	return [len(facts.Plains)]sim.People{facts.AtRandom: sim.NewPlain(c), facts.Peaceful: sim.NewPeaceful(c), facts.Fighting: sim.NewFighter(c)}[m.Against]
}

// The games of a match come in batches: its sums are looked at after each.
const (
	Batch  = 100     // half of them with either Leader in the left seat
	Fewest = 200     // games, so that few alike ones by chance do not end it
	Most   = 200_000 // games, come what may
)

// Play is a match being played. It is for one goroutine.
type Play struct {
	match Match
	sim   *sim.Sim
	sums  Sums
}

// NewPlay begins a match whose cards, dice and people are those of chance.
func NewPlay(m Match, chance engine.Chance) *Play {
	return &Play{match: m, sim: sim.New(chance, m.people(chance))}
}

// Sums are those of the games so far.
func (p *Play) Sums() Sums { return p.sums }

// Games plays n games, the Leaders taking turns in the left seat.
func (p *Play) Games(n int) error {
	for range n {
		if _, err := p.Game(); err != nil {
			return err
		}
	}
	return nil
}

// Game plays the next game and gives its last table, which stands until the
// game after.
func (p *Play) Game() (engine.Table, error) {
	n := p.sums.Games()
	left := n % 2
	t, err := p.sim.Play(p.match.setup(left))
	if err != nil {
		return t, fmt.Errorf("%s, game %d: %w", p.match, n+1, err)
	}
	p.sums.add(t, left)
	return t, nil
}
