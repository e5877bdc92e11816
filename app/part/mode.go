package part

import (
	"hagal/app/desk"
	"hagal/app/words"
	"hagal/data/facts"
)

// Mode is two players, or the difficulty of a solo game; empty where a note
// tells neither.
func Mode(b desk.Brief) string {
	if b.Two {
		return words.T("two players")
	}
	d, _ := facts.DifficultyByID(b.Difficulty)
	return words.T(d.Name)
}
