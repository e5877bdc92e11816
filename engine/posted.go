package engine

import "hagal/data/facts"

// Posted is an Agent on a space.
type Posted struct {
	Space facts.SpaceID
	Seat  Seat
}

// agents are those on the board, as they came. A table holds them without
// memory beside its own.
type agents struct {
	n  int8
	on [3 * MaxAgents]agent
}

// agent is a Posted in two bytes.
type agent struct {
	space uint8 // a facts.SpaceNumber
	seat  Seat
}

func newAgent(s Seat, id facts.SpaceID) agent { return agent{uint8(facts.SpaceNumber(id)), s} }

// id is the space it stands on.
func (a agent) id() facts.SpaceID { return facts.Spaces[a.space-1].ID }

// all are the Agents, not to be changed.
func (a *agents) all() []agent { return a.on[:a.n] }

// add puts one more on the board.
func (a *agents) add(one agent) {
	a.on[a.n] = one
	a.n++
}

// remove takes the one at i off the board.
func (a *agents) remove(i int) {
	copy(a.on[i:], a.on[i+1:])
	a.n--
	a.on[a.n] = agent{}
}
