package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"hagal/data/facts"
	"hagal/engine/pace"
)

// page is docs/strength.md.
func (r result) page() string {
	var b strings.Builder
	all := r.sum(func(pace.Match) bool { return true })
	fmt.Fprintf(&b, `# How strong is this pair?

Written by %s; not edited by hand. It played %s whole solo games, with seed %d: every two Rival Leaders, at every
difficulty, with the base game alone and with each other box, against three plain ways to play. No variant is played.

**The pace of a pair** is the mean of a game's round: the round at whose Recall a Rival has 10 points, which ends the
game, or else the last round played. Where no Rival came to 10 points, the person did, or the Conflict deck was empty;
how often that was is told below. Points that come after the last Recall do not count for it. Each mean is within
%s of a round, 19 times of 20: as many games were played of each match as that takes, and no fewer than %d.

## Who plays against them

Nobody plays like this. The three ways are the same for every pair and difficulty: they compare tables, and foretell
nobody's game. A person who plays well has more points, and ends some games before the Rivals do.

- **Fights**: each Agent goes to a free Combat space, any as likely, with one or two troops, to another space only
  where there is none; with a unit in the Conflict, none to three swords are revealed.
- **Ignores the Conflict**: each Agent goes to a free space from which no units are deployed, any as likely, to a
  Combat space only where there is no other. No unit is ever deployed.
- **At random**: each Agent goes to any free space, at a Combat space with none to three troops. No swords are revealed.

All send two Agents a round, three from round 4 on where the difficulty lets them have a Swordmaster. They go where
influence is asked for only when they have it. They buy no Tech tiles and no cards, play no Intrigue, and have no points
but influence, Alliances and Conflicts. What they choose for a Rival is any option, as likely; who fights or ignores the
Conflict always pays where a point is offered. Conflict cards and Tech tiles come in any order. `+"`engine/sim`"+` has them.

`, "`make strength`", grouped(all.Games()), r.seed, trimmed(r.within), pace.Fewest)
	r.seats(&b)
	b.WriteString("## The round of 10 points\n\n")
	for _, box := range facts.BoxTable {
		fmt.Fprintf(&b, "![The round of 10 points, %s](strength/rounds-%s.svg)\n\n", box.Name, box.ID)
	}
	b.WriteString(`## Points by round

![Points by round](strength/points.svg)

## Wins

![Who wins](strength/wins.svg)

`)
	r.leaders(&b)
	b.WriteString(`## What the points came from

![What the points of the Rivals came from](strength/sources.svg)

## Each pair

The mean round against one who fights / ignores the Conflict / plays at random, the slowest pairs first.

`)
	for _, box := range facts.BoxTable {
		b.WriteString(pairTable(r.table, box, r.pairs(box.Boxes)))
	}
	r.unreached(&b)
	return b.String()
}

// trimmed is a width without idle noughts.
func trimmed(f float64) string { return fmt.Sprintf("%g", f) }

// grouped is a number with a comma before each three figures.
func grouped(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// seats tells whether it matters who of the two sits left.
func (r result) seats(b *strings.Builder) {
	beyond, compared, farthest, chi := 0, 0, 0.0, 0.0
	for _, m := range r.matches {
		one, two := r.sums[m].Seated[0], r.sums[m].Seated[1]
		variance := one.Variance()/float64(one.Games) + two.Variance()/float64(two.Games)
		if variance == 0 {
			continue
		}
		compared++
		apart := one.Mean() - two.Mean()
		z := math.Abs(apart) / math.Sqrt(variance)
		chi += z * z
		farthest = max(farthest, math.Abs(apart))
		if z > 1.96 {
			beyond++
		}
	}
	all := r.sum(func(pace.Match) bool { return true })
	fmt.Fprintf(b, `## Who sits left

In half the games of a match the one Leader sits left, and has the First Player marker in round 1; in half the other. Of
%d matches, %d differ between the halves by more than chance does one time in 20, %.0f by chance alone; the squares of all
differences, in standard errors, have the mean %.2f, where chance alone gives 1. The greatest difference is %.2f of a
round. So the pace is told for the pair, whoever sits left. The left Rival wins %.1f of 100 games, the right Rival %.1f.

`, compared, beyond, float64(compared)/20, chi/float64(max(1, compared)), farthest,
		100*mean(all.LeftWon, all), 100*mean(all.Games()-all.LeftWon-all.Won[0], all))
}

// heads ends the first line of a table with its columns, and rules it off.
func heads[T any](b *strings.Builder, columns []T, name func(T) string) {
	for _, c := range columns {
		fmt.Fprintf(b, " %s |", name(c))
	}
	b.WriteString("\n|---" + strings.Repeat("|---", len(columns)) + "|\n")
}

func difficultyHeads(b *strings.Builder) {
	heads(b, facts.Difficulties, func(d facts.Difficulty) string { return d.Name })
}

// leaders tells how many games each Leader wins.
func (r result) leaders(b *strings.Builder) {
	b.WriteString("How many of 100 games a Leader wins as a Rival, with every other Leader beside it, against one who fights:\n\n| |")
	heads(b, facts.BoxTable, func(box facts.Box) string { return box.Name })
	for _, l := range facts.Leaders {
		if !l.Rival {
			continue
		}
		fmt.Fprintf(b, "| %s |", l.Name)
		for _, box := range facts.BoxTable {
			games, won := 0, 0
			for _, m := range r.matches {
				if i := slices.Index(m.Leaders[:], l.ID); i >= 0 && m.Boxes == box.Boxes && m.Against == facts.Fighting {
					games, won = games+r.sums[m].Games(), won+r.sums[m].Won[1+i]
				}
			}
			if games == 0 {
				b.WriteString(" – |")
				continue
			}
			fmt.Fprintf(b, " %.1f |", 100*float64(won)/float64(games))
		}
		b.WriteString("\n")
	}
	b.WriteString("\n")
}

// pairTable is a line a pair, a column a difficulty.
func pairTable(table []facts.Pace, box facts.Box, pairs [][2]facts.LeaderID) string {
	var b strings.Builder
	fmt.Fprintf(&b, "### %s\n\n| |", box.Name)
	difficultyHeads(&b)
	for _, pair := range pairs {
		fmt.Fprintf(&b, "| %s |", pairName(pair))
		for _, d := range facts.Difficulties {
			p, _ := find(table, box.Boxes, d.ID, pair)
			fmt.Fprintf(&b, " %s / %s / %s |", hundredths(p.Against[facts.Fighting].Rounds), hundredths(p.Against[facts.Peaceful].Rounds), hundredths(p.Against[facts.AtRandom].Rounds))
		}
		b.WriteString("\n")
	}
	b.WriteString("\n")
	return b.String()
}

// unreached tells how often no Rival came to 10 points, and how often the
// person won.
func (r result) unreached(b *strings.Builder) {
	b.WriteString("## Games in which no Rival came to 10 points\n\nOf 100 games; behind it, how many the person won.\n\n| |")
	difficultyHeads(b)
	for _, box := range facts.BoxTable {
		for _, plain := range facts.Plains {
			fmt.Fprintf(b, "| %s, %s |", box.Name, plays[plain])
			for _, d := range facts.Difficulties {
				s := r.of(box.Boxes, d.ID, plain)
				fmt.Fprintf(b, " %.2f / %.2f |", 100*mean(s.Unreached, s), 100*mean(s.Won[0], s))
			}
			b.WriteString("\n")
		}
	}
}
