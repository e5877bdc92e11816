package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
)

// gainPicture is a gain in our icons: a picture and its number.
func gainPicture(g facts.Gain, size float32, style kit.Style) fyne.CanvasObject {
	pic := look.GoodIcon(g.What)
	n := "+" + itoa(g.N)
	switch g.What {
	case facts.Influence:
		if !g.Any {
			pic = look.FactionIcon(g.Faction)
		}
	case facts.SignetRing, facts.AcquireTech, facts.NegotiateTech, facts.MentatWon, facts.Control, facts.TrashCard:
		n = ""
	}
	if n == "" {
		return icon(pic, size)
	}
	return kit.Row(2, -1, icon(pic, size), kit.Line(n, style))
}

// gainPictures is a list of gains side by side.
func gainPictures(gains []facts.Gain, size float32, style kit.Style) []fyne.CanvasObject {
	var pics []fyne.CanvasObject
	for _, g := range gains {
		pics = append(pics, gainPicture(g, size, style))
	}
	return pics
}

// rewardPicture is what a place in a Conflict gives: gains, the goods one
// chooses from, and points to be paid for.
func rewardPicture(r facts.Reward, size float32, style kit.Style) []fyne.CanvasObject {
	pics := gainPictures(r.Gains, size, style)
	for i, g := range r.Of {
		if i == 0 && r.Choose > 1 {
			pics = append(pics, kit.Line(t("{0} of", r.Choose), style))
		} else if i > 0 {
			pics = append(pics, kit.Line("/", style))
		}
		pics = append(pics, gainPicture(g, size, style))
	}
	for _, g := range r.PointFor {
		pay := kit.Row(2, -1, icon(look.GoodIcon(g.What), size), kit.Line("-"+itoa(g.N), style))
		pics = append(pics, kit.Row(2, -1, pay, icon(look.Icon("next"), size*0.8), icon(look.Icon("vp"), size)))
	}
	return pics
}

// placeName is the name of a place in a Conflict.
func placeName(n int) string { return t([]string{"1st", "2nd", "3rd"}[n]) }

// rewards is the three rewards of a Conflict as pictures.
func (a *App) rewards(c facts.Conflict) fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, r := range c.Rewards {
		line := append([]fyne.CanvasObject{kit.Line(placeName(i), small)}, rewardPicture(r, 16, strong)...)
		all = append(all, kit.Row(tight, -1, line...))
	}
	return kit.Flow(apart, all...)
}

// openConflict tells a Conflict's rewards in words.
func (a *App) openConflict(c facts.Conflict) {
	a.openSheet(func() fyne.CanvasObject {
		parts := []fyne.CanvasObject{a.sheetHead(icon(look.Icon("conflict"), 24), words.Word(c.ID))}
		for i, r := range c.Rewards {
			parts = append(parts, kit.Card(cardFace(), kit.Column(tight, text(placeName(i), label),
				kit.Flow(near, rewardPicture(r, 24, large)...), text(words.Reward(r), body))))
		}
		return kit.Column(near, append(parts, a.ruleLine(facts.RuleCombat4))...)
	})
}
