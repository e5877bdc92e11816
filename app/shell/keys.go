package shell

import (
	"fyne.io/fyne/v2"
	keyboard "fyne.io/fyne/v2/driver/desktop"

	"hagal/app/kit"
)

// ownKeys is what keys do on every page, besides Tab, which goes from one
// thing to the next, and Space or Enter, which tap it.
func (s *Shell) ownKeys() Keys {
	c := s.window.Canvas()
	return Keys{
		{Name: fyne.KeySpace}:                 s.pressPrimary,
		{Name: fyne.KeyReturn}:                s.pressPrimary,
		{Name: fyne.KeyEnter}:                 s.pressPrimary,
		{Name: fyne.KeyEscape}:                func() { c.Unfocus(); s.Close() },
		{Name: fyne.KeyDown}:                  c.FocusNext,
		{Name: fyne.KeyRight}:                 c.FocusNext,
		{Name: fyne.KeyUp}:                    c.FocusPrevious,
		{Name: fyne.KeyLeft}:                  c.FocusPrevious,
		{Name: fyne.KeyH, Shortcut: true}:     func() { s.Go(Rules) },
		{Name: fyne.KeyComma, Shortcut: true}: func() { s.Go(Settings) },
	}
}

// press does what a key does on this page; the page comes first.
func (s *Shell) press(k Key) {
	if do := s.shown.Keys[k]; do != nil {
		do()
	} else if do := s.ownKeys()[k]; do != nil {
		do()
	}
}

// typed is a key that nothing in focus has a use for.
func (s *Shell) typed(e *fyne.KeyEvent) { s.press(Key{Name: e.Name}) }

// listen has the window hand its keys over. Shortcuts are known to the window
// one by one: those of keys are listened to from when they are first shown.
func (s *Shell) listen(keys Keys) {
	s.window.Canvas().SetOnTypedKey(s.typed)
	for k := range keys {
		if k.Shortcut && !s.heard[k] {
			s.heard[k] = true
			s.window.Canvas().AddShortcut(shortcut(k), func(fyne.Shortcut) { s.press(k) })
		}
	}
}

// shortcut is a key with Ctrl or Command as the window knows it: undo and redo
// go by names of their own.
func shortcut(k Key) fyne.Shortcut {
	switch k.Name {
	case fyne.KeyZ:
		return &fyne.ShortcutUndo{}
	case fyne.KeyY:
		return &fyne.ShortcutRedo{}
	}
	return &keyboard.CustomShortcut{KeyName: k.Name, Modifier: fyne.KeyModifierShortcutDefault}
}

// pressPrimary is Space or Enter with nothing in focus.
func (s *Shell) pressPrimary() {
	if s.sheet == nil && s.shown.Primary != nil && s.shown.Primary.Do != nil {
		s.shown.Primary.Do()
	}
}

// focused is the name of what is in focus.
func (s *Shell) focused() string {
	if tap, ok := s.window.Canvas().Focused().(*kit.Tap); ok {
		return tap.Name
	}
	return ""
}

// restoreFocus gives the focus back to what had it before all was drawn again,
// and has taps hand on the keys they have no use for. It scrolls to the tap
// that the picture wants in sight.
func (s *Shell) restoreFocus(name string) {
	var found, wanted *kit.Tap
	kit.Each(s.root, func(t *kit.Tap) {
		t.OnKey = s.typed
		if s.sheet == nil {
			t.Enable() // one drawn before may have been under a sheet
		}
		if found == nil && name != "" && t.Name == name && !t.Disabled() {
			found = t
		}
		if s.shown.Reveal != "" && t.Name == s.shown.Reveal {
			wanted = t
		}
	})
	if wanted != nil {
		wanted.Reveal()
	}
	if found != nil {
		fyne.CurrentApp().Driver().AbsolutePositionForObject(found) // has it drawn, or it is not found
		s.window.Canvas().Focus(found)
	}
}
