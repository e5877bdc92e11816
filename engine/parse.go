package engine

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"hagal/data/facts"
)

// MaxLine is the longest line Parse takes, in bytes.
const MaxLine = 4000

// MaxName is the longest name of a seat, in letters.
const MaxName = 40

// Parse reads one line of the notation. A comment or blank line gives nil
// and no error.
func Parse(line string) (Input, error) {
	if len(line) > MaxLine {
		return nil, fmt.Errorf("the line has %d bytes; at most %d are read", len(line), MaxLine)
	}
	if !utf8.ValidString(line) {
		return nil, fmt.Errorf("the line is not UTF-8 text")
	}
	line, _, _ = strings.Cut(line, "#")
	line = strings.TrimSpace(line)
	if line == "" {
		return nil, nil
	}
	verb, rest := line, ""
	if i := strings.IndexFunc(line, unicode.IsSpace); i >= 0 {
		verb, rest = line[:i], line[i:]
	}
	read, ok := reader(verb)
	if !ok {
		return nil, fmt.Errorf("unknown verb %q; a line starts with one of: %s", verb, verbNames())
	}
	if verb == "name" {
		return parseName(rest)
	}
	w := &words{verb: verb, left: strings.Fields(rest)}
	in := read(w)
	w.end()
	if w.err != nil {
		return nil, w.err
	}
	return in, nil
}

// verbs are what a line starts with, in the order a message names them.
var verbs = []struct {
	name string
	read func(*words) Input
}{
	{"table", parseTable},
	{"tiles", func(w *words) Input { return Tiles{[3]facts.TileID{w.tile(), w.tile(), w.tile()}} }},
	{"round", func(w *words) Input { return Round{w.conflict()} }},
	{"agent", parseAgent},
	{"pass", func(w *words) Input { return Pass{w.human()} }},
	{"reveal", parseReveal},
	{"rival", func(w *words) Input { return RivalTurn{w.rival(), w.cards("cards")} }},
	{"combat", parseCombat},
	{"strength", func(w *words) Input { return Strength{w.seat(), w.number("a strength", 0, 99)} }},
	{"resolve", func(*words) Input { return Resolve{} }},
	{"recall", func(*words) Input { return Recall{} }},
	{"pick", func(w *words) Input { return Pick{w.next("an option")} }},
	{"tile", parseTile},
	{"acquire", func(w *words) Input { return Acquire{w.human(), w.number("a stack", 1, 3)} }},
	{"influence", parseInfluence},
	{"set", parseSet},
	{"dividends", func(w *words) Input { return Dividends{w.human()} }},
	{"move", func(w *words) Input { return Move{w.seat(), w.space(), w.space()} }},
	{"lift", func(w *words) Input { return Lift{w.seat(), w.space()} }},
	{"voice", func(w *words) Input { return Block{w.human(), w.space()} }},
	{"control", parseControl},
	{"bonus", func(w *words) Input { return Bonus{w.space(), w.number("bonus spice", 0, 99)} }},
	{"first", func(w *words) Input { return GiveFirst{w.seat()} }},
	{"dreadnoughts", func(w *words) Input {
		return Fleet{w.seat(), w.need("supply", 0, 2), w.need("garrison", 0, 2), w.need("deployed", 0, 2)}
	}},
	{"own", func(w *words) Input { return Own{w.rival(), w.tile()} }},
	{"trash", func(w *words) Input { return TrashTile{w.rival(), w.tile()} }},
	{"deck", func(w *words) Input { return ShuffleDeck{w.one("a deck", "app", "cards") == "cards"} }},
	{"name", nil}, // its rest is no list of words: parseName
	{"final", func(w *words) Input {
		return Final{w.human(), w.option("points", 0, 99, 0), w.option("spice", 0, 99, 0),
			w.option("solari", 0, 99, 0), w.option("water", 0, 99, 0), w.option("garrison", 0, 12, 0)}
	}},
}

// reader reads what follows a verb; ok is false for an unknown one.
func reader(verb string) (read func(*words) Input, ok bool) {
	for _, v := range verbs {
		if v.name == verb {
			return v.read, true
		}
	}
	return nil, false
}

func verbNames() string {
	var names []string
	for _, v := range verbs {
		names = append(names, v.name)
	}
	return strings.Join(names, " ")
}

func parseTable(w *words) Input {
	mode := w.one("a mode", "solo", "two")
	s := Setup{Solo: mode == "solo"}
	s.Boxes = w.boxes()
	if s.Solo {
		s.Difficulty = facts.DifficultyID(w.oneOf("difficulty", difficultyIDs()...))
		s.You, s.Left, s.Right = w.leader("you"), w.leader("left"), w.leader("right")
		s.Variants = w.variants(true)
	} else {
		s.First = Seat(w.oneOf("first", "one", "two"))
		s.Variants = w.variants(false)
	}
	s.RealCards = w.oneOf("deck", "app", "cards") == "cards"
	s.Seed = w.seed()
	return s
}

func difficultyIDs() []string {
	var ids []string
	for _, d := range facts.Difficulties {
		ids = append(ids, string(d.ID))
	}
	return ids
}

func parseAgent(w *words) Input {
	return Agent{Seat: w.human(), Space: w.space(), Troops: w.option("troops", 0, 12, 0),
		Dreadnoughts: w.option("dreadnoughts", 0, 2, 0), Infiltrate: w.flag("infiltrate")}
}

func parseReveal(w *words) Input {
	return Reveal{Seat: w.human(), Strength: w.option("strength", 0, 99, -1), Dice: w.dice()}
}

func parseCombat(w *words) Input {
	var f Fight
	for len(w.left) > 0 && w.err == nil {
		name, _, given := strings.Cut(w.left[0], "=")
		if s := Seat(name); !given || !s.Rival() {
			w.fail("%q is not expected here; cards are told as SEAT=CARD", w.left[0])
			break
		}
		f.Swords = append(f.Swords, Swords{Seat(name), w.cards(name)})
	}
	for i, sw := range f.Swords {
		for _, before := range f.Swords[:i] {
			if before.Seat == sw.Seat {
				w.fail("%s is named twice", sw.Seat)
			}
		}
	}
	return f
}

func parseTile(w *words) Input {
	in := TurnUp{Stack: w.number("a stack", 1, 3)}
	if !w.flag("empty") {
		in.Tile = w.tile()
	}
	return in
}

func parseInfluence(w *words) Input {
	in := InfluenceBy{Seat: w.seat(), Faction: w.faction()}
	n, signed := w.signed(-6, 6)
	if w.err == nil && (!signed || n == 0) {
		w.fail("influence changes by +N or -N, N from 1 to 6")
	}
	in.N = n
	return in
}

func parseSet(w *words) Input {
	in := Set{Seat: w.seat(), Field: w.one("a field", fieldNames()...)}
	n, signed := w.signed(-99, 99)
	in.N, in.To = n, !signed
	return in
}

func parseControl(w *words) Input {
	in := Marker{Location: w.space()}
	if !w.flag("none") {
		in.Seat = w.seat()
	}
	return in
}

func parseName(rest string) (Input, error) {
	seat, name := strings.TrimSpace(rest), ""
	if i := strings.IndexFunc(seat, unicode.IsSpace); i >= 0 {
		seat, name = seat[:i], seat[i:]
	}
	w := &words{verb: "name", left: strings.Fields(seat)}
	in := Rename{Seat: w.seat(), Name: strings.TrimSpace(name)}
	if w.err != nil {
		return nil, w.err
	}
	if err := checkName(in.Name); err != nil {
		return nil, err
	}
	return in, nil
}

func checkName(name string) error {
	if n := utf8.RuneCountInString(name); n > MaxName {
		return fmt.Errorf("name: %d letters; a name has at most %d", n, MaxName)
	}
	if strings.TrimSpace(name) != name || strings.Contains(name, "#") || strings.ContainsFunc(name, unicode.IsControl) {
		return fmt.Errorf("name: a name holds no #, no control character and no space at its ends")
	}
	return nil
}
