package shell

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"hagal/app/desk"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/engine"
)

// Shell is the window and what is in it.
type Shell struct {
	window    fyne.Window
	store     desk.Keeper
	options   Options
	router    router
	desk      *desk.Desk
	waiting   *waiting // work under way that the picture stands for, or nil
	memory    memory
	message   message
	sheet     Sheet // over the page, or nil
	root      *fyne.Container
	frame     part.Frame
	shown     Picture
	scrolling scrolling
	preferred map[Preference]string
	keys      listening
	awake     bool // the screen is kept on
}

// Options are what the app is given from outside.
type Options struct {
	Style  func(look.Options) // applies how the app looks
	Locale string             // of the system, such as de_DE
	Awake  func(bool)         // keeps the screen on, where the system allows it; may be nil
	Away   func()             // leaves the app to what the phone shows without it; may be nil
	Now    func() time.Time   // nil: the clock
	// Painted calls a function in the window once what is drawn now is on the
	// screen; nil: at once, where nothing is painted.
	Painted func(func())
	// Background does work beside the window, and then what it returns in the
	// window; nil: a goroutine and Fyne's queue.
	Background func(work func() (done func()))
}

// message is what is said: what was refused or went wrong, and what went well.
type message struct{ err, notice string }

// New makes the window's content. It shows nothing before Start.
func New(w fyne.Window, k desk.Keeper, o Options) *Shell {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Awake == nil {
		o.Awake = func(bool) {}
	}
	if o.Away == nil {
		o.Away = func() {}
	}
	if o.Painted == nil {
		o.Painted = func(then func()) { then() }
	}
	if o.Background == nil {
		o.Background = inBackground
	}
	s := &Shell{window: w, store: k, options: o, scrolling: newScrolling(), keys: listening{heard: map[Key]bool{}}}
	s.root = container.New(&stage{s}, container.NewStack())
	s.restyle()
	return s
}

// Start shows the first page: Home, or the table that was open last where
// resume allows it.
func (s *Shell) Start(pages map[Route]Page, first Route, resume bool) {
	s.router = router{pages, []Route{first}}
	s.frame = part.NewFrame(s.window.Canvas().Size())
	s.router.page().Enter("")
	if resume {
		s.resume()
	}
	s.listen(s.ownKeys())
	s.Redraw()
	s.window.SetContent(s.root)
}

// Go goes to a page, or nowhere where there is none. One that the player came
// by is gone back to; Home begins a new way, and closes the table.
func (s *Shell) Go(r Route) { s.travel(r, false) }

// travel goes to a page, or back to it where it was left.
func (s *Shell) travel(r Route, back bool) {
	page, query := r.split()
	if s.router.pages[page] == nil {
		return
	}
	s.clear()
	s.cancel()
	s.sheet = nil
	s.message.notice = ""
	s.walk(page)
	s.scrolling.walk(page, back)
	s.router.page().Enter(query)
	s.Redraw()
}

// walk notes that the player goes to a page, which opens at its top.
func (s *Shell) walk(page Route) {
	if page == Home {
		s.leave()
	}
	s.router.walk(page)
	s.scrolling.walk(page, false)
	s.noteScreen(page)
}

// Back goes where the player came from, as far down as it was left.
func (s *Shell) Back() {
	s.travel(s.router.back(), true)
}

// At is the route of the page shown.
func (s *Shell) At() Route { return s.router.at() }

// Shown is the picture shown now.
func (s *Shell) Shown() Picture { return s.shown }

// Desk is the open table, or nil.
func (s *Shell) Desk() *desk.Desk { return s.desk }

// Now is the time.
func (s *Shell) Now() time.Time { return s.options.Now() }

// Window is the window.
func (s *Shell) Window() fyne.Window { return s.window }

// Notice is what went well, until the player goes on.
func (s *Shell) Notice() string { return s.message.notice }

// Message is what was refused or went wrong, until the next tap.
func (s *Shell) Message() string { return s.message.err }

func (s *Shell) clear() { s.message.err = "" }

func (s *Shell) tell(err error) {
	var at engine.Table
	if s.desk != nil {
		at = s.desk.Session().Table()
	}
	s.message.err = ExplainAt(at, err)
}

// Change does something to a page's own state.
func (s *Shell) Change(f func()) {
	s.clear()
	f()
	s.Redraw()
}

// Act does something that may fail, and tells its error.
func (s *Shell) Act(f func() error) bool {
	s.clear()
	err := f()
	if err != nil {
		s.tell(err)
	}
	s.Redraw()
	return err == nil
}

// Do carries out one tap's inputs at the open table.
func (s *Shell) Do(inputs ...engine.Input) bool {
	return s.Act(func() error { return s.desk.Do(inputs...) })
}

// Sheet lays a sheet over the page, from its top.
func (s *Shell) Sheet(sheet Sheet) {
	s.clear() // what is said would hide its head
	s.sheet = sheet
	s.Top(sheetScroll)
	s.Redraw()
}

// Close puts the sheet away.
func (s *Shell) Close() { s.Change(func() { s.sheet = nil }) }

// Tell closes the sheet and says what came of something, also outside of a tap.
func (s *Shell) Tell(err error, notice string) {
	s.sheet, s.message = nil, message{notice: notice}
	if err != nil {
		s.message.notice = ""
		s.tell(err)
	}
	s.Redraw()
}
