package look

import (
	"fyne.io/fyne/v2"

	"hagal/data/facts"
)

// Part is what a seat's or Faction's colour is for.
type Part uint8

// The parts.
const (
	Fill Part = iota // the sign itself, the line around a seat's shape; also words in that colour
	On               // words and icons on a ground of the fill
	Tint             // a quiet ground that carries ordinary text
	Wood             // of pieces alone: what they look like on the table, inside a line of the fill
)

var parts = [...]string{Fill: "", On: "On", Tint: "Tint", Wood: "Wood"}

// shapes is the shape of each seat, in the order of the table's seats: first
// the player or One, then Left or Two, then Right or House Hagal.
var shapes = [3]string{"circle", "square", "triangle"}

var seats = [3]string{"seatOne", "seatTwo", "seatThree"}

// seatParts is what the names of the seats' colours stand for.
var seatParts = func() map[fyne.ThemeColorName]seatPart {
	m := map[fyne.ThemeColorName]seatPart{}
	for slot := range seats {
		for part := range parts {
			m[SeatColor(slot, Part(part))] = seatPart{slot, Part(part)}
		}
	}
	return m
}()

type seatPart struct {
	slot int
	part Part
}

func seat(slot int) int { return ((slot % 3) + 3) % 3 }

// SeatShapeName is the name of the shape of a seat.
func SeatShapeName(slot int) string { return shapes[seat(slot)] }

// SeatShape is the shape of a seat in the seat's colour. It goes wherever the
// colour goes: no seat is known by colour alone.
func SeatShape(slot int) fyne.Resource { return ofSeat(SeatShapeName(slot), slot) }

// PieceShape is the shape of a seat in a colour that its pieces may have.
func PieceShape(slot int, p Piece) fyne.Resource {
	return picture{SeatShapeName(slot), PieceColor(p, Fill), PieceColor(p, Wood)}
}

// SeatFlag is the Control marker of a seat: a flag in its colour with its shape
// on it, which is no Agent.
func SeatFlag(slot int) fyne.Resource { return ofSeat("flag-"+SeatShapeName(slot), slot) }

func ofSeat(icon string, slot int) fyne.Resource {
	return picture{icon, SeatColor(slot, Fill), SeatColor(slot, Wood)}
}

// SeatColor is the colour of a seat for one use: that of its pieces.
func SeatColor(slot int, part Part) fyne.ThemeColorName {
	return fyne.ThemeColorName(seats[seat(slot)] + parts[part])
}

// FactionColor is the colour of a Faction for one use. Its sign is
// FactionIcon: no Faction is known by colour alone.
func FactionColor(f facts.Faction, part Part) fyne.ThemeColorName {
	return fyne.ThemeColorName("faction-" + f.ID() + parts[part])
}
