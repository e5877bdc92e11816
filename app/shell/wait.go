package shell

import (
	"context"

	"fyne.io/fyne/v2"

	"hagal/app/part"
	"hagal/app/words"
)

// waiting is work beside the window: the picture that stands for it says what
// it is, and can stop it.
type waiting struct {
	says string
	end  context.CancelFunc
	stop func() // what the player's Stop does
}

// Wait does work beside the window, behind a picture that says what it is, and
// then in the window what the work returns. Once the player stops it or goes
// elsewhere its context is done, and what it returns is not called.
func (s *Shell) Wait(says string, work func(context.Context) (done func())) {
	s.clear()
	s.sheet = nil
	begin := s.wait(says, func() { s.Change(s.cancel) }, work)
	s.Redraw()
	begin()
}

// wait has the picture stand for work, in place of what was under way, and
// returns what begins it.
func (s *Shell) wait(says string, stop func(), work func(context.Context) (done func())) (begin func()) {
	s.cancel()
	running, end := context.WithCancel(context.Background())
	now := &waiting{says, end, stop}
	s.waiting = now
	return func() {
		s.options.Background(func() func() {
			done := work(running)
			return func() { s.waited(now, done) }
		})
	}
}

// waited goes on in the window after work, unless it was stopped or other work
// is under way.
func (s *Shell) waited(now *waiting, done func()) {
	if s.waiting != now {
		return
	}
	s.cancel()
	done()
	s.Redraw()
}

func inBackground(work func() (done func())) { go func() { fyne.Do(work()) }() }

// cancel ends the work that is under way.
func (s *Shell) cancel() {
	if s.waiting != nil {
		s.waiting.end()
		s.waiting = nil
	}
}

// waitingPicture says what is under way.
func (s *Shell) waitingPicture() Picture {
	stop := &part.Action{Label: words.T("Stop"), Do: s.waiting.stop}
	says := part.Text(s.waiting.says, part.Large)
	return Picture{Body: part.Narrow(s.frame.Framed(part.Titled(words.T("Hagal"), nil), part.Scrolled("waiting", part.Near, says), nil, stop)), Primary: stop}
}
