package home

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"hagal/app/exchange"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
)

// welcome is the first start: a picture, and how it goes in three lines.
func (p *Page) welcome(f part.Frame) []fyne.CanvasObject {
	line := func(pic fyne.CanvasObject, says string) fyne.CanvasObject {
		return kit.Card(part.CardFace(), kit.Row(part.Apart, 1, pic, part.Text(says, part.Strong)))
	}
	bring := part.Changing(p.store.ReadOnly(), "down", words.T("Import a file"), words.T("a backup, or one table as text; nothing is overwritten"), exchange.New(p.host, p.store).BringIn)
	return []fyne.CanvasObject{
		welcomePicture(f.Short),
		line(part.Icon(look.Tinted("card", look.SeatColor(1, look.Fill)), 32), words.T("The app draws the Rivals' cards and plays their turns.")),
		line(part.Icon(look.Tinted("agent", look.SeatColor(0, look.Fill)), 32), words.T("You move the pieces on your board as it tells you.")),
		line(part.Icon(look.Tinted("check", look.Good), 32), words.T("Every tap is saved: nothing is lost, and everything can be undone.")),
		bring,
	}
}

// welcomePicture is a table seen from above: the board, you before it, and a
// Rival with a card on each side.
// A low screen gets a low picture.
func welcomePicture(low bool) fyne.CanvasObject {
	size := float32(1)
	if low {
		size = 0.55
	}
	ground := canvas.NewRectangle(theme.Color(look.SurfaceHigh))
	ground.CornerRadius = 14
	seat := func(slot int) fyne.CanvasObject { return kit.Icon(look.SeatShape(slot), 36*size) }
	card := func(slot int) fyne.CanvasObject {
		return kit.Icon(look.Tinted("card", look.SeatColor(slot, look.Fill)), 56*size)
	}
	agent := func() fyne.CanvasObject { return kit.Icon(look.Tinted("agent", look.SeatColor(0, look.Fill)), 36*size) }
	objects := []fyne.CanvasObject{ground, kit.Icon(look.Icon("board"), 120*size), seat(0), seat(1), seat(2), card(1), card(2), agent(), agent()}
	return &fyne.Container{Layout: tableTop{fyne.NewSize(260, 230*size)}, Objects: objects}
}

// tableTop lays out welcomePicture: where each thing's middle is, in parts of
// the width and the height.
type tableTop struct{ least fyne.Size }

var tableTopPlaces = []fyne.Position{{}, {X: 0.5, Y: 0.42}, {X: 0.5, Y: 0.86}, {X: 0.11, Y: 0.42}, {X: 0.89, Y: 0.42},
	{X: 0.25, Y: 0.42}, {X: 0.75, Y: 0.42}, {X: 0.38, Y: 0.86}, {X: 0.62, Y: 0.86}}

func (tableTop) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	for i, c := range o[1:] {
		at, own := tableTopPlaces[i+1], c.MinSize()
		c.Resize(own)
		c.Move(fyne.NewPos(at.X*size.Width-own.Width/2, at.Y*size.Height-own.Height/2))
	}
}

func (l tableTop) MinSize([]fyne.CanvasObject) fyne.Size { return l.least }
