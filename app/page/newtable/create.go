package newtable

import (
	"strings"

	"hagal/app/desk"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// settingKey is the setting of the table being set up, as its line.
const settingKey = "setup"

// firstSetup suggests a first game (R-SETUP-8).
func firstSetup() engine.Setup {
	return engine.Setup{Solo: true, Difficulty: "mercenary", Left: "memnon-thorvald", Right: "glossu-rabban", First: engine.One}
}

// readSetup is a table as it was kept; one that the rules refuse is the first.
func readSetup(kept string) engine.Setup {
	first := firstSetup()
	if len(kept) > store.MaxValue {
		return first
	}
	in, err := engine.Parse(kept)
	s, ok := in.(engine.Setup)
	if err != nil || !ok {
		return first
	}
	if _, err := (engine.Session{}).Do(s); err != nil {
		return first
	}
	if !s.Solo {
		s.Difficulty, s.Left, s.Right = first.Difficulty, first.Left, first.Right
	}
	s.Seed, s.First = 0, first.First
	return s
}

// line is the table line of what is chosen, without a seed.
func (p *Page) line() engine.Setup {
	s := p.setup
	if s.Solo {
		s.First = engine.Nobody
	} else {
		s.Difficulty, s.Left, s.Right, s.You = "", "", "", ""
	}
	return s
}

// keep keeps what is chosen, so that a kill loses none of it.
func (p *Page) keep() {
	if line := p.line().String(); line != p.kept && p.host.Keep(settingKey, line) {
		p.kept = line
	}
}

// title is the name of the table in the list.
func (p *Page) title() string {
	switch {
	case p.setup.Solo:
		return words.Word(p.setup.Left) + ", " + words.Word(p.setup.Right)
	case strings.TrimSpace(p.names[0]+p.names[1]) != "":
		return p.personName(0) + ", " + p.personName(1)
	}
	return words.T("Two players")
}

// create keeps the table line and the names, all at once, and goes to the
// set-up of the table.
func (p *Page) create() {
	s := p.line()
	s.Seed = p.seed()
	inputs := []engine.Input{s}
	for i, name := range p.names {
		if name = strings.TrimSpace(name); name != "" && !s.Solo {
			inputs = append(inputs, engine.Name{Seat: persons[i], Name: name})
		}
	}
	day := " " + p.host.Now().Format("2006-01-02")
	d, err := desk.Bring(p.store, part.Clip(p.title(), store.MaxTitle-len(day))+day, inputs)
	if err != nil {
		p.host.Tell(err, "")
		return
	}
	p.host.Enter(d, shell.Setup)
}
