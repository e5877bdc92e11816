package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// tab is a part of the table on a narrow screen.
type tab int

const (
	tabNow tab = iota
	tabRivals
	tabLog
)

// moment is what is happening now: its picture, and the next thing to do.
type moment struct {
	content []fyne.CanvasObject
	pinned  fyne.CanvasObject // stays in sight above the large button, or nil
	next    next
	about   engine.Seat // the one seat this is about, or Nobody for all
	bare    bool        // it shows the seats itself
}

// table is the table: board, seats and log, as tabs or side by side.
func (a *App) table() fyne.CanvasObject {
	tb := a.desk.Table()
	m := a.moment(tb)
	a.main = &m.next
	switch {
	case a.wide:
		return a.wideTable(tb, m)
	case a.lying():
		return a.lyingTable(tb, m)
	}
	head, conflict := a.header(tb, m.about), a.conflictLine(tb)
	var seats []fyne.CanvasObject
	if !m.bare {
		seats = append(seats, a.seatRows(tb, m.about))
	}
	if !a.short() {
		return a.frame(kit.Column(tight, head, conflict), a.tabbed(tb, append(seats, m.content...)), m.pinned, &m.next, a.undoButtons()...)
	}
	parts := []fyne.CanvasObject{head}
	if m.pinned != nil {
		parts = append(parts, m.pinned)
	}
	parts = append(append(append(parts, m.content...), conflict), seats...)
	return a.frame(kit.Column(0), a.tabbed(tb, parts), nil, &m.next, a.undoButtons()...)
}

// tabbed is what the chosen tab shows, scrolled: what happens now, the seats
// or the log.
func (a *App) tabbed(tb engine.Table, now []fyne.CanvasObject) fyne.CanvasObject {
	name := [...]string{tabNow: "now", tabRivals: "rivals", tabLog: "log"}[a.tab]
	var head []fyne.CanvasObject
	if a.short() && !a.lying() && a.tab != tabNow {
		head = append(head, a.header(tb, engine.Nobody))
	}
	switch a.tab {
	case tabRivals:
		now = append(head, a.seatCards(tb))
	case tabLog:
		now = append(head, a.log())
	}
	return a.scroll(name, kit.Pad(apart, 0, kit.Column(near, now...)))
}

// short reports whether the screen is too low to keep the header in sight.
func (a *App) short() bool { return a.size.Height < 42*theme.TextSize() }

// lying reports whether it is a phone that lies on its side.
func (a *App) lying() bool {
	return !a.wide && a.size.Width > a.size.Height && a.size.Width >= 42*theme.TextSize()
}

// wideTable is seats, what happens now, and the log side by side.
func (a *App) wideTable(tb engine.Table, m moment) fyne.CanvasObject {
	top := kit.Column(tight, a.header(tb, m.about), a.conflictLine(tb))
	now := a.frame(top, a.scroll("now", kit.Pad(apart, 0, kit.Column(near, m.content...))), m.pinned, &m.next, a.undoButtons()...)
	seats := a.scroll("rivals", kit.Pad(apart, apart, a.seatCards(tb)))
	log := a.scroll("log", kit.Pad(apart, apart, a.log()))
	return &fyne.Container{Layout: threeColumns{}, Objects: []fyne.CanvasObject{seats, now, log}}
}

// lyingTable is the seats beside what the tab shows.
func (a *App) lyingTable(tb engine.Table, m moment) fyne.CanvasObject {
	side := a.scroll("side", kit.Pad(apart, near, kit.Column(tight, a.header(tb, m.about), a.conflictLine(tb), a.seatRows(tb, engine.Nobody))))
	now := a.frame(kit.Column(0), a.tabbed(tb, m.content), m.pinned, &m.next, a.undoButtons()...)
	return &fyne.Container{Layout: twoColumns{}, Objects: []fyne.CanvasObject{side, now}}
}

type twoColumns struct{}

func (twoColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := size.Width * 0.44
	o[0].Resize(fyne.NewSize(side, size.Height))
	o[1].Move(fyne.NewPos(side, 0))
	o[1].Resize(fyne.NewSize(size.Width-side, size.Height))
}

func (twoColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

type threeColumns struct{}

func (threeColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := min(size.Width*0.27, 380)
	widths := []float32{side, size.Width - 2*side, side}
	x := float32(0)
	for i, w := range widths {
		o[i].Move(fyne.NewPos(x, 0))
		o[i].Resize(fyne.NewSize(w, size.Height))
		x += w
	}
}

func (threeColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// header tells the round and the phase, with the tabs.
func (a *App) header(tb engine.Table, about engine.Seat) fyne.CanvasObject {
	n := tb.Round()
	if tb.Phase() == engine.RoundStart {
		n++ // its Conflict is being turned up
	}
	round := t("Round {0} of {1}", n, facts.Rounds)
	if n == 0 {
		round = t("Before round 1")
	}
	bar := []fyne.CanvasObject{kit.Column(0, text(round, large), text(a.phaseLine(tb, about), small))}
	if !a.wide {
		bar = append(bar, a.tabButton(tabNow, "board", t("Table")), a.tabButton(tabRivals, "rivals", t("Rivals")), a.tabButton(tabLog, "log", t("Log")))
	}
	return kit.Row(0, 0, append(bar, iconButton(t("More"), "more", func() { a.openSheet(a.moreSheet) }))...)
}

// conflictLine is the Conflict of the round, or nothing between two.
func (a *App) conflictLine(tb engine.Table) fyne.CanvasObject {
	if c, ok := tb.Conflict(); ok && tb.Phase() != engine.Over && tb.Phase() != engine.Endgame {
		return a.conflictCard(c)
	}
	return nothing()
}

func (a *App) tabButton(which tab, pic, name string) fyne.CanvasObject {
	face := plainFace()
	if a.tab == which {
		face.Fill = look.SurfaceHigh
	}
	return kit.NewTap(name, face, kit.Center(icon(look.Icon(pic), 24)), func() { a.openTab(which) })
}

func (a *App) openTab(which tab) {
	a.tab = which
	a.show()
}

// phaseLine is the phase, or whose turn is shown; and that it is the last round.
func (a *App) phaseLine(tb engine.Table, about engine.Seat) string {
	line := a.phaseName(tb)
	if about != engine.Nobody && tb.Phase() == engine.PlayerTurns {
		line = t("Turn of {0}", player(tb, about))
	}
	if tb.LastRound() && tb.Phase() != engine.RoundStart {
		line += " · " + t("the last round")
	}
	return line
}

func (a *App) phaseName(tb engine.Table) string {
	if d := tb.Decision(); d != nil {
		return t("A decision")
	}
	switch tb.Phase() {
	case engine.SetUp:
		return t("Set-up")
	case engine.RoundStart:
		return t("Round start")
	case engine.PlayerTurns:
		if tb.Turn() == engine.You {
			return t("Your turn")
		}
		return t("Turn of {0}", player(tb, tb.Turn()))
	case engine.Combat:
		return t("Combat")
	case engine.CombatEnd:
		return t("Combat is over")
	case engine.Endgame:
		return t("Endgame")
	}
	return t("The game is over")
}

// moment chooses what is shown: the first of these that is true.
func (a *App) moment(tb engine.Table) moment {
	switch {
	case a.draft.Moving != "":
		return a.movingMoment(tb)
	case tb.Phase() == engine.SetUp:
		return a.tilesMoment(tb)
	case tb.Decision() != nil:
		return a.decisionMoment(tb)
	case tb.Phase() == engine.Combat:
		return a.combatMoment(tb)
	case tb.Phase() == engine.CombatEnd:
		return a.combatOverMoment(tb)
	case tb.Phase() == engine.RoundStart:
		return a.conflictMoment(tb)
	case tb.Phase() == engine.Endgame:
		return a.finalMoment(tb)
	case tb.Phase() == engine.Over:
		return a.overMoment(tb)
	case tb.Turn().Human():
		return a.humanMoment(tb)
	}
	return a.rivalMoment(tb)
}

// undoButtons are always there: what undo takes back is said.
func (a *App) undoButtons() []fyne.CanvasObject {
	s := a.desk.Session()
	var list []fyne.CanvasObject
	if undone := s.Undone(); len(undone) > 0 {
		list = append(list, a.undoButton("redo", t("Redo"), undone[0], a.redo))
	}
	if s.CanUndo() {
		list = append(list, a.undoButton("undo", t("Undo"), s.Steps()[a.undone()], a.undo))
	}
	return list
}

// undoButton says what it takes back or brings: whose, and what.
func (a *App) undoButton(pic, name string, step engine.Step, do func()) fyne.CanvasObject {
	head := []fyne.CanvasObject{icon(look.Icon(pic), 22)}
	if seat := actor(step.Input); seat != engine.Nobody {
		head = append(head, seatIcon(step.Table, seat, 14))
	}
	face := cardFace()
	face.PadX = tight
	style := kit.Style{Size: look.SizeSmall, Color: look.Dim, Center: true}
	content := kit.Column(0, kit.Center(kit.Row(2, -1, head...)), text(brief(step.Input), style))
	return kit.NewTap(name, face, kit.Wide(scaled(66), content), do)
}

// describe is an input in few words for the log, its seat and card named.
func describe(tb engine.Table, in engine.Input) string {
	switch i := in.(type) {
	case engine.RivalTurn:
		return t("{0}: draw", player(tb, i.Seat))
	case engine.Round:
		return words.Word(i.Conflict)
	}
	return brief(in)
}

// brief is an input in a word or two, whose seat is shown beside it.
func brief(in engine.Input) string {
	switch i := in.(type) {
	case engine.Agent:
		return words.Word(i.Space)
	case engine.RivalTurn:
		return t("draw")
	case engine.Round:
		return t("Conflict")
	case engine.Reveal:
		return t("Reveal")
	case engine.Pass:
		return t("Pass")
	case engine.Fight:
		return t("Sword cards")
	case engine.Strength:
		return t("Strength")
	case engine.Resolve:
		return t("Rewards")
	case engine.Recall:
		return t("Recall")
	case engine.Pick:
		return t("Choice")
	case engine.TurnUp, engine.Tiles:
		return t("Tile")
	case engine.Final:
		return t("Final points")
	case engine.Setup:
		return t("Set-up")
	case engine.Block:
		return t("The Voice")
	case engine.Acquire:
		return t("Tile")
	case engine.Dividends:
		return t("Dividends")
	case engine.Move, engine.Lift:
		return t("Agent moved")
	case engine.Rename:
		return t("Name")
	case engine.ShuffleDeck:
		return t("Deck")
	}
	return t("Correction")
}
