package words

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every sentence is tried in every language with every kind of argument that
// the sources put into it: each form and class it asks for is there.
func TestEveryArgumentHasTheFormsASentenceAsksFor(t *testing.T) {
	list := usesIn(t)
	for _, l := range Languages {
		g := tongueOf(t, l.Language)
		forms := map[string][]string{}
		for _, u := range list {
			for _, gap := range g.gaps(g.pattern(u.form), g.triedOf(t, u)) {
				if !slices.Contains(forms[gap], u.form) {
					forms[gap] = append(forms[gap], u.form)
				}
			}
		}
		for _, gap := range slices.Sorted(maps.Keys(forms)) {
			t.Errorf("%s: %s; asked for by %q", l.Language, gap, forms[gap])
		}
	}
}

// The check above finds a gap: a form, a class and an argument that are not.
func TestTheCheckFindsAGap(t *testing.T) {
	g := tongueOf(t, German)
	for _, c := range []struct {
		pattern string
		of      string
		want    string
	}{
		{"Agent {0:unter}", "facts.SpaceID", `has no form unter`},
		{"{0|m=benutzter|f=benutzte} Karte", "facts.CardID", "for which nothing is said"},
		{"{0|you=du bist|other={0:gen} ist} dran", "engine.Seat", "has no form gen"},
		{"{0|one=ein Punkt}", "int", "for which nothing is said"},
		{"Agent {0:auf} {1}", "facts.SpaceID", "nothing stands in {1}"},
		{"{0|p=sind|m,f,n=ist} da", "string", "for which nothing is said"},
		{"{seat|other=Nimmt} {0}", "int", "for a seat that is you nothing is said"},
		{"{seat|other=Nimmt|you=Du nimmst} {0}", "int", "not for others"},
	} {
		p, err := parsePattern(c.pattern)
		if err != nil {
			t.Fatal(err)
		}
		gaps := g.gaps(p, g.triedOf(t, use{form: c.pattern, args: []string{c.of}}))
		if !slices.ContainsFunc(gaps, func(s string) bool { return strings.Contains(s, c.want) }) {
			t.Errorf("%q: found %q, want %q", c.pattern, gaps, c.want)
		}
	}
}

// glue is what a language cannot put straight before or behind an argument:
// what of it changes with the argument, or changes it.
type glue struct {
	before *regexp.Regexp // a preposition or an article before a term
	behind *regexp.Regexp // a verb or participle behind it
	still  []string       // the words behind a number that are the same for each
}

var glues = map[Language]glue{
	English: {
		before: regexp.MustCompile(`[^\x00-\x{10FFFF}]`),
		behind: regexp.MustCompile(`^ (is|are|has|have|was|were|lies|lie|needs|need|goes)\b`),
		still: []string{"there", "more", "in", "of", "on", "at", "from", "to", "supply", "garrison", "Conflict", "and", "with", "wins", "ties",
			"strength", "Solari", "spice", "influence", "bonus", "beside", "left", "already", "is", "cannot", "out", "for", "waits", "brought", "ticked", "won", "House",
			"ahead", "or", "skipped", "each", "before", "after", "so", "takes", "begins", "now"},
	},
	Portuguese: {
		before: regexp.MustCompile(`(?i)\b(em|no|na|de|do|da|com|para|por|pelo|pela|o|a|ao|à|diante) $`),
		behind: regexp.MustCompile(`^ (\p{L}+[ai]d[oa]s?|é|são|foi|foram|está|estão|fica|ficam|vem|pode|podem)\b`),
		still: []string{"de", "para", "em", "na", "no", "e", "além", "mais", "a", "ao", "vence", "empata", "Solari", "não", "espera", "está", "da", "das", "entre", "lá", "acabou", "ou", "cada",
			"estoque", "guarnição", "Conflito", "custa", "até", "do", "por", "com", "já", "Conflito"},
	},
	German: {
		before: regexp.MustCompile(`(?i)\b(bei|auf|nach|von|vor|mit|zu|in|aus|über|gegen|an|für|der|die|das|den|dem) $`),
		behind: regexp.MustCompile(`^ (wird|werden|ist|sind|war|waren|liegt|liegen|hat|hast|gehört|geht|besitzt|gewinnt)\b`),
		still: []string{"Einfluss", "Spice", "Solari", "Bonus-Spice", "von", "auf", "im", "in", "insgesamt", "und", "aus", "bei", "mehr", "Stärke", "zu", "neben",
			"Vorrat", "Garnison", "Konflikt", "dort", "gegen", "am", "ist", "für", "entsorgt", "der", "Bonus", "lässt", "aufgedeckt", "durch", "weitere", "Buchstaben", "Zeichen", "gewinnt", "wartet", "bis", "an", "Agenten", "aufdecken", "wurde", "entsorgen", "Sieg", "liegt", "mit", "eingelesen", "abgehakt", "gewonnen",
			"übersprungen", "oder", "hat", "niemand", "erreicht", "beginnt", "zahlen", "bringt"},
	},
	Spanish: {
		before: regexp.MustCompile(`(?i)\b(en|de|del|a|al|con|por|para|el|la|los|las|delante) $`),
		behind: regexp.MustCompile(`^ (\p{L}+[ai]d[oa]s?|es|son|fue|está|están|queda|quedan|viene|se ha|se han|puede|tiene)\b`),
		still:  []string{"de", "del", "en", "a", "al", "y", "además", "más", "o", "gana", "empata", "está", "no", "se", "que", "suministro", "guarnición", "Conflicto", "entre", "por", "lo", "ha", "con", "ya", "Conflicto", "cada"},
	},
}

// Nothing agrees with a term by luck: where a preposition, an article, a verb
// or a participle stands beside a term that has more than one class, the
// sentence says which form it takes.
func TestNothingIsGluedToATerm(t *testing.T) {
	declined := []string{"facts.SpaceID", "facts.Faction", "engine.Seat", "words.Player"}
	// The name of a space stands for one space, whatever it is called.
	agreeing := []string{"facts.TileID", "facts.CardID", "engine.Seat", "words.Player"}
	for l, glue := range glues {
		g := tongueOf(t, l)
		for _, u := range usesIn(t) {
			g.pattern(u.form).bare(-1, func(before, behind string, arg int) {
				if arg >= len(u.args) {
					return
				}
				if slices.Contains(declined, u.args[arg]) && glue.before.MatchString(before) {
					t.Errorf("%s: %q: %q stands before {%d}, a %s: it needs a form", l, u.form, before, arg, u.args[arg])
				}
				if slices.Contains(agreeing, u.args[arg]) && glue.behind.MatchString(behind) && g.differ(t, u.args[arg]) {
					t.Errorf("%s: %q: %q stands behind {%d}, a %s: it has to agree", l, u.form, behind, arg, u.args[arg])
				}
			})
		}
	}
}

// Behind a number stands what is the same for every number, or a choice.
func TestWordsBehindANumberAgreeWithIt(t *testing.T) {
	word := regexp.MustCompile(`^[ \x{a0}]([\p{L}-]+)`)
	for l, glue := range glues {
		g := tongueOf(t, l)
		for _, u := range usesIn(t) {
			g.pattern(u.form).bare(-1, func(_, behind string, arg int) {
				if arg >= len(u.args) || !slices.Contains([]string{"int", "speech.Number", "speech.Signed"}, u.args[arg]) {
					return
				}
				if m := word.FindStringSubmatch(behind); m != nil && !slices.Contains(glue.still, m[1]) {
					t.Errorf("%s: %q: %q stands behind the number {%d}", l, u.form, m[1], arg)
				}
			})
		}
	}
}

// bare calls f for each place without a form or choice, with the text beside
// it, but for the argument that was chosen by already.
func (p pattern) bare(chosen int, f func(before, behind string, arg int)) {
	for i, at := range p {
		for _, c := range at.choice {
			c.says.bare(at.arg, f)
		}
		if !at.place || at.form != "" || at.choice != nil || at.arg == chosen {
			continue
		}
		before, behind := p.beside(i)
		f(before, behind, at.arg)
	}
}

// beside is the text before and behind a place.
func (p pattern) beside(i int) (before, behind string) {
	if i > 0 {
		before = p[i-1].text
	}
	if i+1 < len(p) {
		behind = p[i+1].text
	}
	return before, behind
}

// differ reports whether the values of a type are of more than one class.
func (g *tongue) differ(tb testing.TB, of string) bool {
	tb.Helper()
	seen := map[string]bool{}
	for _, v := range values(of) {
		seen[strings.Join(g.tell(v).classes, " ")] = true
	}
	return len(seen) > 1
}
