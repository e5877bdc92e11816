package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// reward gives a place its reward (R-COMBAT-4); House Hagal takes none.
type reward struct{ place *Place }

func (j reward) run(w *work) {
	s := j.place.Seat
	if s == Hagal {
		w.tell(facts.RuleCombat7, s, MarkNote, "House Hagal takes no reward").because(w.strengths())
		return
	}
	r := w.conflict.Rewards[j.place.Reward]
	why := alone(w.whyReward(j.place))
	for _, pay := range slices.Backward(r.PointFor) {
		w.push(payment{s, pay, why})
	}
	if r.Choose > 0 {
		w.push(chooseReward{seat: s, n: r.Choose, of: r.Of, why: why})
	}
	for _, g := range slices.Backward(r.Gains) {
		w.push(rewardGain{s, g, facts.RuleCombat4, why})
	}
}

// whyReward is whose reward it is, and of which Conflict.
func (w *work) whyReward(p *Place) speech.Sentence {
	if w.telling != rival.Reasons {
		return speech.Sentence{}
	}
	switch p.Reward {
	case 0:
		return say("The first reward of {0} goes to {1}.", w.conflict.ID, p.Seat)
	case 1:
		return say("The second reward of {0} goes to {1}.", w.conflict.ID, p.Seat)
	}
	return say("The third reward of {0} goes to {1}.", w.conflict.ID, p.Seat)
}

// rewardGain is one gain of a reward.
type rewardGain struct {
	seat Seat
	gain facts.Gain
	rule facts.RuleID
	why  []speech.Sentence
}

func (j rewardGain) run(w *work) {
	if j.seat.Rival() {
		w.pushActions(j.seat, rival.Resolve(w.view(j.seat), j.gain, j.rule), j.why...)
		return
	}
	switch j.gain.What {
	case facts.Point:
		w.points(j.seat, j.gain.N, j.rule)
		w.tell(j.rule, j.seat, MarkPoint, "Gains {0}, {1} in all", some(j.gain.N, facts.Point), w.at(j.seat).VP()).because(j.why...)
	case facts.Influence:
		w.push(chooseFaction{seat: j.seat, n: j.gain.N, gain: j.gain, rule: j.rule, why: j.why})
	case facts.Control:
		w.placeMarker(j.seat, j.rule, j.why...)
	case facts.MentatWon:
		w.at(j.seat).MentatNext = true
		w.tell(facts.RuleCombat9, j.seat, MarkMentat, "Takes the Mentat: one more Agent in the next round").because(j.why...)
	case facts.TrashCard:
		w.tell(j.rule, j.seat, MarkNote, "May trash a card").because(j.why...)
	case facts.Freighter:
		w.moveFreighter(j)
	default:
		w.tell(j.rule, j.seat, goodMarks[j.gain.What], "Takes {0}", some(j.gain.N, j.gain.What)).because(j.why...)
	}
}

// moveFreighter tells a human to move the Freighter, which is not counted.
func (w *work) moveFreighter(j rewardGain) {
	if j.gain.N == 1 {
		w.tell(j.rule, j.seat, MarkFreighter, "Moves the Freighter once").because(j.why...)
		return
	}
	w.tell(j.rule, j.seat, MarkFreighter, "Moves the Freighter {0} times", j.gain.N).because(j.why...)
}

// placeMarker puts a Control marker on the Conflict's location, in place of
// the one there (R-COMBAT-4).
func (w *work) placeMarker(s Seat, rule facts.RuleID, why ...speech.Sentence) {
	id := w.conflict.Location
	c := &own(w, &w.rarely().control)[w.locationIndex(id)]
	if c.Marker != Nobody && c.Marker != s {
		w.tell(rule, c.Marker, MarkControl, "Loses the Control marker on {0}", id).because(why...)
	}
	if c.Marker == s {
		w.tell(rule, s, MarkControl, "Keeps the Control marker on {0}", id).because(why...)
		return
	}
	c.Marker = s
	w.tell(rule, s, MarkControl, "Control marker on {0}", id).because(why...)
}

// chooseReward is a choice that is not about influence: the player's for a
// Rival; not asked of a human, whose goods are not counted.
type chooseReward struct {
	seat Seat
	n    int // still to be chosen
	nth  int // chosen already
	of   []facts.Gain
	why  []speech.Sentence
}

func (j chooseReward) run(w *work) {
	if j.seat.Human() {
		w.tell(facts.RuleCombat4, j.seat, MarkNote, "Takes {0} of the rewards to choose from", j.n).because(j.why...)
		return
	}
	options := make([]string, len(j.of))
	for i, g := range j.of {
		options[i] = g.What.ID()
	}
	ask := w.question("Which of these rewards?")
	if of := j.n + j.nth; of > 1 {
		ask = w.question("Which reward, {0} of {1}?", j.nth+1, of)
	}
	w.ask(j, Decision{Seat: j.seat, By: w.decider(j.seat), Kind: KindReward, Options: options, Rule: facts.RuleCombat4, Say: ask, reasons: j.why})
}

func (j chooseReward) answer(w *work, option string) {
	i := slices.IndexFunc(j.of, func(g facts.Gain) bool { return g.What.ID() == option })
	why := append(slices.Clone(j.why), w.reason("Chosen by {0}: {1}.", w.decider(j.seat), speech.Gain(j.of[i])))
	if j.n > 1 {
		w.push(chooseReward{j.seat, j.n - 1, j.nth + 1, without(j.of, i), j.why})
	}
	w.push(rewardGain{j.seat, j.of[i], facts.RuleCombat4, why})
}

// payment offers to pay for a point (R-COMBAT-4).
type payment struct {
	seat Seat
	pay  facts.Gain
	why  []speech.Sentence
}

// reasons is the price, and what a Rival has.
func (j payment) reasons(w *work) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	why := append(slices.Clone(j.why), say("1 point costs {0}.", some(j.pay.N, j.pay.What)))
	if j.seat.Rival() {
		why = append(why, say("{0} had {1}.", j.seat, speech.ListOf(some(w.view(j.seat).Me.Purse(j.pay.What), j.pay.What))))
	}
	return why
}

func (j payment) run(w *work) {
	if j.seat.Rival() && w.view(j.seat).Me.Purse(j.pay.What) < j.pay.N {
		w.tell(facts.RuleCombat4, j.seat, goodMarks[j.pay.What], "Cannot pay {0} for a point", some(j.pay.N, j.pay.What)).because(j.reasons(w)...)
		return
	}
	w.ask(j, Decision{Seat: j.seat, By: w.decider(j.seat), Kind: KindPayment, Options: []string{OptionPay, OptionDecline},
		Rule: facts.RuleCombat4, Suggest: OptionPay, Say: w.question("Pay {0} for 1 point?", some(j.pay.N, j.pay.What)), reasons: j.reasons(w)})
}

func (j payment) answer(w *work, option string) {
	why := append(j.reasons(w), w.reason("Chosen by {0}: {1}.", w.decider(j.seat), payWord(option)))
	if option == OptionDecline {
		w.tell(facts.RuleCombat4, j.seat, MarkNote, "Does not pay {0}", some(j.pay.N, j.pay.What)).because(why...)
		return
	}
	if j.seat.Rival() {
		w.add(j.seat, j.pay.What, -j.pay.N)
	}
	w.points(j.seat, 1, facts.RuleCombat4)
	w.tell(facts.RuleCombat4, j.seat, MarkPoint, "Pays {0} for 1 point", some(j.pay.N, j.pay.What)).because(why...)
}

// placeDreadnought puts a winner's dreadnought on a location (R-COMBAT-5).
type placeDreadnought struct{ seat Seat }

func (j placeDreadnought) run(w *work) {
	if w.Table.at(j.seat).Dreads.Deployed == 0 {
		return
	}
	var free []string
	for i, id := range w.terms.locations {
		if w.control[i].Dreadnought == Nobody {
			free = append(free, string(id))
		}
	}
	switch {
	case len(free) == 0:
		w.tell(facts.RuleCombat5, j.seat, MarkDreadnought, "Every location holds a dreadnought: none is placed").because(w.whyLocation(j.seat)...)
	case j.seat.Rival():
		j.place(w, rival.Location(w.view(j.seat)), w.whyLocation(j.seat)...)
	case len(free) == 1:
		j.place(w, facts.SpaceID(free[0]), w.reason("The only location without a dreadnought: {0}.", facts.SpaceID(free[0])))
	default:
		w.ask(j, Decision{Seat: j.seat, By: w.decider(j.seat), Kind: KindLocation, Options: free, Rule: facts.RuleCombat5,
			Say: w.question("Where does the dreadnought go?"), reasons: alone(w.strengths())})
	}
}

func (w *work) whyLocation(s Seat) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	return rival.WhyLocation(w.view(s))
}

func (j placeDreadnought) answer(w *work, option string) {
	id := facts.SpaceID(option)
	j.place(w, id, w.reason("Chosen by {0}: {1}.", w.decider(j.seat), id))
}

func (j placeDreadnought) place(w *work, id facts.SpaceID, why ...speech.Sentence) {
	i := w.locationIndex(id)
	w.at(j.seat).Dreads.Deployed--
	c := &own(w, &w.rarely().control)[i]
	c.Dreadnought, c.since = j.seat, w.Round()
	w.tell(facts.RuleCombat5, j.seat, MarkDreadnought, "A dreadnought from the Conflict to {0}", id).because(why...)
}
