package rules

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// legend says what the icons on the table stand for, those of all boxes where
// no table is set up.
func legend(tb engine.Table) fyne.CanvasObject {
	has := func(p facts.Pieces) bool { return tb.Phase() == "" || tb.Brings(p) }
	var list []fyne.CanvasObject
	add := func(pic fyne.Resource, name string) {
		list = append(list, kit.Row(part.Near, 1, part.Icon(pic, 22), part.Text(name, part.Little)))
	}
	for _, f := range facts.Factions {
		add(look.FactionIcon(f), words.Word(f))
	}
	for _, g := range []facts.Good{facts.Spice, facts.Solari, facts.Water, facts.Intrigue, facts.Influence} {
		add(look.GoodIcon(g), words.Word(g))
	}
	add(look.Icon("vp"), words.T("Victory points"))
	add(look.Icon("alliance"), words.T("Alliances"))
	add(look.Icon("agent"), words.T("Agents at home"))
	add(look.Icon("conflict"), words.T("Troops in the Conflict"))
	add(look.Icon("garrison"), words.T("Troops in the garrison"))
	add(look.GoodIcon(facts.Troop), words.Word(facts.Troop))
	if has(facts.Dreadnoughts) {
		add(look.GoodIcon(facts.Dreadnought), words.Word(facts.Dreadnought))
	}
	add(look.Icon("sword"), words.Word(facts.Sword))
	add(look.Icon("combat"), words.T("Combat"))
	add(look.Icon("control"), words.T("Control marker"))
	if has(facts.ShippingTrack) {
		add(look.Icon("freighter"), words.T("Freighter"))
	}
	if has(facts.TechTiles) {
		add(look.Icon("negotiator"), words.T("Negotiators"))
		add(look.Icon("tech"), words.T("Tech tiles"))
	}
	add(look.Icon("voice"), words.T("The Voice"))
	return kit.Card(part.CardFace(), kit.Column(part.Near, part.Text(words.T("What the icons mean"), part.Strong), part.Grid(part.Near, 140, 4, list...)))
}
