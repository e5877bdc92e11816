package rules

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
)

// icons stands for the legend among the titles of the chapters.
const icons = shell.Icons

// titleOf is the title of a chapter in words.
func titleOf(chapter string) string {
	if chapter == icons {
		return words.T("What the icons mean")
	}
	return words.T(chapter)
}

// sign is an icon and what it stands for.
type sign struct {
	icon fyne.Resource
	says string
}

// legend says what the icons on the table stand for, under heads; those of
// the boxes chosen where no table is open.
func (p *Page) legend() []fyne.CanvasObject {
	groups := []struct {
		name  string
		signs []sign
	}{
		{words.T("Seats"), p.seatSigns()},
		{words.T("Influence and Alliances"), influenceSigns()},
		{words.T("Spaces"), spaceSigns()},
		{words.T("Resources and cards"), p.goodSigns()},
		{words.T("Pieces"), p.pieceSigns()},
		{words.T("What happens"), p.eventSigns()},
	}
	var parts []fyne.CanvasObject
	if p.chapter == "" {
		parts = append(parts, part.Text(titleOf(icons), part.Large))
	}
	for _, g := range groups {
		var list []fyne.CanvasObject
		for _, s := range g.signs {
			list = append(list, kit.Row(part.Near, 1, part.Icon(s.icon, 22), part.Text(s.says, part.Little)))
		}
		if len(list) > 0 {
			parts = append(parts, kit.Card(part.CardFace(), kit.Column(part.Near, part.Text(g.name, part.Strong), part.Grid(part.Near, 140, 4, list...))))
		}
	}
	return parts
}

// seatSigns are the shapes of the seats of the open table.
func (p *Page) seatSigns() []sign {
	tb, ok := p.table()
	if !ok {
		return nil
	}
	var list []sign
	for slot, s := range tb.Seats() {
		list = append(list, sign{look.SeatShape(slot), words.Seat(tb, s)})
	}
	return list
}

func influenceSigns() []sign {
	var list []sign
	for _, f := range facts.Factions {
		list = append(list, sign{look.FactionIcon(f), words.Word(f)})
	}
	return append(list, sign{look.GoodIcon(facts.Influence), words.Word(facts.Influence)}, sign{look.Icon("alliance"), words.T("Alliances")})
}

func spaceSigns() []sign {
	return []sign{
		{look.Tinted("landsraad", look.Landsraad), words.T("Landsraad")},
		{look.Tinted("city", look.City), words.T("City")},
		{look.Tinted("spice-trade", look.SpiceTrade), words.T("Spice trade")},
		{look.Icon("combat"), words.T("Combat space")},
		{look.Icon("voice"), words.T("The Voice")},
	}
}

// goodSigns are what is gained, paid and drawn.
func (p *Page) goodSigns() []sign {
	list := []sign{{look.Icon("vp"), words.T("Victory points")}}
	for _, g := range []facts.Good{facts.Spice, facts.Solari, facts.Water, facts.Intrigue} {
		list = append(list, sign{look.GoodIcon(g), words.Word(g)})
	}
	list = append(list, sign{look.Icon("card"), words.T("House Hagal cards")}, sign{look.Icon("sword"), words.Word(facts.Sword)})
	if p.led() {
		list = append(list, sign{look.GoodIcon(facts.SignetRing), words.T("Signet Ring")})
	}
	return append(list, sign{look.GoodIcon(facts.TrashCard), words.T("Trash a card")})
}

// pieceSigns are what lies on the board and before the seats.
func (p *Page) pieceSigns() []sign {
	list := []sign{
		{look.Icon("first"), words.T("First Player")},
		{look.Icon("agent"), words.T("Agent")},
		{look.GoodIcon(facts.MentatWon), words.T("Mentat")},
		{look.GoodIcon(facts.Troop), words.Word(facts.Troop)},
		{look.Icon("conflict"), words.T("Troops in the Conflict")},
		{look.Icon("garrison"), words.T("Troops in the garrison")},
		{look.Icon("supply"), words.T("Troops in the supply")},
		{look.Icon("control"), words.T("Control")},
		{look.SeatFlag(0), words.T("Control marker")},
	}
	if p.brings(facts.Dreadnoughts) {
		list = append(list, sign{look.GoodIcon(facts.Dreadnought), words.Word(facts.Dreadnought)})
	}
	if p.brings(facts.ShippingTrack) {
		list = append(list, sign{look.Icon("freighter"), words.T("Freighter")})
	}
	if p.brings(facts.TechTiles) {
		list = append(list, sign{look.Icon("negotiator"), words.T("Negotiators")}, sign{look.Icon("tech"), words.T("Tech tiles")})
	}
	return list
}

// eventSigns are what is done.
func (p *Page) eventSigns() []sign {
	return []sign{
		{look.Icon("deploy"), words.T("Deploying")},
		{look.Icon("skip"), words.T("Card skipped")},
		{look.Icon("shuffle"), words.T("Shuffling")},
		{look.Icon("round"), words.T("Round or phase")},
		{look.Icon("dice"), words.T("Dice, odds")},
		{look.Icon("trophy"), words.T("Winner")},
		{look.Icon("note"), words.T("Nothing to move")},
	}
}

// brings reports whether a box that is there has the pieces.
func (p *Page) brings(pieces facts.Pieces) bool {
	if tb, ok := p.table(); ok {
		return tb.Brings(pieces)
	}
	return p.boxes.Bring(pieces)
}

// led reports whether Rivals have Leaders.
func (p *Page) led() bool {
	tb, ok := p.table()
	return !ok || tb.Setup().Solo
}
