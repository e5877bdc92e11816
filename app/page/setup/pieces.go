package setup

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// piecesRow shows the colour of each seat's pieces; a tap chooses others.
func (p *Page) piecesRow() fyne.CanvasObject {
	tb := p.host.Desk().Table()
	var shapes []fyne.CanvasObject
	for _, s := range tb.Seats() {
		shapes = append(shapes, part.SeatIcon(tb, s, 22))
	}
	name := words.T("Colours of the pieces")
	return kit.NewTap(name, part.CardFace(), kit.Row(part.Near, len(shapes), append(shapes, part.Text(name, part.Body))...),
		func() { p.host.Sheet(p.piecesSheet) })
}

// piecesSheet chooses the colours of all seats.
func (p *Page) piecesSheet(part.Frame) fyne.CanvasObject {
	tb := p.host.Desk().Table()
	now := look.ParsePieces(p.host.Preferred(shell.Pieces))
	parts := []fyne.CanvasObject{part.SheetHead(nil, words.T("Colours of the pieces"), p.host.Close)}
	for _, s := range tb.Seats() {
		parts = append(parts, kit.Row(part.Near, 1, part.SeatIcon(tb, s, 18), part.Text(words.Seat(tb, s), part.Strong)),
			part.Pieces(tb, s, now, func(to look.Pieces) { p.host.Prefer(shell.Pieces, to.String()) }))
	}
	return kit.Column(part.Near, parts...)
}
