package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

var goodMarks = map[facts.Good]Mark{
	facts.Point: MarkPoint, facts.Spice: MarkSpice, facts.Solari: MarkSolari,
	facts.Water: MarkWater, facts.Intrigue: MarkIntrigue, facts.Troop: MarkTroop,
}

// perform carries out one thing a Rival does, and gives what is told its reasons.
func (w *work) perform(s Seat, d *rival.Action) {
	before := len(w.events)
	w.carry(s, d)
	if len(d.Because) == 0 {
		return
	}
	for i := before; i < len(w.events); i++ {
		if e := &w.events[i]; e.reasons() == nil {
			e.give(d.Because)
		}
	}
}

// carry carries it out.
func (w *work) carry(s Seat, d *rival.Action) {
	switch d.Verb {
	case rival.Note:
		w.relay(d.Rule, s, MarkNote, d.Why)
	case rival.Draw:
		w.drawCards(s)
	case rival.Send:
		w.post(s, d.Space, d.Rule)
	case rival.Collect:
		w.collect(s, d)
	case rival.Take:
		w.pushActions(s, rival.Resolve(w.view(s), d.Gain, d.Rule), d.Because...)
	case rival.Gain:
		w.gain(s, d)
	case rival.Pay:
		w.add(s, d.Good, -d.N)
		w.tell(d.Rule, s, goodMarks[d.Good], "Pays {0}", some(d.N, d.Good))
	case rival.Recruit, rival.ShipTroops:
		w.recruit(s, d)
	case rival.Advance:
		w.influence(s, d.Faction, d.N, d.Rule, d.Because...)
	case rival.Choose:
		w.push(chooseFaction{seat: s, n: d.N, gain: d.Gain, rule: facts.RuleInf4, why: d.Because, except: d.Except})
	case rival.Freight:
		w.pushActions(s, rival.Ship(w.view(s)), d.Because...)
	case rival.Sail:
		w.sail(s, d)
	case rival.Dividend:
		w.dividends(s, d.Rule, d.Because...)
	case rival.Commission:
		w.commission(s, d.Rule)
	case rival.Acquire, rival.Negotiate, rival.Flip, rival.Trash:
		w.tech(s, d)
	case rival.Deploy:
		w.deploy(s, d)
	case rival.Mentat:
		w.at(s).MentatNext = true
		w.tell(d.Rule, s, MarkMentat, "Takes the Mentat: one more Agent in the next round")
	case rival.PlaceMarker:
		w.placeMarker(s, d.Rule)
	}
}

// add changes one of a Rival's counts.
func (w *work) add(s Seat, g facts.Good, n int) {
	side := w.at(s)
	if n > 0 {
		w.enrich(s)
	}
	switch g {
	case facts.Spice:
		side.Spice += n
	case facts.Solari:
		side.Solari += n
	case facts.Water:
		side.Water += n
	case facts.Intrigue:
		side.Intrigue += n
	}
}

func (w *work) gain(s Seat, d *rival.Action) {
	switch {
	case d.Good == facts.Point && d.Tile != "":
		w.points(s, d.N, d.Rule)
		w.tell(d.Rule, s, MarkPoint, "{0}: {1} at the end", d.Tile, some(d.N, facts.Point))
	case d.Good == facts.Point:
		w.points(s, d.N, d.Rule)
		w.tell(d.Rule, s, MarkPoint, "Gains {0}, {1} in all", some(d.N, facts.Point), w.at(s).VP())
	default:
		w.add(s, d.Good, d.N)
		w.tell(d.Rule, s, goodMarks[d.Good], "Gains {0}", some(d.N, d.Good))
	}
}

// points enters victory points with what gave them. A rule's points of a
// round stand together, so that the entries stay few however often they change.
func (w *work) points(s Seat, n int, rule facts.RuleID) {
	if !s.scores() || n == 0 {
		return
	}
	side := w.at(s)
	i := slices.IndexFunc(side.Points, func(p Point) bool { return p.Round == w.Round() && p.Rule == rule })
	switch {
	case i < 0:
		side.Points = with(w, side.Points, Point{Round: w.Round(), Source: facts.RuleOf(rule).Points, Rule: rule, N: n})
	case side.Points[i].N+n == 0:
		side.Points = without(side.Points, i)
	default:
		own(w, &side.Points)[i].N += n
	}
}

// post puts an Agent on a space, and whoever controls it gains (R-CARD-4).
func (w *work) post(s Seat, id facts.SpaceID, rule facts.RuleID, why ...speech.Sentence) {
	w.agents.add(newAgent(s, id))
	w.tell(rule, s, MarkAgent, "Agent to {0}", id).because(why...).about("", id)
	if s.Rival() {
		w.at(s).Agents--
		w.story.turn.Sent = true
	}
	g := facts.SpaceOf(id).Control
	c := w.controller(id)
	switch {
	case g.N == 0 || c == Nobody || c == Hagal:
	case c.Human():
		w.tell(facts.RuleCard4, c, MarkControl, "Takes {0} for control of {1}", some(g.N, g.What), id).because(w.whyControl(s, id)...)
	default:
		w.add(c, g.What, g.N)
		w.tell(facts.RuleCard4, c, goodMarks[g.What], "Gains {0} for control of {1}", some(g.N, g.What), id).because(w.whyControl(s, id)...)
	}
}

// whyControl is who came to a location, and what stands on its flag.
func (w *work) whyControl(s Seat, id facts.SpaceID) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	why := append([]speech.Sentence{say("{0} has an Agent on {1}.", s, id)}, w.onFlag(id)...)
	if c := w.ControlOf(id); c.Marker != Nobody && c.Dreadnought != Nobody {
		why = append(why, say("The dreadnought counts, not the marker."))
	}
	return why
}

// collect takes the spice of a Maker space (R-CARD-3).
func (w *work) collect(s Seat, d *rival.Action) {
	i := w.makerIndex(d.Space)
	bonus := int(w.bonus[i])
	w.bonus[i] = 0
	if !s.Leads() {
		w.tell(d.Rule, s, MarkSpice, "{0} bonus spice from {1} to the bank", bonus, d.Space)
		return
	}
	base := facts.SpaceOf(d.Space).Maker
	w.add(s, facts.Spice, base+bonus)
	w.tell(d.Rule, s, MarkSpice, "Gains {0} spice from {1}: {2} and {3} bonus", base+bonus, d.Space, base, bonus)
}

// recruit brings troops from supply to the garrison, as many as there are.
func (w *work) recruit(s Seat, d *rival.Action) {
	side := w.at(s)
	n := min(d.N, side.Supply)
	side.Supply -= n
	side.Garrison += n
	if w.acts(s) {
		w.story.turn.Recruited += n
		if d.Verb == rival.ShipTroops {
			w.story.turn.Shipped += n
		}
	}
	if n < d.N {
		w.tell(d.Rule, s, MarkTroop, "{0} from supply to garrison, not {1}: there are no more", some(n, facts.Troop), d.N)
		return
	}
	w.tell(d.Rule, s, MarkTroop, "{0} from supply to garrison", some(n, facts.Troop))
}

func (w *work) commission(s Seat, rule facts.RuleID) {
	side := w.at(s)
	if side.Dreads.Supply == 0 {
		return
	}
	side.Dreads.Supply--
	side.Dreads.Garrison++
	w.tell(rule, s, MarkDreadnought, "A dreadnought from supply to garrison")
}

func (w *work) deploy(s Seat, d *rival.Action) {
	side := w.at(s)
	troops, ships := min(d.N, side.Garrison), min(d.Ships, int(side.Dreads.Garrison))
	side.Garrison -= troops
	side.Deployed += troops
	side.Dreads.Garrison -= int8(ships)
	side.Dreads.Deployed += int8(ships)
	if troops > 0 {
		w.tell(d.Rule, s, MarkDeploy, "{0} from garrison into the Conflict", some(troops, facts.Troop))
	}
	if ships > 0 {
		w.tell(facts.RuleDeploy2, s, MarkDreadnought, "{0} from garrison into the Conflict", some(ships, facts.Dreadnought))
	}
}

func (w *work) sail(s Seat, d *rival.Action) {
	w.at(s).Freighter = d.N
	if d.N == 0 {
		w.tell(d.Rule, s, MarkFreighter, "Freighter back to the bottom, for the rewards of both spaces")
		return
	}
	w.tell(d.Rule, s, MarkFreighter, "Freighter up to space {0}", d.N)
}

func (w *work) dividends(s Seat, rule facts.RuleID, why ...speech.Sentence) {
	if s.Leads() {
		w.add(s, facts.Solari, facts.DividendsChosen)
		w.tell(rule, s, MarkSolari, "Dividends: gains {0} Solari", facts.DividendsChosen).because(why...)
	}
	for _, o := range w.Seats() {
		switch {
		case o == s || o == Hagal:
		case o.Human():
			w.tell(facts.RuleSpend4, o, MarkSolari, "Takes {0} Solari from Dividends", facts.DividendsOthers).because(w.reason("Dividends were chosen by {0}.", s))
		default:
			w.add(o, facts.Solari, facts.DividendsOthers)
			w.tell(facts.RuleSpend4, o, MarkSolari, "Gains {0} Solari from Dividends", facts.DividendsOthers).because(w.reason("Dividends were chosen by {0}.", s))
		}
	}
}

// tech does what concerns a Rival's tiles.
func (w *work) tech(s Seat, d *rival.Action) {
	side := w.at(s)
	i := slices.IndexFunc(side.Tiles, func(t rival.Tile) bool { return t.ID == d.Tile })
	switch d.Verb {
	case rival.Flip:
		own(w, &side.Tiles)[i].Down = true
		w.relay(d.Rule, s, MarkTech, d.Why)
	case rival.Trash:
		side.Tiles = without(side.Tiles, i)
		r := w.rarely()
		r.gone = append(r.gone, d.Tile)
		w.tell(d.Rule, s, MarkTech, "{0} trashed", d.Tile)
	case rival.Negotiate:
		side.Supply--
		side.Negotiators++
		w.tell(d.Rule, s, MarkNegotiator, "A troop from supply to Ix as a Negotiator, {0} there now", side.Negotiators)
	case rival.Acquire:
		side.Negotiators -= d.N
		side.Supply += d.N
		side.Spice -= d.Price
		side.Tiles = with(w, side.Tiles, rival.Tile{ID: d.Tile})
		w.enrich(s)
		w.takeTop(int(d.Stack))
		w.tell(d.Rule, s, MarkTech, "Acquires {0} from stack {1}", d.Tile, int(d.Stack)+1)
		w.payTile(s, d)
		w.pushActions(s, rival.Acquired(w.view(s), d.Tile))
	}
}

// payTile tells what a tile costs: Negotiators sent home, and spice (R-TECH-2).
func (w *work) payTile(s Seat, d *rival.Action) {
	if d.N > 0 {
		w.tell(facts.RuleTech2, s, MarkNegotiator, "Negotiators from Ix to supply: {0}", d.N).because(d.Costs...)
	}
	if d.Price > 0 {
		w.tell(facts.RuleTech2, s, MarkSpice, "Pays {0}", some(d.Price, facts.Spice)).because(d.Costs...)
	}
}

// takeTop takes a stack's face-up tile away.
func (w *work) takeTop(i int) { own(w, &w.stacks)[i] = Stack{Left: w.stacks[i].Left - 1} }
