package part

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/engine"
)

// Slot is the place of a seat at its table, from 0: its shape and colour
// follow from it.
func Slot(tb engine.Table, s engine.Seat) int {
	seats := tb.Seats()
	return max(0, slices.Index(seats[:], s))
}

// SeatIcon is a seat's shape in its colour.
func SeatIcon(tb engine.Table, s engine.Seat, size float32) fyne.CanvasObject {
	return Icon(look.SeatShape(Slot(tb, s)), size)
}

// SeatFlag is a seat's Control marker.
func SeatFlag(tb engine.Table, s engine.Seat, size float32) fyne.CanvasObject {
	return Icon(look.SeatFlag(Slot(tb, s)), size)
}

// OfSeat is a face with a seat's stripe.
func OfSeat(tb engine.Table, s engine.Seat, face kit.Face) kit.Face {
	face.Edge = look.SeatColor(Slot(tb, s), look.Fill)
	return face
}
