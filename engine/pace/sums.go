package pace

import (
	"fmt"
	"math"

	"hagal/data/facts"
	"hagal/engine"
)

// The seats of the sums.
const (
	You = iota
	Better
	Other
	seats
)

// sources is how many sources of points there are.
const sources = int(facts.PointsAtTheEnd) + 1

// Sums are what the games of a match came to. All are whole numbers: games
// may be added in any order.
type Sums struct {
	Seated    [2]Rounds                // by which of the two Leaders sits left
	Unreached int                      // games in which no Rival has the points that win at a Recall
	Won       [3]int                   // games won by you, by the first Leader, by the second
	LeftWon   int                      // games won by the left Rival
	Points    [seats][facts.Rounds]int // after each round, or where the game was over by then at its last Recall: yours, those of the Rival with more, and of the other
	From      [sources]int             // points of both Rivals by facts.PointSource
}

// Rounds sums up the rounds of games.
type Rounds struct{ Games, Sum, Squares int }

// add counts a game that is over.
func (s *Sums) add(t engine.Table, left int) {
	n := t.Round()
	r := &s.Seated[left]
	r.Games, r.Sum, r.Squares = r.Games+1, r.Sum+n, r.Squares+n*n
	switch t.Winner() {
	case engine.You:
		s.Won[0]++
	case engine.Left:
		s.LeftWon++
		s.Won[1+left]++
	case engine.Right:
		s.Won[2-left]++
	}
	you, one, two := byRound(t, engine.You), byRound(t, engine.Left), byRound(t, engine.Right)
	better := 0
	for i := range you {
		better = max(one[i], two[i])
		s.Points[You][i] += you[i]
		s.Points[Better][i] += better
		s.Points[Other][i] += min(one[i], two[i])
	}
	if better < t.Setup().Variants.WinningPoints() {
		s.Unreached++
	}
	for _, seat := range []engine.Seat{engine.Left, engine.Right} {
		for _, p := range t.Side(seat).Points {
			s.From[p.Source] += p.N
		}
	}
}

// byRound is a seat's points at each Recall, the last standing for those that
// do not come; points at the end of the game come after it.
func byRound(t engine.Table, s engine.Seat) (points [facts.Rounds]int) {
	for _, p := range t.Side(s).Points {
		if p.Source == facts.PointsAtTheEnd {
			continue
		}
		for i := max(0, p.Round-1); i < len(points); i++ {
			points[i] += p.N
		}
	}
	return points
}

// Add adds other games.
func (s *Sums) Add(o Sums) {
	for i := range s.Seated {
		s.Seated[i].add(o.Seated[i])
	}
	s.Unreached += o.Unreached
	s.LeftWon += o.LeftWon
	for i := range s.Won {
		s.Won[i] += o.Won[i]
	}
	for i := range s.Points {
		for n := range s.Points[i] {
			s.Points[i][n] += o.Points[i][n]
		}
	}
	for i := range s.From {
		s.From[i] += o.From[i]
	}
}

func (r *Rounds) add(o Rounds) {
	r.Games, r.Sum, r.Squares = r.Games+o.Games, r.Sum+o.Sum, r.Squares+o.Squares
}

// Games is how many games were played.
func (s Sums) Games() int { return s.Seated[0].Games + s.Seated[1].Games }

// Rounds are those of all games, whoever sat left.
func (s Sums) Rounds() Rounds {
	all := s.Seated[0]
	all.add(s.Seated[1])
	return all
}

// Mean is the mean number of rounds, 0 without a game.
func (r Rounds) Mean() float64 { return float64(r.Sum) / float64(max(1, r.Games)) }

// Variance is that of one game's rounds, 0 with fewer than two games.
func (r Rounds) Variance() float64 {
	if r.Games < 2 {
		return 0
	}
	n := r.Games
	return float64(n*r.Squares-r.Sum*r.Sum) / float64(n) / float64(n-1)
}

// normal is how many standard errors the middle 95 of 100 lie within.
const normal = 1.96

// Within is how near the mean is, 19 times of 20, in rounds.
func (r Rounds) Within() float64 {
	return normal * math.Sqrt(r.Variance()/float64(max(1, r.Games)))
}

// Done reports whether the mean is known as near as within, and from no fewer
// than Fewest games; or there have been too many.
func (s Sums) Done(within float64) bool {
	r := s.Rounds()
	return r.Games >= Fewest && r.Within() <= within || r.Games >= Most
}

// Measured is the sums as a fact, rounded to the nearest; how near the mean is
// is rounded up.
func (s Sums) Measured() facts.Measured {
	r := s.Rounds()
	thousand := func(n int) int { return (2000*n + r.Games) / (2 * r.Games) }
	return facts.Measured{
		Rounds: int(math.Round(r.Mean() * 100)), Within: int(math.Ceil(r.Within()*100 - 1e-9)),
		Unreached: thousand(s.Unreached), Won: thousand(s.Won[0]),
	}
}

// mostPoints is more points than a seat has in any game.
const mostPoints = 99

// Check says what of sums from outside no games can come to.
func (s Sums) Check() error {
	for i, r := range s.Seated {
		if r.Games < 0 || r.Games > Most || r.Sum < r.Games || r.Sum > facts.Rounds*r.Games ||
			r.Squares > facts.Rounds*r.Sum || r.Squares < 0 || r.Games*r.Squares < r.Sum*r.Sum {
			return fmt.Errorf("%d games with the Leader %d in the left seat do not come to %d rounds, their squares to %d", r.Games, i+1, r.Sum, r.Squares)
		}
	}
	games, won := s.Games(), 0
	if games == 0 || s.Seated[0].Games-s.Seated[1].Games > 1 || s.Seated[0].Games < s.Seated[1].Games {
		return fmt.Errorf("%d and %d games: the Leaders take turns in the left seat", s.Seated[0].Games, s.Seated[1].Games)
	}
	for _, n := range append(s.Won[:], s.Unreached, s.LeftWon) {
		if n < 0 || n > games {
			return fmt.Errorf("%d of %d games", n, games)
		}
	}
	for _, n := range s.Won {
		won += n
	}
	if won != games || s.LeftWon > s.Won[1]+s.Won[2] {
		return fmt.Errorf("%v games won of %d, %d by the left Rival", s.Won, games, s.LeftWon)
	}
	for _, list := range append([][facts.Rounds]int{}, s.Points[:]...) {
		for _, n := range list {
			if n < -mostPoints*games || n > mostPoints*games {
				return fmt.Errorf("%d points in %d games", n, games)
			}
		}
	}
	for _, n := range s.From {
		if n < -mostPoints*games || n > mostPoints*games {
			return fmt.Errorf("%d points in %d games", n, games)
		}
	}
	return nil
}
