package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
)

// signs says what the icons on the table stand for.
func signs() fyne.CanvasObject {
	var list []fyne.CanvasObject
	add := func(pic fyne.Resource, name string) {
		list = append(list, kit.Row(near, 1, icon(pic, 22), text(name, little)))
	}
	for _, f := range facts.Factions {
		add(look.FactionIcon(f), words.Word(f))
	}
	for _, g := range []facts.Good{facts.Spice, facts.Solari, facts.Water, facts.Intrigue, facts.Influence} {
		add(look.GoodIcon(g), words.Word(g))
	}
	add(look.Icon("vp"), t("Victory points"))
	add(look.Icon("alliance"), t("Alliances"))
	add(look.Icon("agent"), t("Agents at home"))
	add(look.Icon("conflict"), t("Troops in the Conflict"))
	add(look.Icon("garrison"), t("Troops in the garrison"))
	add(look.GoodIcon(facts.Troop), words.Word(facts.Troop))
	add(look.GoodIcon(facts.Dreadnought), words.Word(facts.Dreadnought))
	add(look.Icon("sword"), words.Word(facts.Sword))
	add(look.Icon("combat"), t("Combat"))
	add(look.Icon("control"), t("Control marker"))
	add(look.Icon("freighter"), t("Freighter"))
	add(look.Icon("negotiator"), t("Negotiators"))
	add(look.Icon("tech"), t("Tech tiles"))
	add(look.Icon("voice"), t("The Voice"))
	return kit.Card(cardFace(), kit.Column(near, text(t("What the signs mean"), strong), grid(near, 140, 4, list...)))
}
