package setup

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
)

// checklist is the set-up of exactly this table, tick by tick.
func (a *App) checklist() fyne.CanvasObject {
	tb := a.desk.Table()
	if a.ticked == nil {
		a.ticked = a.readTicks()
	}
	var parts []fyne.CanvasObject
	done := 0
	items := words.Checklist(tb)
	for i, item := range items {
		face, box := part.CardFace(), emptyBox()
		if a.ticked[i] {
			done++
			face.Fill, box = "", part.Icon(look.Icon("check"), 22)
		}
		parts = append(parts, kit.NewTap(item, face, kit.Row(part.Apart, 1, box, part.Text(item, part.Body)), func() {
			a.ticked[i] = !a.ticked[i]
			a.saveTicks()
			a.show()
		}))
	}
	label := words.T("Everything is set up")
	if tb.Round() > 0 {
		label = words.T("Back to the table")
	}
	n := part.Action{Label: part.Label, Sub: words.T("{0} of {1} ticked", done, len(items)), Do: func() { a.goTo(Table) }}
	a.main = &n
	return a.narrow(a.frame(a.titled(words.T("Set-up"), func() { a.goTo(Home) }), a.scroll("check", kit.Pad(part.Apart, 0, kit.Column(part.Near, parts...))), nil, &n))
}

func (a *App) ticksKey() string { return "ticks-" + strconv.Itoa(int(a.desk.ID())) }

func (a *App) readTicks() map[int]bool {
	ticks := map[int]bool{}
	for i, c := range a.kept(a.ticksKey()) {
		ticks[i] = c == 'x'
	}
	return ticks
}

func (a *App) saveTicks() {
	var b strings.Builder
	for i := range words.Checklist(a.desk.Table()) {
		if a.ticked[i] {
			b.WriteByte('x')
		} else {
			b.WriteByte('-')
		}
	}
	a.keep(a.ticksKey(), b.String())
}

// emptyBox is what is not ticked yet.
func emptyBox() fyne.CanvasObject {
	box := canvas.NewRectangle(color.Transparent)
	box.StrokeColor, box.StrokeWidth, box.CornerRadius = theme.Color(look.Dim), 2, 4
	return kit.Fixed(22, 22, kit.Pad(2, 2, box))
}
