package newtable

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// persons are the seats of two players.
var persons = [2]engine.Seat{engine.One, engine.Two}

// newFields makes the fields of the names in the player's language. What is
// typed and no name may hold is gone at once.
func (p *Page) newFields() {
	for i, seat := range persons {
		p.fields[i] = part.NewField(words.Word(seat), p.names[i], func(typed string) {
			if name := asName(typed); name != typed {
				p.fields[i].SetText(name) // comes back here
				return
			}
			p.host.Change(func() { p.names[i] = typed })
		})
	}
}

// nameRows ask for the names of two players.
func (p *Page) nameRows() []fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.Text(words.T("Names, if you like"), part.Label)}
	for i, field := range p.fields {
		parts = append(parts, kit.Row(part.Near, 1, part.Icon(look.SeatShape(i), 24), field))
	}
	return parts
}

// firstRow asks who is First Player.
func (p *Page) firstRow() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for i, seat := range persons {
		list = append(list, part.Choice(p.personName(i), p.setup.First == seat, p.choose(func() { p.setup.First = seat })))
	}
	return []fyne.CanvasObject{part.Text(words.T("First Player in round 1"), part.Label), part.Grid(part.Near, 118, 2, list...)}
}

// asName makes what is typed a name that the rules take: one line of at most
// engine.MaxName letters that can be seen. A space at the end may become one
// between words.
func asName(typed string) string {
	var name []rune
	for _, r := range typed[:min(len(typed), engine.MaxLine)] {
		if len(name) < engine.MaxName && r != utf8.RuneError && inName(r) && (len(name) > 0 || !unicode.IsSpace(r)) {
			name = append(name, r)
		}
	}
	return string(name)
}

// inName reports whether the rules take a letter within a name.
func inName(r rune) bool {
	line := engine.Name{Seat: engine.One, Name: "a" + string(r) + "a"}.String()
	in, err := engine.Parse(line)
	return err == nil && in.String() == line
}

// personName is the name typed for one of two players, or the seat's own.
func (p *Page) personName(i int) string {
	if name := strings.TrimSpace(p.names[i]); name != "" {
		return name
	}
	return words.Word(persons[i])
}
