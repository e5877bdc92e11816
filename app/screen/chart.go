package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/facts"
	"hagal/engine"
)

// sourceNames says where points come from.
var sourceNames = map[facts.PointSource]string{
	facts.PointsFromInfluence: "Influence", facts.PointsFromAlliances: "Alliances", facts.PointsBought: "Bought",
	facts.PointsFromCards: "House Hagal cards", facts.PointsFromConflicts: "Conflicts", facts.PointsFromTech: "Tech tiles",
	facts.PointsAtTheEnd: "At the end", facts.PointsByHand: "By hand",
}

// sourcePics is the picture of each source.
var sourcePics = map[facts.PointSource]string{
	facts.PointsFromInfluence: "influence", facts.PointsFromAlliances: "alliance", facts.PointsBought: "solari",
	facts.PointsFromCards: "card", facts.PointsFromConflicts: "trophy", facts.PointsFromTech: "tech",
	facts.PointsAtTheEnd: "round", facts.PointsByHand: "edit",
}

// legend says what the pictures of the charts stand for.
func (a *App) legend(tb engine.Table) fyne.CanvasObject {
	shown := map[facts.PointSource]bool{}
	var list []fyne.CanvasObject
	for _, s := range tb.Seats() {
		for _, p := range tb.Side(s).Points {
			if from := p.Source; !shown[from] {
				shown[from] = true
				list = append(list, kit.Row(tight, -1, icon(look.Icon(sourcePics[from]), 18), kit.Line(t(sourceNames[from]), small)))
			}
		}
	}
	return kit.Flow(apart, list...)
}

// chart is how a seat's points came: a column a round, a picture a point,
// and under it the points there were then.
func (a *App) chart(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	side := tb.Side(s)
	head := kit.Row(near, 1, seatIcon(tb, s, 22), text(seatName(tb, s), large), kit.Line(itoa(side.VP()), title), icon(look.Icon("vp"), 20))
	var columns []fyne.CanvasObject
	total := 0
	for round := 0; round <= tb.Round(); round++ {
		var pics []fyne.CanvasObject
		for _, p := range side.Points {
			if p.Round == round {
				total += p.N
				pics = append(pics, points(p)...)
			}
		}
		if round == 0 && len(pics) == 0 {
			continue
		}
		columns = append(columns, chartColumn(round, total, pics))
	}
	return kit.Card(ofSeat(tb, s, cardFace()), kit.Column(near, head, a.bars(columns), text(t("Points after each round, and the round"), small)))
}

// bars puts the rounds side by side, in two lines where one has no room.
func (a *App) bars(columns []fyne.CanvasObject) fyne.CanvasObject {
	if half := (len(columns) + 1) / 2; !a.wide && (a.size.Width-4*apart)/float32(len(columns)) < scaled(16) {
		return kit.Column(near, kit.Bars(columns[:half]...), kit.Bars(columns[half:]...))
	}
	return kit.Bars(columns...)
}

// points is a picture for each point gained, and a minus for each lost.
func points(p engine.Point) []fyne.CanvasObject {
	var pics []fyne.CanvasObject
	for range max(p.N, -p.N) {
		pic := sourcePics[p.Source]
		if p.N < 0 {
			pic = "minus"
		}
		pics = append(pics, kit.Center(icon(look.Icon(pic), 18)))
	}
	return pics
}

// chartColumn is a round of a chart.
func chartColumn(round, total int, pics []fyne.CanvasObject) fyne.CanvasObject {
	sum := kit.Line(itoa(total), kit.Style{Size: look.SizeSmall, Bold: true, Center: true})
	name := kit.Line(itoa(round), kit.Style{Size: look.SizeSmall, Color: look.Dim, Center: true})
	return kit.Column(2, append(pics, sum, name)...)
}
