package scene

import (
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
)

// rolls are what can be scrolled on the top layer.
func (h *Hand) rolls() []*kit.Scroll {
	layers := h.Layers()
	if h.App.Message() != "" {
		layers = layers[:len(layers)-1]
	}
	var list []*kit.Scroll
	kit.Scrolls(layers[len(layers)-1], func(s *kit.Scroll) {
		if s.End() > 0 {
			list = append(list, s)
		}
	})
	return list
}

// Whatever scrolls is read to its end with Page Down, no line passed over, and
// back with Page Up; Home and End go all the way.
func TestEverySceneIsScrolledByKeys(t *testing.T) {
	h := With(t, Setting{Small, 100, words.English, "light", "normal"})
	freeze(t, h)
	scrolled := 0
	scenes := sample(Scenes(), aRound)
	for _, scene := range scenes {
		scene.Draw(h)
		h.Window.Canvas().Unfocus()
		rolls := h.rolls()
		if len(rolls) == 0 {
			continue
		}
		scrolled++
		h.Key(fyne.KeyHome)
		at := -1
		before := make([]float32, len(rolls))
		for i, s := range rolls {
			before[i] = s.Offset.Y
		}
		h.Key(fyne.KeyPageDown)
		for i, s := range rolls {
			if s.Offset.Y > before[i] {
				at = i
			}
		}
		if at < 0 {
			t.Errorf("%s: Page Down scrolls nothing", scene.Name)
			continue
		}
		s := rolls[at]
		if before[at] != 0 {
			t.Errorf("%s: Home leaves it at %v", scene.Name, before[at])
		}
		for last := float32(0); s.Offset.Y > last; {
			if s.Offset.Y-last > s.Size().Height {
				t.Errorf("%s: Page Down passes over %v points", scene.Name, s.Offset.Y-last-s.Size().Height)
			}
			last = s.Offset.Y
			h.Key(fyne.KeyPageDown)
		}
		if s.Offset.Y != s.End() {
			t.Errorf("%s: Page Down ends at %v of %v", scene.Name, s.Offset.Y, s.End())
		}
		h.Key(fyne.KeyPageUp)
		if s.Offset.Y >= s.End() {
			t.Errorf("%s: Page Up does not scroll", scene.Name)
		}
		h.Key(fyne.KeyEnd)
		if s.Offset.Y != s.End() {
			t.Errorf("%s: End goes to %v of %v", scene.Name, s.Offset.Y, s.End())
		}
		h.Key(fyne.KeyHome)
		if s.Offset.Y != 0 {
			t.Errorf("%s: Home goes to %v", scene.Name, s.Offset.Y)
		}
	}
	if scrolled < len(scenes)/3 {
		t.Errorf("only %d scenes scroll", scrolled)
	}
}

// A field to type into does not keep the page from being scrolled.
func TestTheRulesScrollWhileTheyAreSearched(t *testing.T) {
	h := Open(t, Phone)
	h.App.Go(shell.Rules)
	h.Write("Search the rules", "rival")
	h.Key(fyne.KeyPageDown)
	if s := h.rolls()[0]; s.Offset.Y == 0 {
		t.Error("Page Down in the search scrolls nothing")
	}
}

// Esc, and the back button of a phone, leave a part of a page before the page.
func TestAPartOfAPageIsLeftBeforeThePage(t *testing.T) {
	for _, c := range []struct {
		page  shell.Route
		part  func(*Hand)
		whole string // to be read on the page alone
	}{
		{shell.About, func(h *Hand) { h.Tap("Hagal: MIT") }, "Version 1.2.3"},
		{shell.Copies, func(h *Hand) { h.Tap(words.Day(MasterTime())) }, "Check the tables now"},
		{shell.Home, func(h *Hand) { h.Tap(words.T("Archived or deleted: {0}", 1)) }, "Saved tables"},
	} {
		h := With(t, Setting{Phone, 100, words.English, "light", "normal"})
		for _, title := range []string{"Friday", "Saturday"} {
			h.Deal(title, SoloLine)
		}
		if err := h.Store.DailyCopy(); err != nil {
			t.Fatal(err)
		}
		list, err := h.Store.List(store.Filter{})
		if err == nil {
			err = h.Store.Archive(list[0].ID, true)
		}
		if err != nil {
			t.Fatal(err)
		}
		h.App.Go(c.page)
		h.Sees(c.whole)
		c.part(h)
		h.SeesNot(c.whole)
		h.Key(fyne.KeyEscape)
		h.Sees(c.whole)
		if got := h.App.At(); got != c.page {
			t.Errorf("Esc leaves %s for %s", c.page, got)
		}
	}
}
