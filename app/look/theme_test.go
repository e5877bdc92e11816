package look

import (
	"fmt"
	"image/color"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"hagal/data/facts"
)

// themes are the four, by name.
func themes() map[string]*Theme {
	return map[string]*Theme{
		"light":               New(Options{Variant: Light}),
		"dark":                New(Options{Variant: Dark}),
		"light high contrast": New(Options{Variant: Light, HighContrast: true}),
		"dark high contrast":  New(Options{Variant: Dark, HighContrast: true}),
	}
}

func TestEveryPairCanBeRead(t *testing.T) {
	for name, th := range themes() {
		for _, p := range Pairs() {
			least := LeastText
			switch {
			case p.Shape:
				least = LeastShape
			case th.Options().HighContrast:
				least = LeastHigh
			}
			ground := th.Color(p.Ground, 0)
			if got := Ratio(Over(th.Color(p.Text, 0), ground), ground); got < least {
				t.Errorf("%s: %s on %s is %.2f, less than %.1f", name, p.Text, p.Ground, got, least)
			}
		}
	}
}

func TestPairsNameColoursOfOurs(t *testing.T) {
	used := map[fyne.ThemeColorName]bool{}
	for _, p := range Pairs() {
		for _, n := range []fyne.ThemeColorName{p.Text, p.Ground} {
			used[n] = true
			if _, ok := rows[n]; !ok {
				t.Errorf("%s is in no palette", n)
			}
		}
	}
	// What never carries text or is none of a thing's shape.
	apart := []fyne.ThemeColorName{Line, theme.ColorNameFocus, theme.ColorNameHover, theme.ColorNamePressed, theme.ColorNameSelection,
		theme.ColorNameInnerWindowBorder, theme.ColorNameInnerWindowBorderInactive, theme.ColorNameScrollBarBackground,
		theme.ColorNameSeparator, theme.ColorNameShadow}
	for _, n := range apart {
		used[n] = true
	}
	for _, p := range EachPiece { // within a line of the fill, whatever the ground
		used[PieceColor(p, Wood)] = true
	}
	for n := range rows {
		if !used[n] {
			t.Errorf("%s is in no pair", n)
		}
	}
}

func TestWhatLiesOverTextLeavesItReadable(t *testing.T) {
	for name, th := range themes() {
		for _, veil := range []fyne.ThemeColorName{theme.ColorNameHover, theme.ColorNamePressed, theme.ColorNameSelection, theme.ColorNameFocus} {
			ground := Over(th.Color(veil, 0), th.Color(Surface, 0))
			if got := Ratio(th.Color(theme.ColorNameForeground, 0), ground); got < LeastText {
				t.Errorf("%s: text under %s is %.2f", name, veil, got)
			}
		}
	}
}

func TestRatioIsWCAG(t *testing.T) {
	grey := color.NRGBA{R: 0x77, G: 0x77, B: 0x77, A: 0xff}
	for _, c := range []struct {
		a, b color.Color
		want float64
	}{{color.White, color.Black, 21}, {color.White, color.White, 1}, {color.White, grey, 4.48}, {grey, color.White, 4.48}} {
		if got := Ratio(c.a, c.b); math.Abs(got-c.want) > 0.005 {
			t.Errorf("Ratio(%v, %v) = %.3f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

func TestFyneKnowsEveryColour(t *testing.T) {
	for name, th := range themes() {
		test.AssertAllColorNamesDefined(t, th, name)
	}
	test.AssertAllColorNamesDefined(t, New(Options{}), "system")
}

func TestVariantIsTheSystemsOnlyWhenAsked(t *testing.T) {
	light, dark := New(Options{Variant: Light}), New(Options{Variant: Dark})
	system, name := New(Options{}), fyne.ThemeColorName(theme.ColorNameBackground)
	for _, v := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
		want := light
		if v == theme.VariantDark {
			want = dark
		}
		if system.Color(name, v) != want.Color(name, v) {
			t.Errorf("variant %d of the system is not followed", v)
		}
		if light.Color(name, v) == dark.Color(name, v) {
			t.Errorf("light and dark are the same with variant %d of the system", v)
		}
	}
	if light.Color(name, theme.VariantDark) != light.Color(name, theme.VariantLight) {
		t.Error("light follows the system")
	}
}

func TestScaleIsOfTextAndIcons(t *testing.T) {
	one, two := New(Options{}), New(Options{Scale: 2})
	for name, want := range map[fyne.ThemeSizeName]float32{SizeSmall: 12.5, SizeText: 15, SizeLarge: 20, SizeTitle: 26, SizeHuge: 40, SizeIcon: 24} {
		if got := one.Size(name); got != want {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
		if got := two.Size(name); got != 2*want {
			t.Errorf("%s twice is %v, want %v", name, got, 2*want)
		}
	}
	if one.Size(theme.SizeNamePadding) != two.Size(theme.SizeNamePadding) {
		t.Error("space grows with the text")
	}
	for given, want := range map[float32]float32{0: 1, 0.3: 1, 1.5: 1.5, 9: 2} {
		if got := New(Options{Scale: given}).Options().Scale; got != want {
			t.Errorf("scale %v is taken as %v, want %v", given, got, want)
		}
	}
}

func TestWidgetsAreTargets(t *testing.T) {
	a := test.NewTempApp(t)
	for _, scale := range []float32{1, 1.5, 2} {
		a.Settings().SetTheme(New(Options{Variant: Dark, Scale: scale}))
		for name, o := range map[string]fyne.CanvasObject{
			"button": widget.NewButton("Undo", nil), "entry": widget.NewEntry(), "check": widget.NewCheck("Epic", nil),
			"select": widget.NewSelect([]string{"Light"}, nil), "slider": widget.NewSlider(1, 2),
			"radio": widget.NewRadioGroup([]string{"Light"}, nil),
		} {
			if h := o.MinSize().Height; h < Target {
				t.Errorf("a %s at %v is %v high, less than %v", name, scale, h, float32(Target))
			}
		}
	}
}

func TestFontAndFyneIconsAreThere(t *testing.T) {
	th := New(Options{})
	for _, s := range []fyne.TextStyle{{}, {Bold: true}, {Monospace: true}, {Italic: true}} {
		if th.Font(s) == nil {
			t.Errorf("no font for %v", s)
		}
	}
	for name, ours := range widgetIcons {
		if !Has(ours) || th.Icon(name) == nil {
			t.Errorf("no icon %q for Fyne's %s", ours, name)
		}
	}
	if th.Icon(theme.IconNameCheckButton) == nil || th.Icon(theme.IconNameCheckButton) != theme.DefaultTheme().Icon(theme.IconNameCheckButton) {
		t.Error("the icon of a check button is not Fyne's")
	}
	for name := range fixed {
		if th.Size(name) <= 0 {
			t.Errorf("%s has no size", name)
		}
	}
	if th.Size(theme.SizeNameModalBlurRadius) <= 0 {
		t.Error("a size of Fyne's is not answered")
	}
	if th.Color("nobody knows", theme.VariantLight) != th.Color(theme.ColorNameForeground, theme.VariantLight) {
		t.Error("an unknown colour is not the colour of text")
	}
}

// TestFyneRecoloursOurIcons: a widget that is off or important draws an icon
// of ours in a colour of its own.
func TestFyneRecoloursOurIcons(t *testing.T) {
	th := New(Options{Variant: Dark})
	test.NewTempApp(t).Settings().SetTheme(th)
	for name, r := range map[fyne.ThemeColorName]fyne.Resource{
		theme.ColorNameDisabled: theme.NewDisabledResource(th.Icon(theme.IconNameHelp)),
		theme.ColorNamePrimary:  theme.NewPrimaryThemedResource(th.Icon(theme.IconNameHelp)),
	} {
		if want := hex(th.Color(name, 0)); !strings.Contains(string(r.Content()), want) || strings.Contains(string(r.Content()), "stroke") {
			t.Errorf("%s is not in %s", name, want)
		}
	}
}

// blind are the matrices of Machado, Oliveira and Fernandes (2009) for full
// protanopia, deuteranopia and tritanopia, on light.
var blind = map[string][9]float64{
	"full sight":   {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"protanopia":   {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	"deuteranopia": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	"tritanopia":   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
}

// lab is a colour as an eye sees it, in CIE L*a*b*.
func lab(c color.Color, m [9]float64) [3]float64 {
	r, g, b := linear(c)
	r, g, b = m[0]*r+m[1]*g+m[2]*b, m[3]*r+m[4]*g+m[5]*b, m[6]*r+m[7]*g+m[8]*b
	f := func(v float64) float64 {
		v = min(max(v, 0), 1)
		if v > 0.008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16.0/116
	}
	x := f((0.4124*r + 0.3576*g + 0.1805*b) / 0.9505)
	y := f(0.2126*r + 0.7152*g + 0.0722*b)
	z := f((0.0193*r + 0.1192*g + 0.9505*b) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func TestSeatsDifferToEveryEye(t *testing.T) {
	const least = 20 // of CIE76; 2.3 is the least an eye sees
	for name, th := range themes() {
		for sight, m := range blind {
			for a := range allPieces {
				for b := range a {
					for _, part := range []Part{Fill, Wood} {
						x, y := lab(th.Color(PieceColor(a, part), 0), m), lab(th.Color(PieceColor(b, part), 0), m)
						d := math.Sqrt((x[0]-y[0])*(x[0]-y[0]) + (x[1]-y[1])*(x[1]-y[1]) + (x[2]-y[2])*(x[2]-y[2]))
						if d < least {
							t.Errorf("%s, %s: %s and %s are %.1f apart as %q", name, sight, b, a, d, parts[part])
						}
					}
				}
			}
		}
	}
}

func TestNoSeatOrFactionByColourAlone(t *testing.T) {
	signs := map[string]string{}
	add := func(who, icon string) {
		if other, ok := signs[icon]; ok {
			t.Errorf("%s and %s are both %q", who, other, icon)
		}
		if !Has(icon) {
			t.Errorf("%s has no icon %q", who, icon)
		}
		signs[icon] = who
	}
	for slot := range shapes {
		add(fmt.Sprint("seat ", slot), SeatShapeName(slot))
	}
	for _, f := range facts.Factions {
		add(f.Name(), f.ID())
	}
	if SeatShapeName(-1) != SeatShapeName(2) || SeatShapeName(3) != SeatShapeName(0) {
		t.Error("a slot out of range has no shape")
	}
}

// A theme that is set has the whole app read its fonts again: one that is the
// same is not set.
func TestTheSameLookIsNotAppliedTwice(t *testing.T) {
	s := test.NewTempApp(t).Settings()
	for _, o := range []Options{{}, {Variant: Dark}, {Variant: Dark, Scale: 1.5}, {Variant: Dark, Scale: 1.5, Pieces: AllPieces()[1]}} {
		Apply(s, o)
		th := s.Theme()
		if got := th.(*Theme).Options(); got != New(o).Options() {
			t.Errorf("applied %+v, and it is %+v", o, got)
		}
		if Apply(s, o); s.Theme() != th {
			t.Errorf("%+v is set again", o)
		}
	}
}
