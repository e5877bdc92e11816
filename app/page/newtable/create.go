package newtable

import (
	"strings"

	"hagal/app/desk"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/speech"
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

// name is who plays at the table, in the player's language.
func (p *Page) name() string {
	switch {
	case p.setup.Solo:
		return words.Word(speech.List{Items: []speech.Arg{p.setup.Left, p.setup.Right}})
	case strings.TrimSpace(p.names[0]+p.names[1]) != "":
		return p.personName(0) + ", " + p.personName(1)
	}
	return words.T("Two players")
}

// title is the name of the table in the list, as it is kept.
func (p *Page) title(s engine.Setup) string {
	return words.MadeTitle(s, p.names, p.host.Now(), store.MaxTitle)
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
	d, err := desk.Bring(p.store, p.title(s), inputs)
	if err != nil {
		p.host.Tell(err, "")
		return
	}
	p.host.Enter(d, shell.Setup)
}
