package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/data/facts"
)

// goods is the icon of each good.
var goods = map[facts.Good]string{
	facts.Nothing: "note", facts.Point: "vp", facts.Spice: "spice", facts.Solari: "solari",
	facts.Water: "water", facts.Intrigue: "intrigue", facts.Troop: "troop", facts.Influence: "influence",
	facts.SignetRing: "signet", facts.Freighter: "freighter", facts.Dreadnought: "dreadnought",
	facts.AcquireTech: "tech", facts.NegotiateTech: "negotiator", facts.MentatWon: "mentat",
	facts.Control: "control", facts.TrashCard: "trash", facts.Sword: "sword",
}

// goodColors is the colour of the goods that are counted as resources and of
// points; the others are in the colour of text.
var goodColors = map[facts.Good]fyne.ThemeColorName{
	facts.Point: VP, facts.Spice: Spice, facts.Solari: Solari, facts.Water: Water, facts.Intrigue: Intrigue,
}

// marks is the icon of each mark of engine.Event.
var marks = map[string]string{
	"": "note", "card": "card", "skip": "skip", "shuffle": "shuffle", "agent": "agent", "influence": "influence",
	"alliance": "alliance", "vp": "vp", "spice": "spice", "solari": "solari", "water": "water",
	"intrigue": "intrigue", "troop": "troop", "deploy": "deploy", "dreadnought": "dreadnought",
	"freighter": "freighter", "negotiator": "negotiator", "tech": "tech", "control": "control",
	"sword": "sword", "phase": "round", "mentat": "mentat", "dice": "dice", "first": "first",
}

// GoodName is the name of a good's icon.
func GoodName(g facts.Good) string { return goods[g] }

// GoodColor is the colour a good is drawn in.
func GoodColor(g facts.Good) fyne.ThemeColorName {
	if c, ok := goodColors[g]; ok {
		return c
	}
	return theme.ColorNameForeground
}

// GoodIcon is the icon of a good, in the good's colour.
func GoodIcon(g facts.Good) fyne.Resource { return Tinted(GoodName(g), GoodColor(g)) }

// MarkIcon is the icon of an event's mark, in the colour of text; an unknown
// mark is a plain dot.
func MarkIcon(mark string) fyne.Resource { return Icon(marks[mark]) }

// FactionIcon is the sign of a Faction, in the Faction's colour.
func FactionIcon(f facts.Faction) fyne.Resource { return Tinted(f.ID(), FactionColor(f, Fill)) }

// SpaceIcon is the Agent icon of a space: its Faction's sign, or what kind of
// place it is, in the colour of its region.
func SpaceIcon(s facts.Space) fyne.Resource {
	switch s.Icon {
	case facts.Landsraad:
		return Tinted("landsraad", Landsraad)
	case facts.City:
		return Tinted("city", City)
	case facts.SpiceTrade:
		return Tinted("spice-trade", SpiceTrade)
	}
	return FactionIcon(s.Faction)
}

// SpaceColor is the colour of a space's region.
func SpaceColor(s facts.Space) fyne.ThemeColorName {
	switch s.Icon {
	case facts.Landsraad:
		return Landsraad
	case facts.City:
		return City
	case facts.SpiceTrade:
		return SpiceTrade
	}
	return FactionColor(s.Faction, Fill)
}
