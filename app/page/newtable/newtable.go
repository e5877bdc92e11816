package newtable

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
	"hagal/rival"
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
		part.Text(words.T("Players"), part.Label),
		part.Grid(part.Near, 120, 2, part.Choice(words.T("Solo, two Rivals"), s.Solo, set(func() { s.Solo = true })),
			part.Choice(words.T("Two players"), !s.Solo, set(func() { s.Solo = false; s.Variants &= facts.Epic }))),
		part.Text(words.T("Box"), part.Label),
		part.Grid(part.Near, 120, 2, part.Choice(words.T("Base game"), !s.Ix, set(func() { s.Ix = false; a.baseLeaders() })),
			part.Choice(words.T("With Rise of Ix"), s.Ix, set(func() { s.Ix = true }))),
	}
	if s.Solo {
		parts = append(parts, a.difficulties(set)...)
		parts = append(parts, a.leaderRows()...)
	} else {
		parts = append(parts, a.nameRows()...)
		parts = append(parts, part.Text(words.T("First Player in round 1"), part.Label), part.Grid(part.Near, 120, 2,
			part.Choice(a.personName(0), s.First == engine.One, set(func() { s.First = engine.One })),
			part.Choice(a.personName(1), s.First == engine.Two, set(func() { s.First = engine.Two }))))
	}
	parts = append(parts, part.Text(words.T("Variants"), part.Label))
	for _, v := range facts.Variants {
		if s.Solo || v.Variant == facts.Epic {
			rule, _ := facts.RuleByID(v.Rule)
			row := part.RowButton(emptyBox(), words.T(v.Name), words.T(rule.Text), set(func() { s.Variants ^= v.Variant }))
			if s.Variants.Has(v.Variant) {
				row = part.RowButton(part.Icon(look.Icon("check"), 22), words.T(v.Name), words.T(rule.Text), row.OnTap)
				row.Face = part.ActiveFace()
			}
			parts = append(parts, row)
		}
	}
	parts = append(parts, part.Text(words.T("House Hagal cards"), part.Label),
		part.Grid(part.Near, 120, 2, part.Choice(words.T("The app draws"), !s.RealCards, set(func() { s.RealCards = false })),
			part.Choice(words.T("I draw real cards"), s.RealCards, set(func() { s.RealCards = true }))))
	n := part.Action{Label: words.T("Set up the table"), Sub: a.setupTitle(), Do: a.createTable}
	a.main = &n
	return a.narrow(a.frame(a.titled(words.T("New table"), func() { a.goTo(Home) }), a.scroll("new", kit.Pad(part.Apart, 0, kit.Column(part.Near, parts...))), nil, &n))
}

func (a *App) difficulties(set func(func()) func()) []fyne.CanvasObject {
	s := &a.setup.Setup
	parts := []fyne.CanvasObject{part.Text(words.T("Difficulty"), part.Label)}
	for _, d := range facts.Difficulties {
		face := part.CardFace()
		if s.Difficulty == d.ID {
			face = part.ActiveFace()
		}
		parts = append(parts, kit.NewTap(words.T(d.Name), face, kit.Column(2, part.Text(words.T(d.Name), part.Strong), part.Text(difficultyText(d), part.Small)),
			set(func() { s.Difficulty = d.ID })))
	}
	return parts
}

// difficultyText is what a difficulty changes.
func difficultyText(d facts.Difficulty) string {
	s := words.T("Rivals: {0} and {1} to begin, Swordmasters in round {2}. Mentat costs you {3} Solari.",
		rival.Count{N: d.Garrison, Good: facts.Troop}, rival.Count{N: d.Intrigue, Good: facts.Intrigue}, d.SwordmasterRound, d.MentatCost)
	if len(d.Bonus) > 0 {
		s += " " + words.T("You begin with 1 Solari and 1 spice more.")
	}
	if d.Expert {
		s += " " + words.T("Expert Troop Deployment.")
	}
	if d.NoSwordmaster {
		s += " " + words.T("You gain no Swordmaster.")
	}
	return s
}

// baseLeaders puts back Leaders of the base game when Rise of Ix leaves.
func (a *App) baseLeaders() {
	s := &a.setup.Setup
	if facts.LeaderOf(s.Left).Set == facts.Ix {
		s.Left = "memnon-thorvald"
	}
	if facts.LeaderOf(s.Right).Set == facts.Ix {
		s.Right = "glossu-rabban"
	}
	if facts.LeaderOf(s.You).Set == facts.Ix {
		s.You = ""
	}
}

func (a *App) leaderRows() []fyne.CanvasObject {
	s := &a.setup.Setup
	you := words.T("not told")
	if s.You != "" {
		you = words.Word(s.You)
	}
	pick := func(name, now string, to *facts.LeaderID, rivals bool) fyne.CanvasObject {
		return part.RowButton(nil, name, now, func() { a.openLeaders(name, to, rivals) })
	}
	ring := func(id facts.LeaderID) string { return words.Word(id) + " · " + words.T(facts.LeaderOf(id).Says) }
	return []fyne.CanvasObject{part.Text(words.T("Leaders"), part.Label), pick(words.T("Left Rival"), ring(s.Left), &s.Left, true),
		pick(words.T("Right Rival"), ring(s.Right), &s.Right, true), pick(words.T("Your Leader"), you, &s.You, false)}
}

func (a *App) openLeaders(name string, to *facts.LeaderID, rivals bool) {
	a.openSheet(func() fyne.CanvasObject {
		parts := []fyne.CanvasObject{a.sheetHead(nil, name)}
		for _, l := range facts.Leaders {
			if rivals && !l.Rival || !l.Set.In(a.setup.Ix) {
				continue
			}
			more := ""
			if rivals {
				more = words.T("Signet Ring: {0}", words.T(l.Says))
			}
			row := part.RowButton(nil, words.Word(l.ID), more, func() { *to = l.ID; a.closeSheet() })
			if *to == l.ID {
				row.Face = part.ActiveFace()
			} else if l.ID == a.setup.Left || l.ID == a.setup.Right || l.ID == a.setup.You {
				row = kit.NewTap(words.Word(l.ID), part.PlainFace(), kit.Column(2, part.Text(words.Word(l.ID), kit.Style{Color: look.Dim}), part.Text(words.T("at the table already"), part.Small)), nil)
			}
			parts = append(parts, row)
		}
		return kit.Column(part.Near, parts...)
	})
}
