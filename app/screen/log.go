package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/engine"
)

// log is the whole game, latest first, a heading a round; a tap on an input
// goes back to there.
func (a *App) log() fyne.CanvasObject {
	steps := a.desk.Session().Steps()
	lines := []fyne.CanvasObject{text(t("Log"), large)}
	round := -1
	first := 0
	if !a.allLog {
		first = max(0, len(steps)-recentLog)
	}
	for i := len(steps) - 1; i >= first; i-- {
		if r := steps[i].Table.Round(); r != round {
			round = r
			name := t("Round {0}", r)
			if r == 0 {
				name = t("Set-up")
			}
			lines = append(lines, text(name, label))
		}
		lines = append(lines, a.drawnEntry(steps[i], i+1))
	}
	if first > 0 {
		lines = append(lines, button(t("Show everything before"), func() { a.allLog = true; a.show() }))
	}
	return kit.Column(tight, lines...)
}

// recentLog is how many inputs the log shows at first.
const recentLog = 30

// logEntry is an entry of the log with the line it was drawn for.
type logEntry struct {
	line    string
	picture fyne.CanvasObject
}

// drawnEntry is an entry as it was drawn before: what happened stays.
func (a *App) drawnEntry(s engine.Step, n int) fyne.CanvasObject {
	line := s.Input.String()
	if e, ok := a.entries[n]; ok && e.line == line {
		return e.picture
	}
	if a.entries == nil {
		a.entries = map[int]logEntry{}
	}
	picture := a.entry(s, n)
	a.entries[n] = logEntry{line, picture}
	return picture
}

// entry is an input and what it brought.
func (a *App) entry(s engine.Step, n int) fyne.CanvasObject {
	head := []fyne.CanvasObject{}
	if seat := actor(s.Input); seat != engine.Nobody {
		head = append(head, seatIcon(s.Table, seat, 16))
	}
	head = append(head, text(describe(s.Table, s.Input), strong))
	parts := []fyne.CanvasObject{kit.Row(near, len(head)-1, head...)}
	for _, e := range s.Events {
		line := eventRow(s.Table, e, actor(s.Input), 14, 12, small)
		parts = append(parts, kit.Row(tight, len(line)-1, line...))
	}
	face := cardFace()
	face.PadX, face.PadY = near, tight
	return kit.NewTap(t("Back to {0}", n), face, kit.Column(2, parts...), func() { a.openBackTo(s, n) })
}

// actor is the seat whose input it is.
func actor(in engine.Input) engine.Seat {
	switch i := in.(type) {
	case engine.Agent:
		return i.Seat
	case engine.RivalTurn:
		return i.Seat
	case engine.Reveal:
		return i.Seat
	case engine.Pass:
		return i.Seat
	case engine.Final:
		return i.Seat
	}
	return engine.Nobody
}

// openBackTo asks before it throws away: what would be taken back.
func (a *App) openBackTo(s engine.Step, n int) {
	later := a.desk.Session().Standing() - n
	a.openSheet(func() fyne.CanvasObject {
		parts := []fyne.CanvasObject{text(describe(s.Table, s.Input), large)}
		for _, e := range s.Events {
			parts = append(parts, a.eventLine(s.Table, e))
		}
		if later > 0 {
			parts = append(parts, text(t("Inputs after this one: {0}. They can be redone until a new input.", later), body),
				button(t("Undo to here"), func() { a.step(func() error { return a.desk.UndoTo(n) }) }))
		}
		return kit.Column(near, append(parts, button(t("Close"), a.closeSheet))...)
	})
}
