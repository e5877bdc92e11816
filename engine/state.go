package engine

import (
	"encoding/json"
	"strconv"

	"hagal/data/facts"
)

// State is the table as the replay command prints it.
type State struct {
	Round     int                         `json:"round"`
	Phase     Phase                       `json:"phase"`
	Turn      Seat                        `json:"turn"`
	First     Seat                        `json:"first"`
	Conflict  facts.ConflictID            `json:"conflict"`
	Seats     map[Seat]any                `json:"seats"`
	Agents    map[facts.SpaceID][]Seat    `json:"agents"`
	Bonus     map[facts.SpaceID]int       `json:"bonus_spice"`
	Control   map[facts.SpaceID]FlagState `json:"control"`
	Alliances map[string]Seat             `json:"alliances"`
	Stacks    []StackState                `json:"stacks"`
	Deck      int                         `json:"deck"`
	Decision  *DecisionState              `json:"decision"`
	Winner    Seat                        `json:"winner"`
}

// HumanState is a human's side: only what the app counts.
type HumanState struct {
	VP        int            `json:"vp"`
	Influence map[string]int `json:"influence"`
	Deployed  int            `json:"deployed"`
	Dreads    struct {
		Deployed int8 `json:"deployed"`
	} `json:"dreadnoughts"`
	Strength int `json:"strength"`
}

// RivalState is a Rival's side.
type RivalState struct {
	VP          int            `json:"vp"`
	Influence   map[string]int `json:"influence"`
	Agents      int            `json:"agents"`
	Supply      int            `json:"supply"`
	Garrison    int            `json:"garrison"`
	Deployed    int            `json:"deployed"`
	Negotiators int            `json:"negotiators"`
	Dreads      DreadState     `json:"dreadnoughts"`
	Strength    int            `json:"strength"`
	Spice       int            `json:"spice"`
	Solari      int            `json:"solari"`
	Water       int            `json:"water"`
	Intrigue    int            `json:"intrigue"`
	Freighter   int            `json:"freighter"`
	Tech        []TileState    `json:"tech"`
}

// DreadState counts a Rival's dreadnoughts by place.
type DreadState struct {
	Supply   int8 `json:"supply"`
	Garrison int8 `json:"garrison"`
	Deployed int8 `json:"deployed"`
}

// TileState is a Rival's Tech tile.
type TileState struct {
	ID   facts.TileID `json:"id"`
	Down bool         `json:"down"`
}

// FlagState is what stands on a location.
type FlagState struct {
	Marker      Seat `json:"marker"`
	Dreadnought Seat `json:"dreadnought"`
}

// StackState is a stack of Tech tiles.
type StackState struct {
	Up   facts.TileID `json:"up"`
	Left int          `json:"left"`
}

// DecisionState is the open decision; a turn-up's options are numbers.
type DecisionState struct {
	Seat    Seat         `json:"seat"`
	By      Seat         `json:"by"`
	Kind    Kind         `json:"kind"`
	Options []any        `json:"options"`
	Rule    facts.RuleID `json:"rule"`
}

// State is the table in the form of the notation.
func (t Table) State() State {
	if t.position == nil {
		t.position = bare()
	}
	s := State{
		Round: t.Round(), Phase: t.phase, Turn: t.turn, First: t.first, Conflict: t.conflict.ID,
		Seats: map[Seat]any{}, Agents: map[facts.SpaceID][]Seat{}, Bonus: map[facts.SpaceID]int{},
		Control: map[facts.SpaceID]FlagState{}, Alliances: map[string]Seat{}, Stacks: []StackState{},
		Deck: t.deck.left(), Winner: t.winner, Decision: t.decisionState(),
	}
	for _, seat := range t.Seats() {
		s.Seats[seat] = t.sideState(seat)
	}
	for _, a := range t.Agents() {
		s.Agents[a.Space] = append(s.Agents[a.Space], a.Seat)
	}
	for i, id := range t.terms.makers {
		s.Bonus[id] = int(t.bonus[i])
	}
	for i, id := range t.terms.locations {
		s.Control[id] = FlagState{t.control[i].Marker, t.control[i].Dreadnought}
	}
	for _, f := range facts.Factions {
		s.Alliances[f.ID()] = t.alliances[f]
	}
	for _, stack := range t.stacks {
		s.Stacks = append(s.Stacks, StackState(stack))
	}
	return s
}

func (t Table) sideState(s Seat) any {
	side := t.Side(s)
	influence := map[string]int{}
	for _, f := range facts.Factions {
		influence[f.ID()] = side.With(f)
	}
	if s.Human() {
		h := HumanState{VP: side.VP(), Influence: influence, Deployed: side.Deployed, Strength: side.Strength()}
		h.Dreads.Deployed = side.Dreads.Deployed
		return h
	}
	r := RivalState{
		VP: side.VP(), Influence: influence, Agents: side.Agents, Supply: side.Supply, Garrison: side.Garrison,
		Deployed: side.Deployed, Negotiators: side.Negotiators, Dreads: DreadState(side.Dreads), Strength: side.Strength(),
		Spice: side.Spice, Solari: side.Solari, Water: side.Water, Intrigue: side.Intrigue, Freighter: side.Freighter,
		Tech: []TileState{},
	}
	for _, tile := range side.Tiles {
		r.Tech = append(r.Tech, TileState(tile))
	}
	return r
}

func (t Table) decisionState() *DecisionState {
	d := t.decision
	if d == nil {
		return nil
	}
	s := &DecisionState{Seat: d.Seat, By: d.By, Kind: d.Kind, Rule: d.Rule}
	for _, o := range d.Options {
		if n, err := strconv.Atoi(o); err == nil {
			s.Options = append(s.Options, n)
		} else {
			s.Options = append(s.Options, o)
		}
	}
	return s
}

// Record is one line of the replay command's output.
type Record struct {
	Line   int           `json:"line"`
	Input  string        `json:"input"`
	Events []EventRecord `json:"events"`
	State  State         `json:"state"`
}

// EventRecord is an event as the replay command prints it.
type EventRecord struct {
	Rule facts.RuleID `json:"rule"`
	Seat Seat         `json:"seat"`
	Text string       `json:"text"`
}

// NewRecord is what a line did: its number, the line, and the result.
func NewRecord(n int, line string, r Result) Record {
	events := make([]EventRecord, len(r.Events))
	for i, e := range r.Events {
		events[i] = EventRecord{e.Rule, e.Seat, e.Text()}
	}
	return Record{Line: n, Input: line, Events: events, State: r.Table.State()}
}

// JSON is the record in one line.
func (r Record) JSON() ([]byte, error) { return json.Marshal(r) }
