package outline

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/look"
	"hagal/data/facts"
)

// names says colours and sizes of text by their names in a theme.
type names struct {
	colors map[color.NRGBA]string
	sizes  map[float32]string
}

// namesOf knows the names of the theme of now; of two names for one colour it
// takes the first.
func namesOf(s fyne.Settings) names {
	n := names{colors: map[color.NRGBA]string{}, sizes: map[float32]string{}}
	for _, name := range colorNames() {
		c := look.Exact(s.Theme().Color(name, s.ThemeVariant()))
		if _, known := n.colors[c]; !known {
			n.colors[c] = string(name)
		}
	}
	for name, size := range map[string]fyne.ThemeSizeName{
		"": look.SizeText, " small": look.SizeSmall, " large": look.SizeLarge, " title": look.SizeTitle, " huge": look.SizeHuge,
	} {
		n.sizes[s.Theme().Size(size)] = name
	}
	return n
}

func colorNames() []fyne.ThemeColorName {
	all := []fyne.ThemeColorName{
		theme.ColorNameForeground, theme.ColorNamePrimary, theme.ColorNameForegroundOnPrimary, theme.ColorNameBackground,
		look.Surface, look.SurfaceHigh, look.Line, look.Dim, look.Bright, look.Good, look.Bad,
		look.VP, look.Spice, look.Solari, look.Water, look.Intrigue, look.Landsraad, look.City, look.SpiceTrade,
	}
	for _, part := range []look.Part{look.Fill, look.On, look.Tint} {
		for slot := range 3 {
			all = append(all, look.SeatColor(slot, part))
		}
		for _, f := range facts.Factions {
			all = append(all, look.FactionColor(f, part))
		}
	}
	return append(all, theme.ColorNameHover, theme.ColorNameFocus, theme.ColorNameShadow, theme.ColorNameWarning,
		theme.ColorNameHyperlink, theme.ColorNameInputBorder)
}

// of is the name of a colour, or its value where the theme has none for it.
func (n names) of(c color.Color) string {
	if name, ok := n.colors[look.Exact(c)]; ok {
		return name
	}
	e := look.Exact(c)
	return fmt.Sprintf("#%02x%02x%02x%02x", e.R, e.G, e.B, e.A)
}

// ink is the colour of a text or icon, nothing where it is that of text.
func (n names) ink(c color.Color) string {
	if name := n.of(c); name != string(theme.ColorNameForeground) {
		return " " + name
	}
	return ""
}

// size is the size of a text, nothing where it is the usual one.
func (n names) size(points float32) string {
	if name, known := n.sizes[points]; known {
		return name
	}
	return fmt.Sprintf(" %vpt", points)
}
