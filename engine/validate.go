package engine

import (
	"errors"
	"fmt"

	"hagal/data/facts"
	"hagal/rival"
)

// endless is for goods, which have no track.
const endless = 1 << 30

// Validate checks what must hold after every input: troops, dreadnoughts,
// Agents and cards are all there, points equal their sources, Alliances are
// with the right holder, and no count is off its track.
func (t Table) Validate() error {
	if t.position == nil {
		return nil
	}
	var errs []error
	for _, s := range t.Seats() {
		for _, err := range []error{t.validCounts(s), t.validUnits(s), t.validAgents(s), t.validPoints(s), t.validSpent(s)} {
			if err != nil {
				errs = append(errs, fmt.Errorf("%s: %w", s, err))
			}
		}
	}
	return errors.Join(append(errs, t.validAlliances(), t.validCards(), t.validTurn(), t.validTiles())...)
}

func (t Table) validCounts(s Seat) error {
	side := t.Side(s)
	for _, c := range []struct {
		name    string
		n, most int
	}{
		{"Emperor", side.With(facts.Emperor), rival.Top}, {"Guild", side.With(facts.Guild), rival.Top},
		{"Bene Gesserit", side.With(facts.BeneGesserit), rival.Top}, {"Fremen", side.With(facts.Fremen), rival.Top},
		{"Freighter", side.Freighter, 2}, {"spice", side.Spice, endless}, {"Solari", side.Solari, endless},
		{"water", side.Water, endless}, {"Intrigue", side.Intrigue, endless}, {"Agents", side.Agents, MaxAgents},
		{"supply", side.Supply, facts.TroopsInAll}, {"garrison", side.Garrison, facts.TroopsInAll},
		{"deployed", side.Deployed, facts.TroopsInAll}, {"Negotiators", side.Negotiators, facts.TroopsInAll},
		{"dreadnoughts in supply", int(side.Dreads.Supply), facts.DreadnoughtsInAll},
		{"dreadnoughts in garrison", int(side.Dreads.Garrison), facts.DreadnoughtsInAll},
		{"dreadnoughts deployed", int(side.Dreads.Deployed), facts.DreadnoughtsInAll},
	} {
		if c.n < 0 || c.n > c.most {
			return fmt.Errorf("%s is %d, not 0 to %d", c.name, c.n, c.most)
		}
	}
	return nil
}

func (t Table) validUnits(s Seat) error {
	side := t.Side(s)
	d := side.Dreads
	all := int(d.Supply+d.Garrison+d.Deployed) + t.OnLocations(s)
	if !s.Rival() {
		if all > facts.DreadnoughtsInAll {
			return fmt.Errorf("%d dreadnoughts", all)
		}
		return nil
	}
	if n := side.Supply + side.Garrison + side.Deployed + side.Negotiators; n != facts.TroopsInAll {
		return fmt.Errorf("%d troops in all", n)
	}
	if all != facts.DreadnoughtsInAll {
		return fmt.Errorf("%d dreadnoughts in all", all)
	}
	return nil
}

func (t Table) validAgents(s Seat) error {
	if !s.Rival() {
		if n := t.OnBoard(s); n > MaxAgents {
			return fmt.Errorf("%d Agents on the board", n)
		}
		return nil
	}
	side := t.Side(s)
	if n, want := side.Agents+t.OnBoard(s), t.usualAgents()+side.Extra(); n != want {
		return fmt.Errorf("%d Agents, not %d", n, want)
	}
	return nil
}

func (t Table) validPoints(s Seat) error {
	side := t.Side(s)
	influence, alliances := 0, 0
	for _, p := range side.Points {
		switch p.Source {
		case facts.PointsFromInfluence:
			influence += p.N
		case facts.PointsFromAlliances:
			alliances += p.N
		case facts.PointsByHand:
			if p.Rule != facts.RuleAct1 {
				return fmt.Errorf("points by %s, which gives none", p.Rule)
			}
		}
	}
	for _, f := range facts.Factions {
		if side.Influence[f] >= 2 && s.scores() {
			influence--
		}
		if t.alliances[f] == s && s.scores() {
			alliances--
		}
	}
	if influence != 0 || alliances != 0 {
		return fmt.Errorf("points off by %d for influence and %d for Alliances", influence, alliances)
	}
	if !s.scores() && len(side.Points) > 0 {
		return errors.New("has points")
	}
	return nil
}

// validSpent checks that nothing a point could be bought with is left over.
func (t Table) validSpent(s Seat) error {
	if !s.Rival() {
		return nil
	}
	if v := t.View(s); len(rival.Spend(&v)) > 0 {
		return errors.New("could buy a point")
	}
	return nil
}

func (t Table) validAlliances() error {
	if t.decision != nil && t.decision.Kind == KindAlliance {
		return nil
	}
	for _, f := range facts.Factions {
		holder, best := t.alliances[f], 0
		for _, s := range t.Seats() {
			best = max(best, t.at(s).With(f))
		}
		has := 0
		if holder != Nobody {
			has = t.at(holder).With(f)
		}
		if best >= AllianceAt && has < best || best < AllianceAt && holder != Nobody {
			return fmt.Errorf("the Alliance with the %s is with %q at %d, the highest is at %d", f.Name(), holder, has, best)
		}
	}
	return nil
}

func (t Table) validCards() error {
	have := map[facts.CardID]int{}
	for _, id := range t.deck.all {
		have[id]++
	}
	for _, id := range t.deck.cards {
		if have[id]--; have[id] < 0 {
			return fmt.Errorf("too many of %s in the deck", id)
		}
	}
	if t.phase != NoPhase && (len(t.deck.cards) == 0 || len(t.deck.all) != len(facts.Deck(t.terms.setup.Solo, t.terms.setup.Boxes))) {
		return fmt.Errorf("%d of %d cards in the deck", len(t.deck.cards), len(t.deck.all))
	}
	return nil
}

func (t Table) validTurn() error {
	switch {
	case (t.phase == PhasePlayerTurns) != (t.turn != Nobody):
		return fmt.Errorf("in phase %s it is the turn of %q", t.phase, t.turn)
	case t.decision == nil && t.turn != Nobody && !t.hasTurn(t.turn):
		return fmt.Errorf("%s is due and has no turn left", t.turn)
	case t.decision != nil && len(t.decision.Options) == 0:
		return errors.New("a decision without options")
	}
	for i, n := range t.bonus {
		if n < 0 {
			return fmt.Errorf("%d bonus spice on %s", n, t.terms.makers[i])
		}
	}
	return nil
}

// validTiles checks that each Tech tile is in one place.
func (t Table) validTiles() error {
	seen := map[facts.TileID]string{}
	put := func(id facts.TileID, where string) error {
		if before, twice := seen[id]; twice && id != "" {
			return fmt.Errorf("%s is %s and %s", id, before, where)
		}
		seen[id] = where
		return nil
	}
	var errs []error
	for _, s := range t.Seats() {
		for _, tile := range t.at(s).Tiles {
			errs = append(errs, put(tile.ID, "with "+s.String()))
		}
	}
	sizes := facts.StackSizes(t.terms.setup.Boxes)
	for i, s := range t.stacks {
		errs = append(errs, put(s.Up, "face up"))
		if s.Left < 0 || s.Left > sizes[i] || s.Up != "" && s.Left == 0 {
			errs = append(errs, fmt.Errorf("a stack of %d tiles, %q up", s.Left, s.Up))
		}
	}
	for _, id := range t.gone {
		errs = append(errs, put(id, "gone"))
	}
	return errors.Join(errs...)
}
