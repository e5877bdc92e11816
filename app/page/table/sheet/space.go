package sheet

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// Space opens what can be put right on a space.
func Space(p *play.Play, id facts.SpaceID) {
	p.Host().Sheet(func(part.Frame) fyne.CanvasObject { return spaceSheet(p, id) })
}

func spaceSheet(p *play.Play, id facts.SpaceID) fyne.CanvasObject {
	tb := p.Table()
	space := *facts.SpaceOf(id)
	parts := []fyne.CanvasObject{part.SheetHead(part.Icon(look.SpaceIcon(space), 24), words.Word(id), p.Host().Close)}
	for _, posted := range tb.Agents() {
		if posted.Space == id {
			parts = append(parts, agentRow(p, posted))
		}
	}
	if says, ok := mentatSays(tb, id); ok {
		parts = append(parts, kit.Row(part.Near, 1, part.Icon(look.Icon("mentat"), 22), part.Text(says, part.Body)))
	}
	parts = append(parts, voiceRows(p, id)...)
	if space.Maker > 0 {
		n := tb.Bonus(id)
		parts = append(parts, part.StepRow(part.Icon(look.GoodIcon(facts.Spice), 22), words.T("Bonus spice"), n,
			p.Correct(engine.Bonus{Space: id, N: n - 1}), p.Correct(engine.Bonus{Space: id, N: n + 1})))
	}
	if space.Control.N > 0 {
		parts = append(parts, markerRow(p, id))
	}
	return kit.Column(part.Near, parts...)
}

// mentatSays is what the space of the Mentat does in this round: the Mentat
// comes from there, or is away (R-ACT-4).
func mentatSays(tb engine.Table, id facts.SpaceID) (says string, ok bool) {
	switch has, away := tb.Mentat(); {
	case id != facts.MentatSpace:
		return "", false
	case away:
		return words.T("The Mentat is away with {0}: the space cannot give it", words.At(tb, has)), true
	case has != engine.Nobody:
		return words.T("The Mentat is with {0} until Recall.", words.At(tb, has)), true
	}
	return words.T("It brings the Mentat: one more Agent in this round."), true
}

// voiceRows is The Voice on a space: that it lies there, or the way to lay it,
// for whoever is due first.
func voiceRows(p *play.Play, id facts.SpaceID) []fyne.CanvasObject {
	tb := p.Table()
	var rows []fyne.CanvasObject
	for _, s := range tb.Humans() {
		until := words.T("until the next turn of {0}", words.At(tb, s))
		if s == engine.You {
			until = words.T("until your next turn")
		}
		var row fyne.CanvasObject
		if blocked(tb, s, id) {
			row = kit.Row(part.Near, 1, part.Icon(look.Icon("voice"), 22), part.Text(words.T("The Voice blocks it")+" · "+until, part.Body))
		} else if in := (engine.Voice{Seat: s, Space: id}); tb.Check(in) == nil {
			name := words.T("Block it with The Voice")
			if tb.Turn() != s { // played in a turn that is over, and told late
				name = words.T("Say that {0} blocked it with The Voice", words.At(tb, s))
			}
			row = part.RowButton(part.SeatIcon(tb, s, 22), name, until, func() { p.PutClosing(in) })
		} else {
			continue
		}
		if tb.Turn() == s {
			rows = append([]fyne.CanvasObject{row}, rows...)
		} else {
			rows = append(rows, row)
		}
	}
	return rows
}

func blocked(tb engine.Table, s engine.Seat, id facts.SpaceID) bool {
	for _, v := range tb.Voices() {
		if v.Seat == s && v.Space == id {
			return true
		}
	}
	return false
}

// agentRow moves an Agent or takes it back.
func agentRow(p *play.Play, at engine.Posted) fyne.CanvasObject {
	tb := p.Table()
	return kit.Column(part.Tight, kit.Row(part.Near, 1, part.SeatIcon(tb, at.Seat, 22), part.Text(words.T("Agent of {0}", words.At(tb, at.Seat)), part.Strong)),
		part.Grid(part.Near, 140, 2, part.Button(words.T("Take it back"), p.Correct(engine.Lift{Seat: at.Seat, Space: at.Space})),
			part.Button(words.T("Move it"), func() { p.TakeUp(at) })))
}

// markerRow says whose Control marker lies there.
func markerRow(p *play.Play, id facts.SpaceID) fyne.CanvasObject {
	tb := p.Table()
	has := tb.ControlOf(id).Marker
	options := []fyne.CanvasObject{part.Choice(words.T("Nobody"), has == engine.Nobody, p.Correct(engine.Control{Location: id}))}
	for _, s := range tb.Seats() {
		if s != engine.Hagal {
			options = append(options, part.Choice(words.Seat(tb, s), has == s, p.Correct(engine.Control{Location: id, Seat: s})))
		}
	}
	return kit.Column(part.Tight, part.Text(words.T("Control marker"), part.Label), part.Grid(part.Tight, 110, 4, options...))
}
