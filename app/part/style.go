package part

import (
	"path/filepath"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
)

// The space between and inside things, in points.
const (
	Tight = look.Tight
	Near  = look.Near
	Apart = look.Apart
	Wide  = look.Wide
	Far   = look.Far
)

// The styles of text. Little and Small are of the least size, Small dim too.
var (
	Body   = kit.Style{}
	Strong = kit.Style{Bold: true}
	Small  = kit.Style{Size: look.SizeSmall, Color: look.Dim}
	Little = kit.Style{Size: look.SizeSmall}
	Label  = kit.Style{Size: look.SizeSmall, Color: look.Dim, Bold: true}
	Large  = kit.Style{Size: look.SizeLarge, Bold: true}
	Title  = kit.Style{Size: look.SizeTitle, Bold: true}
	Huge   = kit.Style{Size: look.SizeHuge, Bold: true}
	Good   = kit.Style{Size: look.SizeSmall, Color: look.Good}
	Bad    = kit.Style{Color: look.Bad, Bold: true}
	Remark = kit.Style{Size: look.SizeSmall, Color: look.Bad}

	onPrimary    = kit.Style{Size: look.SizeLarge, Bold: true, Color: theme.ColorNameForegroundOnPrimary, Center: true}
	belowPrimary = kit.Style{Size: look.SizeSmall, Color: theme.ColorNameForegroundOnPrimary, Center: true}
)

// CardFace is the face of an ordinary card or button.
func CardFace() kit.Face {
	return kit.Face{Fill: look.Surface, Line: look.Line, Radius: look.Radius, PadX: Apart, PadY: Near}
}

// ActiveFace is the face of what is chosen, or due.
func ActiveFace() kit.Face {
	return kit.Face{Fill: look.SurfaceHigh, Line: theme.ColorNamePrimary, Width: 2, Radius: look.Radius, PadX: Apart, PadY: Near}
}

// PlainFace has neither ground nor line.
func PlainFace() kit.Face { return kit.Face{Radius: look.Radius, PadX: Near, PadY: Tight} }

// Text is words that wrap, hyphenated in the player's language.
func Text(s string, style kit.Style) *kit.Text { return kit.NewText(words.Hyphenated(s), style) }

// Icon is a picture of a size in points, scaled with the text.
func Icon(r fyne.Resource, size float32) fyne.CanvasObject { return kit.Icon(r, Scaled(size)) }

// Scale is how much larger text is than at first: 1 to 2.
func Scale() float32 { return theme.TextSize() / 15 }

// Scaled is a width in points that grows with the text.
func Scaled(w float32) float32 { return w * Scale() }

// Grid is equal columns at least narrow points wide, which grows with the
// text; at most most of them.
func Grid(gap, narrow float32, most int, objects ...fyne.CanvasObject) *fyne.Container {
	return kit.Grid(gap, Scaled(narrow), most, objects...)
}

// InTwo is a list in two columns where there is room for both, else in one.
func InTwo(rows ...fyne.CanvasObject) *fyne.Container { return Grid(Near, 290, 2, rows...) }

// Nothing takes no room.
func Nothing() fyne.CanvasObject {
	c := kit.Column(0)
	c.Hide()
	return c
}

// Clip cuts a text to n letters where there is no room for all of it.
func Clip(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-1]) + "…"
	}
	return s
}

// ClipFile cuts the name of a file to n letters where there is no room for all
// of it, before what says of which kind it is.
func ClipFile(name string, n int) string {
	kind := filepath.Ext(name)
	if k := len([]rune(kind)); k > 0 && k < n/2 && len([]rune(name)) > n {
		return Clip(strings.TrimSuffix(name, kind), n-k) + kind
	}
	return Clip(name, n)
}

// Visible is a text from outside with nothing in it but what can be seen.
func Visible(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsGraphic(r) && r != unicode.ReplacementChar {
			return r
		}
		return -1
	}, s)
}
