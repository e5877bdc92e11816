package rules

import (
	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
)

// table is the open table; ok is false where there is none to go by.
func (p *Page) table() (tb engine.Table, ok bool) {
	d := p.host.Desk()
	if d == nil || !d.Playable() {
		return tb, false
	}
	return d.Table(), true
}

// why is a rule as the open table has it, or all it says with the boxes chosen.
func (p *Page) why(id facts.RuleID) engine.Why {
	if tb, ok := p.table(); ok {
		return engine.WhyOf(tb, id)
	}
	return engine.WhyWith(p.boxes, id)
}

// owned are the boxes of all saved tables; the base game alone where they
// cannot be listed.
func (p *Page) owned() facts.Boxes {
	all := facts.Base
	for _, away := range []bool{false, true} {
		list, err := p.store.List(store.Filter{Archived: away})
		if err != nil {
			return facts.Base
		}
		for _, info := range list {
			all |= desk.ReadNote(info.Note).Boxes
		}
	}
	return all
}

// whose chooses the boxes whose rules are shown, where no table is open.
func (p *Page) whose() []fyne.CanvasObject {
	if _, ok := p.table(); ok {
		return nil
	}
	choose := func(to facts.Boxes) func() { return func() { p.host.Change(func() { p.boxes = to }) } }
	list := []fyne.CanvasObject{part.Choice(words.T("Base game"), p.boxes == facts.Base, choose(facts.Base))}
	for _, b := range facts.BoxTable[1:] {
		list = append(list, part.Choice(words.T("With {0}", b.ID), p.boxes.Has(b.Boxes), choose(p.boxes|b.Boxes)))
	}
	return []fyne.CanvasObject{part.Grid(part.Near, 118, 2, list...)}
}
