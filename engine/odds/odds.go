package odds

import "hagal/engine"

// Odds is what is likely at a table, in the form of the notation.
type Odds struct {
	Ahead
	Combat map[engine.Seat]Standing `json:"combat"`
}

// Of is what is likely at a table.
func Of(t engine.Table) Odds { return Odds{Ahead: Turns(t), Combat: Combat(t)} }
