package newtable

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// people are the seats of two players, and the names they go by without one.
func people(i int) engine.Seat { return [2]engine.Seat{engine.One, engine.Two}[i] }

// nameRows ask for the names of two players.
func (a *App) nameRows() []fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.Text(words.T("Names, if you like"), part.Label)}
	for i := range a.setup.names {
		seat := words.Word(people(i))
		entry := a.field("name "+seat, seat, a.setup.names[i], func(typed string) {
			a.setup.names[i] = asName(typed)
			a.show()
		})
		parts = append(parts, kit.Row(part.Near, 1, part.Icon(look.SeatShape(i), 24), entry))
	}
	return parts
}

// asName makes what is typed a name that the rules take: one line of at most
// engine.MaxName letters. A space at the end may become one between words.
func asName(typed string) string {
	name := strings.Map(func(r rune) rune {
		if r == '#' || unicode.IsControl(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(typed, ""))
	if letters := []rune(name); len(letters) > engine.MaxName {
		name = string(letters[:engine.MaxName])
	}
	return strings.TrimLeftFunc(name, unicode.IsSpace)
}

// personName is the name typed for one of two players, or the seat's own.
func (a *App) personName(i int) string {
	if name := strings.TrimSpace(a.setup.names[i]); name != "" {
		return name
	}
	return words.Word(people(i))
}

// setupTitle is the name of the table in the list.
func (a *App) setupTitle() string {
	s := a.setup.Setup
	switch {
	case s.Solo:
		return words.Word(s.Left) + ", " + words.Word(s.Right)
	case strings.TrimSpace(a.setup.names[0]+a.setup.names[1]) != "":
		return a.personName(0) + ", " + a.personName(1)
	}
	return words.T("Two players")
}

// createTable keeps the table line and the names, all at once.
func (a *App) createTable() {
	s := a.setup.Setup
	if s.Solo {
		s.First = engine.Nobody
	} else {
		s.Difficulty, s.Left, s.Right, s.You = "", "", "", ""
	}
	s.Seed = a.options.Seed()
	inputs := []engine.Input{s}
	for i, name := range a.setup.names {
		if name = strings.TrimSpace(name); name != "" && !s.Solo {
			inputs = append(inputs, engine.Rename{Seat: people(i), Name: name})
		}
	}
	day := " " + a.options.Now().Format("2006-01-02")
	d, err := desk.Bring(a.store, part.Clip(a.setupTitle(), store.MaxTitle-len(day))+day, inputs)
	if err != nil {
		a.message = shell.Explain(err)
		a.show()
		return
	}
	a.enter(d)
	a.goTo(Check)
}
