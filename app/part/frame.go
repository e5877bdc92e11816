package part

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
)

// Frame is the room there is to draw in, in points, and its class.
type Frame struct {
	Size      fyne.Size
	Wide      bool // columns side by side: a tablet in landscape, a desktop
	Short     bool // too low to keep a head in sight
	Tall      bool // high enough for two Rivals' turns; never Short
	Landscape bool // a phone on its side; never Wide
}

const wideFrom = 900 // points

// NewFrame classes a size; large text makes the same window small.
func NewFrame(size fyne.Size) Frame {
	f := Frame{Size: size, Wide: size.Width >= wideFrom, Short: size.Height < 42*theme.TextSize(), Tall: size.Height >= 52*theme.TextSize()}
	f.Landscape = !f.Wide && size.Width > size.Height && size.Width >= 42*theme.TextSize()
	return f
}

// Aside is the part of the width of a phone on its side that the seats have.
const Aside = 0.44

// Now is how wide the column of what happens now at a table is, in points.
func (f Frame) Now() float32 {
	switch {
	case f.Wide:
		return max(340, f.Size.Width*0.34)
	case f.Landscape:
		return f.Size.Width * (1 - Aside)
	}
	return f.Size.Width
}

// SameClass reports whether a page drawn for one frame suits the other.
func (f Frame) SameClass(o Frame) bool {
	o.Size = f.Size
	return f == o
}

// Heading is the style of a page's largest words, less large where there is
// little room.
func (f Frame) Heading() kit.Style {
	if f.Short {
		return Large
	}
	return Title
}

// Action is the next thing to do, on the large button at the bottom.
type Action struct {
	Label string
	Room  string // as long as Label gets while a figure is stepped, to keep the button's height; may be empty
	Sub   string // smaller, below; may be empty
	Do    func() // nil: not yet
	Waits string // for what, said to who presses its key all the same; empty: for what Sub says, an answer that stands above
}

// WaitsFor is what an action that cannot be done yet waits for, in words.
func (a Action) WaitsFor() string {
	switch {
	case a.Waits != "":
		return a.Waits
	case a.Sub != "":
		return a.Label + ": " + a.Sub
	}
	return a.Label
}

// Primary is the large button.
func (f Frame) Primary(a Action) *kit.Tap {
	face := kit.Face{Fill: theme.ColorNamePrimary, Radius: look.RadiusLarge, PadX: Near, PadY: Near}
	one, two := onPrimary, belowPrimary
	if a.Do == nil {
		face.Fill, face.Line = look.Surface, look.Line
		one.Color, two.Color = look.Dim, look.Dim
	}
	if f.Short {
		one.Size, face.PadY = look.SizeText, Tight
	}
	lines := []fyne.CanvasObject{a.label(one)}
	if a.Sub != "" && (f.Landscape || !f.Short || a.Do == nil) { // what it waits for is always told
		sub := fyne.CanvasObject(Text(a.Sub, two))
		if a.Waits != "" { // said at a press: what needs a second line may go
			sub = kit.Either(sub, kit.Fixed(0, 0, Nothing()))
		}
		lines = append(lines, sub)
	}
	tap := kit.NewTap(a.Label, face, kit.Column(0, lines...), a.Do)
	tap.Kind = kit.Next
	return tap
}

// label is what the button says, with room for as much as it gets; in a smaller
// size where that keeps it on one line.
func (a Action) label(style kit.Style) fyne.CanvasObject {
	in := func(size fyne.ThemeSizeName) fyne.CanvasObject {
		style.Size = size
		room := Text(a.Room, style)
		room.Hide()
		return kit.Stack(room, Text(a.Label, style))
	}
	if style.Size == look.SizeText {
		return in(look.SizeText)
	}
	return kit.Either(in(style.Size), in(look.SizeText))
}

// Framed is a page, or a column of one: something on top, something that
// scrolls, something pinned below it or nil, the large button or nil with
// what stands beside it.
func (f Frame) Framed(top, middle, pinned fyne.CanvasObject, primary *Action, beside ...fyne.CanvasObject) *fyne.Container {
	var bottom []fyne.CanvasObject
	if pinned != nil {
		bottom = append(bottom, pinned)
	}
	if primary != nil {
		bar := append([]fyne.CanvasObject{f.Primary(*primary)}, beside...)
		bottom = append(bottom, kit.Level(Near, 0, bar...))
	} else if len(beside) > 0 {
		bottom = append(bottom, kit.Level(Near, -1, beside...))
	}
	return &fyne.Container{
		Layout:  edges{},
		Objects: []fyne.CanvasObject{kit.Pad(Apart, Near, top), middle, kit.Pad(Apart, Near, kit.Column(Near, bottom...))},
	}
}

// Refill puts another middle into something Framed that is not shown yet.
func Refill(framed *fyne.Container, middle fyne.CanvasObject) { framed.Objects[1] = middle }

// Ends is how high the top and the bottom of something Framed are at a width, in
// points.
func Ends(framed *fyne.Container, width float32) float32 {
	return kit.HeightOf(framed.Objects[0], width) + kit.HeightOf(framed.Objects[2], width)
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

// Titled is the top of a page with a way back, or without one where back is nil.
func Titled(name string, back func()) fyne.CanvasObject {
	if back == nil {
		return Text(name, Title)
	}
	return kit.Row(Near, 1, IconButton(words.T("Back"), "back", back), Text(name, Title))
}

// Narrow keeps a page of words from growing too wide to read.
func Narrow(o fyne.CanvasObject) fyne.CanvasObject { return within(Readable, o) }

// Double is a page of two columns of words, side by side.
func Double(o fyne.CanvasObject) fyne.CanvasObject { return within(2*Readable, o) }

// Widened is Double where there is room for two columns, else Narrow.
func (f Frame) Widened(o fyne.CanvasObject) fyne.CanvasObject {
	if f.Wide || f.Landscape {
		return Double(o)
	}
	return Narrow(o)
}

func within(width float32, o fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: narrow{width}, Objects: []fyne.CanvasObject{o}}
}

type narrow struct{ most float32 }

// Readable is how wide lines of words may be, in points.
const Readable = 640

func (l narrow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := min(size.Width, l.most)
	for _, c := range o {
		c.Move(fyne.NewPos((size.Width-w)/2, 0))
		c.Resize(fyne.NewSize(w, size.Height))
	}
}

func (narrow) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Beside is a list of parts beside what is open, as wide as two pages of words.
func Beside(list, open fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: beside{}, Objects: []fyne.CanvasObject{list, open}}
}

type beside struct{}

func (beside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := size.Width / 3
	o[0].Resize(fyne.NewSize(side, size.Height))
	o[1].Move(fyne.NewPos(side, 0))
	o[1].Resize(fyne.NewSize(size.Width-side, size.Height))
}

func (beside) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// Scrolled is a part of a page that scrolls; its name keeps where it was
// scrolled to from one picture to the next.
func Scrolled(name string, gap float32, objects ...fyne.CanvasObject) *kit.Scroll {
	return kit.NewScroll(name, kit.Pad(Apart, 0, kit.Column(gap, objects...)))
}

// Page is a page of words: a title with a way back, and below it what scrolls
// under the name.
func (f Frame) Page(name, heading string, back func(), primary *Action, objects ...fyne.CanvasObject) fyne.CanvasObject {
	return Narrow(f.Framed(Titled(heading, back), Scrolled(name, Near, objects...), nil, primary))
}

// Halves is a page of words in two parts, which stand side by side where there
// is room for both.
func (f Frame) Halves(name, heading string, back func(), primary *Action, first, second []fyne.CanvasObject) fyne.CanvasObject {
	if !f.Wide && !f.Landscape {
		return f.Page(name, heading, back, primary, append(first, second...)...)
	}
	both := Grid(Wide, 300, 2, kit.Column(Near, first...), kit.Column(Near, second...))
	return Double(f.Framed(Titled(heading, back), Scrolled(name, Near, both), nil, primary))
}
