package look

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/data/facts"
)

// The least contrasts: of text, of text in the high contrast themes, and of
// shapes and large glyphs.
const (
	LeastText  = 4.5
	LeastHigh  = 7
	LeastShape = 3
)

// Pair is something drawn on a ground, by name.
type Pair struct {
	Text   fyne.ThemeColorName
	Ground fyne.ThemeColorName
	Shape  bool // a shape, a glyph of 24 points or more, or the edge of a field
}

// Pairs lists every pair in use.
func Pairs() []Pair {
	var all []Pair
	add := func(shape bool, grounds []fyne.ThemeColorName, texts ...fyne.ThemeColorName) {
		for _, g := range grounds {
			for _, t := range texts {
				all = append(all, Pair{Text: t, Ground: g, Shape: shape})
			}
		}
	}
	grounds := []fyne.ThemeColorName{theme.ColorNameBackground, Surface, SurfaceHigh}
	fields := []fyne.ThemeColorName{theme.ColorNameInputBackground, theme.ColorNameOverlayBackground, theme.ColorNameMenuBackground,
		theme.ColorNameHeaderBackground, theme.ColorNameButton, theme.ColorNameDisabledButton}
	add(false, grounds, theme.ColorNameForeground, Bright, Dim, Good, Bad, theme.ColorNamePrimary, theme.ColorNameHyperlink,
		theme.ColorNameWarning, VP, Spice, Solari, Water, Intrigue, Landsraad, City, SpiceTrade)
	add(false, fields, theme.ColorNameForeground, theme.ColorNameDisabled, theme.ColorNamePlaceHolder, theme.ColorNameHyperlink)
	add(false, []fyne.ThemeColorName{theme.ColorNamePrimary}, theme.ColorNameForegroundOnPrimary)
	add(false, []fyne.ThemeColorName{theme.ColorNameError}, theme.ColorNameForegroundOnError)
	add(false, []fyne.ThemeColorName{theme.ColorNameSuccess}, theme.ColorNameForegroundOnSuccess)
	add(false, []fyne.ThemeColorName{theme.ColorNameWarning}, theme.ColorNameForegroundOnWarning)
	add(true, append(grounds, fields...), theme.ColorNameInputBorder, theme.ColorNamePrimary, theme.ColorNameScrollBar)
	for _, p := range EachPiece { // which seats are drawn in
		add(false, grounds, PieceColor(p, Fill))
		add(false, []fyne.ThemeColorName{PieceColor(p, Fill)}, PieceColor(p, On))
		add(false, []fyne.ThemeColorName{PieceColor(p, Tint)}, theme.ColorNameForeground, Bright, Dim, PieceColor(p, Fill))
	}
	for _, f := range facts.Factions {
		add(false, grounds, FactionColor(f, Fill))
		add(false, []fyne.ThemeColorName{FactionColor(f, Fill)}, FactionColor(f, On))
		add(false, []fyne.ThemeColorName{FactionColor(f, Tint)}, theme.ColorNameForeground, Bright, Dim, FactionColor(f, Fill))
	}
	return all
}

// Ratio is the contrast of two opaque colours, 1 to 21, as WCAG counts it.
func Ratio(a, b color.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.Color) float64 {
	r, g, b := linear(c)
	return 0.2126*r + 0.7152*g + 0.0722*b
}

// linear is a colour as light, each part 0 to 1.
func linear(c color.Color) (r, g, b float64) {
	o := Exact(c)
	part := func(v uint8) float64 {
		s := float64(v) / 0xff
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return part(o.R), part(o.G), part(o.B)
}

// Over is what a colour looks like on a ground.
func Over(c, ground color.Color) color.Color {
	top, below := Exact(c), Exact(ground)
	mix := func(a, b uint8) uint8 {
		return uint8((int(a)*int(top.A) + int(b)*(0xff-int(top.A))) / 0xff)
	}
	return color.NRGBA{R: mix(top.R, below.R), G: mix(top.G, below.G), B: mix(top.B, below.B), A: 0xff}
}
