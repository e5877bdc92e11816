package main

import (
	"fmt"
	"math"
	"slices"

	"hagal/data/facts"
	"hagal/engine/pace"
)

// plays are the plain ways to play, in words.
var plays = [len(facts.Plains)]string{"at random", "ignores the Conflict", "fights"}

// charts are the drawings, by file name.
func (r result) charts() map[string]string {
	all := map[string]string{"points.svg": r.pointsChart(), "wins.svg": r.winsChart(), "sources.svg": r.sourcesChart()}
	for _, box := range facts.BoxTable {
		all["rounds-"+string(box.ID)+".svg"] = r.roundsChart(box)
	}
	return all
}

// sum adds the sums of the matches that are meant.
func (r result) sum(meant func(pace.Match) bool) pace.Sums {
	var all pace.Sums
	for _, m := range r.matches {
		if meant(m) {
			all.Add(r.sums[m])
		}
	}
	return all
}

// of adds the sums of all Leaders at a box and a difficulty.
func (r result) of(b facts.Boxes, d facts.DifficultyID, p facts.Plain) pace.Sums {
	return r.sum(func(m pace.Match) bool { return m.Boxes == b && m.Difficulty == d && m.Against == p })
}

// pairs are the Leaders of a box, the slowest first.
func (r result) pairs(b facts.Boxes) [][2]facts.LeaderID {
	mean := map[[2]facts.LeaderID]int{}
	var list [][2]facts.LeaderID
	for _, p := range r.table {
		if p.Boxes != b {
			continue
		}
		if _, seen := mean[p.Leaders]; !seen {
			list = append(list, p.Leaders)
		}
		mean[p.Leaders] += p.Against[facts.Fighting].Rounds
	}
	slices.SortStableFunc(list, func(x, y [2]facts.LeaderID) int { return mean[y] - mean[x] })
	return list
}

func pairName(l [2]facts.LeaderID) string { return l[0].English() + ", " + l[1].English() }

// The room around the charts.
const (
	edge = 16.0
	row  = 20.0
)

// roundsChart is a line a pair, with a mark a difficulty.
func (r result) roundsChart(box facts.Box) string {
	const first, last, left, wide = 6.75, 9.25, 370.0, 860.0
	pairs := r.pairs(box.Boxes)
	s := newSVG(int(wide), int(90+row*float64(len(pairs))), "The round of 10 points, "+box.Name)
	x := func(rounds int) float64 {
		return left + (wide-edge-left)*(float64(rounds)/100-first)/(last-first)
	}
	y := r.legend(s, edge+4)
	s.text(edge, y, "start", "dim", "filled: against one who fights in every Conflict; open: against one who ignores it")
	y += 26
	bottom := y + row*float64(len(pairs)) - 8
	for n := 700; n <= 900; n += 50 {
		s.rule("rule", x(n), y-12, x(n), bottom)
		s.text(x(n), bottom+14, "middle", "dim", hundredths(n))
	}
	for _, pair := range pairs {
		s.text(left-12, y+4, "end", "ink", pairName(pair))
		for i, d := range facts.Difficulties {
			p, _ := find(r.table, box.Boxes, d.ID, pair)
			for _, plain := range []facts.Plain{facts.Peaceful, facts.Fighting} {
				m := p.Against[plain]
				s.mark(i, plain == facts.Fighting, x(m.Rounds), y, fmt.Sprintf("%s, %s: %s", d.Name, plays[plain], hundredths(m.Rounds)))
			}
		}
		y += row
	}
	return s.end()
}

// legend tells the difficulties' signs, and where to go on below.
func (r result) legend(s *svg, y float64) float64 {
	x := edge + 6
	for i, d := range facts.Difficulties {
		s.mark(i, true, x, y, d.Name)
		s.text(x+10, y+4, "start", "ink", d.Name)
		x += 40 + 7*float64(len(d.Name))
	}
	return y + 24
}

func find(table []facts.Pace, b facts.Boxes, d facts.DifficultyID, pair [2]facts.LeaderID) (facts.Pace, bool) {
	i := slices.IndexFunc(table, func(p facts.Pace) bool { return p.Boxes == b && p.Difficulty == d && p.Leaders == pair })
	if i < 0 {
		return facts.Pace{}, false
	}
	return table[i], true
}

// hundredths is a number of hundredths as a decimal.
func hundredths(n int) string { return fmt.Sprintf("%d.%02d", n/100, n%100) }

// pointsChart is a field for each box and two ways to play: points at each Recall.
func (r result) pointsChart() string {
	const wide, high, fieldWide, fieldHigh, goal = 800.0, 620.0, 340.0, 220.0, 10
	s := newSVG(int(wide), int(high), "Points by round")
	top := r.legend(s, edge+4)
	s.text(edge, top, "start", "dim", "thick: the Rival with more points; dashed: the person. A game that is over keeps its points.")
	for col, box := range facts.BoxTable {
		for line, plain := range []facts.Plain{facts.Fighting, facts.Peaceful} {
			left, up := 50+float64(col)*(fieldWide+40), top+46+float64(line)*(fieldHigh+60)
			x := func(round int) float64 { return left + fieldWide*float64(round-1)/float64(facts.Rounds-1) }
			y := func(points float64) float64 { return up + fieldHigh*(1-points/12) }
			s.text(left, up-12, "start", "ink", box.Name+": against one who "+plays[plain])
			for p := 0; p <= 12; p += 2 {
				class := "rule"
				if p == goal {
					class = "goal"
				}
				s.rule(class, left, y(float64(p)), left+fieldWide, y(float64(p)))
				s.text(left-8, y(float64(p))+4, "end", "dim", fmt.Sprint(p))
			}
			for round := 1; round <= facts.Rounds; round++ {
				s.text(x(round), up+fieldHigh+16, "middle", "dim", fmt.Sprint(round))
			}
			for i, d := range facts.Difficulties {
				sums := r.of(box.Boxes, d.ID, plain)
				var rival, you [][2]float64
				for n := range facts.Rounds {
					rival = append(rival, [2]float64{x(n + 1), y(mean(sums.Points[pace.Better][n], sums))})
					you = append(you, [2]float64{x(n + 1), y(mean(sums.Points[pace.You][n], sums))})
				}
				s.line(i, "line", rival)
				s.line(i, "thin", you)
				for n, at := range rival {
					s.mark(i, true, at[0], at[1], fmt.Sprintf("%s, round %d: %.2f", d.Name, n+1, mean(sums.Points[pace.Better][n], sums)))
				}
			}
		}
	}
	return s.end()
}

func mean(n int, s pace.Sums) float64 { return float64(n) / float64(max(1, s.Games())) }

// stripe is a part of a bar: what it is called, and how long it is.
type stripe struct {
	name string
	of   func(pace.Sums) float64
}

// winsChart is a bar a box, difficulty and way to play: who wins.
func (r result) winsChart() string {
	share := func(n int, s pace.Sums) float64 { return 100 * mean(n, s) }
	return r.stripes("Who wins, of 100 games", 100, 20, []stripe{
		{"the person", func(s pace.Sums) float64 { return share(s.Won[0], s) }},
		{"the left Rival", func(s pace.Sums) float64 { return share(s.LeftWon, s) }},
		{"the right Rival", func(s pace.Sums) float64 { return share(s.Games()-s.Won[0]-s.LeftWon, s) }},
	})
}

// sourceNames are the sources of a Rival's points, in words.
var sourceNames = map[facts.PointSource]string{
	facts.PointsFromInfluence: "influence", facts.PointsFromAlliances: "Alliances", facts.PointsBought: "bought",
	facts.PointsFromCards: "House Hagal cards", facts.PointsFromConflicts: "Conflicts", facts.PointsFromTech: "Tech tiles", facts.PointsAtTheEnd: "at the end",
}

// sourcesChart is what the points of both Rivals came from.
func (r result) sourcesChart() string {
	var list []stripe
	for from := facts.PointsByHand; from <= facts.PointsAtTheEnd; from++ {
		if slices.ContainsFunc(r.matches, func(m pace.Match) bool { return r.sums[m].From[from] != 0 }) {
			list = append(list, stripe{sourceNames[from], func(s pace.Sums) float64 { return mean(s.From[from], s) }})
		}
	}
	return r.stripes("What a game's points of both Rivals came from", 22, 2, list)
}

// stripes is a bar a box, difficulty and way to play, as long as most at most.
func (r result) stripes(title string, most, apart float64, parts []stripe) string {
	const wide, left = 900.0, 370.0
	bars := len(facts.BoxTable) * len(facts.Difficulties) * len(facts.Plains)
	s := newSVG(int(wide), int(100+row*float64(bars)+8*float64(len(facts.BoxTable)*len(facts.Difficulties))), title)
	s.text(edge, edge+8, "start", "ink", title)
	at := edge
	for i, p := range parts {
		s.bar(i, at, edge+22, 12, 12, p.name)
		s.text(at+18, edge+32, "start", "ink", p.name)
		at += 44 + 7*float64(len(p.name))
	}
	x := func(v float64) float64 { return left + (wide-2*edge-left)*v/most }
	y := edge + 60
	bottom := y + row*float64(bars) + 8*float64(len(facts.BoxTable)*len(facts.Difficulties))
	for v := 0.0; v <= most; v += apart {
		s.rule("rule", x(v), y-8, x(v), bottom-8)
		s.text(x(v), bottom+8, "middle", "dim", fmt.Sprint(math.Round(v)))
	}
	for _, box := range facts.BoxTable {
		for _, d := range facts.Difficulties {
			for _, plain := range facts.Plains {
				sums := r.of(box.Boxes, d.ID, plain)
				s.text(left-10, y+11, "end", "ink", fmt.Sprintf("%s, %s, %s", box.Name, d.Name, plays[plain]))
				from := 0.0
				for i, p := range parts {
					n := p.of(sums)
					s.bar(i, x(from), y, x(from+n)-x(from), 14, fmt.Sprintf("%s: %.2f", p.name, n))
					from += n
				}
				y += row
			}
			y += 8
		}
	}
	return s.end()
}
