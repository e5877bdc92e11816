package moment

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

// fleet is how many dreadnoughts a person has, as far as the app knows: one for
// each Agent sent to build one, or as many as were told of.
func (s scene) fleet() int {
	seat := s.tb.Turn()
	of := func(tb engine.Table) int { return int(tb.Side(seat).Dreads.Deployed) + tb.OnLocations(seat) }
	built, seen := 0, of(s.tb)
	for _, step := range s.play.Steps() {
		if in, ok := step.Input.(engine.Agent); ok && in.Seat == seat && in.Space == facts.DreadnoughtSpace {
			built++
		}
		seen = max(seen, of(step.Table))
	}
	return min(facts.DreadnoughtsInAll, max(built, seen))
}

func (u unit) name() string {
	if u.what == facts.Dreadnought {
		return words.T("Dreadnoughts into the Conflict")
	}
	return words.T("Troops into the Conflict")
}

// most is how many units of a kind can come, with what else is chosen: as many
// as the rules allow, and dreadnoughts as far as the app knows of them. Any
// other is told in the sheet of the seat.
func (y yourTurn) most(u unit) int {
	t := y.play.Draft().Turn
	n, seat := *u.of(&t), y.tb.Turn()
	*u.of(&t) = u.inAll
	if u.what == facts.Dreadnought {
		*u.of(&t) = max(n, y.fleet()-int(y.tb.Side(seat).Dreads.Deployed)-y.tb.OnLocations(seat))
	}
	for *u.of(&t) > n && y.tb.Check(y.agent(t)) != nil {
		*u.of(&t)--
	}
	return *u.of(&t)
}

// set chooses how many units of a kind are deployed.
func (y yourTurn) set(u unit) func(int) {
	most := y.most(u)
	return func(to int) { y.play.Choose(func(d *play.Draft) { *u.of(&d.Turn) = min(most, to) }) }
}

// deploying asks how many units go into the Conflict, a line a kind; on a phone
// on its side by their pictures, with a single dreadnought beside the troops.
func (y yourTurn) deploying(f part.Frame) []fyne.CanvasObject {
	t := y.play.Draft().Turn
	if !facts.SpaceOf(t.Space).Combat {
		return nil
	}
	asked := []unit{troops}
	if y.most(dreadnoughts) > 0 {
		asked = append(asked, dreadnoughts)
	}
	var named, pictured []fyne.CanvasObject
	for _, u := range asked {
		pic := look.GoodIcon(u.what)
		head := []fyne.CanvasObject{part.Icon(pic, 18), part.Text(u.name(), part.Small)}
		if u.what == facts.Dreadnought {
			head = append(head, keySign(f, fleetKey))
		}
		numbers := part.Numbers(u.name(), *u.of(&t), y.most(u), y.set(u))
		named = append(named, kit.Column(2, kit.Row(part.Near, 1, head...), numbers))
		pictured = append(pictured, part.Icon(pic, 22), numbers)
	}
	switch {
	case !f.Landscape:
		return named
	case len(asked) == 1:
		return []fyne.CanvasObject{kit.Row(part.Near, 1, pictured...)}
	case y.most(dreadnoughts) == 1:
		pictured[3] = kit.Wide(2*(kit.Target+part.Tight), pictured[3]) // the troops have the room that is left
		return []fyne.CanvasObject{kit.Row(part.Near, 1, pictured...)}
	}
	return []fyne.CanvasObject{kit.Row(part.Near, 1, pictured[:2]...), kit.Row(part.Near, 1, pictured[2:]...)}
}
