package kit

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// drawnWidth is how wide a text is drawn in one line.
func drawnWidth(s string) float32 {
	return fyne.MeasureText(s, Style{}.size(), fyne.TextStyle{}).Width
}

func TestTextWrapsAtWords(t *testing.T) {
	test.NewTempApp(t)
	for _, c := range []struct {
		text string
		fits string // the widest thing a line has room for
		want []string
	}{
		{"", "x", []string{""}},
		{"Deploy two troops", "Deploy two troops", []string{"Deploy two troops"}},
		{"Deploy two troops", "Deploy two", []string{"Deploy two", "troops"}},
		{"Deploy  two\n troops", "Deploy two troops", []string{"Deploy two", "troops"}},
		{"one\n\ntwo", "one", []string{"one", "", "two"}},
		{"a sword-bear", "sword-", []string{"a", "sword-", "bear"}},
		{"iiiiiiiii", "iiiii-", []string{"iiiii-", "iiii"}},
		{"Dread\u00adnoughts", "noughts", []string{"Dread-", "noughts"}},
		{"Dread\u00adnoughts go", "Dreadnoughts go", []string{"Dreadnoughts go"}},
		{"Kriegs\u00adschiff\u00adwerft", "Kriegsschiff-", []string{"Kriegsschiff-", "werft"}},
		{"Before round\u00a01", "Before round", []string{"Before", "round 1"}},
		{"Before round\u00a01", "Before", []string{"Before", "round", "1"}},
		{"in /home/\u200bada/\u200bhagal", "in /home/ada/hagal", []string{"in /home/ada/hagal"}},
		{"in /home/\u200bada/\u200bhagal", "/home/ada/", []string{"in", "/home/ada/", "hagal"}},
	} {
		text := NewText(c.text, Style{})
		got := text.wrap(drawnWidth(c.fits))
		if !slices.Equal(got, c.want) {
			t.Errorf("%q with room for %q: %q, want %q", c.text, c.fits, got, c.want)
		}
	}
}

func TestTextIsNeverWiderThanAsked(t *testing.T) {
	test.NewTempApp(t)
	const story = "The Rival’s Agent goes to Imperial Basin, because Arrakeen-and-Carthag are taken: Kriegs\u00adschiff\u00adwerft, " +
		"WWWWWWWWWWWWWWWWWWWWWWWW, -, --- und Raumfahrergilde-\nVorsitzender\u00ad. Água, Öl, ÄÖÜ."
	text := NewText(story, Style{})
	letter := drawnWidth("W-")
	for width := letter; width < 400; width += 7 {
		lines := text.wrap(width)
		for _, line := range lines {
			if w := drawnWidth(line); w > width+0.5 {
				t.Errorf("at %v the line %q is %v wide", width, line, w)
			}
		}
		// Words are whole again when what breaking added is taken away.
		bare := func(s string) string {
			return strings.NewReplacer(" ", "", "-", "", "\n", "", soft, "").Replace(s)
		}
		if got := bare(strings.Join(lines, "")); got != bare(story) {
			t.Errorf("at %v the text became %q", width, got)
		}
		if h := text.HeightFor(width); h != text.lineHeight()*float32(len(lines)) {
			t.Errorf("at %v %d lines are %v high", width, len(lines), h)
		}
	}
	if lines := NewText("WWW", Style{}).wrap(1); len(lines) != 3 {
		t.Errorf("with no room at all three letters are %q", lines)
	}
}

func TestTextIsWrappedAnewAtAnotherWidth(t *testing.T) {
	test.NewTempApp(t)
	text := NewText("Deploy two troops", Style{})
	narrow, wide := text.HeightFor(drawnWidth("Deploy")), text.HeightFor(drawnWidth("Deploy two troops"))
	if narrow != 3*wide {
		t.Errorf("three lines are %v high, one is %v", narrow, wide)
	}
	if got := text.MinSize().Width; got != drawnWidth("Deploy") && got != drawnWidth("troops") {
		t.Errorf("the least width is %v, that of no word", got)
	}
}
