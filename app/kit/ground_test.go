package kit

import (
	"image"
	"runtime"
	"testing"
	"weak"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"hagal/app/look"
)

func groundAt(f Face, w, h float32) *fyne.Container {
	g := Ground(f)
	g.Resize(fyne.NewSize(w, h))
	return g
}

// However high a face is, and in how many parts it is painted, it looks like
// its patch drawn whole.
func TestAGroundLooksLikeItsPatch(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.New(look.Options{Variant: look.Dark}))
	for _, f := range []Face{
		{Fill: look.Surface, Line: look.Line, Radius: 10},
		{Fill: look.SurfaceHigh, Line: theme.ColorNamePrimary, Width: 2, Radius: 14},
		{Fill: look.Surface, Radius: 3},
		{Line: look.Dim, Width: 2, Radius: 6},
		{Fill: theme.ColorNameShadow},
	} {
		for _, size := range []image.Point{{40, 30}, {60, 72}, {60, 73}, {33, 200}, {4, 40}} {
			c := software.NewCanvas()
			c.SetPadded(false)
			c.SetContent(container.NewWithoutLayout(groundAt(f, float32(size.X), float32(size.Y))))
			c.Resize(fyne.NewSize(float32(size.X), float32(size.Y)))
			got := c.Capture()
			r := min(int(f.Radius), size.X/2, size.Y/2)
			p := look.Patch{Fill: look.Exact(colorOf(f.Fill)), Line: look.Exact(colorOf(f.Line)), Radius: r}
			if f.Line != "" {
				p.Width = max(1, int(f.Width))
			}
			want := p.Draw(size.X, size.Y)
			under := theme.Color(theme.ColorNameBackground)
			for y := range size.Y {
				for x := range size.X {
					_, _, _, a := want.At(x, y).RGBA()
					if w, g := look.Over(want.At(x, y), under), look.Exact(got.At(x, y)); (a == 0 || a == 0xffff) && w != g {
						t.Fatalf("%+v at %v: pixel %d,%d is %v, want %v", f, size, x, y, g, w)
					}
				}
			}
		}
	}
}

// The window keeps what it has painted by the object: the same face at the
// same size is the same one.
func TestGroundsShareWhatIsPainted(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.New(look.Options{}))
	f := Face{Fill: look.Surface, Line: look.Line, Radius: 10}
	other := f
	other.Fill = look.SurfaceHigh
	painted := func(g *fyne.Container) fyne.CanvasObject { return g.Objects[0] }
	for _, h := range []float32{48, 300} {
		one := painted(groundAt(f, 100, h))
		if painted(groundAt(f, 100, h)) != one {
			t.Errorf("%v high: the same face is painted twice", h)
		}
		for name, g := range map[string]*fyne.Container{"wider": groundAt(f, 101, h), "higher": groundAt(f, 100, h+1), "another": groundAt(other, 100, h)} {
			if painted(g) == one {
				t.Errorf("%v high: one that is %s is the same", h, name)
			}
		}
	}
	g := groundAt(f, 100, 48)
	wear(g, other)
	if painted(g) != painted(groundAt(other, 100, 48)) {
		t.Error("another face is not painted")
	}
}

func TestGroundsKeepABoundedNumberOfPictures(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.New(look.Options{}))
	for i := range 400 { // as when a window is drawn larger
		for h := float32(48); h < 400; h += 40 {
			groundAt(Face{Fill: look.Surface, Line: look.Line, Radius: 10}, 400+float32(i), h)
		}
		if most := mostGrounds + 4*1000*low*10; grounds.bytes > most {
			t.Fatalf("%d sizes: %d bytes are kept, more than %d", i, grounds.bytes, most)
		}
	}
}

// Fyne keeps what was shown for a minute after it is gone: that must not keep
// the pixels.
func TestAGroundThatIsKeptHoldsNoPixels(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.New(look.Options{}))
	grounds.clear()
	kept := []*fyne.Container{groundAt(Face{Fill: look.Surface, Radius: 10}, 100, 48), groundAt(Face{Fill: look.Surface, Radius: 10}, 100, 300)}
	var pixels []weak.Pointer[uint8]
	for _, img := range grounds.drawn {
		pixels = append(pixels, weak.Make(&img.Pix[0]))
	}
	grounds.clear()
	runtime.GC()
	for _, p := range pixels {
		if p.Value() != nil {
			t.Error("what was forgotten is kept")
		}
	}
	if len(pixels) != 2 || !seenIn(kept[0]) || !seenIn(kept[1]) {
		t.Errorf("of two grounds %d pictures were drawn, and they show %v, %v", len(pixels), seenIn(kept[0]), seenIn(kept[1]))
	}
}

// seenIn reports whether a ground paints anything in its middle.
func seenIn(g *fyne.Container) bool {
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetContent(container.NewWithoutLayout(g))
	c.Resize(g.Size())
	return look.Exact(c.Capture().At(int(g.Size().Width)/2, int(g.Size().Height)/2)) == look.Exact(theme.Color(look.Surface))
}

// An icon is one object in all places of its size; in a larger one it stands
// in the middle, and the others stay where they are.
func TestAnIconIsPaintedOnce(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.New(look.Options{}))
	at := func(w, h float32) *canvas.Image {
		c := Icon(look.Icon("dice"), 20).(*fyne.Container)
		c.Resize(fyne.NewSize(w, h))
		return c.Objects[0].(*canvas.Image)
	}
	one := at(20, 20)
	if at(20, 20) != one {
		t.Error("two icons of a size are two objects")
	}
	if two := at(60, 40); two == one || two.Position() != fyne.NewPos(20, 10) {
		t.Errorf("in a larger place it is at %v", two.Position())
	}
	if !one.Position().IsZero() || one.Size() != fyne.NewSquareSize(20) {
		t.Errorf("the other has moved to %v, %v", one.Position(), one.Size())
	}
}
