package facts

import "slices"

// Plain names a plain way to play against Rivals, which a simulation can:
// engine/sim says precisely what each does.
type Plain uint8

// The plain ways to play.
const (
	AtRandom Plain = iota
	Peaceful       // ignores the Conflict
	Fighting       // fights in every Conflict
)

// Plains are all of them, in order.
var Plains = [...]Plain{AtRandom, Peaceful, Fighting}

// Pace is how fast two Rival Leaders are, in either seat, at a table without
// variants; by Plain. docs/strength.md tells how it was measured.
type Pace struct {
	Boxes      Boxes
	Difficulty DifficultyID
	Leaders    [2]LeaderID // in table order
	Against    [len(Plains)]Measured
}

// Measured is what many games against one plain way to play came to.
type Measured struct {
	Rounds    int // hundredths of a round: the mean of the round at whose Recall a Rival has 10 points, or else of the last
	Within    int // hundredths of a round: the mean is as near as that, 19 times of 20
	Unreached int // games of a thousand that end with no Rival at 10 points
	Won       int // games of a thousand that the person wins
}

// PaceOf is the pace of a solo table; ok is false where none was measured, as
// with any variant.
func PaceOf(b Boxes, v Variants, d DifficultyID, left, right LeaderID) (p Pace, ok bool) {
	return find(PaceTable, func(p Pace) bool {
		return v == 0 && p.Boxes == b && p.Difficulty == d && left != right &&
			slices.Contains(p.Leaders[:], left) && slices.Contains(p.Leaders[:], right)
	})
}

// Paces lists what was measured with these boxes, the slowest against who
// fights first.
func Paces(b Boxes) []Pace {
	var list []Pace
	for _, p := range PaceTable {
		if p.Boxes == b {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(x, y Pace) int { return y.Against[Fighting].Rounds - x.Against[Fighting].Rounds })
	return list
}

// RivalLeaders lists the Leaders that may lead Rivals with these boxes.
func RivalLeaders(b Boxes) []LeaderID {
	var list []LeaderID
	for _, l := range Leaders {
		if l.Rival && l.Needs.Met(b) {
			list = append(list, l.ID)
		}
	}
	return list
}
