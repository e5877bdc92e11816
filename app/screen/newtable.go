package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// draftSetup is a table being set up.
type draftSetup struct {
	engine.Setup
	names [2]string // of two players, as typed
}

// firstSetup suggests a first game (R-SETUP-8).
func firstSetup() draftSetup {
	return draftSetup{Setup: engine.Setup{Solo: true, Difficulty: "mercenary", Left: "memnon-thorvald", Right: "glossu-rabban", First: engine.One}}
}

// lastSetup is the table that was set up last, or was being set up when the
// app was killed.
func (a *App) lastSetup() draftSetup {
	first := firstSetup()
	line := a.kept("setup")
	in, err := engine.Parse(line)
	last, ok := in.(engine.Setup)
	if err != nil || !ok {
		return first
	}
	if !last.Solo {
		last.Difficulty, last.Left, last.Right = first.Difficulty, first.Left, first.Right
	}
	last.Seed, last.First = 0, first.First
	a.keptSetup = line
	return draftSetup{Setup: last}
}

// keepSetup keeps what is chosen, so that a kill loses none of it.
func (a *App) keepSetup() {
	s := a.setup.Setup
	if s.Solo {
		s.First = engine.Nobody
	}
	if line := s.String(); line != a.keptSetup && a.keep("setup", line) {
		a.keptSetup = line
	}
}

func difficultyName(id string) string {
	d, _ := facts.DifficultyByID(facts.DifficultyID(id))
	return d.Name
}

// newTable asks for everything a table line holds.
func (a *App) newTable() fyne.CanvasObject {
	a.keepSetup()
	s := &a.setup.Setup
	set := func(f func()) func() {
		return func() { f(); a.message = ""; a.show() }
	}
	parts := []fyne.CanvasObject{
		text(t("Players"), label),
		grid(near, 120, 2, choice(t("Solo, two Rivals"), s.Solo, set(func() { s.Solo = true })),
			choice(t("Two players"), !s.Solo, set(func() { s.Solo = false; s.Variants = s.Variants.Lawful(false, s.Boxes) }))),
		text(t("Box"), label),
		grid(near, 120, 2, a.boxes(set)...),
	}
	if s.Solo {
		parts = append(parts, a.difficulties(set)...)
		parts = append(parts, a.leaderRows()...)
	} else {
		parts = append(parts, a.nameRows()...)
		parts = append(parts, text(t("First Player in round 1"), label), grid(near, 120, 2,
			choice(a.personName(0), s.First == engine.One, set(func() { s.First = engine.One })),
			choice(a.personName(1), s.First == engine.Two, set(func() { s.First = engine.Two }))))
	}
	parts = append(parts, a.variants(set)...)
	parts = append(parts, text(t("House Hagal cards"), label),
		grid(near, 120, 2, choice(t("The app draws"), !s.RealCards, set(func() { s.RealCards = false })),
			choice(t("I draw real cards"), s.RealCards, set(func() { s.RealCards = true }))))
	n := next{label: t("Set up the table"), sub: a.setupTitle(), do: a.createTable}
	a.main = &n
	return a.narrow(a.frame(a.titled(t("New table"), func() { a.goTo(Home) }), a.scroll("new", kit.Pad(apart, 0, kit.Column(near, parts...))), nil, &n))
}

func (a *App) difficulties(set func(func()) func()) []fyne.CanvasObject {
	s := &a.setup.Setup
	parts := []fyne.CanvasObject{text(t("Difficulty"), label)}
	for _, d := range facts.Difficulties {
		face := cardFace()
		if s.Difficulty == d.ID {
			face = activeFace()
		}
		parts = append(parts, kit.NewTap(t(d.Name), face, kit.Column(2, text(t(d.Name), strong), text(difficultyText(d), small)),
			set(func() { s.Difficulty = d.ID })))
	}
	return parts
}

// difficultyText is what a difficulty changes.
func difficultyText(d facts.Difficulty) string {
	s := t("Rivals: {0} and {1} to begin, Swordmasters in round {2}. Mentat costs you {3} Solari.",
		speech.Count{N: d.Garrison, Good: facts.Troop}, speech.Count{N: d.Intrigue, Good: facts.Intrigue}, d.SwordmasterRound, d.MentatCost)
	if len(d.Bonus) > 0 {
		s += " " + t("You begin with 1 Solari and 1 spice more.")
	}
	if d.Expert {
		s += " " + t("Expert Troop Deployment.")
	}
	if d.NoSwordmaster {
		s += " " + t("You gain no Swordmaster.")
	}
	return s
}

// variants are those that are lawful at the table, each on or off.
func (a *App) variants(set func(func()) func()) []fyne.CanvasObject {
	s := &a.setup.Setup
	var rows []fyne.CanvasObject
	for _, v := range facts.VariantTable {
		if !v.Lawful(s.Solo, s.Boxes) {
			continue
		}
		rule := facts.RuleOf(v.Rule)
		row := rowButton(emptyBox(), t(v.Name), t(rule.Text), set(func() { s.Variants ^= v.Variant }))
		if s.Variants.Has(v.Variant) {
			row = rowButton(icon(look.Icon("check"), 22), t(v.Name), t(rule.Text), row.OnTap)
			row.Face = activeFace()
		}
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		return nil
	}
	return append([]fyne.CanvasObject{text(t("Variants"), label)}, rows...)
}

// boxes are the base game alone, or each other box on or off.
func (a *App) boxes(set func(func()) func()) []fyne.CanvasObject {
	s := &a.setup.Setup
	change := func(to facts.Boxes) func() {
		return set(func() {
			s.Boxes = to
			s.Variants = s.Variants.Lawful(s.Solo, to)
			a.leadersHere()
		})
	}
	list := []fyne.CanvasObject{choice(t("Base game"), s.Boxes == facts.Base, change(facts.Base))}
	for _, b := range facts.BoxTable[1:] {
		list = append(list, choice(t("With {0}", b.ID), s.Boxes.Has(b.Boxes), change(s.Boxes^b.Boxes)))
	}
	return list
}

// leadersHere puts Leaders of the base game in place of those whose box left.
func (a *App) leadersHere() {
	s := &a.setup.Setup
	here := func(l facts.LeaderID) bool { return facts.LeaderOf(l).Needs.Met(s.Boxes) }
	if !here(s.Left) {
		s.Left = "memnon-thorvald"
	}
	if !here(s.Right) {
		s.Right = "glossu-rabban"
	}
	if !here(s.You) {
		s.You = ""
	}
}

func (a *App) leaderRows() []fyne.CanvasObject {
	s := &a.setup.Setup
	you := t("not told")
	if s.You != "" {
		you = words.Word(s.You)
	}
	pick := func(name, now string, to *facts.LeaderID, rivals bool) fyne.CanvasObject {
		return rowButton(nil, name, now, func() { a.openLeaders(name, to, rivals) })
	}
	ring := func(id facts.LeaderID) string { return words.Word(id) + " · " + t(facts.LeaderOf(id).Says) }
	return []fyne.CanvasObject{text(t("Leaders"), label), pick(t("Left Rival"), ring(s.Left), &s.Left, true),
		pick(t("Right Rival"), ring(s.Right), &s.Right, true), pick(t("Your Leader"), you, &s.You, false)}
}

func (a *App) openLeaders(name string, to *facts.LeaderID, rivals bool) {
	a.openSheet(func() fyne.CanvasObject {
		parts := []fyne.CanvasObject{a.sheetHead(nil, name)}
		for _, l := range facts.Leaders {
			if rivals && !l.Rival || !l.Needs.Met(a.setup.Boxes) {
				continue
			}
			more := ""
			if rivals {
				more = t("Signet Ring: {0}", speech.Term(l.Says))
			}
			row := rowButton(nil, words.Word(l.ID), more, func() { *to = l.ID; a.closeSheet() })
			if *to == l.ID {
				row.Face = activeFace()
			} else if l.ID == a.setup.Left || l.ID == a.setup.Right || l.ID == a.setup.You {
				row = kit.NewTap(words.Word(l.ID), plainFace(), kit.Column(2, text(words.Word(l.ID), kit.Style{Color: look.Dim}), text(t("at the table already"), small)), nil)
			}
			parts = append(parts, row)
		}
		return kit.Column(near, parts...)
	})
}
