package words

import "hagal/data/facts"

// Mode is two players, or the difficulty of a solo game; an unknown difficulty
// is empty.
func Mode(two bool, id facts.DifficultyID) string {
	if two {
		return T("two players")
	}
	d, _ := facts.DifficultyByID(id)
	return T(d.Name)
}
