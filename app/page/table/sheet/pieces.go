package sheet

import (
	"fyne.io/fyne/v2"

	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// pieces chooses the colour of a seat's pieces, for this table and the next.
func pieces(p *play.Play, s engine.Seat) []fyne.CanvasObject {
	h := p.Host()
	choose := func(to look.Pieces) { h.Prefer(shell.Pieces, to.String()) }
	return []fyne.CanvasObject{part.Text(words.T("Colour of the pieces"), part.Label),
		part.Pieces(p.Table(), s, look.ParsePieces(h.Preferred(shell.Pieces)), choose)}
}
