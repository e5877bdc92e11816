package screen

import (
	"fyne.io/fyne/v2"
	keyboard "fyne.io/fyne/v2/driver/desktop"

	"hagal/app/kit"
)

// shortcuts is what the keyboard does besides Tab, which goes from one thing
// to the next, and Space or Enter, which tap it.
func (a *App) shortcuts() {
	c := a.window.Canvas()
	c.SetOnTypedKey(a.key)
	c.AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) { a.undo() })
	c.AddShortcut(&fyne.ShortcutRedo{}, func(fyne.Shortcut) { a.redo() })
	on := func(key fyne.KeyName, do func()) {
		c.AddShortcut(&keyboard.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}, func(fyne.Shortcut) { do() })
	}
	on(fyne.KeyH, func() { a.goTo(Help) })
	on(fyne.KeyComma, func() { a.goTo(Settings) })
	for i, key := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3} {
		on(key, func() { a.openTab(tab(i)) })
	}
}

// key is a key that nothing in focus has a use for.
func (a *App) key(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		a.pressPrimary()
	case fyne.KeyEscape:
		a.window.Canvas().Unfocus()
		a.closeSheet()
	case fyne.KeyDown, fyne.KeyRight:
		a.window.Canvas().FocusNext()
	case fyne.KeyUp, fyne.KeyLeft:
		a.window.Canvas().FocusPrevious()
	case fyne.KeyU:
		a.undo()
	case fyne.KeyR:
		a.redo()
	}
}

// pressPrimary is Space or Enter with nothing in focus.
func (a *App) pressPrimary() {
	if a.sheet == nil && a.main != nil && a.main.do != nil {
		a.main.do()
	}
}

// focusName is the name of what is in focus.
func (a *App) focusName() string {
	if tap, ok := a.window.Canvas().Focused().(*kit.Tap); ok {
		return tap.Name
	}
	return ""
}

// restoreFocus gives the focus back to what had it before all was drawn
// again, and hands the keys it has no use for to the app.
func (a *App) restoreFocus(name string) {
	var found *kit.Tap
	kit.Each(a.root, func(t *kit.Tap) {
		t.OnKey = a.key
		if found == nil && name != "" && t.Name == name && !t.Disabled() {
			found = t
		}
	})
	if found != nil {
		fyne.CurrentApp().Driver().AbsolutePositionForObject(found) // has it drawn, or it is not found
		a.window.Canvas().Focus(found)
	}
}

// keepAwake keeps the screen on at the table, unless the player does not want it.
func (a *App) keepAwake() {
	awake := a.place == Table && a.stayOn
	if awake != a.awake {
		a.awake = awake
		a.options.Awake(awake)
	}
}
