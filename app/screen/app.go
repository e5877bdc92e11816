// Package screen is what the player sees: one file a screen.
//
// A screen is a function from what is known (App) to a picture; every tap
// changes what is known and show draws the picture again. Rules and words are
// elsewhere: a screen asks engine what is allowed and words what it is called.
package screen

import (
	"io"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/store"
)

// Place is a screen of the app.
type Place string

// The screens.
const (
	Home     Place = "home"
	NewTable Place = "new"
	Check    Place = "check"
	Table    Place = "table"
	Settings Place = "settings"
	Help     Place = "help"
)

// Store is what the screens need of the store.
type Store interface {
	desk.Keeper
	List(store.Filter) ([]store.Info, error)
	Rename(store.ID, string) error
	Duplicate(store.ID) (store.ID, error)
	Archive(store.ID, bool) error
	Delete(store.ID) error
	Restore(store.ID) error
	Export(io.Writer) error
	Import(io.Reader) (store.ImportReport, error)
	ReadOnly() bool
}

// App is what is known: where the player is, the open table, and what is
// chosen but not yet told to the engine.
type App struct {
	window    fyne.Window
	store     Store
	options   Options
	place     Place
	back      Place
	desk      *desk.Desk
	wide      bool
	size      fyne.Size
	root      *fyne.Container
	tab       tab
	sheet     func() fyne.CanvasObject
	message   string // what was refused or went wrong
	told      string // what went well
	offsets   map[string]float32
	scrolls   map[string]*kit.Scroll
	draft     draft
	setup     draftSetup
	keptSetup string           // as it was kept last
	found     string           // what help is searched for
	shelf     shelf            // of the lists of tables, and what opening the store found
	entries   map[int]logEntry // of the log, drawn before
	allLog    bool             // the log is shown to its beginning
	ticked    map[int]bool     // of the set-up checklist
	saved     string           // the draft as it was kept last
	main      *next            // what the large button does now
	hints     string           // those seen, or that they are off
	hinted    string           // the one shown now
	awake     bool             // the screen is kept on now
	stayOn    bool             // it is to be, at the table
}

// Options are what the app is given from outside.
type Options struct {
	Seed   func() uint64      // of each new table
	Report store.Report       // what opening the store found, empty when all was well
	Style  func(look.Options) // applies how the app looks
	Locale string             // of the system, such as de_DE
	Awake  func(bool)         // keeps the screen on, where the system allows it
	Now    func() time.Time
}

// New makes the app in a window.
func New(w fyne.Window, s Store, o Options) *App {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Awake == nil {
		o.Awake = func(bool) {}
	}
	a := &App{window: w, store: s, options: o, place: Home, offsets: map[string]float32{}}
	a.restyle()
	a.root = container.New(&stage{a}, container.NewStack())
	w.SetContent(a.root)
	a.shortcuts()
	a.takeReport(o.Report)
	a.resume()
	return a
}

// restyle applies the settings of how the app looks.
func (a *App) restyle() {
	get := a.kept
	o := look.Options{Variant: look.System, HighContrast: get("contrast") == "high", Scale: 1}
	switch get("variant") {
	case "light":
		o.Variant = look.Light
	case "dark":
		o.Variant = look.Dark
	}
	if n, err := strconv.Atoi(get("scale")); err == nil && n >= 100 && n <= 200 {
		o.Scale = float32(n) / 100
	}
	a.options.Style(o)
	a.entries = nil
	a.hints = get("hints")
	a.stayOn = get("awake") != "off"
	language := words.Language(get("language"))
	if language == "" || language == "system" {
		language = words.Best(a.options.Locale)
	}
	if err := words.Use(language); err != nil {
		a.message = a.explain(err)
	}
}

// resume opens the table that was open last.
func (a *App) resume() {
	if last := a.kept("open"); last != "" && a.calm() {
		if id, ok := parseID(last); ok {
			a.openTable(id)
			return
		}
	}
	a.show()
}

// goTo goes to a screen.
func (a *App) goTo(p Place) {
	a.back, a.place = a.place, p
	a.sheet, a.message, a.told = nil, "", ""
	if p == Home {
		a.keep("open", "")
	}
	a.show()
}

// kept is a setting, empty when it was never kept; what goes wrong is told.
func (a *App) kept(key string) string {
	value, err := a.store.Setting(key)
	if err != nil {
		a.message = a.explain(err)
	}
	return value
}

// keep saves a setting; what goes wrong is told, and keep reports false.
func (a *App) keep(key, value string) bool {
	err := a.store.SetSetting(key, value)
	if err != nil && a.tellsOf(err) {
		a.message = a.explain(err)
	}
	return err == nil
}

// stage fills the window and notes when its shape changes.
type stage struct{ app *App }

const wideFrom = 900

func (s *stage) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}
	before := s.app.form()
	s.app.wide, s.app.size = size.Width >= wideFrom, size
	if s.app.form() != before {
		s.app.show()
	}
}

// form is what the layout of a screen depends on.
func (a *App) form() [3]bool { return [3]bool{a.wide, a.short(), a.lying()} }

func (s *stage) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 320) }

// show draws the picture again.
func (a *App) show() {
	a.keepDraft()
	a.saveScrolls()
	a.scrolls = map[string]*kit.Scroll{}
	a.hinted = ""
	kit.Scale = a.window.Canvas().Scale()
	focus := a.focusName()
	picture := a.picture()
	layers := []fyne.CanvasObject{picture}
	if a.sheet != nil {
		kit.Each(picture, (*kit.Tap).Disable) // the keyboard stays within the sheet
		layers = append(layers, a.overlay(a.sheet()))
	}
	if a.message != "" {
		layers = append(layers, a.said())
	}
	a.root.Objects = []fyne.CanvasObject{container.NewStack(layers...)}
	a.root.Refresh()
	a.restoreScrolls()
	a.showChosen()
	a.restoreFocus(focus)
	a.keepAwake()
}

func (a *App) picture() fyne.CanvasObject {
	switch a.place {
	case NewTable:
		return a.newTable()
	case Check:
		return a.checklist()
	case Table:
		return a.table()
	case Settings:
		return a.settings()
	case Help:
		return a.help()
	case History:
		return a.history()
	case Broken:
		return a.brokenTable()
	case Stuck:
		return a.stuck()
	}
	return a.home()
}

// scroll is a scrolled part that stays where it was when drawn again.
func (a *App) scroll(name string, content fyne.CanvasObject) fyne.CanvasObject {
	s := kit.NewScroll(content)
	a.scrolls[name] = s
	return s
}

func (a *App) saveScrolls() {
	for name, s := range a.scrolls {
		a.offsets[name] = s.Offset.Y
	}
}

func (a *App) restoreScrolls() {
	for name, s := range a.scrolls {
		if y := a.offsets[name]; y > 0 {
			s.ScrollToOffset(fyne.NewPos(0, y))
		}
	}
}

// top scrolls a part to its top the next time it is drawn.
func (a *App) top(name string) {
	delete(a.offsets, name)
	delete(a.scrolls, name)
}

func (a *App) closeSheet() {
	a.sheet, a.message = nil, ""
	a.show()
}

func (a *App) openSheet(s func() fyne.CanvasObject) {
	a.sheet = s
	a.top("sheet")
	a.show()
}
