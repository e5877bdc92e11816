package outlook

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/odds"
)

// Explain opens all the odds of the table as it stands, and how they are
// counted.
func Explain(p *play.Play) {
	p.Host().Sheet(func(part.Frame) fyne.CanvasObject { return explanation(p) })
}

func explanation(p *play.Play) fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.SheetHead(part.Icon(look.Icon("dice"), 24), words.T("The odds"), p.Host().Close)}
	if o := p.Odds(); o != nil {
		parts = append(parts, turns(p, o)...)
		parts = append(parts, conflict(p)...)
		parts = append(parts, counted(p.Table())...)
	}
	return kit.Column(part.Near, parts...)
}

// figure is a thing and its chance.
func figure(name string, c odds.Chance) fyne.CanvasObject {
	return kit.Row(part.Near, 0, part.Text(name, part.Little), kit.Line(full(c), part.Strong))
}

// turns is every turn ahead, and what the space chosen changes.
func turns(p *play.Play, o *play.Odds) []fyne.CanvasObject {
	tb := p.Table()
	var parts []fyne.CanvasObject
	for _, turn := range chosen(p, o).Turns {
		parts = append(parts, kit.Row(part.Near, 1, part.SeatIcon(tb, turn.Seat, 20), part.Text(words.T("The next turn of {0}", words.At(tb, turn.Seat)), part.Strong)))
		var figures []fyne.CanvasObject
		for _, s := range ranked(turn.Spaces) {
			figures = append(figures, figure(words.Word(s), turn.Spaces[s]))
		}
		if !turn.Pass.IsZero() {
			figures = append(figures, figure(words.T("passes"), turn.Pass))
		}
		parts = append(parts, part.Grid(part.Apart, 240, 2, figures...))
	}
	if space := p.Draft().Turn.Space; space != "" && len(parts) > 0 {
		parts = append(parts, part.Text(words.T("Taken, with your Agent on {0}", space), part.Strong))
		for _, c := range changes(p, o) {
			parts = append(parts, part.Text(words.T("{0}: {1} instead of {2}", words.Word(c.Space), percent(c.To), percent(c.From)), part.Little))
		}
		if len(changes(p, o)) == 0 {
			parts = append(parts, part.Text(words.T("No other chance changes much."), part.Little))
		}
	}
	return parts
}

// conflict is what each seat may come to.
func conflict(p *play.Play) []fyne.CanvasObject {
	o, tb := open(p), p.Table()
	if o == nil {
		return nil
	}
	race, telling := telling(p)
	title := words.T("The Conflict")
	if !settled(p, telling) {
		title = words.T("If the Conflict ended now")
	}
	parts := []fyne.CanvasObject{kit.Row(part.Near, 1, part.Icon(look.Icon("conflict"), 20), part.Text(title, part.Strong))}
	line := func(s engine.Seat, to odds.Standing) {
		parts = append(parts, kit.Row(part.Near, 1, part.SeatIcon(tb, s, 18), part.Text(standing(to, full), part.Little)))
	}
	switch {
	case telling:
		strength := tb.Side(tb.Turn()).UnitStrength() + p.Draft().Turn.Beyond
		parts = append(parts, part.Text(words.T("With strength {0}", strength), part.Little))
		line(tb.Turn(), race.At(strength))
	case !fought(tb):
		parts = append(parts, part.Text(words.T("nobody is in the Conflict"), part.Little))
	default:
		for _, s := range tb.Seats() {
			line(s, o.Combat()[s])
		}
	}
	return parts
}

// counted is what is known, and how it is counted.
func counted(tb engine.Table) []fyne.CanvasObject {
	left := tb.CardsToCome()
	fights := words.T("In the Conflict each Rival fights with the units it has, over all House Hagal cards that may come for its swords. Before a Reveal turn only a player's units count; Intrigue cards never do.")
	if !tb.Setup().Solo {
		fights = words.T("In the Conflict House Hagal fights with the units it has, over all House Hagal cards that may come for its swords. Before a Reveal turn only a player's units count; Intrigue cards never do.")
	}
	says := []string{
		words.T("Counted from what everybody at the table has seen: which House Hagal cards were revealed since the last shuffle. Nobody knows the order of the rest, and it is not looked at."),
		words.T("1 in 6 is what happens once in six such moments. A chance that is no such fraction is shown as the closest one from 1 in 2 to 1 in 20, or all but one of these; the percentage in brackets tells apart what looks alike. Sure and never allow of no other."),
		fights,
	}
	parts := []fyne.CanvasObject{part.Text(words.T("How they are counted"), part.Label)}
	for _, s := range says {
		parts = append(parts, part.Text(s, part.Little))
	}
	return append(parts, part.Text(words.T("House Hagal cards to come: {0} of {1}", len(left), len(tb.HagalCards())), part.Label), part.Text(cards(left), part.Little))
}

// cards lists cards by kind, in the order of the facts.
func cards(list []facts.CardID) string {
	says := ""
	for _, id := range slices.Compact(slices.Clone(list)) {
		if says != "" {
			says += " · "
		}
		says += words.CardName(id)
		if n := copies(list, id); n > 1 {
			says += " " + words.T("× {0}", n)
		}
	}
	return says
}

func copies(list []facts.CardID, id facts.CardID) int {
	n := 0
	for _, c := range list {
		if c == id {
			n++
		}
	}
	return n
}
