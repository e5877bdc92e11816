package part

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/engine"
)

// pieceNames are the colours of the box's pieces.
var pieceNames = map[look.Piece]string{look.Blue: "Blue", look.Red: "Red", look.Green: "Green", look.Yellow: "Yellow"}

// Pieces chooses the colour of a seat's pieces, each shown with the seat's own
// shape. A colour that another seat has says that the two swap.
func Pieces(tb engine.Table, s engine.Seat, now look.Pieces, choose func(look.Pieces)) fyne.CanvasObject {
	slot := Slot(tb, s)
	var list []fyne.CanvasObject
	for _, c := range look.EachPiece {
		name, face := words.T(pieceNames[c]), CardFace()
		lines := []fyne.CanvasObject{Text(name, Strong)}
		switch other, taken := now.Holder(c); {
		case taken && other == slot:
			face = ActiveFace()
		case taken:
			lines = append(lines, Text(words.T("swaps with {0}", words.At(tb, tb.Seats()[other])), Small))
		}
		pic := Icon(look.PieceShape(slot, c), 22)
		says := words.T("{0}: pieces in {1}", words.At(tb, s), name)
		list = append(list, kit.NewTap(says, face, kit.Row(Near, 1, pic, kit.Column(0, lines...)), func() { choose(now.With(slot, c)) }))
	}
	return Grid(Near, 135, 2, list...)
}
