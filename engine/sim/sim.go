package sim

import (
	"fmt"

	"hagal/engine"
)

// MaxInputs is how many inputs a game may take.
const MaxInputs = 2000

// People give all that people tell the app: their own turns, what lies on the
// real table, and the answers to decisions.
type People interface {
	// Sit is called before a game with its set-up.
	Sit(s engine.Setup)
	// Next is the next input for a table that is not over. The table is not to
	// be kept: it changes with the input.
	Next(t engine.Table) engine.Input
}

// Sim plays one game after the other. It is for one goroutine.
type Sim struct {
	runner *engine.Runner
	people People
	// Each, where it is set, is called with every input carried out, as it would
	// be saved.
	Each func(engine.Input)
}

// New is a simulator; chance shuffles and rolls, with none the seed of each
// set-up does.
func New(chance engine.Chance, people People) *Sim {
	return &Sim{runner: engine.NewRunner(chance), people: people}
}

// Play plays a whole game and gives its last table, which stands until the
// next game. An input that is refused ends it with the *engine.Refusal.
func (s *Sim) Play(setup engine.Setup) (engine.Table, error) {
	s.people.Sit(setup)
	if err := s.runner.Start(setup); err != nil {
		return engine.Table{}, err
	}
	s.tell(setup)
	for range MaxInputs {
		t := s.runner.Table()
		if t.Phase() == engine.PhaseOver {
			return t, nil
		}
		in, err := s.runner.Do(s.people.Next(t))
		if err != nil {
			return t, err
		}
		s.tell(in)
	}
	return engine.Table{}, fmt.Errorf("the game does not end within %d inputs", MaxInputs)
}

func (s *Sim) tell(in engine.Input) {
	if s.Each != nil {
		s.Each(in)
	}
}
