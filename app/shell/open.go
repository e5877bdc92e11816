package shell

import (
	"context"

	"hagal/app/desk"
	"hagal/app/words"
	"hagal/data/store"
)

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
	s.wait(words.T("Opening {0}: lines to play: {1}", words.Title(saved.Title()), saved.Lines()), func() { s.Go(Home) }, func(running context.Context) func() {
		d, err := saved.Play(running)
		return func() { s.opened(d, err) }
	})()
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

// leave closes the open table.
func (s *Shell) leave() {
	s.cancel()
	s.desk = nil
	s.forget()
}
