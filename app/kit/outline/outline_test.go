package outline

import (
	"image/color"
	"maps"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/google/go-cmp/cmp"

	"hagal/app/kit"
	"hagal/app/look"
)

// shown is a window of a size, and in it what is made under the app's theme.
func shown(t *testing.T, size fyne.Size, make func() fyne.CanvasObject) fyne.Window {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(look.New(look.Options{Variant: look.Light}))
	w := a.NewWindow("")
	w.SetPadded(false)
	w.SetContent(make())
	w.Resize(size)
	return w
}

var plain = kit.Face{Fill: look.Surface, Line: look.Line, Radius: 10, PadX: 8, PadY: 4}

// sample is a screen with each kind of thing on it.
func sample() fyne.CanvasObject {
	nothing := func() {}
	stepper := kit.NewTap("Spice: one more", plain, kit.Center(kit.Icon(look.Icon("plus"), 24)), nothing)
	stepper.OnHold = nothing
	edged := plain
	edged.Edge = look.SeatColor(1, look.Fill)
	off := kit.NewTap("Undo", kit.Face{}, kit.NewText("Undo", kit.Style{Color: look.Dim}), nil)
	off.Disable()
	entry := kit.NewEntry()
	entry.SetText("Anna")
	entry.SetPlaceHolder("a name")
	gone := kit.NewText("nobody sees this", kit.Style{})
	gone.Hide()
	return kit.NewScroll("test", kit.Column(4,
		kit.NewText("Round 1 of 10", kit.Style{Size: look.SizeLarge, Bold: true}),
		kit.Row(4, -1, kit.Icon(look.Tinted("spice", look.Spice), 16), kit.Line("12", kit.Style{}), kit.Icon(look.SeatShape(1), 16)),
		kit.Card(edged, kit.NewText("Play your turn on the board, then tap the space you sent your Agent to.", kit.Style{Size: look.SizeSmall})),
		kit.Row(4, 0, kit.NewText("Spice", kit.Style{}), stepper),
		kit.Bar(0.5, 1, theme.ColorNamePrimary, 6), gone, entry, off,
	))
}

func TestAScreenAsItsOutline(t *testing.T) {
	w := shown(t, fyne.NewSize(300, 240), sample)
	w.Canvas().Overlays().Add(kit.Center(kit.Line("Saved", kit.Style{Color: look.Good})))
	want := strings.TrimPrefix(`
window 0,0 300×240
	scroll 0,0 300×240 of=300×265
		"Round 1 of 10" 0,0 300×27 large bold
		icon spice spice 0,33 16×16 | "12" 20,31 17×20 | icon square seatTwo 41,33 16×16
		card 0,56 300×43 surface line=line: rectangle 1,4 4×35 seatTwo | "Play your turn on the board, then tap the|space you sent your Agent to." 8,4 284×35 small
		"Spice" 0,117 248×20
		tap "Spice: one more" 252,103 48×48 surface line=line held: icon plus 12,12 24×24
		rectangle 0,155 300×6 line | rectangle 0,155 150×6 primary
		entry "Anna" 0,165 300×48 empty="a name"
		tap "Undo" 0,217 300×48 untapped disabled: "Undo" 0,14 300×20 dim
	overlay 0,0 300×240: "Saved" 129,110 42×20 good
`, "\n")
	if diff := cmp.Diff(strings.Split(want, "\n"), strings.Split(Of(w.Canvas()), "\n")); diff != "" {
		t.Errorf("the outline is another:\n%s", diff)
	}
}

// part is something of a screen that a mutation may change.
type part struct {
	object fyne.CanvasObject
	above  []fyne.CanvasObject
}

// parts lists what is painted on a screen, with what it stands in.
func parts(o fyne.CanvasObject, above []fyne.CanvasObject) []part {
	if !o.Visible() {
		return nil
	}
	above = append(slices.Clip(above), o)
	var within []fyne.CanvasObject
	switch c := o.(type) {
	case *canvas.Text, *canvas.Image, *kit.Entry:
		return []part{{o, above}}
	case *canvas.Rectangle:
		if (seen(c.FillColor) || seen(c.StrokeColor)) && c.Size().Width > 0 {
			return []part{{o, above}}
		}
	case *fyne.Container:
		if r := kit.Shape(c); r != nil {
			if (seen(r.FillColor) || seen(r.StrokeColor)) && r.Size().Width > 0 {
				return []part{{o, above}}
			}
			return nil
		}
		within = c.Objects
	case *kit.Scroll:
		within = []fyne.CanvasObject{c.Content}
	case fyne.Widget:
		within = test.WidgetRenderer(c).Objects()
	}
	var list []part
	for _, child := range within {
		list = append(list, parts(child, above)...)
	}
	return list
}

// mutations change one thing and give back how to put it right; nil where the
// thing has nothing to change.
var mutations = map[string]func(fyne.CanvasObject) func(){
	"moved right": func(o fyne.CanvasObject) func() { return moved(o, 2, 0) },
	"moved up":    func(o fyne.CanvasObject) func() { return moved(o, 0, -2) },
	"hidden":      func(o fyne.CanvasObject) func() { o.Hide(); return o.Show },
	"narrower":    func(o fyne.CanvasObject) func() { return resized(o, -2, 0) },
	"higher":      func(o fyne.CanvasObject) func() { return resized(o, 0, 2) },
	"renamed": func(o fyne.CanvasObject) func() {
		switch c := o.(type) {
		case *canvas.Text:
			before := c.Text
			c.Text += "s"
			return func() { c.Text = before }
		case *kit.Entry:
			before := c.Text
			c.Text += "s"
			return func() { c.Text = before }
		case *canvas.Image:
			before := c.Image
			other := kit.Icon(look.Icon("dice"), 16).(*fyne.Container).Objects[0].(*canvas.Image)
			c.Image = other.Image
			return func() { c.Image = before }
		}
		return nil
	},
	"recoloured": func(o fyne.CanvasObject) func() {
		red := color.NRGBA{R: 0xff, A: 0xff}
		switch c := o.(type) {
		case *canvas.Text:
			before := c.Color
			c.Color = red
			return func() { c.Color = before }
		case *canvas.Rectangle:
			fill, line := c.FillColor, c.StrokeColor
			c.FillColor, c.StrokeColor = red, red
			return func() { c.FillColor, c.StrokeColor = fill, line }
		}
		return nil
	},
}

func moved(o fyne.CanvasObject, x, y float32) func() {
	before := o.Position()
	o.Move(before.AddXY(x, y))
	return func() { o.Move(before) }
}

func resized(o fyne.CanvasObject, w, h float32) func() {
	before := o.Size()
	o.Resize(before.AddWidthHeight(w, h))
	return func() { o.Resize(before) }
}

// checkSeen changes things of a canvas one after another, and says which
// change its outline does not see.
func checkSeen(t *testing.T, c fyne.Canvas, times int) {
	t.Helper()
	before := Of(c)
	random := rand.New(rand.NewPCG(1, 2))
	done := 0
	for done < times {
		for _, name := range slices.Sorted(maps.Keys(mutations)) {
			all := parts(c.Content(), nil) // a Text that is shown again has new lines
			p := all[random.IntN(len(all))]
			o := p.object
			if strings.HasPrefix(name, "moved") || name == "hidden" {
				o = p.above[random.IntN(len(p.above))] // with all that is in it
			}
			back := mutations[name](o)
			if back == nil {
				continue
			}
			after := Of(c)
			back()
			done++
			if after == before {
				t.Errorf("a %T is %s, and the outline is the same", o, name)
			}
			if again := Of(c); again != before {
				t.Fatalf("a %T that was %s is put right, and the outline is another:\n%s", o, name, cmp.Diff(before, again))
			}
		}
	}
}

func TestEveryChangeIsSeen(t *testing.T) {
	checkSeen(t, shown(t, fyne.NewSize(300, 240), sample).Canvas(), 500)
}

func TestStatesAreSeen(t *testing.T) {
	nothing := func() {}
	var tap *kit.Tap
	var entry *kit.Entry
	var scroll *kit.Scroll
	c := shown(t, fyne.NewSize(200, 200), func() fyne.CanvasObject {
		tap = kit.NewTap("Reveal", plain, kit.NewText("Reveal", kit.Style{}), nothing)
		entry = kit.NewEntry()
		scroll = kit.NewScroll("test", kit.Column(4, tap, entry, kit.Fixed(10, 500, canvas.NewRectangle(color.Black))))
		return scroll
	}).Canvas()
	seen := map[string]string{Of(c): "at first"}
	for _, change := range []struct {
		name string
		do   func()
	}{
		{"named", func() { tap.Name = "Reveal your hand" }},
		{"held", func() { tap.OnHold = nothing }},
		{"not tapped", func() { tap.OnTap = nil }},
		{"disabled", tap.Disable},
		{"focused", func() { tap.Enable(); c.Focus(tap) }},
		{"another focused", func() { c.Focus(entry) }},
		{"entry disabled", entry.Disable},
		{"entry's hint", func() { entry.PlaceHolder = "a name" }},
		{"edged", func() { tap.Face.Line = theme.ColorNamePrimary; tap.Refresh() }},
		{"thicker edge", func() { tap.Face.Width = 2; tap.Refresh() }},
		{"scrolled", func() { scroll.ScrollToOffset(fyne.NewPos(0, 10)) }},
		{"overlaid", func() { c.Overlays().Add(canvas.NewText("Saved", color.Black)) }},
	} {
		change.do()
		now := Of(c)
		if before, known := seen[now]; known {
			t.Errorf("%s: the outline is as it was %s", change.name, before)
		}
		seen[now] = change.name
	}
}

func TestATextThatIsCutSaysSo(t *testing.T) {
	var long fyne.CanvasObject
	w := shown(t, fyne.NewSize(200, 40), func() fyne.CanvasObject {
		long = kit.Line("Swordmaster", kit.Style{})
		return kit.Fixed(20, 20, long)
	})
	if got := Of(w.Canvas()); !strings.Contains(got, " cut") {
		t.Errorf("no word of it: %s", got)
	}
	w.SetContent(long)
	if got := Of(w.Canvas()); strings.Contains(got, " cut") {
		t.Errorf("it has room: %s", got)
	}
}

// TestTheProgramIsWithoutIt: the outline is for tests.
func TestTheProgramIsWithoutIt(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "hagal/app").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	list := strings.Fields(string(out))
	if !slices.Contains(list, "hagal/app/kit") || slices.Contains(list, "hagal/app/kit/outline") {
		t.Errorf("the program is built of %d packages, and of them: %q", len(list),
			slices.DeleteFunc(list, func(p string) bool { return !strings.HasPrefix(p, "hagal/") }))
	}
}
