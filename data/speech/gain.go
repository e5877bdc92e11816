package speech

import "hagal/data/facts"

// Gain is a gain in few words: "2 Solari", "control".
func Gain(g facts.Gain) Arg {
	switch {
	case g.What == facts.MentatWon:
		return Term("Mentat")
	case g.What == facts.Control:
		return Term("control")
	case g.What == facts.TrashCard:
		return Term("trash a card")
	case g.What == facts.SignetRing:
		return Term("Signet Ring")
	case g.What == facts.AcquireTech, g.What == facts.NegotiateTech:
		return Term("Acquire Tech")
	case g.What == facts.Influence && g.Other:
		return Of("{0} influence with another Faction", g.N)
	case g.What == facts.Influence && !g.Any:
		return Of("{0} influence with the {1}", g.N, g.Faction)
	}
	return Count{N: g.N, Good: g.What}
}
