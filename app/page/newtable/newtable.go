// Package newtable is the page where a table is begun: it asks for everything
// that the first line of a session holds.
package newtable

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// Page is a table being set up.
type Page struct {
	host   shell.Host
	store  desk.Keeper
	seed   func() uint64 // of each new table
	setup  engine.Setup  // what is chosen, also for the mode that is not
	names  [2]string     // of two players, as typed
	fields [2]*kit.Entry
	kept   string // the setting as it was kept last
}

// New makes the page.
func New(h shell.Host, k desk.Keeper, seed func() uint64) *Page {
	return &Page{host: h, store: k, seed: seed}
}

// Enter begins with the table that was set up last, or was being set up when
// the app was killed.
func (p *Page) Enter(string) {
	p.kept = p.host.Kept(settingKey)
	p.setup, p.names = readSetup(p.kept), [2]string{}
	p.newFields()
}

// Draw shows each choice there is.
func (p *Page) Draw(f part.Frame) shell.Picture {
	first, second := slices.Concat(p.modes(), p.boxes(), p.decks()), []fyne.CanvasObject(nil)
	switch paces := slices.Concat(p.suggested(), p.pace()); {
	case p.setup.Solo && (f.Wide || f.Landscape):
		first = append(first, p.difficulties()...)
		second = append(paces, p.leaders()...)
	case p.setup.Solo:
		first = slices.Concat(first, paces, p.difficulties())
		second = p.leaders()
	default:
		second = append(p.nameRows(), p.firstRow()...)
	}
	second = append(second, p.variants()...)
	primary := &part.Action{Label: words.T("Set up the table"), Sub: p.sub(), Do: p.create}
	return shell.Picture{Body: f.Halves("new", words.T("New table"), func() { p.host.Go(shell.Home) }, primary, first, second), Primary: primary}
}

// choose is a tap that chooses something and keeps it.
func (p *Page) choose(f func()) func() {
	return func() {
		p.host.Change(func() {
			f()
			p.keep()
		})
	}
}

func (p *Page) modes() []fyne.CanvasObject {
	s := &p.setup
	return []fyne.CanvasObject{part.Text(words.T("Players"), part.Label), part.Grid(part.Near, 118, 2,
		part.Choice(words.T("Solo, two Rivals"), s.Solo, p.choose(func() { s.Solo = true })),
		part.Choice(words.T("Two players"), !s.Solo, p.choose(func() { s.Solo = false; s.Variants = s.Variants.Lawful(false, s.Boxes) })))}
}

// boxes are the base game alone, or with other boxes: choosing one again keeps
// it, and the base game takes them all off.
func (p *Page) boxes() []fyne.CanvasObject {
	s := &p.setup
	change := func(to facts.Boxes) func() {
		return p.choose(func() {
			s.Boxes = to
			s.Variants = s.Variants.Lawful(s.Solo, to)
			p.leadersHere()
		})
	}
	list := []fyne.CanvasObject{part.Choice(words.T("Base game"), s.Boxes == facts.Base, change(facts.Base))}
	for _, b := range facts.BoxTable[1:] {
		list = append(list, part.Choice(words.T("With {0}", b.ID), s.Boxes.Has(b.Boxes), change(s.Boxes|b.Boxes)))
	}
	return []fyne.CanvasObject{part.Text(words.T("Box"), part.Label), part.Grid(part.Near, 118, 2, list...)}
}

func (p *Page) decks() []fyne.CanvasObject {
	s := &p.setup
	return []fyne.CanvasObject{part.Text(words.T("House Hagal cards"), part.Label), part.Grid(part.Near, 118, 2,
		part.Choice(words.T("The app draws"), !s.RealCards, p.choose(func() { s.RealCards = false })),
		part.Choice(words.T("I draw real cards"), s.RealCards, p.choose(func() { s.RealCards = true })))}
}

// variants are those that are lawful at the table, each on or off.
func (p *Page) variants() []fyne.CanvasObject {
	s := &p.setup
	var rows []fyne.CanvasObject
	for _, v := range facts.VariantTable {
		if !v.Lawful(s.Solo, s.Boxes) {
			continue
		}
		on := s.Variants.Has(v.Variant)
		row := part.RowButton(part.Box(on), words.T(v.Name), p.variantText(v.Rule), p.choose(func() { s.Variants ^= v.Variant }))
		if on {
			row.Face = part.ActiveFace()
		}
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		return nil
	}
	return append([]fyne.CanvasObject{part.Text(words.T("Variants"), part.Label)}, rows...)
}

// variantText is what a variant changes. Of one that is printed in the book of
// a box that is not on the table it says so, and that the box is not needed.
func (p *Page) variantText(id facts.RuleID) string {
	w := engine.WhyWith(p.setup.Boxes, id)
	if facts.RuleOf(id).PrintedIn(p.setup.Boxes) {
		return words.Rule(w)
	}
	return words.Rule(w) + " " + words.T("Printed: {0}; nothing of that box is needed.", speech.ListOf(w.Printed...))
}

func (p *Page) difficulties() []fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.Text(words.T("Difficulty"), part.Label)}
	for _, d := range facts.Difficulties {
		face := part.CardFace()
		if p.setup.Difficulty == d.ID {
			face = part.ActiveFace()
		}
		says := kit.Column(2, part.Text(words.T(d.Name), part.Strong), part.Text(difficultyText(d), part.Small))
		parts = append(parts, kit.NewTap(words.T(d.Name), face, says, p.choose(func() { p.setup.Difficulty = d.ID })))
	}
	return parts
}

// difficultyText is what a difficulty changes.
func difficultyText(d facts.Difficulty) string {
	s := words.T("Rivals: {0} and {1} to start with, Swordmasters in round {2}. The Mentat space costs you {3} Solari.",
		speech.Count{N: d.Garrison, Good: facts.Troop}, speech.Count{N: d.Intrigue, Good: facts.Intrigue}, d.SwordmasterRound, d.MentatCost)
	if len(d.Bonus) > 0 {
		s += " " + words.T("You start with 1 Solari and 1 spice more.")
	}
	if d.Expert {
		s += " " + words.T("Expert Troop Deployment: in a Conflict I or II a Rival far ahead deploys no troops.")
	}
	if d.NoSwordmaster {
		s += " " + words.T("You cannot gain a Swordmaster.")
	}
	return s
}
