package shell

import (
	"context"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/store"
)

// opening is a table being played up to where it stands.
type opening struct {
	title string
	lines int
	stop  context.CancelFunc
}

// quick is how many lines are played without showing that a table is opened.
const quick = 500

// Open opens a saved table and goes to it, or says what is in the way. A long
// one is opened behind a picture that says so and can stop it.
func (s *Shell) Open(id store.ID) {
	s.clear()
	s.sheet = nil
	s.open(id)
	s.Redraw()
}

func (s *Shell) open(id store.ID) {
	s.cancel()
	saved, err := desk.Load(s.store, id)
	if err != nil {
		s.failed(err)
		return
	}
	if saved.Lines() <= quick {
		s.opened(saved.Play(context.Background()))
		return
	}
	running, stop := context.WithCancel(context.Background())
	now := &opening{words.Title(saved.Title()), saved.Lines(), stop}
	s.opening = now
	s.options.Background(func() func() {
		d, err := saved.Play(running)
		return func() {
			if s.opening != now {
				return // stopped, or another table is opened
			}
			s.cancel()
			s.opened(d, err)
			s.Redraw()
		}
	})
}

func inBackground(work func() (done func())) { go func() { fyne.Do(work()) }() }

// cancel ends the opening of a table that is under way.
func (s *Shell) cancel() {
	if s.opening != nil {
		s.opening.stop()
		s.opening = nil
	}
}

// opened goes to a table, once it is open.
func (s *Shell) opened(d *desk.Desk, err error) {
	switch {
	case err != nil:
		s.failed(err)
	case d.Broken() != nil:
		s.enter(d, Recovery)
	default:
		s.enter(d, s.lastScreen(d.ID()))
	}
}

// failed goes Home and says why.
func (s *Shell) failed(err error) {
	s.walk(Home)
	s.router.page().Enter("")
	s.tell(err)
}

// Enter makes a table the open one and goes to a page of it.
func (s *Shell) Enter(d *desk.Desk, r Route) {
	s.clear()
	s.sheet = nil
	s.enter(d, r)
	s.Redraw()
}

func (s *Shell) enter(d *desk.Desk, r Route) {
	s.desk = d
	s.memory.screen = s.Kept(screenKey(d.ID()))
	s.message.notice = ""
	s.router.way = []Route{Home}
	s.walk(r)
	s.router.page().Enter("")
}

// openingPicture says that a table is being opened.
func (s *Shell) openingPicture() Picture {
	stop := &part.Action{Label: words.T("Stop"), Sub: words.T("back to Home"), Do: func() { s.Go(Home) }}
	says := part.Text(words.T("Opening {0}: lines to play: {1}", s.opening.title, s.opening.lines), part.Large)
	return Picture{Body: part.Narrow(s.frame.Framed(part.Titled(words.T("Hagal"), nil), part.Scrolled("opening", part.Near, says), nil, stop)), Primary: stop}
}

// leave closes the open table.
func (s *Shell) leave() {
	s.cancel()
	s.desk = nil
	s.forget()
}
