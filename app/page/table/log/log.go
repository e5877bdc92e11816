// Package log shows what happened at the table, input by input.
package log

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// Log is the log of a table, with what was drawn of it before: what happened
// stays, and so does its picture.
type Log struct {
	play    *play.Play
	all     bool   // it is shown to its beginning
	names   string // of the seats, as the entries were drawn
	entries map[int]entry
}

// New makes the log of a table.
func New(p *play.Play) *Log { return &Log{play: p} }

// Draw is the whole game, latest first, a heading a round; a tap on an input
// goes back to there.
func (l *Log) Draw() fyne.CanvasObject {
	l.forget()
	steps := l.play.Steps()
	lines := []fyne.CanvasObject{part.Text(words.T("Log"), part.Large)}
	round := -1
	first := 0
	if !l.all {
		first = max(0, len(steps)-recentLog)
	}
	for i := len(steps) - 1; i >= first; i-- {
		if steps[i].Silent() {
			continue
		}
		if r := steps[i].Table.Round(); r != round {
			round = r
			name := words.T("Round {0}", r)
			if r == 0 {
				name = words.T("Set-up")
			}
			lines = append(lines, part.Text(name, part.Label))
		}
		lines = append(lines, l.drawn(&steps[i], i+1))
	}
	if first > 0 {
		lines = append(lines, part.Button(words.T("Show everything before"), func() { l.play.Host().Change(func() { l.all = true }) }))
	}
	return kit.Column(part.Tight, lines...)
}

// recentLog is how many inputs the log shows at first.
const recentLog = 30

// entry is an entry of the log with the step it was drawn for, which is told by
// where it stands in memory: a session never writes over one, and after an undo
// the same input may bring something else.
type entry struct {
	step    *engine.Step
	picture fyne.CanvasObject
}

// forget lets go of the entries where a name was given after they were drawn.
func (l *Log) forget() {
	names := ""
	for _, seat := range l.play.Table().Seats() {
		names += "\n" + l.play.Table().Name(seat)
	}
	if l.entries == nil || names != l.names {
		l.names, l.entries = names, map[int]entry{}
	}
}

// drawn is an entry as it was drawn before: what happened stays.
func (l *Log) drawn(s *engine.Step, n int) fyne.CanvasObject {
	if e, ok := l.entries[n]; ok && e.step == s {
		return e.picture
	}
	picture := l.draw(*s, n)
	l.entries[n] = entry{s, picture}
	return picture
}

// draw is an input and what it brought.
func (l *Log) draw(s engine.Step, n int) fyne.CanvasObject {
	head := []fyne.CanvasObject{}
	if seat := s.Input.About(); seat != engine.Nobody {
		head = append(head, part.SeatIcon(l.play.Table(), seat, 16))
	}
	says, events := l.told(s)
	head = append(head, part.Text(says, part.Strong))
	parts := []fyne.CanvasObject{kit.Row(part.Near, len(head)-1, append(head, part.Icon(look.Tinted("next", look.Dim), 14))...)}
	for _, e := range events {
		line := part.EventRow(l.play.Table(), e, s.Input.About(), 14, 12, part.Small)
		parts = append(parts, kit.Row(part.Tight, len(line)-1, line...))
	}
	face := part.CardFace()
	face.PadX, face.PadY = part.Near, part.Tight
	return kit.NewTap(words.T("Back to {0}", n), face, kit.Column(2, parts...), func() { l.backTo(s, n) })
}

// told is what an entry is headed with, and the events below it: what one says
// already is not said by the other.
func (l *Log) told(s engine.Step) (heading string, below []engine.Event) {
	if len(s.Events) > 0 {
		switch first := s.Events[0]; s.Input.(type) {
		case engine.Pass, engine.Agent, engine.Reveal:
			return words.Event(l.play.Table(), first), s.Events[1:]
		case engine.Round:
			return words.SayAt(l.play.Table(), s.Heading()), s.Events[1:]
		}
	}
	return words.SayAt(l.play.Table(), s.Heading()), s.Events
}

// backTo asks before it throws away: what would be taken back.
func (l *Log) backTo(s engine.Step, n int) {
	later := l.play.Desk().Session().Head() - n
	l.play.Host().Sheet(func(part.Frame) fyne.CanvasObject {
		says, events := l.told(s)
		why := func(e engine.Event) func() { return func() { sheet.Why(l.play.Host(), l.play.Table(), e) } }
		var head fyne.CanvasObject = part.Text(says, part.Large)
		if len(events) < len(s.Events) { // the heading stands for the first
			head = kit.NewTap(says, kit.Face{}, kit.Row(part.Near, 0, head, part.WhyWord()), why(s.Events[0]))
		}
		parts := []fyne.CanvasObject{head}
		for _, e := range events {
			parts = append(parts, part.EventLine(l.play.Table(), e, engine.Nobody, why(e)))
		}
		if later > 0 {
			parts = append(parts, part.Text(words.T("Inputs after this one: {0}. They can be redone until a new input.", later), part.Body),
				part.Button(words.T("Undo to here"), func() { l.play.UndoTo(n) }))
		}
		return kit.Column(part.Near, append(parts, part.Button(words.T("Close"), l.play.Host().Close))...)
	})
}
