package speech

import (
	"strconv"

	"hagal/data/facts"
)

// Count is a number of a good, told as "1 troop" or "2 troops".
type Count struct {
	N    int
	Good facts.Good
}

// English is the number and the good's name.
func (c Count) English() string { return strconv.Itoa(c.N) + " " + c.Name() }

// Name is the good's English name, in the plural where the number asks for it.
func (c Count) Name() string {
	name := c.Good.English()
	switch c.Good {
	case facts.Point, facts.Intrigue, facts.Troop, facts.Dreadnought, facts.Sword:
		if c.N != 1 {
			name += "s"
		}
	}
	return name
}
