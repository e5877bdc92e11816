package words

import (
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"

	"hagal/data/facts"
)

// Every sign of every sentence is in the font that comes with the app: what
// is not shows as a box where the system has no other font.
func TestTheFontHasEverySign(t *testing.T) {
	for _, font := range []struct {
		name string
		data []byte
	}{{"regular", theme.DefaultTextFont().Content()}, {"bold", theme.DefaultTextBoldFont().Content()}} {
		f, err := sfnt.Parse(font.data)
		if err != nil {
			t.Fatal(err)
		}
		missing := map[rune]string{}
		for _, s := range said(t) {
			for _, r := range s {
				if i, err := f.GlyphIndex(nil, r); (err != nil || i == 0) && r != '\u00ad' {
					missing[r] = s
				}
			}
		}
		for r, s := range missing {
			t.Errorf("the %s font has no %q of %q", font.name, r, s)
		}
	}
}

// said is every sentence in every language, and the words of the game.
func said(t *testing.T) []string {
	list := sourceForms(t)
	for _, l := range Languages {
		g := tongueOf(t, l.Language)
		for _, s := range g.Sentences {
			list = append(list, s)
		}
		for _, forms := range g.Terms {
			list = append(list, slices.Collect(maps.Values(forms))...)
		}
	}
	for _, w := range facts.Words {
		list = append(list, w.English, w.Portuguese, w.German, w.Spanish)
	}
	return list
}
