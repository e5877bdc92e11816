package scene

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
)

// at gives a thing a place and a size that no layout changes.
func at(x, y, w, h float32, o fyne.CanvasObject) fyne.CanvasObject {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
	return o
}

func tapOf(name string) *kit.Tap {
	return kit.NewTap(name, kit.Face{}, kit.Line("x", kit.Style{}), func() {})
}

func filled(c color.Color) *canvas.Rectangle { return canvas.NewRectangle(c) }

func rolledUp(height float32, o fyne.CanvasObject) *container.Scroll {
	return container.NewVScroll(kit.Fixed(100, height, o))
}

// dot is an icon of one colour.
func dot(c color.Color) fyne.CanvasObject {
	img := image.NewNRGBA(image.Rect(0, 0, 24, 24))
	for i := range 24 {
		for j := range 24 {
			img.Set(i, j, c)
		}
	}
	return canvas.NewImageFromImage(img)
}

// Each check is shown what it must object to, and what it must not.
func TestTheChecksCanFail(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.New(look.Options{Variant: look.Light}))
	ink := func(s string) *canvas.Text { return kit.Line(s, kit.Style{}) }
	paper, dim := theme.Color(look.Surface), theme.Color(look.Line)
	pale := ink("pale")
	pale.Color = dim
	tiny := ink("tiny")
	tiny.TextSize = 8
	word := kit.NewText("Interstellar", kit.Style{})
	soft := kit.NewText("Dread\u00adnought", kit.Style{})
	spaced := kit.NewText("one two\nthree", kit.Style{})
	for _, c := range []struct {
		want string
		tree []fyne.CanvasObject
	}{
		{"", []fyne.CanvasObject{at(0, 0, 100, 30, ink("well")), at(0, 40, 48, 48, tapOf("tap"))}},
		{"", []fyne.CanvasObject{at(0, 0, 65, 60, soft), at(0, 60, 60, 60, spaced)}},
		{"", []fyne.CanvasObject{at(0, 0, 200, 50, rolledUp(300, ink("below")))}},
		{"", []fyne.CanvasObject{at(0, 0, 100, 30, filled(color.Black)), at(0, 0, 100, 30, filled(paper)), at(0, 0, 100, 30, ink("on paper"))}},
		{"a text is larger than its place", []fyne.CanvasObject{at(0, 0, 20, 30, ink("wide"))}},
		{"a text leaves what it stands in", []fyne.CanvasObject{at(190, 0, 100, 30, ink("wide"))}},
		{"a text is out of reach", []fyne.CanvasObject{at(0, 190, 100, 30, ink("low"))}},
		{"a text is too small", []fyne.CanvasObject{at(0, 0, 100, 30, tiny)}},
		{"a text is shortened", []fyne.CanvasObject{at(0, 0, 100, 30, ink("shor…"))}},
		{"a text is covered", []fyne.CanvasObject{at(0, 0, 100, 30, ink("under")), at(0, 0, 100, 30, filled(paper))}},
		{"two texts lie on one another", []fyne.CanvasObject{at(0, 0, 100, 30, ink("one")), at(5, 5, 100, 30, ink("two"))}},
		{"an icon lies on a text", []fyne.CanvasObject{at(0, 0, 100, 30, ink("one")), at(0, 0, 24, 24, dot(color.Black))}},
		{"a word is broken where it has no hyphen", []fyne.CanvasObject{at(0, 0, 50, 90, word)}},
		{"a target is too small", []fyne.CanvasObject{at(0, 0, 48, 40, tapOf("low"))}},
		{"a target is out of reach", []fyne.CanvasObject{at(0, 180, 48, 48, tapOf("low"))}},
		{"a target leaves what it stands in", []fyne.CanvasObject{at(180, 0, 48, 48, tapOf("far"))}},
		{"two targets lie on one another", []fyne.CanvasObject{at(0, 0, 48, 48, tapOf("one")), at(40, 0, 48, 48, tapOf("two"))}},
		{"a scrolled part is too low to use", []fyne.CanvasObject{at(0, 0, 200, 20, rolledUp(100, filled(paper)))}},
		{"a text is too pale", []fyne.CanvasObject{at(0, 0, 100, 30, pale)}},
		{"a text is too pale", []fyne.CanvasObject{at(0, 0, 100, 30, filled(color.Black)), at(0, 0, 100, 30, ink("on black"))}},
		{"an icon is too pale", []fyne.CanvasObject{at(0, 0, 24, 24, dot(dim))}},
	} {
		p := &picture{window: box{0, 0, 200, 200}}
		p.walk(at(0, 0, 200, 200, container.NewWithoutLayout(c.tree...)), fyne.NewPos(0, 0), place{seen: p.window})
		var got []string
		say := func(kind, _ string, _ ...any) { got = append(got, kind) }
		p.faults(1, say)
		p.pale(look.LeastText, say)
		if c.want == "" && len(got) > 0 || c.want != "" && !slices.Contains(got, c.want) {
			t.Errorf("wanted %q, got %q", c.want, got)
		}
	}
}
