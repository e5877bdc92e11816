package screen

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/store"
)

func itoa(n int) string { return strconv.Itoa(n) }

func parseID(s string) (store.ID, bool) {
	n, err := strconv.ParseInt(s, 10, 64)
	return store.ID(n), err == nil
}

// next is the next thing to do, on the large button at the bottom.
type next struct {
	label string
	sub   string
	do    func() // nil: not yet
}

// primary is the large button.
func (a *App) primary(n next) *kit.Tap {
	face := kit.Face{Fill: theme.ColorNamePrimary, Radius: 14, PadX: apart, PadY: near}
	one, two := onMain, underM
	if n.do == nil {
		face = kit.Face{Fill: look.Surface, Line: look.Line, Radius: 14, PadX: apart, PadY: near}
		one.Color, two.Color = look.Dim, look.Dim
	}
	if a.short() {
		one.Size = look.SizeText
	}
	lines := []fyne.CanvasObject{text(n.label, one)}
	if n.sub != "" && !a.short() {
		lines = append(lines, text(n.sub, two))
	}
	return kit.NewTap(n.label, face, kit.Column(0, lines...), n.do)
}

// frame is a screen: something on top, something that scrolls, something
// pinned below it or nil, the large button with what stands beside it.
func (a *App) frame(top, middle, pinned fyne.CanvasObject, n *next, beside ...fyne.CanvasObject) fyne.CanvasObject {
	var bottom []fyne.CanvasObject
	if pinned != nil {
		bottom = append(bottom, pinned)
	}
	if n != nil {
		bar := append([]fyne.CanvasObject{a.primary(*n)}, beside...)
		bottom = append(bottom, kit.Row(near, 0, bar...))
	} else if len(beside) > 0 {
		bottom = append(bottom, kit.Row(near, -1, beside...))
	}
	return &fyne.Container{
		Layout:  edges{},
		Objects: []fyne.CanvasObject{kit.Pad(apart, near, top), middle, kit.Pad(apart, near, kit.Column(near, bottom...))},
	}
}

// edges keeps a top and a bottom at their own height and gives the middle
// the rest.
type edges struct{}

func (edges) Layout(o []fyne.CanvasObject, size fyne.Size) {
	top, bottom := kit.HeightOf(o[0], size.Width), kit.HeightOf(o[2], size.Width)
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(size.Width, top))
	o[1].Move(fyne.NewPos(0, top))
	o[1].Resize(fyne.NewSize(size.Width, max(0, size.Height-top-bottom)))
	o[2].Move(fyne.NewPos(0, size.Height-bottom))
	o[2].Resize(fyne.NewSize(size.Width, bottom))
}

func (edges) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// titled is the top of a screen with a way back.
func (a *App) titled(name string, back func()) fyne.CanvasObject {
	if back == nil {
		return text(name, title)
	}
	return kit.Row(near, 1, iconButton(t("Back"), "back", back), text(name, title))
}

// narrow keeps a screen of words from growing too wide to read.
func (a *App) narrow(o fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: column640{}, Objects: []fyne.CanvasObject{o}}
}

type column640 struct{}

const readable = 640

func (column640) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := min(size.Width, readable)
	for _, c := range o {
		c.Move(fyne.NewPos((size.Width-w)/2, 0))
		c.Resize(fyne.NewSize(w, size.Height))
	}
}

func (column640) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// overlay lays a sheet over the picture; a tap beside it puts it away.
func (a *App) overlay(sheet fyne.CanvasObject) fyne.CanvasObject {
	shade := kit.NewTap(t("Close"), kit.Face{Fill: theme.ColorNameShadow}, canvas.NewRectangle(color.Transparent), a.closeSheet)
	ground := canvas.NewRectangle(theme.Color(look.SurfaceHigh))
	ground.CornerRadius = 14
	ground.StrokeColor, ground.StrokeWidth = theme.Color(look.Line), 1
	body := a.scroll("sheet", kit.Pad(wideP, wideP, sheet))
	panel := container.NewStack(ground, body)
	return &fyne.Container{Layout: sheetLayout{a.wide, sheet}, Objects: []fyne.CanvasObject{shade, panel}}
}

// said is what was refused or went wrong. It lies over the top and moves
// nothing, so that no thumb hits what it did not aim at.
func (a *App) said() fyne.CanvasObject {
	face := kit.Face{Fill: look.SurfaceHigh, Line: look.Bad, Edge: look.Bad, Width: 2, Radius: 10, PadX: apart, PadY: near}
	say := kit.NewTap(a.message, face, kit.Row(near, 1, icon(look.Tinted("warning", look.Bad), 22), text(a.message, bad)), func() {
		a.message = ""
		a.show()
	})
	return &fyne.Container{Layout: atTop{}, Objects: []fyne.CanvasObject{say}}
}

type atTop struct{}

func (atTop) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := min(size.Width-2*near, readable)
	o[0].Move(fyne.NewPos((size.Width-w)/2, near))
	o[0].Resize(fyne.NewSize(w, min(size.Height, kit.HeightOf(o[0], w))))
}

func (atTop) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 48) }

type sheetLayout struct {
	wide  bool
	sheet fyne.CanvasObject
}

func (l sheetLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	w := min(size.Width, 560)
	h := min(size.Height*0.92, kit.HeightOf(l.sheet, w-2*wideP)+2*wideP)
	y := size.Height - h
	if l.wide {
		y /= 2
	}
	o[1].Move(fyne.NewPos((size.Width-w)/2, y))
	o[1].Resize(fyne.NewSize(w, h))
}

func (sheetLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }
