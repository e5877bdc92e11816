package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// AllianceAt is the influence an Alliance token asks for (R-INF-2).
const AllianceAt = 4

// influence moves a cube, as far as its track goes; points and the Alliance
// follow (R-INF-1, R-INF-2).
func (w *work) influence(s Seat, f facts.Faction, n int, rule facts.RuleID, why ...speech.Sentence) {
	side := w.at(s)
	from := side.With(f)
	to := min(rival.Top, max(0, from+n))
	if to == from {
		w.tell(rule, s, MarkInfluence, "Influence with the {0} stays at {1}", f, from).because(why...).because(w.track(f))
		return
	}
	side.Influence[f] = int8(to)
	w.tell(rule, s, MarkInfluence, "{0} influence with the {1} ({2} to {3})", speech.Signed(to-from), f, from, to).because(why...).because(w.track(f))
	switch {
	case from < 2 && to >= 2:
		w.influencePoint(s, 1, facts.RuleInf1, w.whyPoint(s, f, from))
	case from >= 2 && to < 2:
		w.influencePoint(s, -1, facts.RuleInf1, w.whyPoint(s, f, from))
	}
	if s.Human() && from < bonusAt && to >= bonusAt {
		w.tell(facts.RuleInf1, s, MarkInfluence, "Takes the bonus for {0} influence with the {1}", bonusAt, f).because(w.whyPoint(s, f, from))
	}
	if to > from {
		w.rise(s, f)
		return
	}
	w.push(fallen{f})
}

// bonusAt is where the track gives a person a bonus that the app does not see.
const bonusAt = 4

// whyPoint is from where to where a seat went on a track.
func (w *work) whyPoint(s Seat, f facts.Faction, from int) speech.Sentence {
	if w.telling != rival.Reasons {
		return speech.Sentence{}
	}
	return say("{0}, influence with the {1}: {2} before, {3} after.", s, f, from, w.Table.at(s).With(f))
}

func (w *work) influencePoint(s Seat, n int, rule facts.RuleID, why ...speech.Sentence) {
	if !s.scores() {
		return
	}
	w.points(s, n, rule)
	w.tell(rule, s, MarkPoint, "{0} point, {1} in all", speech.Signed(n), w.at(s).VP()).because(why...)
}

// rise gives the Alliance to the first at 4, or to who rises above its holder.
func (w *work) rise(s Seat, f facts.Faction) {
	holder := w.alliances[f]
	has := w.at(s).Influence[f]
	if holder == s || has < AllianceAt || holder != Nobody && has <= w.Table.at(holder).Influence[f] {
		return
	}
	w.giveAlliance(f, s)
}

// whyAlliance is the track, who held its token and what decides.
func (w *work) whyAlliance(f facts.Faction, to Seat) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	why := []speech.Sentence{w.track(f)}
	switch holder := w.alliances[f]; {
	case holder == Nobody:
		return append(why, say("Nobody held the Alliance: the first to reach {0} takes it.", AllianceAt))
	case to == Nobody:
		return append(why, say("The Alliance was held by {0}.", holder), say("Nobody is at {0} or more: it returns to the board.", AllianceAt))
	default:
		return append(why, say("The Alliance was held by {0}.", holder), say("Higher on the track: {0}.", to))
	}
}

// giveAlliance moves a token and its point; Nobody puts it on the board.
func (w *work) giveAlliance(f facts.Faction, s Seat, chosen ...speech.Sentence) {
	why := append(w.whyAlliance(f, s), chosen...)
	if holder := w.alliances[f]; holder != Nobody {
		w.tell(facts.RuleInf2, holder, MarkAlliance, "Loses the Alliance with the {0}", f).because(why...)
		w.influencePoint(holder, -1, facts.RuleInf2, why...)
	}
	w.alliances[f] = s
	if s != Nobody {
		w.tell(facts.RuleInf2, s, MarkAlliance, "Takes the Alliance with the {0}", f).because(why...)
		w.influencePoint(s, 1, facts.RuleInf2, why...)
	}
}

// fallen sees who holds an Alliance after somebody lost influence.
type fallen struct{ faction facts.Faction }

func (j fallen) run(w *work) {
	switch heirs := w.heirs(j.faction); {
	case heirs == nil:
	case len(heirs) == 1:
		w.giveAlliance(j.faction, heirs[0])
	default:
		options := make([]string, len(heirs))
		for i, s := range heirs {
			options[i] = s.String()
		}
		holder := w.alliances[j.faction]
		w.ask(j, Decision{Seat: holder, By: w.decider(holder), Kind: KindAlliance, Options: options, Rule: facts.RuleInf2,
			Say: w.question("Who takes the Alliance with the {0}?", j.faction), reasons: append(alone(w.track(j.faction)), alone(w.reason("The Alliance was held by {0}.", holder))...)})
	}
}

func (j fallen) answer(w *work, option string) {
	by := w.decider(w.alliances[j.faction])
	w.giveAlliance(j.faction, seatOf(option), w.reason("Chosen by {0}: {1}.", by, seatOf(option)))
}

// heirs lists who may take a token from its holder: nil when the holder
// keeps it, Nobody when it returns to the board.
func (t Table) heirs(f facts.Faction) []Seat {
	holder := t.alliances[f]
	if holder == Nobody {
		return nil
	}
	has := t.at(holder).With(f)
	best, heirs := max(has, AllianceAt-1), []Seat(nil)
	for _, s := range t.Seats() {
		switch n := t.at(s).With(f); {
		case n > best:
			best, heirs = n, []Seat{s}
		case n == best && len(heirs) > 0:
			heirs = append(heirs, s)
		}
	}
	if heirs == nil && has < AllianceAt {
		return []Seat{Nobody}
	}
	return heirs
}
