package desk

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hagal/data/facts"
	"hagal/engine"
)

// Brief is what is known of a table without opening it.
type Brief struct {
	Round      int
	Phase      engine.Phase
	Two        bool
	Difficulty facts.DifficultyID // solo
	Boxes      facts.Boxes        // the base game in an older note of a game in play

	// Told once the game is over; all empty in an older note.
	Variants         facts.Variants
	You, Left, Right facts.LeaderID // solo, You may be empty
	Names            [2]string      // of the people, may be empty; solo the first
	Winner           engine.Seat
	Points           [3]int // of each seat, in the table's order
}

// Over reports whether the game is over.
func (b Brief) Over() bool { return b.Phase == engine.PhaseOver }

// RoundDue is the round being played, or the next where that one is over: 1 to
// facts.Rounds.
func (b Brief) RoundDue() int {
	due := b.Round
	if b.Phase == engine.PhaseRoundStart {
		due++
	}
	return min(max(1, due), facts.Rounds)
}

// Scored reports whether the note tells who won.
func (b Brief) Scored() bool { return b.Winner != engine.Nobody }

// Won reports whether a person won.
func (b Brief) Won() bool { return b.Winner.Human() }

// Seats are the seats that have points, in the table's order.
func (b Brief) Seats() []engine.Seat {
	if b.Two {
		return []engine.Seat{engine.One, engine.Two}
	}
	return []engine.Seat{engine.You, engine.Left, engine.Right}
}

// nameMark stands before each name: the one sign no name holds.
const nameMark = " #"

// Note is one line about a table for the lists of tables, such as
//
//	4 player-turns mentat ix
//	9 over mentat ix variants=epic you=ilesa-ecaz left=… right=… winner=you points=12,9,8
//	8 over two winner=one points=10,9 #Ada #Bob
//
// with the names that were given to the people.
func Note(t engine.Table) string {
	s := t.Setup()
	what := string(s.Difficulty)
	if !s.Solo {
		what = "two"
	}
	note := fmt.Sprintf("%d %s %s", t.Round(), t.Phase(), what)
	if s.Boxes != facts.Base {
		note += " " + s.Boxes.String()
	}
	if t.Phase() == engine.PhaseOver {
		note += overNote(t, s)
	}
	return note
}

func overNote(t engine.Table, s engine.Setup) string {
	var b strings.Builder
	if s.Variants != 0 {
		var ids []string
		for _, v := range s.Variants.List() {
			ids = append(ids, v.ID)
		}
		b.WriteString(" variants=" + strings.Join(ids, ","))
	}
	for _, l := range []struct {
		key string
		id  facts.LeaderID
	}{{"you", s.You}, {"left", s.Left}, {"right", s.Right}} {
		if l.id != "" {
			b.WriteString(" " + l.key + "=" + string(l.id))
		}
	}
	var points []string
	for _, seat := range t.Seats() {
		if seat != engine.Hagal {
			points = append(points, strconv.Itoa(t.Side(seat).VP()))
		}
	}
	fmt.Fprintf(&b, " winner=%s points=%s", t.Winner(), strings.Join(points, ","))
	switch {
	case s.Solo && t.Name(engine.You) != "":
		b.WriteString(nameMark + t.Name(engine.You))
	case !s.Solo && t.Name(engine.One)+t.Name(engine.Two) != "":
		b.WriteString(nameMark + t.Name(engine.One) + nameMark + t.Name(engine.Two))
	}
	return b.String()
}

// ReadNote takes a Note apart again. A note of an older version tells less; what
// cannot be read, or is of no table of ours, is left out.
func ReadNote(note string) Brief {
	var b Brief
	fields, names, _ := strings.Cut(note, nameMark)
	words := strings.Fields(fields)
	if len(words) < 2 {
		return b
	}
	b.Round = number(words[0], facts.Rounds)
	b.Phase, _ = engine.ParsePhase(words[1])
	if len(words) > 2 {
		b.what(words[2])
		for _, w := range words[3:] {
			key, value, _ := strings.Cut(w, "=")
			b.field(key, value)
		}
	}
	if names != "" {
		one, two, _ := strings.Cut(names, nameMark)
		b.Names = [2]string{strings.TrimSpace(one), strings.TrimSpace(two)}
	}
	if !slices.Contains(b.Seats(), b.Winner) {
		b.Winner = engine.Nobody
	}
	return b
}

func (b *Brief) what(word string) {
	b.Two = word == "two"
	if d, ok := facts.DifficultyByID(facts.DifficultyID(word)); ok {
		b.Difficulty = d.ID
	}
}

func (b *Brief) field(key, value string) {
	switch key {
	case "variants":
		for _, v := range facts.VariantTable {
			if slices.Contains(strings.Split(value, ","), v.ID) {
				b.Variants |= v.Variant
			}
		}
	case "you":
		b.You = leader(value)
	case "left":
		b.Left = leader(value)
	case "right":
		b.Right = leader(value)
	case "winner":
		b.Winner, _ = engine.ParseSeat(value)
	case "points":
		for i, n := range strings.SplitN(value, ",", len(b.Points)) {
			b.Points[i] = number(n, mostPoints)
		}
	default:
		if boxes, err := facts.ParseBoxes(key); err == nil {
			b.Boxes = boxes
		}
	}
}

// mostPoints is more than any game gives.
const mostPoints = 999

// number reads a number from 0 to most; anything else is 0.
func number(s string, most int) int {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > most {
		return 0
	}
	return n
}

func leader(id string) facts.LeaderID {
	l, _ := facts.LeaderByID(facts.LeaderID(id))
	return l.ID
}
