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

// usual is a figure as long as almost any: room for it is kept where there is
// none, so that the board stays as it is from turn to turn.
var usual = odds.Ratio(2, 43)

// Space is the chance that a Rival takes a space before a person's next turn,
// with the space counted that is chosen; bold where that changes it.
// An Agent that is there leaves it to those who may come all the same. It is
// nil where nothing can come.
func Space(p *play.Play, id facts.SpaceID) fyne.CanvasObject {
	o := turning(p)
	if o == nil || !led(p.Table(), id) {
		return nil
	}
	before, now := o.Ahead().Taken[id], chosen(p, o).Taken[id]
	if before.IsZero() && now.IsZero() && occupied(p.Table(), id) {
		return nil
	}
	says := ""
	if !over(p) && !(now.IsZero() && before.IsZero()) {
		says = brief(now)
	}
	line := kit.Line(says, kit.Style{Size: look.SizeSmall, Bold: changed(before, now)})
	size := line.MinSize().Max(kit.Line(brief(usual), part.Little).MinSize())
	return kit.Fixed(size.Width, size.Height, line)
}

// turning is the odds where Rivals' turns are ahead, or nil.
func turning(p *play.Play) *play.Odds {
	o := p.Odds()
	if o == nil || len(o.Ahead().Turns) == 0 {
		return nil
	}
	return o
}

// over reports whether the moment that the odds are of is over: real cards
// are named one by one.
func over(p *play.Play) bool { return len(p.Draft().Cards) > 0 || len(p.Draft().Swords) > 0 }

// led reports whether a card of the deck leads to a space.
func led(tb engine.Table, id facts.SpaceID) bool {
	maker := facts.SpaceOf(id).Maker > 0
	return slices.ContainsFunc(tb.HagalCards(), func(card facts.CardID) bool {
		return slices.ContainsFunc(facts.CardOf(card).Cases, func(c facts.Case) bool { return c.Space == id || c.Harvest && maker })
	})
}

func occupied(tb engine.Table, id facts.SpaceID) bool {
	return slices.ContainsFunc(tb.Agents(), func(p engine.Posted) bool { return p.Space == id })
}

// chosen is the Rivals' turns with the space that is chosen, if one is.
func chosen(p *play.Play, o *play.Odds) odds.Ahead {
	if space := p.Draft().Turn.Space; space != "" {
		return o.With(space)
	}
	return o.Ahead()
}

// Ahead is where the Rivals may go until a person's next turn, the likeliest
// spaces of each turn, with the space counted that is chosen. A tap tells all
// and how it is counted.
func Ahead(p *play.Play) fyne.CanvasObject {
	o := turning(p)
	if o == nil || over(p) {
		return part.Nothing()
	}
	tb := p.Table()
	var lines []fyne.CanvasObject
	turns := chosen(p, o).Turns
	if apart(turns) {
		lines = append(lines, part.Text(words.T("Each Rival turn on its own"), part.Label))
	}
	for _, turn := range turns {
		lines = append(lines, kit.Row(part.Near, 1, part.SeatIcon(tb, turn.Seat, 16), part.Text(likeliest(turn), part.Little)))
	}
	lines = append(lines, kit.Row(part.Near, 1, part.Icon(look.Icon("dice"), 16), part.Text(legend(p, o, turns), part.Small)))
	face := part.CardFace()
	face.PadY = part.Tight
	return kit.NewTap(words.T("The odds"), face, kit.Column(part.Tight, lines...), func() { Explain(p) })
}

// apart reports whether the turns are those of both Rivals, so that the board
// tells of the two together.
func apart(turns []odds.Turn) bool {
	return slices.ContainsFunc(turns, func(t odds.Turn) bool { return t.Seat != turns[0].Seat })
}

// legend says what the figures on the spaces are.
func legend(p *play.Play, o *play.Odds, turns []odds.Turn) string {
	says := words.T("On a space: the chance that a Rival takes it before your next turn. Tap for all the odds.")
	switch {
	case !p.Table().Setup().Solo:
		says = words.T("On a space: the chance that House Hagal takes it before the next player's turn. Tap for all the odds.")
	case apart(turns):
		says = words.T("On the board: by either Rival, before your next turn. Tap for all the odds.")
	}
	if p.Draft().Turn.Space != "" && len(changes(p, o)) > 0 {
		says += " " + words.T("Bold: your Agent changes it.")
	}
	return says
}

// listed is how many spaces of a turn are named beside the board.
const listed = 3

// likeliest names the likeliest spaces of a turn, and that it may be passed.
func likeliest(turn odds.Turn) string {
	says := ""
	add := func(what string, c odds.Chance) {
		if says != "" {
			says += " · "
		}
		says += words.T("{0}: {1}", what, whole(brief(c)))
	}
	for i, s := range ranked(turn.Spaces) {
		if i == listed {
			break
		}
		add(words.Word(s), turn.Spaces[s])
	}
	if !turn.Pass.IsZero() {
		add(words.T("passes"), turn.Pass)
	}
	return says
}

// ranked is the spaces by their chance, equal ones as the facts have them.
func ranked(chances map[facts.SpaceID]odds.Chance) []facts.SpaceID {
	var list []facts.SpaceID
	for _, s := range facts.Spaces {
		if _, ok := chances[s.ID]; ok {
			list = append(list, s.ID)
		}
	}
	slices.SortStableFunc(list, func(a, b facts.SpaceID) int { return chances[b].Cmp(chances[a]) })
	return list
}

// Changed is the space whose chance an Agent on the space chosen changes most,
// in percent, or that it changes none much.
func Changed(p *play.Play) fyne.CanvasObject {
	o := turning(p)
	if o == nil {
		return part.Nothing()
	}
	says := words.T("No other chance changes much.")
	if all := changes(p, o); len(all) > 0 {
		says = words.T("{0}: {1} instead of {2}", words.Word(all[0].Space), percent(all[0].To), percent(all[0].From))
	}
	return kit.Row(part.Near, 1, part.Icon(look.Icon("dice"), 16), part.Text(says, part.Small))
}

// changes is what an Agent on the space chosen changes elsewhere so much that
// it is told, the most first.
func changes(p *play.Play, o *play.Odds) []odds.Change {
	space := p.Draft().Turn.Space
	all := slices.DeleteFunc(o.Ahead().Changes(o.With(space)), func(c odds.Change) bool {
		return c.Space == space || !changed(c.From, c.To)
	})
	by := func(c odds.Change) float64 { d := c.To.Float() - c.From.Float(); return max(d, -d) }
	slices.SortStableFunc(all, func(a, b odds.Change) int {
		if by(a) > by(b) {
			return -1
		}
		return 1
	})
	return all
}
