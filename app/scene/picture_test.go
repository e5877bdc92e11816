package scene

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
)

// box is a part of the window, in points.
type box struct{ left, top, right, bottom float32 }

func boxAt(at fyne.Position, size fyne.Size) box {
	return box{at.X, at.Y, at.X + size.Width, at.Y + size.Height}
}

func (b box) width() float32  { return b.right - b.left }
func (b box) height() float32 { return b.bottom - b.top }

func (b box) with(o box) box {
	return box{max(b.left, o.left), max(b.top, o.top), min(b.right, o.right), min(b.bottom, o.bottom)}
}

func (b box) holds(x, y float32) bool {
	return x >= b.left && x < b.right && y >= b.top && y < b.bottom
}

// meets reports whether more than a slack of both lies on one another.
func (b box) meets(o box, slack float32) bool {
	both := b.with(o)
	return both.width() > slack && both.height() > slack
}

// place is where a thing stands: its box, the part of it in sight, what it
// stands in, and its rank in the order of drawing.
type place struct {
	box
	seen    box
	parents []box
	within  *rolled // the innermost scrolled part around it, or nil
	rank    int
}

// rolled is a scrolled part: what is in sight of it, and all of it.
type rolled struct {
	view, all box
	sideways  bool
	outer     *rolled
	scroll    *container.Scroll
}

type textSeen struct {
	place
	text *canvas.Text
}

type tapSeen struct {
	place
	tap   *kit.Tap // nil for another widget
	thing fyne.CanvasObject
	name  string
}

type groundSeen struct {
	place
	fill  color.Color
	round bool
}

type iconSeen struct {
	place
	image image.Image
}

// picture is all there is on screen in one moment, in the order of drawing.
type picture struct {
	window  box
	texts   []textSeen
	words   []*kit.Text
	taps    []tapSeen
	grounds []groundSeen
	icons   []iconSeen
	rolls   []*rolled
	rank    int
}

// look takes in what a player can use now: the top layer, and what Fyne has
// put over all. What a sheet covers still is a ground.
func (h *Hand) look() *picture {
	c := h.Window.Canvas()
	window := boxAt(fyne.NewPos(0, 0), c.Size())
	p := &picture{window: window}
	layers := h.Layers()
	if top := c.Overlays().Top(); top != nil {
		layers = append(layers[:len(layers):len(layers)], top)
	}
	for _, layer := range layers {
		p.texts, p.words, p.taps, p.icons, p.rolls = nil, nil, nil, nil, nil
		p.walk(layer, fyne.NewPos(0, 0), place{seen: window, parents: []box{window}})
	}
	return p
}

func (p *picture) walk(o fyne.CanvasObject, origin fyne.Position, in place) {
	if !o.Visible() {
		return
	}
	at := origin.Add(o.Position())
	in.box = boxAt(at, o.Size())
	in.seen = in.seen.with(in.box)
	p.rank++
	in.rank = p.rank
	p.take(o, in)
	in.parents = append(in.parents[:len(in.parents):len(in.parents)], in.box)
	switch c := o.(type) {
	case *fyne.Container:
		if kit.Shape(c) != nil {
			return
		}
		for _, child := range c.Objects {
			p.walk(child, at, in)
		}
	case *kit.Scroll:
		p.roll(c.Scroll, at, in)
	case *container.Scroll:
		p.roll(c, at, in)
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(c).Objects() {
			p.walk(child, at, in)
		}
	}
}

// roll walks what is scrolled as far as the player can bring it into sight.
func (p *picture) roll(s *container.Scroll, at fyne.Position, in place) {
	all := boxAt(at.Subtract(s.Offset), s.Content.Size())
	sideways := s.Direction == container.ScrollBoth || s.Direction == container.ScrollHorizontalOnly
	in.within = &rolled{view: in.box, all: all, sideways: sideways, outer: in.within, scroll: s}
	p.rolls = append(p.rolls, in.within)
	for _, child := range test.WidgetRenderer(s).Objects() {
		p.walk(child, at, in)
	}
}

func (p *picture) take(o fyne.CanvasObject, at place) {
	if shape := kit.Shape(o); shape != nil {
		o = shape
	}
	switch c := o.(type) {
	case *canvas.Text:
		if c.Text != "" && c.Text != " " {
			at.box = written(c, at.box)
			at.seen = at.seen.with(at.box)
			p.texts = append(p.texts, textSeen{at, c})
		}
	case *canvas.Rectangle:
		p.ground(c.FillColor, at, false)
	case *canvas.Circle:
		p.ground(c.FillColor, at, true)
	case *canvas.Image:
		if c.Image != nil {
			p.icons = append(p.icons, iconSeen{at, c.Image})
		}
	case *kit.Text:
		p.words = append(p.words, c)
	case *kit.Tap:
		if c.OnTap != nil || c.OnHold != nil || c.Step != nil {
			p.taps = append(p.taps, tapSeen{at, c, c, c.Name})
		}
	case *kit.Scroll, *container.Scroll:
	case fyne.Tappable:
		// A bar beside what is scrolled is tapped by nobody.
		if name := typeName(o); name != "widget.scrollBarArea" {
			p.taps = append(p.taps, tapSeen{at, nil, o, name})
		}
	}
}

func (p *picture) ground(fill color.Color, at place, round bool) {
	if fill == nil {
		return
	}
	if _, _, _, a := fill.RGBA(); a > 0 {
		p.grounds = append(p.grounds, groundSeen{at, fill, round})
	}
}

// written is where Fyne's painters put the letters of a text in its box.
func written(t *canvas.Text, in box) box {
	size := t.MinSize()
	switch t.Alignment {
	case fyne.TextAlignCenter:
		in.left += (in.width() - size.Width) / 2
	case fyne.TextAlignTrailing:
		in.left = in.right - size.Width
	}
	if spare := in.height() - size.Height; spare > 0 {
		in.top += spare / 2
	}
	return box{in.left, in.top, in.left + size.Width, in.top + size.Height}
}
