package shell

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
)

// Redraw draws the picture again.
func (s *Shell) Redraw() {
	s.scrolling.keep(s.root)
	kit.Scale = s.window.Canvas().Scale()
	focus := s.held()
	s.shown = s.picture()
	layers := []fyne.CanvasObject{s.shown.Body}
	if s.sheet != nil {
		kit.Each(s.shown.Body, (*kit.Tap).Disable) // the keyboard stays within the sheet
		layers = append(layers, s.overlay(s.sheet(s.frame)))
	}
	if s.message.err != "" {
		layers = append(layers, s.errorCard())
	}
	s.root.Objects = []fyne.CanvasObject{container.NewStack(layers...)}
	s.root.Layout.Layout(s.root.Objects, s.root.Size())
	s.scrolling.restore(s.root)
	s.listen(s.shown.Keys)
	s.restoreFocus(focus)
	s.keepAwake()
	s.paintSoon()
	s.pictured()
}

// paintSoon has the window painted, once. What is new on it is measured before,
// or Fyne does so while it paints, and paints all of it a second time.
func (s *Shell) paintSoon() {
	if c, ok := s.window.Canvas().(interface{ EnsureMinSize() bool }); ok {
		c.EnsureMinSize()
	}
	if c, ok := s.window.Canvas().(interface{ SetDirty() }); ok {
		c.SetDirty()
	}
}

func (s *Shell) picture() Picture {
	if s.waiting != nil {
		return s.waitingPicture()
	}
	return s.router.page().Draw(s.frame)
}

// stage fills the window and has all drawn again when its class changes.
type stage struct{ shell *Shell }

func (g *stage) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}
	before := g.shell.frame
	g.shell.frame = part.NewFrame(size)
	if !before.SameClass(g.shell.frame) {
		g.shell.Redraw()
	}
}

func (g *stage) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 320) }

// keepAwake keeps the screen on where the page asks for it, unless the player
// does not want it.
func (s *Shell) keepAwake() {
	awake := s.shown.Awake && s.preferred[Awake] != "off"
	if awake != s.awake {
		s.awake = awake
		s.options.Awake(awake)
	}
}

// sheetScroll is the name of what scrolls on a sheet.
const sheetScroll = "sheet"

// overlay lays a sheet over the picture; a tap beside it puts it away. Its head
// stays in sight where that leaves half of the window for the rest.
func (s *Shell) overlay(sheet fyne.CanvasObject) fyne.CanvasObject {
	shade := kit.NewTap(words.T("Close"), kit.Face{Fill: theme.ColorNameShadow}, canvas.NewRectangle(color.Transparent), s.Close)
	ground := kit.Ground(kit.Face{Fill: look.SurfaceHigh, Line: look.Line, Radius: look.RadiusLarge})
	scrolled := func(pad float32, o fyne.CanvasObject) fyne.CanvasObject {
		scroll := kit.NewScroll(sheetScroll, kit.Pad(part.Wide, pad, o))
		scroll.Ground = look.SurfaceHigh
		return scroll
	}
	var within fyne.CanvasObject
	if head, rest := kit.Split(sheet); head != nil && 2*kit.HeightOf(head, sheetWidth(s.frame)-2*part.Wide) < s.frame.Size.Height {
		within = &fyne.Container{Layout: underHead{}, Objects: []fyne.CanvasObject{head, scrolled(part.Near, rest)}}
	} else {
		within = scrolled(part.Wide, sheet)
	}
	panel := container.NewStack(ground, kit.NewStill(nil), within)
	return &fyne.Container{Layout: sheetLayout{s.frame, sheet}, Objects: []fyne.CanvasObject{shade, panel}}
}

// underHead keeps the head of a sheet in sight above what scrolls.
type underHead struct{}

func (underHead) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := size.Width - 2*part.Wide
	h := kit.HeightOf(o[0], w)
	o[0].Move(fyne.NewPos(part.Wide, part.Wide))
	o[0].Resize(fyne.NewSize(w, h))
	o[1].Move(fyne.NewPos(0, part.Wide+h))
	o[1].Resize(fyne.NewSize(size.Width, max(0, size.Height-part.Wide-h)))
}

func (underHead) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// sheetWidth is how wide a sheet is in a window, in points: on a phone on its
// side nearly all of it, for two columns.
func sheetWidth(f part.Frame) float32 {
	if f.Landscape {
		return min(f.Size.Width-2*part.Apart, 820)
	}
	return min(f.Size.Width, 560)
}

type sheetLayout struct {
	frame part.Frame
	sheet fyne.CanvasObject
}

func (l sheetLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	l.frame.Size = size
	w := sheetWidth(l.frame)
	h := min(size.Height*0.92, kit.HeightOf(l.sheet, w-2*part.Wide)+2*part.Wide)
	y := size.Height - h
	if l.frame.Wide {
		y /= 2
	}
	o[1].Move(fyne.NewPos((size.Width-w)/2, y))
	o[1].Resize(fyne.NewSize(w, h))
}

func (sheetLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// errorCard is what was refused or went wrong. It lies over the top and moves
// nothing, so that no thumb hits what it did not aim at.
func (s *Shell) errorCard() fyne.CanvasObject {
	face := kit.Face{Fill: look.SurfaceHigh, Line: look.Bad, Edge: look.Bad, Width: 2, Radius: look.Radius, PadX: part.Apart, PadY: part.Near}
	content := kit.Row(part.Near, 1, part.Icon(look.Tinted("warning", look.Bad), 22), part.Text(s.message.err, part.Bad))
	card := kit.NewTap(s.message.err, face, content, func() { s.Change(func() {}) })
	return &fyne.Container{Layout: atTop{}, Objects: []fyne.CanvasObject{card}}
}

type atTop struct{}

func (atTop) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := min(size.Width-2*part.Near, part.Readable)
	o[0].Move(fyne.NewPos((size.Width-w)/2, part.Near))
	o[0].Resize(fyne.NewSize(w, min(size.Height, kit.HeightOf(o[0], w))))
}

func (atTop) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 48) }
