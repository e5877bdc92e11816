package moment

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// tiles asks for the three face-up tiles before round 1.
type tiles struct{ scene }

// Draw is the tiles told, and those for the next stack: on a phone on its side
// the question stands in place of the seats, which have nothing yet.
func (s tiles) Draw(f part.Frame) View {
	told := s.play.Draft().Tiles
	var grid []fyne.CanvasObject
	parts := []fyne.CanvasObject{part.Text(words.T("Which Tech tiles lie face up?"), part.Large)}
	for i, id := range told {
		back := part.IconButton(words.T("Take {0} back", id), "close", s.choose(func(d *play.Draft) { d.Tiles = slices.Clone(d.Tiles[:i]) }))
		back.Kind = kit.Aside
		parts = append(parts, kit.Row(part.Near, 0, part.Text(words.T("Stack {0}: {1}", i+1, id), part.Strong), back))
	}
	if n := len(told); n < 3 {
		where := []string{words.T("topmost stack"), words.T("middle stack"), words.T("lowest stack")}[n]
		parts = append(parts, part.Text(words.T("Stack {0}, the {1}: tap its tile", n+1, where), part.Body))
		grid = append(grid, s.tileGrid(f, told, func(id facts.TileID) {
			draft := s.play.Draft()
			draft.Tiles = append(slices.Clone(told), id)
			s.play.Begin(draft)
		}))
	}
	start := part.Action{Label: words.T("Start"), Sub: words.T("three tiles are needed")}
	if len(told) == 3 {
		start.Sub, start.Do = "", s.do(engine.Tiles{IDs: [3]facts.TileID(told)})
	}
	ask := func(parts []fyne.CanvasObject) []fyne.CanvasObject {
		return []fyne.CanvasObject{kit.Card(part.ActiveFace(), kit.Column(part.Near, parts...))}
	}
	if f.Landscape {
		return View{Aside: ask(parts), Top: grid, Primary: start}
	}
	return View{Top: ask(append(parts, grid...)), Primary: start}
}

// turnUp asks for the tile turned up on a stack.
type turnUp struct{ scene }

// Draw is the tiles that can turn up.
func (s turnUp) Draw(f part.Frame) View {
	d := s.tb.Decision()
	stack := int(d.Options[0][0] - '0')
	tell := func(id facts.TileID) { s.play.Do(engine.Tile{Stack: stack, Tile: id}) }
	ask := append(s.taken(stack), part.Text(words.Say(d.Say), part.Large), s.tileGrid(f, nil, tell),
		part.RowButton(part.Icon(look.Icon("close"), 22), words.T("The stack on the table is empty"), words.T("left by the app's count: {0}", s.tb.Stacks()[stack-1].Left), func() { tell("") }),
		s.ruleLine(d.Rule))
	v := s.moved(f)
	v.Top = append(v.Top, kit.Card(part.ActiveFace(), kit.Column(part.Near, ask...)))
	v.Primary = part.Action{Label: words.T("Turn up a tile on stack {0}", stack), Sub: words.T("tap which it is")}
	return v
}

// moved is what must be moved before a tile is turned up, above the question
// or, on a phone on its side, beside it; all else that led to it stands below.
func (s turnUp) moved(f part.Frame) View {
	last, ok := s.lastRival()
	if !ok || s.tb.Phase() != engine.PhasePlayerTurns {
		return View{Content: s.before(f)}
	}
	room := aside(f)
	if !f.Wide && !f.Landscape {
		const question = 200 // points, with the Conflict above
		room = fyne.NewSize(f.Size.Width-2*part.Apart, f.Size.Height-part.Scaled(headHigh+barHigh+question))
	}
	v := s.rivalResult(f, last, room)
	if f.Landscape {
		v.Aside, v.Top = append(v.Aside, v.Top...), nil
	}
	v.About, v.Both = engine.Nobody, false // the question is nobody's
	return v
}

// taken tells who took the tile from a stack, or that it was trashed, and which
// it was.
func (s turnUp) taken(stack int) []fyne.CanvasObject {
	steps := s.play.Steps()
	for i := len(steps) - 2; i >= 0; i-- {
		stacks := steps[i].Table.Stacks()
		if len(stacks) < stack || stacks[stack-1].Up == "" {
			continue
		}
		for _, e := range steps[i+1].Events {
			if e.Mark == engine.MarkTech && slices.Contains(e.Say.Args, speech.Arg(stacks[stack-1].Up)) {
				row := part.EventRow(s.tb, e, engine.Nobody, 20, 22, part.Strong)
				return []fyne.CanvasObject{kit.Row(part.Near, len(row)-1, row...)}
			}
		}
		break
	}
	return nil
}

// tileGrid is the tiles that can turn up, but for some.
func (s scene) tileGrid(f part.Frame, not []facts.TileID, tap func(facts.TileID)) fyne.CanvasObject {
	due := s.tb.TilesDue()
	slices.SortFunc(due, func(x, y facts.Tile) int { return words.Compare(words.Word(x.ID), words.Word(y.ID)) })
	face, style := among(f)
	var list []fyne.CanvasObject
	for _, tile := range due {
		if slices.Contains(not, tile.ID) {
			continue
		}
		cost := kit.Row(2, -1, kit.Line(strconv.Itoa(tile.Cost), style), part.Icon(look.GoodIcon(facts.Spice), 16))
		list = append(list, kit.NewTap(words.Word(tile.ID), face, kit.Row(part.Near, 1, cost, part.Text(words.Word(tile.ID), style)), func() { tap(tile.ID) }))
	}
	most := 2
	if f.Landscape {
		most = 3
	}
	return part.Grid(part.Tight, 125, most, list...)
}
