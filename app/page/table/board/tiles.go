package board

import (
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
)

// Tiles is the Tech tiles that lie face up beside the board, topmost stack
// first, each with its cost; a tap tells of it, and a person may acquire it.
// It takes no room where the app is told of none.
func Tiles(p *play.Play) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for i, stack := range p.Table().Stacks() {
		if stack.Up == "" {
			continue
		}
		tile := facts.TileOf(stack.Up)
		cost := kit.Row(2, -1, part.Icon(look.Icon("tech"), 14), kit.Line(strconv.Itoa(tile.Cost), kit.Style{Size: look.SizeSmall, Bold: true}), part.Icon(look.GoodIcon(facts.Spice), 14))
		face := kit.Face{Fill: look.Surface, Line: look.Line, Radius: look.RadiusSmall, PadX: 7, PadY: 4}
		cells = append(cells, kit.NewTap(words.T("Tech tile {0}", tile.ID), face, kit.Column(2, part.Text(words.Word(tile.ID), part.Little), cost), func() { sheet.Tile(p, i+1) }))
	}
	if len(cells) == 0 {
		return part.Nothing()
	}
	return part.Grid(part.Tight, 66, facts.TechStacks, cells...)
}
