package outline

import (
	"encoding/hex"
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
)

// walker lists what is shown, in the order of drawing.
type walker struct {
	focused fyne.Focusable
	names   names
}

// walk is the things of an object whose parent stands at origin. Containers
// that paint nothing are not told.
func (w walker) walk(o fyne.CanvasObject, origin fyne.Position) []*thing {
	if o == nil || !o.Visible() {
		return nil
	}
	at := box{origin.Add(o.Position()), o.Size()}
	switch c := o.(type) {
	case *fyne.Container:
		if r := kit.Shape(c); r != nil {
			return w.area(r, at)
		}
		return w.container(c, at)
	case *kit.Scroll:
		return w.scroll(c.Scroll, at)
	case *container.Scroll:
		return w.scroll(c, at)
	case *kit.Still:
		return nil
	case *kit.Text:
		return w.words(c, at)
	case *canvas.Text:
		return w.line(c, at)
	case *canvas.Image:
		return []*thing{{box: at, says: w.icon(c), kind: glyph}}
	case fyne.Widget:
		return []*thing{w.widget(c, at)}
	}
	return w.area(o, at)
}

func (w walker) all(objects []fyne.CanvasObject, origin fyne.Position) []*thing {
	var list []*thing
	for _, o := range objects {
		list = append(list, w.walk(o, origin)...)
	}
	return list
}

// container is what stands in a container; words and icons on a ground of
// their container's size are a card.
func (w walker) container(c *fyne.Container, at box) []*thing {
	ground, rest := w.ground(c.Objects, at.size)
	within := w.all(rest, at.at)
	switch {
	case ground == "":
		return within
	case !slices.ContainsFunc(within, func(t *thing) bool { return t.kind != shape }):
		return append(w.walk(c.Objects[0], at.at), within...)
	}
	return []*thing{{box: at, says: "card", state: ground, within: within}}
}

// ground is the colours of the rectangle that lies under all of the objects,
// and the objects without it.
func (w walker) ground(objects []fyne.CanvasObject, size fyne.Size) (string, []fyne.CanvasObject) {
	if len(objects) > 0 {
		r, ok := objects[0].(*canvas.Rectangle)
		if shape := kit.Shape(objects[0]); shape != nil {
			r, ok = shape, objects[0].Visible()
		}
		if ok && r.Visible() && r.Position().IsZero() && r.Size() == size {
			return w.paint(r.FillColor, r.StrokeColor, r.StrokeWidth), objects[1:]
		}
	}
	return "", objects
}

func (w walker) widget(o fyne.Widget, at box) *thing {
	t := &thing{box: at, says: strings.TrimPrefix(fmt.Sprintf("%T", o), "*")}
	objects := test.WidgetRenderer(o).Objects()
	t.state, objects = w.ground(objects, at.size)
	switch c := o.(type) {
	case *kit.Tap:
		t.says = fmt.Sprintf("tap %q", c.Name)
		t.mark(c.OnTap == nil, "untapped")
		t.mark(c.OnHold != nil, "held")
		t.within = w.all(objects, at.at)
	case *kit.Entry:
		t.says = fmt.Sprintf("entry %q", c.Text)
		t.mark(c.PlaceHolder != "", fmt.Sprintf("empty=%q", c.PlaceHolder))
	default:
		t.within = w.all(objects, at.at)
	}
	d, ok := o.(fyne.Disableable)
	t.mark(ok && d.Disabled(), "disabled")
	f, ok := o.(fyne.Focusable)
	t.mark(ok && f == w.focused, "focused")
	return t
}

// mark adds a state where it holds.
func (t *thing) mark(holds bool, state string) {
	if holds {
		t.state += " " + state
	}
}

// scroll is a scrolled part: what is in it is told by its place in all of it.
func (w walker) scroll(s *container.Scroll, at box) []*thing {
	t := &thing{box: at, says: "scroll"}
	if s.Content == nil {
		return []*thing{t}
	}
	past, size := fyne.Position{}.Subtract(s.Content.Position()), s.Content.Size()
	t.mark(!past.IsZero(), fmt.Sprintf("offset=%v,%v", whole(past.X), whole(past.Y)))
	t.mark(size != at.size, fmt.Sprintf("of=%v×%v", whole(size.Width), whole(size.Height)))
	t.within = w.walk(s.Content, at.at.Add(past))
	return []*thing{t}
}

// words is a text in lines: with | between them where each follows the one
// before and looks the same, else each for itself.
func (w walker) words(t *kit.Text, at box) []*thing {
	var list []*thing
	var says []string
	for _, o := range test.WidgetRenderer(t).Objects() {
		line := w.text(o.(*canvas.Text), box{at.at.Add(o.Position()), o.Size()})
		if !o.Visible() {
			continue
		}
		if n := len(list) - 1; n >= 0 && list[n].goesOn(line) {
			list[n].size.Height += line.size.Height
			says[n] += "|" + line.says
			continue
		}
		list, says = append(list, line), append(says, line.says)
	}
	for i, s := range says {
		list[i].says = fmt.Sprintf("%q", s)
	}
	return slices.DeleteFunc(list, func(t *thing) bool { return blank(t.says) })
}

// goesOn reports whether a line of text follows another and looks like it.
func (t *thing) goesOn(next *thing) bool {
	return t.state == next.state && t.at.X == next.at.X && t.size.Width == next.size.Width && math.Abs(float64(next.at.Y-t.bottom())) < 0.5
}

func blank(quoted string) bool { return strings.Trim(quoted, `" |`) == "" }

// line is a text of its own.
func (w walker) line(t *canvas.Text, at box) []*thing {
	line := w.text(t, at)
	if line.says = fmt.Sprintf("%q", line.says); blank(line.says) {
		return nil
	}
	return []*thing{line}
}

// text is what a text says, and how it looks.
func (w walker) text(t *canvas.Text, at box) *thing {
	line := &thing{box: at, kind: glyph, says: t.Text, state: w.names.size(t.TextSize) + w.names.ink(t.Color)}
	line.mark(t.TextStyle.Bold, "bold")
	line.mark(t.TextStyle.Italic, "italic")
	line.mark(t.Alignment == fyne.TextAlignCenter, "centered")
	line.mark(t.Alignment == fyne.TextAlignTrailing, "trailing")
	line.mark(t.MinSize().Width > at.size.Width+1, "cut")
	return line
}

// icon is an icon's name and its colour, from the name kit draws it under.
func (w walker) icon(i *canvas.Image) string {
	name := kit.NameOf(i.Image)
	switch {
	case i.Resource != nil:
		name = i.Resource.Name()
	case i.File != "":
		name = i.File
	}
	bare, _, _ := strings.Cut(strings.TrimPrefix(name, "hagal-"), ".")
	at := strings.LastIndex(bare, "-")
	c, err := hex.DecodeString(bare[at+1:])
	if err != nil || at < 0 || len(c) != 4 {
		return fmt.Sprintf("image %q", name)
	}
	return "icon " + bare[:at] + w.names.ink(color.NRGBA{R: c[0], G: c[1], B: c[2], A: c[3]})
}

// area is a painted shape.
func (w walker) area(o fyne.CanvasObject, at box) []*thing {
	if at.size.Width <= 0 || at.size.Height <= 0 {
		return nil
	}
	name, paint := strings.ToLower(strings.TrimPrefix(fmt.Sprintf("%T", o), "*canvas.")), ""
	switch s := o.(type) {
	case *canvas.Rectangle:
		if paint = w.paint(s.FillColor, s.StrokeColor, s.StrokeWidth); paint == "" {
			return nil
		}
	case *canvas.Circle:
		if paint = w.paint(s.FillColor, s.StrokeColor, s.StrokeWidth); paint == "" {
			return nil
		}
	case *canvas.Line:
		paint = w.paint(s.StrokeColor, nil, 0)
	}
	return []*thing{{box: at, says: name, state: paint, kind: shape}}
}

// paint is a fill and a line in words, nothing where neither is seen.
func (w walker) paint(fill, line color.Color, width float32) string {
	s := ""
	if seen(fill) {
		s = " " + w.names.of(fill)
	}
	if seen(line) && width > 0 {
		s += " line=" + w.names.of(line)
		if width != 1 {
			s += fmt.Sprintf("/%v", width)
		}
	}
	return s
}

func seen(c color.Color) bool {
	if c == nil {
		return false
	}
	_, _, _, a := c.RGBA()
	return a > 0
}
