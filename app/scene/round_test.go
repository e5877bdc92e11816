package scene

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
	"hagal/app/words"
)

// thumb taps as a thumb does: it scrolls until the thing is in sight, then
// taps the window there. What lies over it gets the tap.
func (h *Hand) thumb(tap *kit.Tap) {
	h.Helper()
	h.scrollTo(tap)
	at := h.placeOf(tap)
	if at.seen.width() < min(kit.Target, at.width())-slack || at.seen.height() < min(kit.Target, at.height())-slack {
		h.Fatalf("of %q only %.0fx%.0f pt are in sight", tap.Name, at.seen.width(), at.seen.height())
	}
	hit, do := false, tap.OnTap
	tap.OnTap = func() { hit = true; do() }
	test.TapCanvas(h.Window.Canvas(), fyne.NewPos((at.seen.left+at.seen.right)/2, (at.seen.top+at.seen.bottom)/2))
	if !hit {
		h.Fatalf("something else lies over %q", tap.Name)
	}
}

// scrollTo brings a thing to the middle of what it is scrolled in.
func (h *Hand) scrollTo(tap *kit.Tap) {
	at := h.placeOf(tap)
	if at.within == nil {
		return
	}
	view, scroll := at.within.view, at.within.scroll
	scroll.ScrollToOffset(scroll.Offset.AddXY(0, (at.top+at.bottom-view.top-view.bottom)/2))
}

func (h *Hand) placeOf(tap *kit.Tap) place {
	h.Helper()
	taps := h.look().taps
	i := slices.IndexFunc(taps, func(s tapSeen) bool { return s.tap == tap })
	if i < 0 {
		h.Fatalf("%q is not on screen", tap.Name)
	}
	return taps[i].place
}

// A round by a thumb at every size, in English and German: all it needs can
// be scrolled into sight, is in reach, and nothing lies over it.
func TestRoundAtEverySize(t *testing.T) {
	inEach(t, 4, []Setting{
		{Phone, 100, words.English, "light", "normal"},
		{Landscape, 100, words.German, "light", "normal"},
		{Small, 200, words.German, "dark", "normal"},
		{Desktop, 100, words.English, "dark", "normal"},
		{Phone, 100, words.German, "dark", "normal"},
		{Landscape, 100, words.English, "dark", "normal"},
		{Small, 200, words.English, "light", "normal"},
		{Desktop, 100, words.German, "light", "normal"},
	}, func(t *testing.T, h *Hand) {
		h.Press = h.thumb
		h.NewTable()
		t.Logf("%d taps in the first round", h.Round(2))
		if got := h.Table().Round(); got != 1 {
			t.Errorf("after a round it is round %d", got)
		}
	})
}
