package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// FromGarrison is how many units of the garrison may join (R-DEPLOY-1).
const FromGarrison = 2

// Flagship's price and troops (R-DEPLOY-3).
const (
	flagshipSolari = 4
	flagshipTroops = 3
)

// DeployUnits moves units into the Conflict (R-DEPLOY-1 to R-DEPLOY-5).
func DeployUnits(v View) []Action {
	if !v.Turn.Sent {
		return nil
	}
	if !facts.SpaceOf(v.Turn.Space).Combat {
		return deployShipped(v)
	}
	recruits := min(v.Turn.Recruited, v.Me.Garrison)
	ships := min(FromGarrison, v.Me.Dreads.Garrison)
	old := min(FromGarrison-ships, v.Me.Garrison-recruits)
	if v.held() {
		return append(deployed(0, ships), heldBack(v))
	}
	return append(deployed(recruits+old, ships), flagship(v)...)
}

// deployed is the deployment itself, with the rule that decided it.
func deployed(troops, ships int) []Action {
	if troops+ships == 0 {
		return nil
	}
	rule := facts.RuleDeploy1
	if ships > 0 {
		rule = facts.RuleDeploy2
	}
	return []Action{{Verb: Deploy, N: troops, Ships: ships, Rule: rule}}
}

// deployShipped is Troop Transports away from a Combat space (R-DEPLOY-5).
func deployShipped(v View) []Action {
	troops := min(v.Turn.Shipped, v.Me.Garrison)
	switch {
	case troops == 0 || !v.has(facts.TroopTransports):
		return nil
	case v.held():
		return []Action{heldBack(v)}
	}
	return []Action{{Verb: Deploy, N: troops, Rule: facts.RuleDeploy5}}
}

// held reports whether Expert Troop Deployment keeps troops home (R-DEPLOY-4).
func (v View) held() bool { return v.Expert && v.Level < 3 && v.lead() >= 4 }

// lead is the strength of its units above the strongest other's.
func (v View) lead() int {
	most := 0
	for _, o := range v.Others {
		most = max(most, o.Units)
	}
	return v.units() - most
}

func heldBack(v View) Action {
	return Action{Verb: Note, Rule: facts.RuleDeploy4, Why: speech.Of("No troops deployed: its units are already {0} strength ahead", v.lead())}
}

func flagship(v View) []Action {
	if !v.has(facts.Flagship) || v.Me.Solari < flagshipSolari || v.Me.Supply < flagshipTroops {
		return nil
	}
	id := v.tileWith(facts.Flagship)
	return []Action{
		{Verb: Pay, Good: facts.Solari, N: flagshipSolari, Rule: facts.RuleDeploy3},
		{Verb: Flip, Tile: id, Rule: facts.RuleDeploy3, Why: speech.Of("{0} turned face down", id)},
		{Verb: Recruit, N: flagshipTroops, Rule: facts.RuleDeploy3},
		{Verb: Deploy, N: flagshipTroops, Rule: facts.RuleDeploy3},
	}
}
