package look

import (
	"bytes"
	"image"
	"image/color"
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// fyneDraws is how much ink each pixel of an icon has that Fyne's painter
// draws, black on white.
func fyneDraws(t *testing.T, r fyne.Resource, size int) [][]int {
	t.Helper()
	img := canvas.NewImageFromResource(r)
	img.FillMode = canvas.ImageFillContain
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetContent(img)
	c.Resize(fyne.NewSquareSize(float32(size)))
	shot := c.Capture()
	if got := shot.Bounds().Size(); got != image.Pt(size, size) {
		t.Fatalf("%s at %d is drawn %v", r.Name(), size, got)
	}
	rows := make([][]int, size)
	for y := range rows {
		for x := range size {
			rows[y] = append(rows[y], 0xff-int(color.GrayModel.Convert(shot.At(x, y)).(color.Gray).Y))
		}
	}
	return rows
}

// TestOutlinedIconsAreAsTheirSources: Fyne's painter draws in its widgets what
// Draw draws elsewhere, at any size.
func TestOutlinedIconsAreAsTheirSources(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(New(Options{Variant: Light, HighContrast: true}))
	for name, ours := range widgetIcons {
		for _, size := range []int{24, 48, 96} {
			if part := apart(fyneDraws(t, theme.Icon(name), size), draw(t, Icon(ours), size)); part > 0.03 {
				t.Errorf("outlined/%s.svg at %d is another picture than %s.svg in %.3f of its ink; README.md says how it is made", ours, size, ours, part)
			}
		}
	}
	if part := apart(fyneDraws(t, theme.CancelIcon(), 24), draw(t, Icon("plus"), 24)); part < 0.15 {
		t.Errorf("a cross and a plus differ in %.3f of their ink: the test sees nothing", part)
	}
}

func TestJustWhatWidgetsShowIsOutlined(t *testing.T) {
	used := map[string]bool{}
	for _, ours := range widgetIcons {
		used[ours] = true
	}
	want, got := slices.Sorted(maps.Keys(used)), slices.Sorted(maps.Keys(outlined))
	if !slices.Equal(want, got) {
		t.Errorf("widgets show %v, outlined are %v", want, got)
	}
	for name, svg := range outlined {
		if bytes.Contains(svg, []byte("stroke")) || bytes.Contains(svg, []byte("fill")) || len(svg) > 12<<10 {
			t.Errorf("outlined/%s.svg is not filled areas alone, or large: %d bytes", name, len(svg))
		}
	}
}

func TestWidgetIconsFollowTheTheme(t *testing.T) {
	a := test.NewTempApp(t)
	for name, th := range themes() {
		a.Settings().SetTheme(th)
		if want := hex(th.Color(theme.ColorNameForeground, 0)); !bytes.Contains(theme.CancelIcon().Content(), []byte(want)) {
			t.Errorf("%s: the icon is not in the colour of text, %s", name, want)
		}
	}
}
