package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Seat is a seat. In text and JSON it is its id in the notation. It is no byte,
// so that go vet finds string(seat).
type Seat int8

// The seats: You, Left and Right solo; One, Two and Hagal with two players.
const (
	Nobody Seat = iota // where no seat stands: a free marker, no turn due
	You
	Left
	Right
	One
	Two
	Hagal
)

var seatIDs = [...]string{"", "you", "left", "right", "one", "two", "hagal"}

// ParseSeat is the seat of an id in the notation; Nobody has none.
func ParseSeat(id string) (s Seat, ok bool) {
	n := slices.Index(seatIDs[:], id)
	return Seat(max(0, n)), n > 0
}

// seatOf is the seat of an id known to be one, else Nobody.
func seatOf(id string) Seat { s, _ := ParseSeat(id); return s }

// String is the seat's id in the notation, empty for Nobody.
func (s Seat) String() string {
	if s == Nobody || s.sits() {
		return seatIDs[s]
	}
	return "seat" + strconv.Itoa(int(s))
}

// MarshalText is the seat's id.
func (s Seat) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads an id, empty for Nobody.
func (s *Seat) UnmarshalText(text []byte) error {
	seat, ok := ParseSeat(string(text))
	if !ok && len(text) > 0 {
		return fmt.Errorf("%q is not a seat; it is one of:%s", text, strings.Join(seatIDs[:], " "))
	}
	*s = seat
	return nil
}

// sits reports whether it is one of the seats.
func (s Seat) sits() bool { return s > Nobody && s <= Hagal }

// seatOptions are seats of which one is to be named.
func seatOptions(seats []Seat) speech.List {
	var list speech.List
	for _, s := range seats {
		list.Items = append(list.Items, speech.Option{ID: s.String(), Says: s})
	}
	return list
}

// name is what a Rival calls the seat.
func (s Seat) name() rival.Name { return s }

// English is the seat as a sentence of the engine tells it; the screen has its
// name at the table.
func (s Seat) English() string {
	if s == Nobody || s.sits() {
		return seatNames[s]
	}
	return s.String()
}

var seatNames = [...]string{"", "the player", "the left Rival", "the right Rival", "player one", "player two", "House Hagal"}

// Seats lists the table's seats clockwise; House Hagal, who has no seat in
// the turn order, comes last (R-SEAT-1, R-SEAT-2).
func (t Table) Seats() [3]Seat { return t.terms.setup.seats() }

func (s Setup) seats() [3]Seat {
	if s.Solo {
		return [3]Seat{You, Left, Right}
	}
	return [3]Seat{One, Two, Hagal}
}

// Players lists the seats that take turns in the turn order.
func (t Table) Players() []Seat { return t.terms.setup.players() }

func (s Setup) players() []Seat {
	seats := s.seats()
	if s.Solo {
		return seats[:]
	}
	return seats[:2]
}

// Leader is who leads a seat of a solo game; empty for a person who told none,
// and with two players.
func (t Table) Leader(s Seat) facts.LeaderID { return t.terms.setup.leader(s) }

func (s Setup) leader(of Seat) facts.LeaderID {
	switch of {
	case You:
		return s.You
	case Left:
		return s.Left
	case Right:
		return s.Right
	}
	return ""
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
	if !s.sits() || (s < One) != t.terms.setup.Solo {
		return -1
	}
	return int(s-You) % 3
}

// at is the seat's side, not to be changed.
func (t Table) at(s Seat) *Side { return t.sides[t.index(s)] }

// Side is a copy of what lies in front of a seat.
func (t Table) Side(s Seat) Side { return *t.at(s) }

// clockwise lists the players from a seat on.
func (t Table) clockwise(from Seat) []Seat { return t.from(from).players }

// turnOrder is every seat from the First Player on, House Hagal last.
func (t Table) turnOrder() []Seat { return t.from(t.first).all }

// rivals lists the seats the app plays, in turn order.
func (t Table) rivals() []Seat { return t.from(t.first).rivals }

// Humans lists the seats of people, in seat order.
func (t Table) Humans() []Seat {
	if t.terms.setup.Solo {
		return []Seat{You}
	}
	return []Seat{One, Two}
}
