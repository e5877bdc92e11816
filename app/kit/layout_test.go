package kit

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"hagal/app/look"
)

// block is a thing of a least size.
func block(w, h float32) *canvas.Rectangle {
	r := canvas.NewRectangle(nil)
	r.SetMinSize(fyne.NewSize(w, h))
	return r
}

// tall is a thing of a fixed area: half as wide, twice as high.
type tall struct{ *canvas.Rectangle }

func (tall) HeightFor(width float32) float32 { return 1000 / width }

// placed lays a box out at a width and gives each thing's place.
func placed(c *fyne.Container, width float32) (places [][4]float32, height float32) {
	height = HeightOf(c, width)
	c.Resize(fyne.NewSize(width, height))
	for _, o := range c.Objects {
		places = append(places, [4]float32{o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height})
	}
	return places, height
}

func TestLayouts(t *testing.T) {
	hidden := block(500, 500)
	hidden.Hide()
	for _, c := range []struct {
		name   string
		box    *fyne.Container
		width  float32
		height float32
		want   [][4]float32 // x, y, width, height; those hidden are not looked at
	}{
		{"column", Column(4, block(10, 10), hidden, block(20, 30)), 50, 44, [][4]float32{{0, 0, 50, 10}, {}, {0, 14, 50, 30}}},
		{"a column of what grows", Column(4, tall{block(1, 1)}, block(1, 5)), 50, 29, [][4]float32{{0, 0, 50, 20}, {0, 24, 50, 5}}},
		{"row, all at their own width", Row(4, -1, block(10, 10), block(20, 30)), 100, 30, [][4]float32{{0, 10, 10, 10}, {14, 0, 20, 30}}},
		{"row, one grows", Row(4, 0, block(10, 10), hidden, block(20, 10)), 100, 10, [][4]float32{{0, 0, 76, 10}, {}, {80, 0, 20, 10}}},
		{"row, just no fold", Row(4, 0, block(76, 10), block(20, 10)), 100, 10, [][4]float32{{0, 0, 76, 10}, {80, 0, 20, 10}}},
		{"row, folded", Row(4, 0, block(77, 10), block(20, 12)), 100, 26, [][4]float32{{0, 0, 100, 10}, {80, 14, 20, 12}}},
		{"row, what follows flows", Row(4, 1, block(10, 10), block(90, 10), block(60, 8), block(50, 9)), 104, 35,
			[][4]float32{{0, 0, 10, 10}, {14, 0, 90, 10}, {0, 14, 60, 8}, {0, 26, 50, 9}}},
		{"row, the last grows", Row(4, 1, block(60, 10), block(90, 10)), 100, 10, [][4]float32{{0, 0, 60, 10}, {64, 0, 36, 10}}},
		{"flow", Flow(4, block(40, 10), block(40, 20), hidden, block(40, 5)), 84, 29,
			[][4]float32{{0, 0, 40, 10}, {44, 0, 40, 20}, {}, {0, 24, 40, 5}}},
		{"flow, lines close together", Flow(12, block(40, 10), block(40, 10)), 60, 24, [][4]float32{{0, 0, 40, 10}, {0, 14, 40, 10}}},
		{"flow, wider than the line", Flow(4, block(40, 10), block(90, 10)), 50, 24, [][4]float32{{0, 0, 40, 10}, {0, 14, 50, 10}}},
		{"grid of two", Grid(4, 40, 3, block(1, 10), block(1, 20), hidden, block(1, 5)), 84, 29,
			[][4]float32{{0, 0, 40, 20}, {44, 0, 40, 20}, {}, {0, 24, 40, 5}}},
		{"grid, just no room for two", Grid(4, 40, 3, block(1, 10), block(1, 20)), 83, 34, [][4]float32{{0, 0, 83, 10}, {0, 14, 83, 20}}},
		{"grid, at most two", Grid(4, 10, 2, block(1, 10), block(1, 10), block(1, 10)), 104, 24,
			[][4]float32{{0, 0, 50, 10}, {54, 0, 50, 10}, {0, 14, 50, 10}}},
		{"grid of one thing", Grid(4, 10, 3, block(1, 10)), 100, 10, [][4]float32{{0, 0, 100, 10}}},
		{"pad", Pad(3, 5, block(1, 10)), 50, 20, [][4]float32{{3, 5, 44, 10}}},
		{"pad wider than its place", Pad(30, 0, block(1, 10)), 50, 10, [][4]float32{{30, 0, 0, 10}}},
		{"stack", Stack(block(1, 10), block(1, 20)), 50, 20, [][4]float32{{0, 0, 50, 20}, {0, 0, 50, 20}}},
		{"fixed", Fixed(10, 20, block(1, 1)), 50, 20, [][4]float32{{20, 0, 10, 20}}},
		{"either, the first on one line", Either(tall{block(1, 20)}, tall{block(1, 10)}, block(1, 5)), 50, 20, [][4]float32{{0, 0, 50, 20}, {}, {}}},
		{"either, the second", Either(tall{block(1, 20)}, tall{block(1, 30)}, block(1, 5)), 40, 25, [][4]float32{{}, {0, 0, 40, 25}, {}}},
		{"either, else the last", Either(tall{block(1, 20)}, tall{block(1, 30)}, tall{block(1, 5)}), 20, 50, [][4]float32{{}, {}, {0, 0, 20, 50}}},
		{"wide", Wide(20, tall{block(1, 1)}), 60, 50, [][4]float32{{20, 0, 20, 50}}},
	} {
		got, height := placed(c.box, c.width)
		if height != c.height {
			t.Errorf("%s is %v high, want %v", c.name, height, c.height)
		}
		for i, want := range c.want {
			if c.box.Objects[i].Visible() && got[i] != want {
				t.Errorf("%s: thing %d is at %v, want %v", c.name, i, got[i], want)
			}
		}
	}
}

// In a Level all things are as high as the highest, also in its second line.
func TestALevelIsOfOneHeight(t *testing.T) {
	wide := NewText("Reveal with strength", Style{})
	for _, width := range []float32{400, 135} {
		low, high := block(60, 20), block(60, 70)
		placed(Level(8, 0, wide, low, high), width)
		if low.Size().Height != high.Size().Height || low.Position().Y != high.Position().Y {
			t.Errorf("in %.0f pt things of a line are %v at %v and %v at %v", width, low.Size(), low.Position(), high.Size(), high.Position())
		}
		if width == 135 && high.Position().Y < wide.Size().Height {
			t.Errorf("in %.0f pt the first thing is %v, the others stand at %v", width, wide.Size(), high.Position())
		}
	}
}

// A dot takes no room from what it marks.
func TestADotTakesNoRoom(t *testing.T) {
	marked, plain := Dotted(theme.ColorNamePrimary, block(60, 20)), block(60, 20)
	if marked.MinSize() != plain.MinSize() || HeightOf(marked, 90) != HeightOf(plain, 90) || !IsDotted(marked) {
		t.Errorf("with a dot %v is asked for, without %v", marked.MinSize(), plain.MinSize())
	}
	marked.Resize(fyne.NewSize(90, 20))
	if got := marked.Objects[1].Size(); got != fyne.NewSize(90, 20) {
		t.Errorf("what is marked has %v of 90x20", got)
	}
}

func TestLeastSizes(t *testing.T) {
	for name, c := range map[string]struct {
		box  *fyne.Container
		want fyne.Size
	}{
		"column":   {Column(4, block(10, 10), block(20, 30)), fyne.NewSize(20, 44)},
		"row":      {Row(4, -1, block(10, 10), block(20, 30)), fyne.NewSize(34, 30)},
		"flow":     {Flow(4, block(10, 10), block(20, 30)), fyne.NewSize(20, 44)},
		"grid":     {Grid(4, 40, 3, block(10, 10), block(20, 30)), fyne.NewSize(40, 44)},
		"pad":      {Pad(3, 5, block(10, 10)), fyne.NewSize(16, 20)},
		"either":   {Either(block(90, 10), block(20, 30)), fyne.NewSize(20, 30)},
		"nothing":  {Column(4), fyne.NewSize(0, 0)},
		"no row":   {Row(4, -1), fyne.NewSize(0, 0)},
		"no grid":  {Grid(4, 40, 3), fyne.NewSize(40, 0)},
		"no flow":  {Flow(4), fyne.NewSize(0, 0)},
		"a column": {Column(4, block(10, 10)), fyne.NewSize(10, 10)},
	} {
		if got := c.box.MinSize(); got != c.want {
			t.Errorf("%s is at least %v, want %v", name, got, c.want)
		}
	}
}

func TestBar(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.New(look.Options{}))
	for _, c := range []struct{ part, whole, filled, long float32 }{
		{0.5, 1, 50, 100}, {0.25, 0.5, 25, 50}, {0, 1, 0, 100}, {-1, 2, 0, 100}, {3, 3, 100, 100},
	} {
		bar := Bar(c.part, c.whole, theme.ColorNamePrimary, 8)
		bar.Resize(fyne.NewSize(100, 20))
		ground, filled := bar.Objects[0], bar.Objects[1]
		if ground.Size() != fyne.NewSize(c.long, 8) || filled.Size() != fyne.NewSize(c.filled, 8) {
			t.Errorf("%v of %v: %v on %v", c.part, c.whole, filled.Size(), ground.Size())
		}
		if ground.Position().Y != 12 || filled.Position().Y != 12 {
			t.Errorf("%v of %v does not stand on the ground", c.part, c.whole)
		}
	}
}

// Whatever widths a box was asked for before, it is as high, as wide and laid
// out as one that was never asked.
func TestWhatWasMeasuredStaysTrue(t *testing.T) {
	test.NewTempApp(t)
	build := func() *fyne.Container {
		words := func() fyne.CanvasObject { return NewText("some words of some length that wrap", Style{}) }
		return Column(4, Row(4, 1, block(20, 20), Column(2, words(), Flow(3, block(30, 9), block(40, 9), words()))), Either(words(), NewText("some words", Style{})), Pad(5, 3, Grid(2, 60, 3, words(), tall{block(1, 1)}, words())),
			Row(2, -1, Phrase(2, block(9, 9), words()), Wide(50, words())))
	}
	r := rand.New(rand.NewPCG(1, 2))
	used := build()
	for range 200 {
		width := float32(60 + r.IntN(12)*25)
		if r.IntN(4) == 0 {
			used.MinSize()
			used.Resize(fyne.NewSize(width, used.MinSize().Height))
			continue
		}
		fresh := build()
		got, high := placed(used, width)
		want, wantHigh := placed(fresh, width)
		if high != wantHigh || !slices.Equal(got, want) || used.MinSize() != fresh.MinSize() {
			t.Fatalf("%.0f wide it is %.0f high with %v, want %.0f with %v", width, high, got, wantHigh, want)
		}
	}
}
