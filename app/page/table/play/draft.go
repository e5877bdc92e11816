package play

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"

	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
)

// Draft is what is chosen for the next input, a part for each moment. It is
// kept at each tap, so that a kill comes back to the same screen.
type Draft struct {
	Turn   Turn                         `json:",omitzero"`
	Cards  []facts.CardID               `json:",omitempty"` // real cards told of a Rival's turn
	Swords []facts.CardID               `json:",omitempty"` // real sword cards told, in the order they were drawn
	Tiles  []facts.TileID               `json:",omitempty"` // face up, topmost stack first
	Final  map[engine.Seat]engine.Final `json:",omitempty"` // endgame figures
	Moving engine.Posted                `json:",omitzero"`  // the Agent taken up
}

// Turn is the draft of a person's turn.
type Turn struct {
	Space        facts.SpaceID `json:",omitempty"`
	Troops       int           `json:",omitempty"`
	Dreadnoughts int           `json:",omitempty"`
	Infiltrate   bool          `json:",omitempty"`
	Revealing    bool          `json:",omitempty"`
	Beyond       int           `json:",omitempty"` // strength beyond the units'
	Typing       bool          `json:",omitempty"` // the strength is being typed, digit by digit
	Dice         [2]int        `json:",omitzero"`
	Bought       int           `json:",omitempty"` // the stack whose Tech tile is bought, or 0
	With         Factions      `json:",omitzero"`  // for the tile bought
	Dividends    bool          `json:",omitempty"` // they are chosen with the Freighter
}

// kept is a draft with where it belongs: the tab, and how many lines stood.
type kept struct {
	Tab   Tab
	At    int
	Draft Draft
}

func (p *Play) key() string { return "draft-" + strconv.FormatInt(int64(p.desk.ID()), 10) }

// keep keeps the draft when it changed; one of nothing is kept as nothing.
func (p *Play) keep() {
	b, err := json.Marshal(kept{p.tab, p.desk.Session().Head(), p.draft})
	nothing, _ := json.Marshal(kept{At: p.desk.Session().Head()})
	s := string(b)
	if err != nil || s == string(nothing) {
		s = ""
	}
	if s != p.saved && p.host.Keep(p.key(), s) {
		p.saved = s
	}
}

// bring brings back what was chosen when the table was left.
func (p *Play) bring() {
	p.saved = p.host.Kept(p.key())
	if k, ok := readDraft(p.saved, p.desk.Session()); ok {
		p.tab, p.draft = k.Tab, k.Draft
	}
}

// readDraft reads a kept draft, which may hold anything: it counts whole, if
// it was made where the session stands and its table can have it, or not.
func readDraft(s string, session engine.Session) (k kept, ok bool) {
	if s == "" || len(s) > store.MaxValue || json.Unmarshal([]byte(s), &k) != nil || k.At != session.Head() {
		return kept{}, false
	}
	if k.Tab < Now || k.Tab > Log || !k.Draft.valid(session.Table()) {
		return kept{}, false
	}
	return k, true
}

// valid reports whether a table can have the draft.
func (d Draft) valid(tb engine.Table) bool {
	if len(d.Swords) > 0 && !(cardsExist(d.Swords) && tb.RealCards() && tb.Phase() == engine.PhaseCombat && !tb.CombatStarted()) {
		return false
	}
	for s, f := range d.Final {
		if !slices.Contains(tb.Humans(), s) || f.Seat != s || !finalValid(f) {
			return false
		}
	}
	return d.Turn.valid(tb) && cardsSkipped(tb, d.Cards) && tilesDue(tb, d.Tiles) &&
		(d.Moving == engine.Posted{} || slices.Contains(tb.Agents(), d.Moving))
}

// turnOf is the draft of the turn of a person that was just undone, or nothing.
func turnOf(tb engine.Table, undone []engine.Step) Turn {
	if len(undone) == 0 {
		return Turn{}
	}
	switch in := undone[0].Input.(type) {
	case engine.Reveal:
		t := Turn{Revealing: true, Dice: in.Dice}
		if units := tb.Side(in.Seat).UnitStrength(); in.Strength >= 0 {
			t.Beyond = in.Strength - units
		}
		return t
	case engine.Agent:
		t := Turn{Space: in.Space, Troops: in.Troops, Dreadnoughts: in.Dreadnoughts, Infiltrate: in.Infiltrate}
		if len(undone) > 1 {
			t.brings(undone[1].Input)
		}
		return t
	}
	return Turn{}
}

// brings adds the tile bought or the Dividends chosen with the Agent, if an
// input tells one.
func (t *Turn) brings(in engine.Input) {
	switch in := in.(type) {
	case engine.Acquire:
		t.Bought = in.Stack
		for _, f := range in.Influence {
			t.With[f] = true
		}
	case engine.Dividends:
		t.Dividends = true
	}
}

func (t Turn) valid(tb engine.Table) bool {
	if t == (Turn{}) {
		return true
	}
	onBoard := t.Space == "" || slices.ContainsFunc(tb.Spaces(), func(s facts.Space) bool { return s.ID == t.Space })
	return tb.Phase() == engine.PhasePlayerTurns && tb.Turn().Human() && onBoard &&
		within(t.Troops, 0, facts.TroopsInAll) && within(t.Dreadnoughts, 0, facts.DreadnoughtsInAll) &&
		within(t.Bought, 0, len(tb.Stacks())) && within(t.Beyond, -MostStrength, MostStrength) && within(t.Dice[0], 0, engine.MaxDie) && within(t.Dice[1], 0, engine.MaxDie)
}

// MostStrength is the greatest strength that can be told, and the furthest that
// a draft's may be from the units', which a correction changes beside it.
const MostStrength = engine.MaxFigure

// MostFinal is the greatest endgame figure that can be told.
const MostFinal = engine.MaxFigure

func within(n, least, most int) bool { return n >= least && n <= most }

func finalValid(f engine.Final) bool {
	return within(f.Points, 0, MostFinal) && within(f.Spice, 0, MostFinal) && within(f.Solari, 0, MostFinal) &&
		within(f.Water, 0, MostFinal) && within(f.Garrison, 0, facts.TroopsInAll)
}

func cardsExist(cards []facts.CardID) bool {
	return len(cards) <= len(facts.Cards) && !slices.ContainsFunc(cards, func(id facts.CardID) bool {
		_, ok := facts.CardByID(id)
		return !ok
	})
}

// cardsSkipped reports whether cards were told that a Rival cannot use.
func cardsSkipped(tb engine.Table, cards []facts.CardID) bool {
	return len(cards) == 0 || cardsExist(cards) && tb.Phase() == engine.PhasePlayerTurns && tb.Turn().Rival() && tb.RealCards() &&
		tb.Skips(engine.Rival{Seat: tb.Turn(), Cards: cards})
}

func tilesDue(tb engine.Table, tiles []facts.TileID) bool {
	due := tb.TilesDue()
	for i, id := range tiles {
		if i > 2 || slices.Contains(tiles[:i], id) || !slices.ContainsFunc(due, func(t facts.Tile) bool { return t.ID == id }) {
			return false
		}
	}
	return true
}

// FinalWith is the endgame figures with one person's told anew; the draft's
// own map stays as it is.
func (d Draft) FinalWith(f engine.Final) map[engine.Seat]engine.Final {
	finals := maps.Clone(d.Final)
	if finals == nil {
		finals = map[engine.Seat]engine.Final{}
	}
	finals[f.Seat] = f
	return finals
}
