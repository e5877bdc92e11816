package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/engine"
)

// The space between and inside things, in points.
const (
	tight = look.Tight
	near  = look.Near
	apart = look.Apart
	wideP = look.Wide
	far   = look.Far
)

var (
	body   = kit.Style{}
	strong = kit.Style{Bold: true}
	small  = kit.Style{Size: look.SizeSmall, Color: look.Dim}
	little = kit.Style{Size: look.SizeSmall}
	label  = kit.Style{Size: look.SizeSmall, Color: look.Dim, Bold: true}
	large  = kit.Style{Size: look.SizeLarge, Bold: true}
	title  = kit.Style{Size: look.SizeTitle, Bold: true}
	huge   = kit.Style{Size: look.SizeHuge, Bold: true}
	good   = kit.Style{Size: look.SizeSmall, Color: look.Good}
	bad    = kit.Style{Color: look.Bad, Bold: true}
	onMain = kit.Style{Size: look.SizeLarge, Bold: true, Color: theme.ColorNameForegroundOnPrimary, Center: true}
	underM = kit.Style{Size: look.SizeSmall, Color: theme.ColorNameForegroundOnPrimary, Center: true}
)

func cardFace() kit.Face {
	return kit.Face{Fill: look.Surface, Line: look.Line, Radius: 10, PadX: apart, PadY: near}
}

func activeFace() kit.Face {
	return kit.Face{Fill: look.SurfaceHigh, Line: theme.ColorNamePrimary, Width: 2, Radius: 10, PadX: apart, PadY: near}
}

// ofSeat is a face with a seat's stripe.
func ofSeat(tb engine.Table, s engine.Seat, face kit.Face) kit.Face {
	face.Edge = look.SeatColor(slot(tb, s), look.Fill)
	return face
}

func plainFace() kit.Face { return kit.Face{Radius: 10, PadX: near, PadY: tight} }

func text(s string, style kit.Style) *kit.Text { return kit.NewText(words.Hyphenated(s), style) }

func t(form string, args ...any) string { return words.T(form, args...) }

// icon is a picture of a size in points, scaled with the text.
func icon(r fyne.Resource, size float32) fyne.CanvasObject {
	return kit.Icon(r, scaled(size))
}

func slot(tb engine.Table, s engine.Seat) int {
	for i, id := range tb.Seats() {
		if id == s {
			return i
		}
	}
	return 0
}

func seatIcon(tb engine.Table, s engine.Seat, size float32) fyne.CanvasObject {
	return icon(look.SeatShape(slot(tb, s)), size)
}

// player is a seat as an argument of a sentence.
func player(tb engine.Table, s engine.Seat) words.Player { return words.At(tb, s) }

func seatName(tb engine.Table, s engine.Seat) string { return words.Seat(tb, s) }

// button is an ordinary button in words.
func button(name string, onTap func()) *kit.Tap {
	return kit.NewTap(name, cardFace(), text(name, kit.Style{Bold: true, Center: true}), onTap)
}

func iconButton(name, pic string, onTap func()) *kit.Tap {
	return kit.NewTap(name, plainFace(), kit.Center(icon(look.Icon(pic), 24)), onTap)
}

// sheetHead is the top of a sheet: a picture or nil, its name, and the way out.
func (a *App) sheetHead(pic fyne.CanvasObject, name string) fyne.CanvasObject {
	head := []fyne.CanvasObject{text(name, large), iconButton(t("Close"), "close", a.closeSheet)}
	if pic == nil {
		return kit.Row(near, 0, head...)
	}
	return kit.Row(near, 1, append([]fyne.CanvasObject{pic}, head...)...)
}

// choice is a button that may be the one chosen.
func choice(name string, chosen bool, onTap func()) *kit.Tap {
	face := cardFace()
	if chosen {
		face = activeFace()
	}
	return kit.NewTap(name, face, text(name, kit.Style{Bold: chosen, Center: true}), onTap)
}

// rowButton is a button as wide as the screen: a picture, words, more words.
func rowButton(pic fyne.CanvasObject, name, more string, onTap func()) *kit.Tap {
	words := []fyne.CanvasObject{text(name, strong)}
	if more != "" {
		words = append(words, text(more, small))
	}
	column := kit.Column(2, words...)
	if pic == nil {
		return kit.NewTap(name, cardFace(), column, onTap)
	}
	return kit.NewTap(name, cardFace(), kit.Row(apart, 1, pic, column), onTap)
}

// stepper changes a number by one, with large buttons.
func stepper(name string, n int, down, up func()) fyne.CanvasObject {
	minus := stepButton(t("{0}: one less", name), "minus", down)
	plus := stepButton(t("{0}: one more", name), "plus", up)
	value := kit.Fixed(scaled(44), scaled(32), kit.Line(itoa(n), kit.Style{Size: look.SizeLarge, Bold: true, Center: true}))
	return kit.Row(tight, -1, minus, value, plus)
}

// stepButton is a button of a stepper, dim where there is no further step.
func stepButton(name, pic string, do func()) *kit.Tap {
	face, color := cardFace(), theme.ColorNameForeground
	if do == nil {
		face.Fill, color = "", look.Dim
	}
	return kit.NewTap(name, face, kit.Center(icon(look.Tinted(pic, color), 22)), do)
}

// stepRow is a stepper with its name and a picture beside it.
func stepRow(pic fyne.CanvasObject, name string, n int, down, up func()) fyne.CanvasObject {
	if pic == nil {
		return kit.Row(near, 0, text(name, body), stepper(name, n, down, up))
	}
	return kit.Row(near, 1, pic, text(name, body), stepper(name, n, down, up))
}

// heading is the style of the largest words of a screen, less large where
// there is little room.
func (a *App) heading() kit.Style {
	if a.short() {
		return large
	}
	return title
}

// scale is how much larger text is than at first.
func scale() float32 { return theme.TextSize() / 15 }

// scaled is a width that grows with the text.
func scaled(w float32) float32 { return w * scale() }

// grid is equal columns at least narrow wide, which grows with the text.
func grid(gap, narrow float32, most int, objects ...fyne.CanvasObject) *fyne.Container {
	return kit.Grid(gap, scaled(narrow), most, objects...)
}

// numbers chooses a small number in one tap: five of them, and one more.
func numbers(name string, n, most int, set func(int)) fyne.CanvasObject {
	var list []fyne.CanvasObject
	for first, i := max(0, n-4), 0; i < 5 && first+i <= most; i++ {
		face := cardFace()
		if first+i == n {
			face = activeFace()
		}
		face.PadX = tight
		list = append(list, kit.NewTap(name+": "+itoa(first+i), face, kit.Center(kit.Line(itoa(first+i), large)), func() { set(first + i) }))
	}
	if most > 4 {
		more := cardFace()
		more.PadX = tight
		list = append(list, kit.NewTap(t("{0}: one more", name), more, kit.Center(icon(look.Icon("plus"), 22)), func() { set(min(most, n+1)) }))
	}
	return grid(tight, 40, 6, list...)
}

// clip keeps a word short where there is no room for all of it.
func clip(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-1]) + "…"
	}
	return s
}
