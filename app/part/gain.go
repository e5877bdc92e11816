package part

import (
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
)

// Gain is a gain in our icons: a picture and its number.
func Gain(g facts.Gain, size float32, style kit.Style) fyne.CanvasObject {
	pic := look.GoodIcon(g.What)
	n := "+" + strconv.Itoa(g.N)
	switch g.What {
	case facts.Influence:
		if !g.Any {
			pic = look.FactionIcon(g.Faction)
		}
	case facts.SignetRing, facts.AcquireTech, facts.NegotiateTech, facts.MentatWon, facts.Control, facts.TrashCard:
		n = ""
	}
	if n == "" {
		return Icon(pic, size)
	}
	return kit.Row(2, -1, Icon(pic, size), kit.Line(n, style))
}

// Gains is a list of gains, to be put side by side.
func Gains(gains []facts.Gain, size float32, style kit.Style) []fyne.CanvasObject {
	var pics []fyne.CanvasObject
	for _, g := range gains {
		pics = append(pics, Gain(g, size, style))
	}
	return pics
}

// Reward is what a place in a Conflict gives: gains, the goods one chooses
// from, and points to be paid for.
func Reward(r facts.Reward, size float32, style kit.Style) []fyne.CanvasObject {
	pics := Gains(r.Gains, size, style)
	for i, g := range r.Of {
		if i == 0 && r.Choose > 1 {
			pics = append(pics, kit.Line(words.T("{0} of", r.Choose), style))
		} else if i > 0 {
			pics = append(pics, kit.Line("/", style))
		}
		pics = append(pics, Gain(g, size, style))
	}
	for _, g := range r.PointFor {
		pay := kit.Row(2, -1, Icon(look.GoodIcon(g.What), size), kit.Line("-"+strconv.Itoa(g.N), style))
		pics = append(pics, kit.Row(2, -1, pay, Icon(look.Icon("next"), size*0.8), Icon(look.Icon("vp"), size)))
	}
	return pics
}

// PlaceName is the name of a place in a Conflict, 0 for the first.
func PlaceName(n int) string { return words.T([]string{"1st", "2nd", "3rd"}[n]) }

// Rewards is the three rewards of a Conflict, side by side where there is room.
func Rewards(c facts.Conflict) fyne.CanvasObject { return kit.Flow(Near, Ranks(c)...) }

// Ranks is the three rewards of a Conflict as pictures. With three in play the
// third is given to who ties for second alone: it is small, and says so.
func Ranks(c facts.Conflict) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, r := range c.Rewards {
		name, size, style := PlaceName(i), float32(16), Strong
		if i == 2 {
			name, size, style = words.T("tie for 2nd"), 13, Small
		}
		line := append([]fyne.CanvasObject{kit.Line(name, Small)}, Reward(r, size, style)...)
		all = append(all, kit.Phrase(Tight, line...))
	}
	return all
}

// Level is the level of a Conflict, 1 to 3, as it is printed.
func Level(n int) string { return [...]string{"", "I", "II", "III"}[n] }
