package recovery

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/store"
	"hagal/engine"
)

// The screens of tables that are over, and of what is in the way.
const (
	History Place = "history"
	Broken  Place = "broken"
	Stuck   Place = "stuck"
)

func newRoot(a *App) *fyne.Container { return container.New(&stage{a}, container.NewStack()) }

// broken is a table with a line that the rules refuse.
type broken struct {
	id    store.ID
	title string
	line  *engine.LineError
	desk  *desk.Desk // the table up to there; nil when not even its first line can be played
}

// openTable opens a table, or says what is in the way.
func (a *App) openTable(id store.ID) {
	d, err := desk.Open(a.store, id)
	var line *engine.LineError
	switch {
	case err == nil && d.Broken() == nil:
		a.enter(d)
	case err == nil:
		a.showBroken(broken{id, d.Title(), d.Broken(), d})
	case errors.As(err, &line):
		a.showBroken(broken{id: id, line: line})
	default:
		a.place, a.sheet, a.message = Home, nil, shell.Explain(err)
		a.show()
	}
}

func (a *App) showBroken(b broken) {
	a.desk, a.shelf.broken = nil, &b
	a.goTo(Broken)
	if b.desk != nil {
		a.keep("open", strconv.Itoa(int(b.id)))
	}
}

// brokenTable says which line of a table cannot be played, and why.
func (a *App) brokenTable() fyne.CanvasObject {
	b := a.shelf.broken
	heading := words.T("Line {0} cannot be played", b.line.Line)
	parts := []fyne.CanvasObject{part.Warning("warning", heading, look.Bad,
		kit.Card(kit.Face{Fill: look.Surface, Line: look.Line, Radius: 8, PadX: part.Near, PadY: near}, part.Text(part.Clip(b.line.Text, 200), part.Strong)),
		part.Text(words.T("Why: {0}", part.Clip(shell.Explain(b.line.Err), 300)), part.Body))}
	if b.desk != nil {
		parts = append(parts, part.Text(words.T("The table is whole up to the line before. The lines from this one on, {0} in all, stay in the file until you play on.", b.desk.Left()), part.Body))
	} else {
		parts = append(parts, part.Text(words.T("It is the first line of the table, so the table cannot be opened. Its lines stay in the file as they are."), part.Body))
	}
	parts = append(parts, part.RowButton(part.Icon(look.Icon("log"), 22), words.T("Save the table as text"), words.T("all its lines, as they are kept"),
		func() { a.saveText(store.Info{ID: b.id}) }))
	if a.told != "" {
		parts = append(parts, a.toldCard())
	}
	n := a.goOnButton(b)
	a.main = &n
	top := a.titled(b.title, func() { a.goTo(Home) })
	return a.narrow(a.frame(top, a.scroll("broken", kit.Pad(part.Apart, 0, kit.Column(part.Apart, parts...))), nil, &n))
}

// goOnButton goes on before the refused line; where nothing can be changed it
// only goes there to look, and without a table it goes home.
func (a *App) goOnButton(b *broken) next {
	switch {
	case b.desk == nil:
		return part.Action{Label: words.T("Home"), Do: func() { a.goTo(Home) }}
	case a.store.ReadOnly():
		return part.Action{Label: words.T("Look at it up to there"), Do: func() { a.enter(b.desk) }}
	}
	return part.Action{Label: words.T("Go on from here"), Sub: words.T("before line {0}", b.line.Line), Do: func() {
		if err := b.desk.GoOn(); err != nil {
			a.message = shell.Explain(err)
			a.show()
			return
		}
		a.enter(b.desk)
	}}
}
