package moment

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// sourceNames says where points come from.
var sourceNames = map[facts.PointSource]string{
	facts.PointsFromInfluence: "Influence", facts.PointsFromAlliances: "Alliances", facts.PointsBought: "Bought",
	facts.PointsFromCards: "House Hagal cards", facts.PointsFromConflicts: "Conflicts", facts.PointsFromTech: "Tech tiles",
	facts.PointsAtTheEnd: "At the end", facts.PointsByHand: "Cards, by hand",
}

// sourcePics is the picture of each source.
var sourcePics = map[facts.PointSource]string{
	facts.PointsFromInfluence: "influence", facts.PointsFromAlliances: "alliance", facts.PointsBought: "solari",
	facts.PointsFromCards: "card", facts.PointsFromConflicts: "conflict", facts.PointsFromTech: "tech",
	facts.PointsAtTheEnd: "round", facts.PointsByHand: "edit",
}

// pointsChart is who led when: a line a seat over the rounds, and the same in
// words.
func (o over) pointsChart(f part.Frame) fyne.CanvasObject {
	var lines []kit.Series
	for _, s := range o.tb.Players() {
		slot := part.Slot(o.tb, s)
		lines = append(lines, kit.Series{Color: look.SeatColor(slot, look.Fill), Mark: look.SeatShape(slot), Values: pointsByRound(o.tb, s)})
	}
	names := []string{""}
	for round := 1; round <= o.tb.Round(); round++ {
		names = append(names, strconv.Itoa(round))
	}
	height := part.Scaled(150)
	if f.Short {
		height = part.Scaled(100)
	}
	return kit.Card(part.CardFace(), kit.Column(part.Near, part.Text(words.T("Points after each round"), part.Label),
		kit.Plot(lines, names, o.tb.Setup().Variants.WinningPoints(), height), part.Text(words.T("In the lead – {0}", leads(o.tb)), part.Small)))
}

// pointsByRound is a seat's points before round 1, and after each round.
func pointsByRound(tb engine.Table, s engine.Seat) []int {
	sums := make([]int, tb.Round()+1)
	for _, p := range tb.Side(s).Points {
		for round := p.Round; round < len(sums); round++ {
			sums[round] += p.N
		}
	}
	for round, n := range sums {
		sums[round] = max(0, n)
	}
	return sums
}

// leads is who had the most points after which rounds.
func leads(tb engine.Table) speech.List {
	var list speech.List
	from, leader := 1, ahead(tb, 1)
	for round := 2; round <= tb.Round()+1; round++ {
		next := engine.Nobody
		if round <= tb.Round() {
			if next = ahead(tb, round); next == leader {
				continue
			}
		}
		list.Items = append(list.Items, led(from, round-1, tb, leader))
		from, leader = round, next
	}
	return list
}

// led is who had the most points after some rounds.
func led(from, to int, tb engine.Table, leader engine.Seat) speech.Sentence {
	switch tied := leader == engine.Nobody; {
	case tied && from == to:
		return speech.Of("round {0}: tied", from)
	case tied:
		return speech.Of("rounds {0}–{1}: tied", from, to)
	case from == to:
		return speech.Of("round {0}: {1}", from, words.At(tb, leader))
	}
	return speech.Of("rounds {0}–{1}: {2}", from, to, words.At(tb, leader))
}

// ahead is who alone had the most points after a round, or Nobody.
func ahead(tb engine.Table, round int) engine.Seat {
	best, leader := -1, engine.Nobody
	for _, s := range tb.Players() {
		switch n := pointsByRound(tb, s)[round]; {
		case n > best:
			best, leader = n, s
		case n == best:
			leader = engine.Nobody
		}
	}
	return leader
}

// manyPoints is from how many points of one source on they are a number.
const manyPoints = 13

// pointsOf is where a seat's points came from: a picture a point. A tap tells
// the same in words, with the rounds.
func (o over) pointsOf(s engine.Seat) fyne.CanvasObject {
	side := o.tb.Side(s)
	name := words.T("Points of {0}", words.At(o.tb, s))
	var pics []fyne.CanvasObject
	for _, from := range sourcesOf(side) {
		n := from.total()
		pic := look.Icon(sourcePics[from.source])
		if n < 0 || n >= manyPoints {
			pics = append(pics, kit.Row(2, -1, part.Icon(pic, 18), kit.Line(strconv.Itoa(n), part.Strong)))
			continue
		}
		for range n {
			pics = append(pics, part.Icon(pic, 18))
		}
	}
	head := kit.Row(part.Near, 1, part.SeatIcon(o.tb, s, 22), part.Text(words.Seat(o.tb, s), part.Strong), kit.Line(strconv.Itoa(side.VP()), part.Title), part.Icon(look.Icon("vp"), 20))
	content := kit.Column(part.Tight, head)
	if len(pics) > 0 {
		content = kit.Column(part.Tight, head, kit.Flow(part.Tight, pics...))
	}
	host := o.play.Host()
	return kit.NewTap(name, part.OfSeat(o.tb, s, part.CardFace()), content, func() {
		host.Sheet(func(part.Frame) fyne.CanvasObject {
			parts := []fyne.CanvasObject{part.SheetHead(part.SeatIcon(o.tb, s, 22), name, host.Close)}
			for _, from := range sourcesOf(side) {
				parts = append(parts, from.line())
			}
			return kit.Column(part.Near, parts...)
		})
	})
}

// source is the points of a seat that came from one source.
type source struct {
	source facts.PointSource
	points []engine.Point
}

// sourcesOf is a seat's points by their source, those put right by hand last.
func sourcesOf(side engine.Side) []source {
	var list []source
	for _, p := range side.Points {
		i := slices.IndexFunc(list, func(s source) bool { return s.source == p.Source })
		if i < 0 {
			i, list = len(list), append(list, source{source: p.Source})
		}
		list[i].points = append(list[i].points, p)
	}
	slices.SortFunc(list, func(x, y source) int { return x.place() - y.place() })
	return list
}

// place is where the source stands among others.
func (s source) place() int {
	if s.source == facts.PointsByHand {
		return len(sourceNames)
	}
	return int(s.source)
}

func (s source) total() int {
	n := 0
	for _, p := range s.points {
		n += p.N
	}
	return n
}

// line is a source in words: how many points, and in which rounds.
func (s source) line() fyne.CanvasObject {
	var rounds speech.List
	for _, p := range s.points {
		rounds.Items = append(rounds.Items, speech.Of("{0} ({1})", p.Round, speech.Signed(p.N)))
	}
	says := kit.Column(0, part.Text(words.T(sourceNames[s.source]), part.Strong), part.Text(words.T("by round: {0}", rounds), part.Small))
	return kit.Row(part.Near, 1, part.Icon(look.Icon(sourcePics[s.source]), 22), says, kit.Line(strconv.Itoa(s.total()), part.Title))
}

// legend says what the pictures of the points stand for.
func legend(tb engine.Table) fyne.CanvasObject {
	shown := map[facts.PointSource]bool{}
	var list []fyne.CanvasObject
	for _, s := range tb.Players() {
		for _, from := range sourcesOf(tb.Side(s)) {
			if !shown[from.source] {
				shown[from.source] = true
				list = append(list, kit.Row(part.Tight, -1, part.Icon(look.Icon(sourcePics[from.source]), 18), kit.Line(words.T(sourceNames[from.source]), part.Small)))
			}
		}
	}
	return kit.Flow(part.Apart, list...)
}
