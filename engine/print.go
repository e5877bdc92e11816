package engine

import (
	"fmt"
	"strings"
)

func deckWord(real bool) string {
	if real {
		return "cards"
	}
	return "app"
}

// String is the `table` line.
func (s Setup) String() string {
	var b strings.Builder
	if s.Solo {
		you := string(s.You)
		if you == "" {
			you = "-"
		}
		fmt.Fprintf(&b, "table solo expansion=%s difficulty=%s you=%s left=%s right=%s", s.Boxes, s.Difficulty, you, s.Left, s.Right)
	} else {
		fmt.Fprintf(&b, "table two expansion=%s first=%s", s.Boxes, s.First)
	}
	var variants []string
	for _, v := range s.Variants.List() {
		variants = append(variants, v.ID)
	}
	if len(variants) > 0 {
		b.WriteString(" variants=" + strings.Join(variants, ","))
	}
	b.WriteString(" deck=" + deckWord(s.RealCards))
	if s.Seed != 0 {
		fmt.Fprintf(&b, " seed=%d", s.Seed)
	}
	return b.String()
}

// String is the line of the input.
func (i Tiles) String() string { return "tiles " + joined(i.IDs[:], " ") }

// String is the line of the input.
func (i Round) String() string { return "round " + string(i.Conflict) }

// String is the line of the input.
func (i Agent) String() string {
	s := fmt.Sprintf("agent %s %s", i.Seat, i.Space)
	s += option("troops", i.Troops) + option("dreadnoughts", i.Dreadnoughts)
	if i.Infiltrate {
		s += " infiltrate"
	}
	return s
}

func option(name string, n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf(" %s=%d", name, n)
}

// String is the line of the input.
func (i Pass) String() string { return "pass " + string(i.Seat) }

// String is the line of the input.
func (i Reveal) String() string {
	s := "reveal " + string(i.Seat)
	if i.Strength >= 0 {
		s += fmt.Sprintf(" strength=%d", i.Strength)
	}
	if i.Dice[0] > 0 {
		s += fmt.Sprintf(" dice=%d,%d", i.Dice[0], i.Dice[1])
	}
	return s
}

// String is the line of the input.
func (i RivalTurn) String() string {
	s := "rival " + string(i.Seat)
	if len(i.Cards) > 0 {
		s += " cards=" + joined(i.Cards, ",")
	}
	return s
}

// String is the line of the input.
func (i Fight) String() string {
	s := "combat"
	for _, sw := range i.Swords {
		s += " " + string(sw.Seat) + "=" + joined(sw.Cards, ",")
	}
	return s
}

// String is the line of the input.
func (i Strength) String() string { return fmt.Sprintf("strength %s %d", i.Seat, i.N) }

// String is the line of the input.
func (Resolve) String() string { return "resolve" }

// String is the line of the input.
func (Recall) String() string { return "recall" }

// String is the line of the input.
func (i Pick) String() string { return "pick " + i.Option }

// String is the line of the input.
func (i TurnUp) String() string {
	if i.Tile == "" {
		return fmt.Sprintf("tile %d empty", i.Stack)
	}
	return fmt.Sprintf("tile %d %s", i.Stack, i.Tile)
}

// String is the line of the input.
func (i Acquire) String() string { return fmt.Sprintf("acquire %s %d", i.Seat, i.Stack) }

// String is the line of the input.
func (i InfluenceBy) String() string {
	return fmt.Sprintf("influence %s %s %+d", i.Seat, i.Faction.ID(), i.N)
}

// String is the line of the input.
func (i Set) String() string {
	if i.To {
		return fmt.Sprintf("set %s %s %d", i.Seat, i.Field, i.N)
	}
	return fmt.Sprintf("set %s %s %+d", i.Seat, i.Field, i.N)
}

// String is the line of the input.
func (i Dividends) String() string { return "dividends " + string(i.Seat) }

// String is the line of the input.
func (i Move) String() string { return fmt.Sprintf("move %s %s %s", i.Seat, i.From, i.To) }

// String is the line of the input.
func (i Lift) String() string { return fmt.Sprintf("lift %s %s", i.Seat, i.Space) }

// String is the line of the input.
func (i Block) String() string { return fmt.Sprintf("voice %s %s", i.Seat, i.Space) }

// String is the line of the input.
func (i Marker) String() string { return fmt.Sprintf("control %s %s", i.Location, orNone(i.Seat)) }

func orNone(s Seat) string {
	if s == Nobody {
		return "none"
	}
	return string(s)
}

// String is the line of the input.
func (i Bonus) String() string { return fmt.Sprintf("bonus %s %d", i.Space, i.N) }

// String is the line of the input.
func (i GiveFirst) String() string { return "first " + string(i.Seat) }

// String is the line of the input.
func (i Fleet) String() string {
	return fmt.Sprintf("dreadnoughts %s supply=%d garrison=%d deployed=%d", i.Seat, i.Supply, i.Garrison, i.Deployed)
}

// String is the line of the input.
func (i Own) String() string { return fmt.Sprintf("own %s %s", i.Seat, i.Tile) }

// String is the line of the input.
func (i TrashTile) String() string { return fmt.Sprintf("trash %s %s", i.Seat, i.Tile) }

// String is the line of the input.
func (i ShuffleDeck) String() string { return "deck " + deckWord(i.RealCards) }

// String is the line of the input.
func (i Rename) String() string { return strings.TrimRight("name "+string(i.Seat)+" "+i.Name, " ") }

// String is the line of the input.
func (i Final) String() string {
	return "final " + string(i.Seat) + option("points", i.Points) + option("spice", i.Spice) +
		option("solari", i.Solari) + option("water", i.Water) + option("garrison", i.Garrison)
}

func joined[T ~string](ids []T, sep string) string {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = string(id)
	}
	return strings.Join(words, sep)
}
