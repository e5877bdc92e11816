package newtable

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
)

// here reports whether the boxes on the table bring a Leader.
func (p *Page) here(id facts.LeaderID) bool { return facts.LeaderOf(id).Needs.Met(p.setup.Boxes) }

// leadersHere puts Leaders of the base game in place of those whose box left.
func (p *Page) leadersHere() {
	s, first := &p.setup, firstSetup()
	if s.You != "" && !p.here(s.You) {
		s.You = ""
	}
	if !p.here(s.Left) {
		s.Left = p.free(first.Left)
	}
	if !p.here(s.Right) {
		s.Right = p.free(first.Right)
	}
}

// free is a Leader for a Rival whom nobody at the table has: the usual one
// where that may be.
func (p *Page) free(usual facts.LeaderID) facts.LeaderID {
	if !p.taken(usual) {
		return usual
	}
	i := slices.IndexFunc(facts.Leaders, func(l facts.Leader) bool { return l.Rival && p.here(l.ID) && !p.taken(l.ID) })
	return facts.Leaders[i].ID // there are more of them than seats
}

func (p *Page) taken(id facts.LeaderID) bool {
	return id == p.setup.You || id == p.setup.Left || id == p.setup.Right
}

// leaders are who leads whom.
func (p *Page) leaders() []fyne.CanvasObject {
	s := &p.setup
	you := words.T("not chosen")
	if s.You != "" {
		you = words.Word(s.You)
	}
	pick := func(name, now string, to *facts.LeaderID, rivals bool) fyne.CanvasObject {
		return part.RowButton(nil, name, now, func() { p.chooseLeader(name, to, rivals) })
	}
	ring := func(id facts.LeaderID) string { return words.Word(id) + " · " + words.T(facts.LeaderOf(id).Says) }
	return []fyne.CanvasObject{part.Text(words.T("Leaders"), part.Label), pick(words.T("Left Rival"), ring(s.Left), &s.Left, true),
		pick(words.T("Right Rival"), ring(s.Right), &s.Right, true), pick(words.T("Your Leader"), you, &s.You, false)}
}

// chooseLeader chooses from the Leaders there are; with rivals only from those
// that may lead a Rival.
func (p *Page) chooseLeader(name string, to *facts.LeaderID, rivals bool) {
	p.host.Sheet(func(part.Frame) fyne.CanvasObject {
		parts := []fyne.CanvasObject{part.SheetHead(nil, name, p.host.Close)}
		for _, l := range facts.Leaders {
			if rivals && !l.Rival || !p.here(l.ID) {
				continue
			}
			parts = append(parts, p.leaderRow(l, to, rivals))
		}
		return kit.Column(part.Near, parts...)
	})
}

func (p *Page) leaderRow(l facts.Leader, to *facts.LeaderID, rivals bool) fyne.CanvasObject {
	name, more := words.Word(l.ID), ""
	if rivals {
		more = words.T("Signet Ring: {0}", speech.Term(l.Says))
	}
	if *to != l.ID && p.taken(l.ID) {
		says := kit.Column(2, part.Text(name, kit.Style{Color: look.Dim}), part.Text(words.T("at the table already"), part.Small))
		return kit.NewTap(name, part.PlainFace(), says, nil)
	}
	row := part.RowButton(nil, name, more, func() {
		p.choose(func() { *to = l.ID })()
		p.host.Close()
	})
	if *to == l.ID {
		row.Face = part.ActiveFace()
	}
	return row
}
