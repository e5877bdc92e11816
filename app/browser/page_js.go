//go:build js

package browser

import (
	"encoding/json"
	"strings"
	"syscall/js"
	"time"

	"hagal/app/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
)

// tick is how often the page is told what is drawn: often enough for a field to
// take a keyboard, seldom enough to cost nothing.
const tick = 150 * time.Millisecond

// Page is the page that the app is drawn on.
type Page struct {
	js     js.Value
	window fyne.Window
	things []Thing
	told   string
	typed  int // the last of the page's texts that a field has taken
}

// page is what the scripts of the page offer, or undefined.
func page() js.Value { return js.Global().Get("hagal") }

// Attach joins a window to the page it is drawn on. The browser's way back is the
// back button of a phone.
func Attach(w fyne.Window) {
	p := &Page{js: page(), window: w}
	if !p.js.Truthy() {
		return
	}
	// A function called from JavaScript must not block: each hands its work on.
	p.offer("scroll", func(a []js.Value) { p.scroll(place(a[0], a[1]), float32(a[2].Float())) })
	p.offer("tapped", func(a []js.Value) { p.tap(a[0].Int()) })
	p.offer("focused", func(a []js.Value) { p.focus(a[0].String()) })
	p.offer("typed", func(a []js.Value) { p.write(a[0].String(), a[1].String(), a[2].Int(), a[3].Int()) })
	p.offer("back", func([]js.Value) {
		key := &fyne.KeyEvent{Name: mobile.KeyBack}
		if focused := w.Canvas().Focused(); focused != nil {
			focused.TypedKey(key)
		} else if typed := w.Canvas().OnTypedKey(); typed != nil {
			typed(key)
		}
	})
	p.js.Call("started")
	go func() {
		for range time.Tick(tick) {
			fyne.Do(p.tell)
		}
	}()
}

// offer gives the page a function that runs in the window.
func (p *Page) offer(name string, f func([]js.Value)) {
	p.js.Set("on"+name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		go fyne.Do(func() { f(args) })
		return nil
	}))
}

func place(x, y js.Value) fyne.Position { return fyne.NewPos(float32(x.Float()), float32(y.Float())) }

// tell tells the page what is drawn, if that is something else.
func (p *Page) tell() {
	canvas := p.window.Canvas()
	p.things = Things(p.window.Content(), canvas.Size())
	focus := ""
	for _, t := range p.things {
		if t.entry != nil && canvas.Focused() == fyne.Focusable(t.entry) {
			focus = t.ID
		}
	}
	b, err := json.Marshal(map[string]any{"things": p.things, "focus": focus, "typed": p.typed})
	if err != nil || string(b) == p.told {
		return
	}
	p.told = string(b)
	p.js.Call("mirror", p.told)
}

// scroll moves what is under a finger or a wheel by points.
func (p *Page) scroll(at fyne.Position, by float32) {
	if s := scrollAt(p.window.Content(), fyne.NewPos(0, 0), at); s != nil {
		s.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at}, Scrolled: fyne.NewDelta(0, by)})
	}
}

// tap taps what a reader of the screen chose.
func (p *Page) tap(i int) {
	if i >= 0 && i < len(p.things) && p.things[i].tap != nil {
		p.things[i].tap.Tapped(&fyne.PointEvent{})
	}
}

func (p *Page) field(id string) *kit.Entry {
	for _, t := range p.things {
		if t.ID == id && t.entry != nil {
			return t.entry
		}
	}
	return nil
}

// focus gives a field the focus that its counterpart on the page has.
func (p *Page) focus(id string) {
	if e := p.field(id); e != nil {
		p.window.Canvas().Focus(e)
	} else if _, inField := p.window.Canvas().Focused().(*kit.Entry); inField {
		p.window.Canvas().Unfocus()
	}
}

// write gives a field the text of its counterpart, with the cursor before a rune.
func (p *Page) write(id, text string, cursor, number int) {
	p.typed = number
	e := p.field(id)
	if e == nil {
		return
	}
	if e.Text != text {
		e.SetText(text)
	}
	if e.Text != text {
		return // the field made something else of it
	}
	before := []rune(text)
	before = before[:min(max(cursor, 0), len(before))]
	e.CursorRow = strings.Count(string(before), "\n")
	e.CursorColumn = len([]rune(string(before)[strings.LastIndex(string(before), "\n")+1:]))
	e.Refresh()
}

// Busy has the page hold taps and keys back until it is over: the window shows
// nothing new before the tables are kept, and must not be tapped meanwhile.
func Busy(on bool) {
	if p := page(); p.Truthy() {
		p.Call("busy", on)
	}
}

// Awake keeps the screen on, where the browser can.
func Awake(on bool) {
	if p := page(); p.Truthy() {
		p.Call("awake", on)
	}
}

// Leave goes back to where the player was before the app.
func Leave() {
	if p := page(); p.Truthy() {
		p.Call("leave")
	}
}
