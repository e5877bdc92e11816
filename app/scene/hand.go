package scene

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
)

// T is what a Hand tells of what it cannot do; a test is one.
type T interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
}

// Hand is a player's hand: it taps what it sees, by name. It ends the test
// where that is not there.
type Hand struct {
	T
	Store  *Facade
	Report store.Report // what opening the store found
	App    *shell.Shell
	Window fyne.Window
	Size   fyne.Size        // of the window
	Taps   int              // done so far
	Keys   int              // pressed so far
	Aways  int              // times the app was left by the back button
	Press  func(*kit.Tap)   // how a tap is done; nil: whatever lies over it
	After  func()           // called after each tap; may be nil
	Now    func() time.Time // the app's clock; nil: the clock
}

// NewHand is a hand at the app on a store, in a window of a size.
func NewHand(t T, s page.Store, size fyne.Size) *Hand {
	t.Helper()
	h := &Hand{T: t, Store: NewFacade(s)}
	h.Start(size)
	return h
}

// Start opens the app on the store in a new window, as after a kill.
func (h *Hand) Start(size fyne.Size) {
	h.Size = size
	h.Window = newWindow()
	h.Window.SetPadded(false)
	h.Window.Resize(size)
	h.App = page.Open(h.Window, h.Store, h.options())
	h.Window.Resize(size)
}

// running is the app that all hands are at, and shown its window: a new app
// has all fonts read again, a sixth of the time of these tests.
var (
	running fyne.App
	shown   fyne.Window
)

// newWindow is a window in place of the one that the hand before was at.
func newWindow() fyne.Window {
	if running == nil || fyne.CurrentApp() != running {
		running = test.NewApp()
	} else {
		shown.Close()
	}
	shown = running.NewWindow("")
	return shown
}

func (h *Hand) options() page.Options {
	return page.Options{
		Options: shell.Options{
			Style: func(o look.Options) { look.Apply(fyne.CurrentApp().Settings(), o) },
			Away:  func() { h.Aways++ }, Now: h.Now,
			Background: func(work func() func()) { work()() },
		},
		Seed:    func() uint64 { return 11 },
		Report:  h.Report,
		Version: "1.2.3",
	}
}

// Table is the open table.
func (h *Hand) Table() engine.Table { return h.App.Desk().Table() }

// Last is the open table's latest line.
func (h *Hand) Last() string { return h.App.Desk().Session().Last().Input.String() }

// Layers are the page and what lies over it.
func (h *Hand) Layers() []fyne.CanvasObject {
	root := h.Window.Content().(*fyne.Container)
	return root.Objects[0].(*fyne.Container).Objects
}

// Seen lists what can be tapped now: under a sheet the sheet's, and what is
// said over all.
func (h *Hand) Seen() []*kit.Tap {
	var found []*kit.Tap
	layers := h.Layers()
	if h.App.Message() != "" {
		kit.Each(layers[len(layers)-1], func(tap *kit.Tap) { found = append(found, tap) })
		layers = layers[:len(layers)-1]
	}
	kit.Each(layers[len(layers)-1], func(tap *kit.Tap) { found = append(found, tap) })
	return found
}

// Find is the first thing to tap with a name.
func (h *Hand) Find(name string) *kit.Tap {
	h.Helper()
	var names []string
	for _, tap := range h.Seen() {
		if tap.Name == name {
			return tap
		}
		names = append(names, tap.Name)
	}
	h.Fatalf("nothing named %q to tap; there are %q", name, names)
	return nil
}

// clock is the time of taps, for all hands: what was tapped last outlives one.
var clock time.Time

// pause is what a hand takes from one tap to the next: a second.
func (h *Hand) pause() {
	clock = clock.Add(time.Second)
	kit.Clock = func() time.Time { return clock }
}

// Tap taps what has a name.
func (h *Hand) Tap(name string) {
	h.Helper()
	tap := h.Find(name)
	if tap.OnTap == nil {
		h.Fatalf("%q cannot be tapped now", name)
	}
	h.tap(tap)
}

func (h *Hand) tap(tap *kit.Tap) {
	h.Helper()
	h.pause()
	if h.Press != nil {
		h.Press(tap)
	} else {
		test.Tap(tap)
	}
	h.Taps++
	if h.After != nil {
		h.After()
	}
}

// Primary is what the large button says.
func (h *Hand) Primary() string {
	if p := h.App.Shown().Primary; p != nil {
		return p.Label
	}
	return ""
}

// Next taps the large button.
func (h *Hand) Next() {
	h.Helper()
	h.Tap(h.Primary())
}

// Hold holds what has a name.
func (h *Hand) Hold(name string) {
	h.Helper()
	test.TapSecondary(h.Find(name))
	h.Taps++
}

// Key presses a key.
func (h *Hand) Key(name fyne.KeyName) {
	h.Helper()
	h.Keys++
	h.pause()
	c := h.Window.Canvas()
	e := &fyne.KeyEvent{Name: name}
	switch focused := c.Focused(); {
	case name == fyne.KeyTab:
		c.FocusNext()
	case focused != nil:
		focused.TypedKey(e)
	default:
		c.OnTypedKey()(e)
	}
}

// Type presses a key for what is written with it, whatever the layout calls
// that key.
func (h *Hand) Type(r rune) {
	h.Helper()
	h.Keys++
	h.pause()
	c := h.Window.Canvas()
	if focused := c.Focused(); focused != nil {
		focused.TypedRune(r)
	} else {
		c.OnTypedRune()(r)
	}
}

// Focus is the name of the tap in focus.
func (h *Hand) Focus() string {
	if tap, ok := h.Window.Canvas().Focused().(*kit.Tap); ok {
		return tap.Name
	}
	return ""
}

// everything calls f with each thing on screen.
func everything(o fyne.CanvasObject, f func(fyne.CanvasObject)) {
	if !o.Visible() {
		return
	}
	f(o)
	switch c := o.(type) {
	case *kit.Tap:
		everything(c.Content, f)
	case *kit.Scroll:
		everything(c.Content, f)
	case *fyne.Container:
		for _, child := range c.Objects {
			everything(child, f)
		}
	}
}

// Text is all that can be read on screen, a text a line.
func (h *Hand) Text() string { return textIn(h.Window.Content()) }

// Within is all that can be read on what is tapped under a name.
func (h *Hand) Within(name string) string {
	h.Helper()
	return textIn(h.Find(name))
}

func textIn(o fyne.CanvasObject) string {
	var all []string
	everything(o, func(o fyne.CanvasObject) {
		switch c := o.(type) {
		case *kit.Text:
			all = append(all, kit.Plain(c.Text))
		case *canvas.Text:
			all = append(all, c.Text)
		}
	})
	return strings.Join(all, "\n")
}

// Sees checks that each part is to be read on screen.
func (h *Hand) Sees(parts ...string) {
	h.Helper()
	for _, p := range parts {
		if text := h.Text(); !strings.Contains(text, p) {
			h.Fatalf("nowhere on screen: %q; there is\n%s", p, text)
		}
	}
}

// SeesNot checks that no part is to be read on screen.
func (h *Hand) SeesNot(parts ...string) {
	h.Helper()
	for _, p := range parts {
		if text := h.Text(); strings.Contains(text, p) {
			h.Fatalf("still on screen: %q; there is\n%s", p, text)
		}
	}
}

// Cannot checks that something is shown and does nothing.
func (h *Hand) Cannot(name string) {
	h.Helper()
	if h.Find(name).OnTap != nil {
		h.Fatalf("%q can be tapped", name)
	}
}

// Write types into the field that asks for something, letter by letter.
func (h *Hand) Write(asks, what string) *kit.Entry {
	h.Helper()
	var field *kit.Entry
	everything(h.Window.Content(), func(o fyne.CanvasObject) {
		if e, ok := o.(*kit.Entry); ok && e.PlaceHolder == asks {
			field = e
		}
	})
	if field == nil {
		h.Fatalf("no field asks for %q", asks)
	}
	fyne.CurrentApp().Driver().AbsolutePositionForObject(field) // what was not drawn yet cannot have the focus
	h.Window.Canvas().Focus(field)
	if field.Text != "" {
		field.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	for _, r := range what {
		if got := h.Window.Canvas().Focused(); got != fyne.Focusable(field) {
			h.Fatalf("before %q the focus went to %T", r, got)
		}
		field.TypedRune(r)
	}
	return field
}

// Deal keeps a table with these lines.
func (h *Hand) Deal(title string, lines ...string) store.ID {
	h.Helper()
	var inputs []engine.Input
	for _, line := range lines {
		inputs = append(inputs, h.parse(line))
	}
	d, err := desk.Bring(h.Store, title, inputs)
	if err != nil {
		h.Fatal(err)
	}
	return d.ID()
}

// Lines appends lines to the open table as it is kept, each alone, and opens
// it again.
func (h *Hand) Lines(lines ...string) {
	h.Helper()
	s := h.App.Desk().Session()
	for _, line := range lines {
		s = h.append(s, h.parse(line))
	}
	h.App.Open(h.App.Desk().ID())
}

// append keeps an input after those of a session of the open table.
func (h *Hand) append(s engine.Session, in engine.Input) engine.Session {
	h.Helper()
	next, err := s.Do(in)
	if err == nil {
		err = h.Store.Append(h.App.Desk().ID(), s.Head(), next.Last().Input.String(), desk.Note(next.Table()))
	}
	if err != nil {
		h.Fatalf("%s: %v", in, err)
	}
	return next
}

func (h *Hand) parse(line string) engine.Input {
	h.Helper()
	in, err := engine.Parse(line)
	if err != nil {
		h.Fatal(err)
	}
	return in
}

// Titles is the titles of a list of the store.
func (h *Hand) Titles(f store.Filter) []string {
	h.Helper()
	list, err := h.Store.List(f)
	if err != nil {
		h.Fatal(err)
	}
	var titles []string
	for _, info := range list {
		titles = append(titles, info.Title)
	}
	return titles
}

// Space is the name a space goes by on screen.
func Space(id facts.SpaceID) string { return words.Word(id) }
