package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Arguments that stand in most events, made once.
var (
	spaceArgs = arguments(facts.Spaces, func(s facts.Space) facts.SpaceID { return s.ID })
	cardArgs  = arguments(facts.Cards, func(c facts.Card) facts.CardID { return c.ID })
	tileArgs  = arguments(facts.Tiles, func(t facts.Tile) facts.TileID { return t.ID })
	countArgs = counts()
)

func arguments[T any, K speech.Arg](table []T, id func(T) K) []speech.Arg {
	all := make([]speech.Arg, len(table))
	for i, entry := range table {
		all[i] = id(entry)
	}
	return all
}

// made is the argument that stands for an id already, by its number in the
// table, or a new one.
func made[K speech.Arg](all []speech.Arg, number int, id K) speech.Arg {
	if number > 0 && number <= len(all) {
		return all[number-1]
	}
	return id
}

// counts are the small numbers of each good.
func counts() (all [facts.Sword + 1][MaxTroops + 1]speech.Arg) {
	for good := range all {
		for n := range all[good] {
			all[good][n] = some(n, facts.Good(good))
		}
	}
	return all
}

// counted is a number of a good as an argument.
func counted(c speech.Count) speech.Arg {
	if int(c.Good) < len(countArgs) && c.N >= 0 && c.N <= MaxTroops {
		return countArgs[c.Good][c.N]
	}
	return c
}
