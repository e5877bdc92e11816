package engine

import "hagal/rival"

// Seat is a seat's id in the notation.
type Seat string

// The seats: You, Left and Right solo; One, Two and Hagal with two players.
const (
	You   Seat = "you"
	Left  Seat = "left"
	Right Seat = "right"
	One   Seat = "one"
	Two   Seat = "two"
	Hagal Seat = "hagal"

	// Nobody stands where no seat does: a free marker, no turn due.
	Nobody Seat = ""
)

// number is the seat's place in names, or -1.
func (s Seat) number() int {
	switch s {
	case You:
		return 0
	case Left:
		return 1
	case Right:
		return 2
	case One:
		return 3
	case Two:
		return 4
	case Hagal:
		return 5
	}
	return -1
}

// names are the seats as a Rival calls them, made once.
var names = [...]rival.Name{You, Left, Right, One, Two, Hagal}

// name is what a Rival calls the seat.
func (s Seat) name() rival.Name {
	if n := s.number(); n >= 0 {
		return names[n]
	}
	return s
}

// English is the seat as a sentence of the engine tells it; the screen has its
// name at the table.
func (s Seat) English() string {
	if name, ok := seatNames[s]; ok {
		return name
	}
	return string(s)
}

var seatNames = map[Seat]string{You: "the player", Left: "the left Rival", Right: "the right Rival",
	One: "player one", Two: "player two", Hagal: "House Hagal"}

// Seats lists the table's seats clockwise; House Hagal, who has no seat in
// the turn order, comes last (R-SEAT-1, R-SEAT-2).
func (t Table) Seats() [3]Seat { return t.setup.seats() }

func (s Setup) seats() [3]Seat {
	if s.Solo {
		return [3]Seat{You, Left, Right}
	}
	return [3]Seat{One, Two, Hagal}
}

// Players lists the seats that take turns in the turn order.
func (t Table) Players() []Seat { return t.setup.players() }

func (s Setup) players() []Seat {
	seats := s.seats()
	if s.Solo {
		return seats[:]
	}
	return seats[:2]
}

// Human reports whether a person sits there.
func (s Seat) Human() bool { return s == You || s == One || s == Two }

// Rival reports whether the app plays the seat.
func (s Seat) Rival() bool { return s == Left || s == Right || s == Hagal }

// Leads reports whether the seat is a solo Rival, with resources and points.
func (s Seat) Leads() bool { return s == Left || s == Right }

// scores reports whether the seat can have points (R-SPEND-5).
func (s Seat) scores() bool { return s != Hagal }

// index is where a seat stands among the table's three, or -1.
func (t Table) index(s Seat) int {
	n := s.number()
	if n < 0 || (n < 3) != t.setup.Solo {
		return -1
	}
	return n % 3
}

// at is the seat's side, to be changed in place.
func (t *Table) at(s Seat) *Side { return &t.sides[t.index(s)] }

// Side is a copy of what lies in front of a seat.
func (t Table) Side(s Seat) Side { return t.sides[t.index(s)] }

// clockwise lists the players from a seat on.
func (t Table) clockwise(from Seat) []Seat { return t.from(from).players }

// turnOrder is every seat from the First Player on, House Hagal last.
func (t Table) turnOrder() []Seat { return t.from(t.first).all }

// rivals lists the seats the app plays, in turn order.
func (t Table) rivals() []Seat { return t.from(t.first).rivals }

// Humans lists the seats of people, in seat order.
func (t Table) Humans() []Seat {
	if t.setup.Solo {
		return []Seat{You}
	}
	return []Seat{One, Two}
}
