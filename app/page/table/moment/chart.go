package moment

import (
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
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
func legend(tb engine.Table) fyne.CanvasObject {
	shown := map[facts.PointSource]bool{}
	var list []fyne.CanvasObject
	for _, s := range tb.Seats() {
		for _, p := range tb.Side(s).Points {
			if from := p.Source; !shown[from] {
				shown[from] = true
				list = append(list, kit.Row(part.Tight, -1, part.Icon(look.Icon(sourcePics[from]), 18), kit.Line(words.T(sourceNames[from]), part.Small)))
			}
		}
	}
	return kit.Flow(part.Apart, list...)
}

// chart is how a seat's points came: a column a round, a picture a point,
// and under it the points there were then.
func chart(f part.Frame, tb engine.Table, s engine.Seat) fyne.CanvasObject {
	side := tb.Side(s)
	head := kit.Row(part.Near, 1, part.SeatIcon(tb, s, 22), part.Text(words.Seat(tb, s), part.Large), kit.Line(strconv.Itoa(side.VP()), part.Title), part.Icon(look.Icon("vp"), 20))
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
	return kit.Card(part.OfSeat(tb, s, part.CardFace()), kit.Column(part.Near, head, bars(f, columns), part.Text(words.T("Points after each round, and the round"), part.Small)))
}

// bars puts the rounds side by side, in two lines where one has no room.
func bars(f part.Frame, columns []fyne.CanvasObject) fyne.CanvasObject {
	if half := (len(columns) + 1) / 2; !f.Wide && (f.Size.Width-4*part.Apart)/float32(len(columns)) < part.Scaled(16) {
		return kit.Column(part.Near, kit.Bars(columns[:half]...), kit.Bars(columns[half:]...))
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
		pics = append(pics, kit.Center(part.Icon(look.Icon(pic), 18)))
	}
	return pics
}

// chartColumn is a round of a chart.
func chartColumn(round, total int, pics []fyne.CanvasObject) fyne.CanvasObject {
	sum := kit.Line(strconv.Itoa(total), kit.Style{Size: look.SizeSmall, Bold: true, Center: true})
	name := kit.Line(strconv.Itoa(round), kit.Style{Size: look.SizeSmall, Color: look.Dim, Center: true})
	return kit.Column(2, append(pics, sum, name)...)
}
