package words

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"hagal/app/words/sources"
	"hagal/engine"
)

// verb is a verb of the third person in an English line about a seat: it
// begins the line, or what stands after a colon.
var verb = regexp.MustCompile(`(?:^|: )(May|[A-Z]?[a-z]*s)\b`)

// nouns are words that look like one.
var nouns = []string{"Dreadnoughts", "Negotiators", "units"}

// ofRivals are lines that no person is the subject of.
var ofRivals = []string{"Cannot pay {0} for a point", "Dividends: gains {0} Solari", "Gains {0}", "Gains {0} Solari from Dividends",
	"Gains {0} for control of {1}", "Gains {0} spice from {1}: {2} and {3} bonus", "House Hagal takes no reward", "Pays {0}"}

// unaddressed are the lines about a seat that a language says of the player as
// of anybody else, though they have a verb.
func (g *tongue) unaddressed(list []sources.Sentence) []string {
	var bad []string
	for _, s := range list {
		of := slices.ContainsFunc(s.Uses, func(u sources.Use) bool { return u.Of })
		m := verb.FindStringSubmatch(s.Form)
		if !of || m == nil || slices.Contains(nouns, m[1]) || slices.Contains(ofRivals, s.Form) {
			continue
		}
		p := g.pattern(s.Form)
		if you, other := p.tell(nil, g.tell(engine.You)), p.tell(nil, g.tell(engine.Left)); you == other {
			bad = append(bad, s.Form)
		}
	}
	return bad
}

// A line of the log about the player is said to the player, in every language.
func TestThePlayerIsSpokenTo(t *testing.T) {
	list, err := inSources()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range Languages {
		for _, form := range tongueOf(t, l.Language).unaddressed(list) {
			t.Errorf("%s: %q is not said to the player: it needs {seat|you=…|other=…}", l.Language, form)
		}
	}
	said := map[string]bool{}
	for _, s := range spokenGames() {
		if s.kind == happened && s.of.Human() && slices.Contains(ofRivals, s.say.Form) {
			t.Errorf("%q is said of a person", s.say.Form)
		}
		said[s.say.Form] = said[s.say.Form] || s.kind == happened
	}
	for _, form := range ofRivals {
		if !said[form] {
			t.Errorf("no game says %q: is it said any more?", form)
		}
	}
}

// thirds are verbs of the third person with which a line about the player
// would begin.
var thirds = map[Language]*regexp.Regexp{
	English:    regexp.MustCompile(`^(Takes|Gains|Pays|Loses|Wins|Moves|Passes|Reveals|Acquires|Chooses|Does|May)\b`),
	German:     regexp.MustCompile(`^(Nimmt|Erhält|Zahlt|Verliert|Gewinnt|Zieht|Passt|Deckt|Erwirbt|Wählt|Darf)\b`),
	Spanish:    regexp.MustCompile(`^(No )?(Recibe|Toma|Obtiene|Paga|Pierde|Vence|Gana|Mueve|Pasa|Revela|Adquiere|Elige|Puede|paga)\b`),
	Portuguese: regexp.MustCompile(`^(Não )?(Recebe|Ganha|Paga|Perde|Vence|Move|Passa|Revela|Adquire|Escolhe|Pode|paga)\b`),
}

// Lines of random games about the player speak to the player, and those about
// anybody else do not.
func TestGamesSpeakToThePlayer(t *testing.T) {
	second := map[Language]*regexp.Regexp{English: regexp.MustCompile(`^You\b`), German: regexp.MustCompile(`^Du\b`),
		Spanish: regexp.MustCompile(`^(No )?(Recibes|Pagas|Pierdes|Vences|Mueves|Pasas|Revelas)\b`), Portuguese: regexp.MustCompile(`^Você `)}
	for l, third := range thirds {
		speak(t, l)
		yours := 0
		for _, s := range spokenGames() {
			if s.kind != happened || s.of == engine.Nobody {
				continue
			}
			to := At(s.table, s.of).Addressed()
			if to && third.MatchString(s.text()) || !to && second[l].MatchString(s.text()) {
				t.Errorf("%s: of %s is said %q", l, s.of, s.text())
			}
			if to && second[l].MatchString(s.text()) {
				yours++
			}
		}
		if yours < 20 {
			t.Errorf("%s: only %d lines speak to the player", l, yours)
		}
	}
}

// A line that nobody made for the player is found.
func TestALineThatIsNotForThePlayerIsFound(t *testing.T) {
	list := []sources.Sentence{
		{Form: "Takes {0} away", Uses: []sources.Use{{Of: true}}},
		{Form: "Tied: takes {0}", Uses: []sources.Use{{Of: true}}},
		{Form: "Takes {0} home", Uses: []sources.Use{{Of: false}}},
		{Form: "Agent to {0}", Uses: []sources.Use{{Of: true}}},
		{Form: "Negotiators from {0}", Uses: []sources.Use{{Of: true}}},
	}
	if got := tongueOf(t, German).unaddressed(list); !slices.Equal(got, []string{"Takes {0} away", "Tied: takes {0}"}) {
		t.Errorf("found %q", got)
	}
	for l, s := range map[Language]string{English: "Takes 2 Solari", German: "Nimmt 2 Solari", Spanish: "No paga 1 solari", Portuguese: "Recebe 2 Solari"} {
		if !thirds[l].MatchString(s) {
			t.Errorf("%s: %q would not be found", l, s)
		}
	}
}

// besideSeats are the words that may stand before or behind the name of a seat
// as the subject: they are the same for the player. A Portuguese você has the
// verbs of the third person.
var besideSeats = map[Language]struct {
	verbs *regexp.Regexp // before it
	still []string       // behind it
}{
	English: {regexp.MustCompile(`\b(does|is|has|was|Is|Does|Has) $`), []string{"had", "can", "in", "on", "at", "with", "to", "for", "from", "before", "blocked", "ahead", "begins", "the", "until", "already"}},
	German:  {regexp.MustCompile(`\b(hat|ist|hatte|hielt|nimmt|gewinnt|darf|kann|hielt bisher|steht|liegt) $`), nil},
	Spanish: {regexp.MustCompile(`\b(ha|tiene|tenía|es|gana|puede|recibe|está) $`), []string{"no", "ya", "y"}},
}

// seatVerbs are the words beside a seat in a sentence, that is the subject of
// it, which do not agree with the player.
func (g *tongue) seatVerbs(l Language, u use) []string {
	var bad []string
	beside, word := besideSeats[l], regexp.MustCompile(`^[ \x{a0}](\p{L}+)`)
	g.pattern(u.form).subjects(-1, func(before, behind string, arg int) {
		if arg >= len(u.args) || !slices.Contains([]string{"engine.Seat", "words.Player", "rival.Name"}, u.args[arg]) {
			return
		}
		if m := word.FindStringSubmatch(behind); m != nil && !slices.Contains(beside.still, m[1]) {
			bad = append(bad, strings.TrimSpace(m[1]))
		}
		if v := beside.verbs.FindString(before); v != "" {
			bad = append(bad, strings.TrimSpace(v))
		}
	})
	return bad
}

// subjects calls f for each place that tells an argument as the subject, but
// for the one that was chosen by already.
func (p pattern) subjects(chosen int, f func(before, behind string, arg int)) {
	for i, at := range p {
		for _, c := range at.choice {
			c.says.subjects(at.arg, f)
		}
		if !at.place || at.choice != nil || at.arg == chosen || at.form != "" && at.form != "in" {
			continue
		}
		before, behind := p.beside(i)
		f(before, behind, at.arg)
	}
}

// Where a seat is the subject, the verb agrees with the player.
func TestVerbsAgreeWithThePlayer(t *testing.T) {
	for l := range besideSeats {
		g := tongueOf(t, l)
		for _, u := range usesIn(t) {
			for _, w := range g.seatVerbs(l, u) {
				t.Errorf("%s: %q (%q): %q does not agree with the player: it needs {0|you=…|other=…}", l, u.form, g.Sentences[u.form], w)
			}
		}
	}
	undo, err := Put(German, []byte(`{"name": "x", "sentences": {"a {0}": "{0} nimmt es", "b {0}": "so hat {0}", "c {0}": "{0|you=du nimmst|other={0} nimmt} es"}}`))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(undo)
	g := tongueOf(t, German)
	for form, want := range map[string]int{"a {0}": 1, "b {0}": 1, "c {0}": 0} {
		if got := g.seatVerbs(German, use{form: form, args: []string{"engine.Seat"}}); len(got) != want {
			t.Errorf("%q: found %q", form, got)
		}
	}
}
