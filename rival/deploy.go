package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// FromGarrison is how many units of the garrison may join (R-DEPLOY-1).
const FromGarrison = 2

// farAhead is the lead in strength from which on no troops deploy (R-DEPLOY-4).
const farAhead = 4

// Flagship's price and troops (R-DEPLOY-3).
const (
	flagshipSolari = 4
	flagshipTroops = 3
)

// DeployUnits moves units into the Conflict (R-DEPLOY-1 to R-DEPLOY-5).
func DeployUnits(v *View) []Action {
	if !v.Turn.Sent {
		return nil
	}
	if !facts.SpaceOf(v.Turn.Space).Combat {
		return deployShipped(v)
	}
	recruits := min(v.Turn.Recruited, v.Me.Garrison)
	ships := min(FromGarrison, int(v.Me.Dreads.Garrison))
	old := min(FromGarrison-ships, v.Me.Garrison-recruits)
	why := v.Telling.Why(func() []speech.Sentence { return v.whyUnits(recruits) })
	if v.held() {
		return v.also(because(v.deployed(0, ships), why...), heldBack(v, recruits))
	}
	units := because(v.deployed(recruits+old, ships), append(why, v.Telling.Why(v.whyLead)...)...)
	return v.last(len(units) + len(flagship(v)))
}

// deployed is the deployment itself, with the rule that decided it.
func (v *View) deployed(troops, ships int) []Action {
	if troops+ships == 0 {
		return nil
	}
	rule := facts.RuleDeploy1
	if ships > 0 {
		rule = facts.RuleDeploy2
	}
	return v.do(Action{Verb: Deploy, N: troops, Ships: ships, Rule: rule})
}

// deployShipped is Troop Transports away from a Combat space (R-DEPLOY-5).
func deployShipped(v *View) []Action {
	troops := min(v.Turn.Shipped, v.Me.Garrison)
	switch {
	case troops == 0 || !v.has(facts.TroopTransports):
		return nil
	case v.held():
		return v.do(heldBack(v, troops))
	}
	why := v.Telling.Why(func() []speech.Sentence {
		return join([]speech.Sentence{ofTile(v.tileWith(facts.TroopTransports)), say("From the Shipping track this turn: {0}.", some(troops, facts.Troop))}, v.whyLead()...)
	})
	return v.do(Action{Verb: Deploy, N: troops, Rule: facts.RuleDeploy5, Because: why})
}

// held reports whether Expert Troop Deployment keeps troops home (R-DEPLOY-4).
func (v *View) held() bool { return v.Expert && v.Level < 3 && v.lead() >= farAhead }

// lead is the strength of its units above the strongest other's.
func (v *View) lead() int {
	most := 0
	for _, o := range v.board().Others {
		most = max(most, o.Units)
	}
	return v.units() - most
}

func heldBack(v *View, recruits int) Action {
	return Action{Verb: Note, Rule: facts.RuleDeploy4,
		Why: v.Telling.line(func() speech.Sentence {
			return say("No troops deployed: its units are already {0} strength ahead", v.lead())
		}),
		Because: v.Telling.Why(func() []speech.Sentence {
			why := v.whyLead()
			if recruits > 0 {
				why = append(why, say("Recruited this turn, and kept in the garrison: {0}.", some(recruits, facts.Troop)))
			}
			return why
		})}
}

func flagship(v *View) []Action {
	if !v.has(facts.Flagship) || v.Me.Solari < flagshipSolari || v.Me.Supply < flagshipTroops {
		return nil
	}
	id := v.tileWith(facts.Flagship)
	return because(v.do(
		Action{Verb: Pay, Good: facts.Solari, N: flagshipSolari, Rule: facts.RuleDeploy3},
		Action{Verb: Flip, Tile: id, Rule: facts.RuleDeploy3, Why: v.Telling.line(func() speech.Sentence { return say("{0} turned face down", id) })},
		Action{Verb: Recruit, N: flagshipTroops, Rule: facts.RuleDeploy3},
		Action{Verb: Deploy, N: flagshipTroops, Rule: facts.RuleDeploy3},
	), v.Telling.Why(func() []speech.Sentence {
		return []speech.Sentence{ofTile(id), say("{0} had {1}, and {2} in supply.", v.Name, some(v.Me.Solari, facts.Solari), some(v.Me.Supply, facts.Troop))}
	})...)
}

// whyUnits is what may deploy from a Combat space.
func (v *View) whyUnits(recruits int) []speech.Sentence {
	garrison := speech.ListOf(some(v.Me.Garrison-recruits, facts.Troop))
	ships := v.Me.Dreads.Garrison > 0
	if ships {
		garrison = speech.ListOf(some(int(v.Me.Dreads.Garrison), facts.Dreadnought), some(v.Me.Garrison-recruits, facts.Troop))
	}
	why := []speech.Sentence{say("{0} is a Combat space.", v.Turn.Space),
		say("{0}: {1} recruited this turn; also in the garrison: {2}.", v.Name, some(recruits, facts.Troop), garrison),
		say("All recruits deploy, with up to {0} units from the garrison.", FromGarrison)}
	if ships {
		why = append(why, say("Dreadnoughts of the garrison go first."))
	}
	return why
}

// whyLead compares the strengths of Expert Troop Deployment.
func (v *View) whyLead() []speech.Sentence {
	switch {
	case !v.Expert:
		return nil
	case v.Level >= 3:
		return []speech.Sentence{say("In a Conflict III it holds nothing back.")}
	}
	list := speech.ListOf(figure(v.Name, v.units()))
	for _, o := range v.board().Others {
		list.Items = append(list.Items, figure(o.Name, o.Units))
	}
	why := []speech.Sentence{say("Strength of the units in the Conflict, before: {0}.", list)}
	switch lead := v.lead(); {
	case lead >= farAhead:
		return append(why, say("It is {0} ahead: with {1} or more its troops stay in the garrison.", lead, farAhead))
	case lead > 0:
		return append(why, say("It is {0} ahead, less than {1}: its troops deploy.", lead, farAhead))
	}
	return append(why, say("It is not ahead: its troops deploy."))
}
