package board

import (
	"strings"

	"hagal/app/words"
	"hagal/data/facts"
)

// Taken are the letters that mean something else at the table: hold, Reveal,
// undo and redo.
const Taken = "mruy"

// alphabet is what every keyboard of ours writes with one key.
const alphabet = "abcdefghijklmnopqrstuvwxyz"

// Letters names each space by a letter: the first of its name that no space
// before it has, else any that is left; 0 where none is.
func Letters(spaces []facts.Space) map[facts.SpaceID]rune {
	letters, free := map[facts.SpaceID]rune{}, map[rune]bool{}
	for _, r := range alphabet {
		free[r] = !strings.ContainsRune(Taken, r)
	}
	for _, from := range []func(facts.Space) string{initials, name, func(facts.Space) string { return alphabet }} {
		for _, s := range spaces {
			for _, r := range from(s) {
				if letters[s.ID] == 0 && free[r] {
					letters[s.ID], free[r] = r, false
				}
			}
		}
	}
	return letters
}

func name(s facts.Space) string { return strings.ToLower(words.Word(s.ID)) }

// initials are the first letters of the words of a name.
func initials(s facts.Space) string {
	var first []rune
	for _, word := range strings.Fields(name(s)) {
		first = append(first, []rune(word)[0])
	}
	return string(first)
}
