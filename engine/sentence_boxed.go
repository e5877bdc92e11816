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

func arguments[T any, K interface {
	comparable
	speech.Arg
}](table []T, id func(T) K) map[K]speech.Arg {
	all := map[K]speech.Arg{}
	for _, entry := range table {
		all[id(entry)] = id(entry)
	}
	return all
}

// made is the argument that stands for an id already, or a new one.
func made[K interface {
	comparable
	speech.Arg
}](all map[K]speech.Arg, id K) speech.Arg {
	if a, ok := all[id]; ok {
		return a
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
