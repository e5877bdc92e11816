package sheet

import (
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// Brought is what the latest input brought besides what it put right by hand:
// what a Rival paid and gained with it, a point, an Alliance. It is nothing
// where that input was no correction.
func Brought(p *play.Play) []engine.Event {
	last := p.Desk().Session().Last()
	switch last.Input.(type) {
	case engine.Set, engine.Influence, engine.Own, engine.Trash:
		return last.Events[min(1, len(last.Events)):]
	}
	return nil
}

// broughtTo is what correcting a figure of a seat just now has brought, in one
// line; empty where nothing was.
func broughtTo(p *play.Play, s engine.Seat) string {
	var all []string
	if in := p.Desk().Session().Last().Input; in.About() != s {
		return ""
	}
	for _, e := range Brought(p) {
		says := words.Event(p.Table(), e)
		if e.Seat != s && e.Seat != engine.Nobody && !words.At(p.Table(), e.Seat).Addressed() {
			says = words.T("{0}: {1}", words.At(p.Table(), e.Seat), says)
		}
		all = append(all, says)
	}
	return strings.Join(all, " · ")
}

// seatHead is the head of a seat's sheet: its name, and below it what
// correcting a figure has brought. It keeps room for two lines of that, so
// that no figure moves under a thumb.
func seatHead(p *play.Play, s engine.Seat) fyne.CanvasObject {
	says := part.Text(broughtTo(p, s), part.Good)
	room := kit.HeightOf(part.Text("o o", part.Good), 1)
	head := part.TitleRow(part.SeatIcon(p.Table(), s, 24), words.Seat(p.Table(), s), p.Host().Close)
	below := kit.HeightOf(part.Text("o", part.Large), 1) - kit.Target // it begins below the name, not below the target beside
	return kit.Pinned(kit.Column(below/2, head, kit.Stack(kit.Fixed(0, room, part.Nothing()), says)))
}

// figureRow is a figure of a seat to be put right, up by an input and down by
// another. Below its name stands more of it, or nothing.
func figureRow(p *play.Play, pic fyne.Resource, name, more string, n int, down, up engine.Input) fyne.CanvasObject {
	lines := []fyne.CanvasObject{part.Text(name, part.Body)}
	if more != "" {
		lines = append(lines, part.Text(more, part.Small))
	}
	return kit.Row(part.Near, 1, part.Icon(pic, 22), kit.Column(0, lines...), part.Stepper(name, n, p.Correct(down), p.Correct(up)))
}
