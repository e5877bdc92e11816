package shell

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	keyboard "fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"hagal/app/kit"
)

// listening is what is known of the keyboard.
type listening struct {
	heard  map[Key]bool // shortcuts the window listens to
	typing bool         // a key is being answered
	under  string       // what had the focus when a sheet came over it
}

// ownKeys is what keys do on every page, besides Tab, which goes from one
// thing to the next, and Space, which taps it: with nothing in focus Space is
// the large button.
func (s *Shell) ownKeys() Keys {
	return Keys{
		{Name: fyne.KeySpace}:                 func() { s.pressPrimary() },
		{Name: fyne.KeyEscape}:                func() { s.escape() },
		{Name: mobile.KeyBack}:                s.pressBack,
		{Name: fyne.KeyDown}:                  func() { s.turn(0, 1) },
		{Name: fyne.KeyRight}:                 func() { s.turn(1, 0) },
		{Name: fyne.KeyUp}:                    func() { s.turn(0, -1) },
		{Name: fyne.KeyLeft}:                  func() { s.turn(-1, 0) },
		{Name: fyne.KeyPageDown}:              func() { s.scroll(func(c *kit.Scroll) { c.Turn(1) }) },
		{Name: fyne.KeyPageUp}:                func() { s.scroll(func(c *kit.Scroll) { c.Turn(-1) }) },
		{Name: fyne.KeyHome}:                  func() { s.scroll(func(c *kit.Scroll) { c.ScrollTo(0) }) },
		{Name: fyne.KeyEnd}:                   func() { s.scroll(func(c *kit.Scroll) { c.ScrollTo(c.End()) }) },
		{Name: fyne.KeyF1}:                    s.help,
		{Rune: '?'}:                           s.help,
		{Name: fyne.KeyH, Shortcut: true}:     func() { s.Go(Rules) },
		{Name: fyne.KeyComma, Shortcut: true}: func() { s.Go(Settings) },
	}
}

// press does what a key does, and reports whether it does anything. The page
// comes first; under a sheet it has shortcuts alone.
func (s *Shell) press(k Key) bool {
	do := s.shown.Keys[k]
	if do == nil || s.sheet != nil && !k.Shortcut {
		do = s.ownKeys()[k]
	}
	if do == nil {
		return false
	}
	do()
	return true
}

// typed is a key that nothing in focus takes for itself. Enter is the large
// button wherever the focus is; where there is none, it taps what has it.
func (s *Shell) typed(e *fyne.KeyEvent) bool {
	s.keys.typing = true
	defer func() { s.keys.typing = false }()
	if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
		return s.pressPrimary()
	}
	return s.press(Key{Name: e.Name})
}

// wrote is a letter, as the keyboard's layout has it. One that does nothing
// on this page goes to the next thing whose name begins with it: while a
// question is open, to the next such answer.
func (s *Shell) wrote(r rune) {
	s.keys.typing = true
	defer func() { s.keys.typing = false }()
	r = unicode.ToLower(r)
	if r == ' ' || s.press(Key{Rune: r}) {
		return
	}
	taps := s.lettered()
	from := 1 + slices.Index(taps, s.focus())
	for i := range taps {
		t := taps[(from+i)%len(taps)]
		if strings.HasPrefix(strings.ToLower(kit.Plain(t.Name)), string(r)) {
			s.focusOn(t)
			return
		}
	}
}

// lettered are what letters go to, in the order of drawing.
func (s *Shell) lettered() []*kit.Tap {
	if s.sheet == nil && len(s.shown.Answers) > 0 {
		return s.shown.Answers
	}
	return s.taps()
}

// listen has the window hand its keys over. Shortcuts are known to the window
// one by one: those of keys are listened to from when they are first shown.
func (s *Shell) listen(keys Keys) {
	s.window.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { s.typed(e) })
	s.window.Canvas().SetOnTypedRune(s.wrote)
	for k := range keys {
		if k.Shortcut && !s.keys.heard[k] {
			s.keys.heard[k] = true
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

// pressPrimary does what the large button does or says what it waits for, and
// reports whether there was either.
func (s *Shell) pressPrimary() bool {
	switch p := s.shown.Primary; {
	case s.sheet != nil || p == nil:
		return false
	case p.Do == nil:
		s.message.err = p.WaitsFor()
		s.Redraw()
		return true
	}
	if kit.Meant() {
		s.shown.Primary.Do()
	}
	return true
}

// focusPrimary brings the focus to the large button.
func (s *Shell) focusPrimary() {
	for _, t := range s.taps() {
		if t.Kind == kit.Next {
			s.focusOn(t)
			return
		}
	}
}

// escape leaves what lies on top: a sheet, what is said, a part of the page,
// the page. It reports whether there was anything to leave.
func (s *Shell) escape() bool {
	switch {
	case s.sheet != nil:
		s.Close()
	case s.message.err != "":
		s.Change(func() {})
	case s.waiting != nil:
		s.waiting.stop()
	case s.shown.Leave != nil:
		s.shown.Leave()
	case s.At() != Home:
		s.Back()
	default:
		return false
	}
	return true
}

// pressBack is the back button of a phone, which leaves the app from Home.
func (s *Shell) pressBack() {
	if !s.escape() {
		s.options.Away()
	}
}

// turn moves the focus to what the eye finds next in a direction; where there
// is nothing below or above, it scrolls.
func (s *Shell) turn(x, y float32) {
	if from := s.focus(); from == nil {
		s.focusFirst()
	} else if to := kit.Nearest(s.taps(), from, x, y); to != nil {
		s.focusOn(to)
	} else {
		s.scroll(func(c *kit.Scroll) { c.ScrollTo(c.Offset.Y + y*kit.Target) })
	}
}

// focusFirst brings the focus to the first answer of a question, else to the
// first thing of what scrolls, else to the first of all.
func (s *Shell) focusFirst() {
	if s.sheet == nil && len(s.shown.Answers) > 0 {
		s.focusOn(s.shown.Answers[0])
		return
	}
	taps := s.taps()
	if i := slices.IndexFunc(taps, func(t *kit.Tap) bool { return t.Around() != nil }); i >= 0 {
		s.focusOn(taps[i])
		return
	}
	s.window.Canvas().FocusNext()
}

// taps are what the keyboard can come to, in the order of drawing.
func (s *Shell) taps() []*kit.Tap {
	var all []*kit.Tap
	kit.Each(s.root, func(t *kit.Tap) {
		if !t.Disabled() {
			all = append(all, t)
		}
	})
	return all
}

// focus is the tap in focus, or nil.
func (s *Shell) focus() *kit.Tap {
	tap, _ := s.window.Canvas().Focused().(*kit.Tap)
	return tap
}

// focusOn gives a tap the focus.
func (s *Shell) focusOn(t *kit.Tap) {
	fyne.CurrentApp().Driver().AbsolutePositionForObject(t) // has it drawn, or it is not found
	s.window.Canvas().Focus(t)
}

// held is what had the focus before all was drawn again.
type held struct {
	name     string // empty: nothing
	answered bool   // it was an answer of a question
	primary  bool   // it was the large button
}

func (s *Shell) held() held {
	t := s.focus()
	if t == nil {
		return held{}
	}
	return held{t.Name, slices.Contains(s.shown.Answers, t), t.Kind == kit.Next}
}

// again reports whether a tap is what had the focus: what only has the name of
// an answer or of the large button is something else.
func (h held) again(t *kit.Tap, answers []*kit.Tap) bool {
	return h.name != "" && t.Name == h.name && !t.Disabled() && (!h.answered || slices.Contains(answers, t)) && (!h.primary || t.Kind == kit.Next)
}

// restoreFocus gives the focus back to what had it before all was drawn again,
// or before a sheet came over it, or where the keyboard is in use to the first
// answer of a question; what is gone loses it. From an answer it goes to an
// answer or nowhere; the large button keeps it whatever it says. It has taps
// hand on the keys they have no use for, and scrolls to the tap that the picture
// wants in sight.
func (s *Shell) restoreFocus(h held) {
	var found, under, wanted *kit.Tap
	keys := &kit.Keyboard{Key: s.typed, Rune: s.wrote}
	kit.Each(s.root, func(t *kit.Tap) {
		t.Keys = keys
		if s.sheet == nil {
			t.Enable() // one drawn before may have been under a sheet
		}
		if found == nil && h.again(t, s.shown.Answers) {
			found = t
		}
		if under == nil && s.sheet == nil && t.Name == s.keys.under {
			under = t
		}
		if s.shown.Reveal != "" && t.Name == s.shown.Reveal {
			wanted = t
		}
	})
	if s.sheet == nil {
		found, s.keys.under = cmp.Or(found, under), ""
	} else if found == nil && s.keys.under == "" {
		s.keys.under = h.name
	}
	if wanted != nil {
		wanted.Reveal()
	}
	if found == nil && (h.name != "" || s.keys.typing) && s.sheet == nil && len(s.shown.Answers) > 0 {
		found = s.shown.Answers[0]
	}
	switch {
	case found != nil:
		s.focusOn(found)
	case h.name != "":
		s.window.Canvas().Unfocus() // what had it is gone
		if h.primary {
			s.focusPrimary()
		}
	}
}
