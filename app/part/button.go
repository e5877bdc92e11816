package part

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
)

// Button is an ordinary button in words; without onTap it does nothing.
func Button(name string, onTap func()) *kit.Tap {
	return kit.NewTap(name, CardFace(), Text(name, kit.Style{Bold: true, Center: true}), onTap)
}

// SmallButton is a button for a figure, as narrow as a target.
func SmallButton(name string, onTap func()) *kit.Tap {
	face := CardFace()
	face.PadX = Tight
	return kit.NewTap(name, face, kit.Center(kit.Line(name, Strong)), onTap)
}

// IconButton is a button with an icon of package look; name says what it does.
func IconButton(name, pic string, onTap func()) *kit.Tap {
	return kit.NewTap(name, PlainFace(), kit.Center(Icon(look.Icon(pic), 24)), onTap)
}

// Choice is a button that may be the one chosen.
func Choice(name string, chosen bool, onTap func()) *kit.Tap {
	face := CardFace()
	if chosen {
		face = ActiveFace()
	}
	return kit.NewTap(name, face, Text(name, kit.Style{Bold: chosen, Center: true}), onTap)
}

// RowButton is a button as wide as the screen: a picture or nil, words, and
// more words or none.
func RowButton(pic fyne.CanvasObject, name, more string, onTap func()) *kit.Tap {
	lines := []fyne.CanvasObject{Text(name, Strong)}
	if more != "" {
		lines = append(lines, Text(more, Small))
	}
	column := kit.Column(2, lines...)
	if pic == nil {
		return kit.NewTap(name, CardFace(), column, onTap)
	}
	return kit.NewTap(name, CardFace(), kit.Row(Apart, 1, pic, column), onTap)
}

// Changing is a RowButton that changes the saved tables. Where they can only
// be looked at it says so, and does nothing.
func Changing(readOnly bool, pic, name, more string, do func()) *kit.Tap {
	if !readOnly {
		return RowButton(Icon(look.Icon(pic), 22), name, more, do)
	}
	says := kit.Column(2, Text(name, kit.Style{Bold: true, Color: look.Dim}), Text(words.T("not while these tables are read-only"), Small))
	return kit.NewTap(name, kit.Face{Line: look.Line, Radius: look.Radius, PadX: Apart, PadY: Near}, kit.Row(Apart, 1, Icon(look.Tinted(pic, look.Dim), 22), says), nil)
}

// SheetHead is the top of a sheet, which stays in sight: a picture or nil, its
// name, and the way out.
func SheetHead(pic fyne.CanvasObject, name string, onClose func()) fyne.CanvasObject {
	return kit.Pinned(TitleRow(pic, name, onClose))
}

// TitleRow is what SheetHead shows, for a head with more below it.
func TitleRow(pic fyne.CanvasObject, name string, onClose func()) fyne.CanvasObject {
	head := []fyne.CanvasObject{Text(name, Large), IconButton(words.T("Close"), "close", onClose)}
	if pic == nil {
		return kit.Row(Near, 0, head...)
	}
	return kit.Row(Near, 1, append([]fyne.CanvasObject{pic}, head...)...)
}
