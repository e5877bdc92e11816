package table

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/outlook"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// header tells the round and the phase, with the tabs: the phase below them
// where that is lower.
func (a arrangement) header() fyne.CanvasObject {
	n := a.tb.Round()
	if a.tb.Phase() == engine.PhaseRoundStart && !a.now.Over {
		n++ // its Conflict is being turned up
	}
	name, brief := words.T("Round {0} of {1}", n, facts.Rounds), words.T("Round {0}/{1}", n, facts.Rounds)
	if n == 0 {
		name, brief = words.T("Before round 1"), words.T("Before round 1")
	}
	round := kit.Either(part.Text(name, part.Large), part.Text(brief, part.Large), part.Text(brief, part.Strong))
	phase := part.Text(a.phaseLine(), part.Small)
	beside := a.headerRow(kit.Column(0, round, phase))
	high := kit.HeightOf(beside, a.headWidth())
	if high <= kit.Target {
		return beside
	}
	if below := kit.Column(0, a.headerRow(round), phase); kit.HeightOf(below, a.headWidth()) < high {
		return below
	}
	return beside
}

// headWidth is how wide the column is that the header stands in, in points.
func (a arrangement) headWidth() float32 {
	switch {
	case a.frame.Wide:
		return a.frame.Now() - 2*part.Apart
	case a.frame.Landscape:
		return a.frame.Size.Width*part.Aside - 2*part.Apart
	}
	return a.frame.Size.Width - 2*part.Apart
}

// headerRow is what the header tells, with the tabs and the way to more.
func (a arrangement) headerRow(tells fyne.CanvasObject) fyne.CanvasObject {
	gap := float32(part.Tight)
	if a.frame.Landscape {
		gap = part.Near
	}
	bar := []fyne.CanvasObject{tells, kit.Fixed(gap, 0, part.Nothing())}
	if redo := a.redoButton(); a.frame.Wide && redo != nil {
		bar = append(bar, redo)
	}
	if !a.frame.Wide {
		bar = append(bar, a.tabButton(play.Now, "board", words.T("Table")), a.tabButton(play.Rivals, "rivals", words.T("Rivals")), a.tabButton(play.Log, "log", words.T("Log")))
	}
	return kit.Row(0, 0, append(bar, part.IconButton(words.T("More"), "more", func() { sheet.More(a.page.play) }))...)
}

func (a arrangement) tabButton(tab play.Tab, pic, name string) fyne.CanvasObject {
	face := part.PlainFace()
	if a.page.play.Tab() == tab {
		face.Fill = look.SurfaceHigh
	}
	return kit.NewTap(name, face, kit.Center(part.Icon(look.Icon(pic), 24)), func() { a.page.play.Open(tab) })
}

// conflictLine is the Conflict of the round with its rewards, or nothing
// between two; with who may win it where there is room. A tap tells the rewards
// in words.
func (a arrangement) conflictLine(odds bool) fyne.CanvasObject {
	c, ok := a.tb.Conflict()
	if !ok || a.tb.Phase() == engine.PhaseOver || a.tb.Phase() == engine.PhaseEndgame {
		return part.Nothing()
	}
	head := kit.Row(part.Near, 1, part.Icon(look.Icon("conflict"), 18), part.Text(words.Word(c.ID), part.Strong), kit.Line(part.Level(c.Level), part.Strong))
	face := part.CardFace()
	face.PadX, face.PadY = part.Near, part.Tight
	likely := outlook.Conflict(a.page.play, a.now.Telling)
	if !odds {
		likely = part.Nothing()
	}
	return kit.NewTap(words.T("Rewards of {0}", c.ID), face, kit.Column(2, head, part.Rewards(c), likely), func() { sheet.Conflict(a.page.host, c) })
}

// phaseLine is the phase, or whose turn is shown; and that it is the last round.
func (a arrangement) phaseLine() string {
	line := phaseName(a.tb)
	switch {
	case a.now.Over && a.tb.LastRound():
		return words.T("The end of the last round")
	case a.now.Over:
		line = words.T("The end of the round")
	case a.now.Both:
		line = words.T("Turns of both Rivals")
	case a.now.About != engine.Nobody:
		line = words.T("Turn of {0}", words.At(a.tb, a.now.About))
	}
	if a.tb.LastRound() && a.tb.Phase() != engine.PhaseRoundStart {
		line += " · " + words.T("the last round")
	}
	return line
}

func phaseName(tb engine.Table) string {
	switch d := tb.Decision(); {
	case d == nil:
	case d.Seat == engine.Nobody: // a tile that is turned up is nobody's
		return words.T("Tech tiles")
	default: // whose it is stands beside the question
		return words.T("A decision")
	}
	switch tb.Phase() {
	case engine.PhaseSetUp:
		return words.T("Set-up")
	case engine.PhaseRoundStart:
		return words.T("Round start")
	case engine.PhasePlayerTurns:
		if tb.Turn() == engine.You {
			return words.T("Your turn")
		}
		return words.T("Turn of {0}", words.At(tb, tb.Turn()))
	case engine.PhaseCombat:
		return words.T("Combat")
	case engine.PhaseCombatEnd:
		return words.T("Combat is over")
	case engine.PhaseEndgame:
		return words.T("Endgame")
	}
	return words.T("The game is over")
}

// undoButton is there as soon as anything was done: it says what it takes back.
func (a arrangement) undoButton() []fyne.CanvasObject {
	step, ok := a.page.desk.Undoes()
	if !ok {
		return nil
	}
	face := part.CardFace()
	face.PadX = part.Tight
	style := kit.Style{Size: look.SizeSmall, Color: look.Dim, Center: true}
	signs, says := stepSigns("undo", step), words.SayAt(a.tb, step.Title())
	if a.page.desk.UndoesBoth() {
		signs, says = bothSigns("undo", step), words.T("Both turns")
	}
	width := part.Scaled(66)
	if a.frame.Landscape { // room for a title in one line
		width = part.Scaled(84)
	}
	content := kit.Wide(width, kit.Column(0, kit.Center(kit.Row(2, -1, signs...)), part.Text(says, style)))
	if !a.frame.Short { // room for two lines, so that the large button keeps its place
		face.PadY = 2
		two := kit.HeightOf(part.Text("o o", style), 1) + 22
		content = kit.Stack(kit.Fixed(width, two, part.Nothing()), content)
	}
	return []fyne.CanvasObject{kit.NewTap(words.T("Undo"), face, content, a.page.play.Undo)}
}

// redoButton says in a line what it brings back, or in a large head with little
// room whose it is; nil where nothing was undone.
func (a arrangement) redoButton() fyne.CanvasObject {
	step, ok := a.page.desk.Redoes()
	if !ok {
		return nil
	}
	face := part.CardFace()
	face.PadY = part.Tight
	signs, title := stepSigns("redo", step), step.Title()
	if a.page.desk.RedoesBoth() {
		signs, title = bothSigns("redo", step), speech.Of("Both turns")
	}
	if a.frame.Wide && a.frame.Short {
		return kit.NewTap(words.T("Redo"), face, kit.Row(2, -1, signs...), a.page.play.Redo)
	}
	row := append(signs, part.Text(words.SayAt(step.Table, speech.Of("Redo: {0}", title)), part.Small))
	if a.frame.Wide {
		return kit.Wide(part.Scaled(150), kit.NewTap(words.T("Redo"), face, kit.Row(part.Near, len(row)-1, row...), a.page.play.Redo))
	}
	return kit.NewTap(words.T("Redo"), face, kit.Row(part.Near, len(row)-1, row...), a.page.play.Redo)
}

// bothSigns is the sign of undo or redo, and of both Rivals.
func bothSigns(pic string, step engine.Step) []fyne.CanvasObject {
	signs := []fyne.CanvasObject{part.Icon(look.Icon(pic), 22)}
	for _, s := range step.Table.Seats() {
		if s.Rival() {
			signs = append(signs, part.SeatIcon(step.Table, s, 14))
		}
	}
	return signs
}

// stepSigns is the sign of undo or redo, and of whose step it is.
func stepSigns(pic string, step engine.Step) []fyne.CanvasObject {
	signs := []fyne.CanvasObject{part.Icon(look.Icon(pic), 22)}
	if seat := step.Input.About(); seat != engine.Nobody {
		signs = append(signs, part.SeatIcon(step.Table, seat, 14))
	}
	return signs
}
