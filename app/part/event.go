package part

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// EventRow is an event as a picture and words, before them its seat unless it
// is known; sizes in points.
func EventRow(tb engine.Table, e engine.Event, known engine.Seat, picture, seat float32, style kit.Style) []fyne.CanvasObject {
	row := []fyne.CanvasObject{Icon(look.MarkIcon(e.Mark.String()), picture), Text(words.Event(tb, e), style)}
	if e.Seat != engine.Nobody && e.Seat != known {
		row = append([]fyne.CanvasObject{SeatIcon(tb, e.Seat, seat)}, row...)
	}
	return row
}

// EventLine is one thing to move, or that happened. A tap says why. The seat
// whose turn it is, known, goes without saying.
func EventLine(tb engine.Table, e engine.Event, known engine.Seat, why func()) fyne.CanvasObject {
	row := EventRow(tb, e, known, 22, 18, Body)
	face := CardFace()
	face.PadX, face.PadY = Near, Tight
	return kit.NewTap(words.Event(tb, e), face, kit.Row(Near, len(row)-1, append(row, WhyWord())...), why)
}

// NoteLine is something that moved nothing, for whoever wonders.
func NoteLine(tb engine.Table, e engine.Event, why func()) fyne.CanvasObject {
	row := kit.Row(Near, 1, Icon(look.MarkIcon(""), 16), Text(words.Event(tb, e), Small), WhyWord())
	return kit.NewTap(words.Event(tb, e), PlainFace(), row, why)
}

// WhyWord says that a tap tells why.
func WhyWord() fyne.CanvasObject {
	return Text(words.T("why"), kit.Style{Size: look.SizeSmall, Color: theme.ColorNamePrimary})
}

// RuleLine is a rule's title; a tap tells it whole.
func RuleLine(id facts.RuleID, why func()) fyne.CanvasObject {
	name := words.T(facts.RuleOf(id).Title)
	line := kit.NewTap(name, PlainFace(), kit.Row(Near, 1, Icon(look.Icon("help"), 18), Text(name, Small)), why)
	line.Kind = kit.Aside
	return line
}

// RuleText is a rule in our words, with where it is printed.
func RuleText(w engine.Why) []fyne.CanvasObject {
	return []fyne.CanvasObject{Text(words.Rule(w), Body), Text(words.T("Printed: {0}", speech.ListOf(w.Printed...)), Small)}
}
