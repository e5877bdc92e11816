package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
)

// unit is a kind of units that a person may deploy with an Agent.
type unit struct {
	what  facts.Good
	inAll int
	of    func(*play.Turn) *int
}

var (
	troops       = unit{facts.Troop, facts.TroopsInAll, func(t *play.Turn) *int { return &t.Troops }}
	dreadnoughts = unit{facts.Dreadnought, facts.DreadnoughtsInAll, func(t *play.Turn) *int { return &t.Dreadnoughts }}
)

func (u unit) name() string {
	if u.what == facts.Dreadnought {
		return words.T("Dreadnoughts into the Conflict")
	}
	return words.T("Troops into the Conflict")
}

// most is how many units of a kind the rules allow, with what else is chosen.
func (y yourTurn) most(u unit) int {
	t := y.play.Draft().Turn
	n := *u.of(&t)
	for *u.of(&t) = u.inAll; *u.of(&t) > n && y.tb.Check(y.agent(t)) != nil; {
		*u.of(&t)--
	}
	return *u.of(&t)
}

// set chooses how many units of a kind are deployed.
func (y yourTurn) set(u unit) func(int) {
	most := y.most(u)
	return func(to int) { y.play.Choose(func(d *play.Draft) { *u.of(&d.Turn) = min(most, to) }) }
}

// deployed asks how many units of a kind go into the Conflict.
func (y yourTurn) deployed(u unit) fyne.CanvasObject {
	t := y.play.Draft().Turn
	head := kit.Row(part.Near, 1, part.Icon(look.GoodIcon(u.what), 18), part.Text(u.name(), part.Small))
	return kit.Column(2, head, part.Numbers(u.name(), *u.of(&t), y.most(u), y.set(u)))
}
