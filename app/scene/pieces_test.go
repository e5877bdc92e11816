package scene

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2/theme"

	"hagal/app/look"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// wears checks the colours that the seats are drawn in.
func wears(h *Hand, want ...look.Piece) {
	h.Helper()
	for slot, c := range want {
		if theme.Color(look.SeatColor(slot, look.Fill)) != theme.Color(look.PieceColor(c, look.Fill)) {
			h.Fatal(fmt.Sprintf("seat %d is not drawn in %v", slot, c))
		}
	}
}

// Two taps choose the colour of a seat's pieces; the seat that had it takes
// the other's, as was said; the next start knows it.
func TestTwoTapsChooseTheColourOfASeat(t *testing.T) {
	h := Open(t, Phone)
	wears(h, look.Blue, look.Red, look.Green)
	h.App.Open(h.Deal("Friday", SoloLine))
	h.Tap(words.T("Figures of {0}", words.At(h.Table(), engine.Left)))
	h.Sees("Colour of the pieces", "swaps with you")
	h.Tap(fmt.Sprintf("%s: pieces in Blue", words.Seat(h.Table(), engine.Left)))
	wears(h, look.Red, look.Blue, look.Green)
	h.Tap(fmt.Sprintf("%s: pieces in Yellow", words.Seat(h.Table(), engine.Left)))
	wears(h, look.Red, look.Yellow, look.Green)
	h.Start(Phone)
	wears(h, look.Red, look.Yellow, look.Green)
	h.App.Prefer(shell.Pieces, "red red red")
	wears(h, look.Blue, look.Red, look.Green)
}

// A colour is offered with the shape of the seat that would take it, whoever
// has it now.
func TestColoursAreShownInTheShapeOfTheirSeat(t *testing.T) {
	h := Open(t, Phone)
	h.App.Open(h.Deal("Friday", SoloLine))
	h.App.Go(shell.Setup)
	h.Tap("Colours of the pieces")
	for slot, s := range h.Table().Seats() {
		for _, c := range []string{"Blue", "Red", "Green", "Yellow"} {
			name := fmt.Sprintf("%s: pieces in %s", words.Seat(h.Table(), s), c)
			if got := signsOf(h.Find(name)); len(got) != 1 || !got[look.SeatShapeName(slot)] {
				t.Errorf("%s is shown with %v, want %s", name, got, look.SeatShapeName(slot))
			}
		}
	}
}

func TestTheSetUpOffersTheColoursOfEverySeat(t *testing.T) {
	for _, line := range []string{SoloLine, "table two expansion=base first=one deck=app seed=5"} {
		h := Open(t, Phone)
		h.App.Open(h.Deal("Friday", line))
		h.App.Go(shell.Setup)
		h.Tap("Colours of the pieces")
		for slot, s := range h.Table().Seats() {
			for _, c := range look.EachPiece {
				h.Tap(fmt.Sprintf("%s: pieces in %s", words.Seat(h.Table(), s), map[look.Piece]string{look.Blue: "Blue", look.Red: "Red", look.Green: "Green", look.Yellow: "Yellow"}[c]))
				if got := look.ParsePieces(h.App.Preferred(shell.Pieces)); got[slot] != c {
					t.Errorf("%s has %v, not %v", s, got[slot], c)
				}
			}
		}
	}
}
