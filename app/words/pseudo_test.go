package words

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"hagal/app/words/pseudo"
	"hagal/data/facts"
	"hagal/data/speech"
)

// speakPseudo makes the app speak the pseudo-language, as its file would: the
// file is made by program and read like any other.
func speakPseudo(tb testing.TB) {
	tb.Helper()
	english, err := files.ReadFile("translations/en.json")
	if err != nil {
		tb.Fatal(err)
	}
	data, err := pseudo.Make(sourceForms(tb), english)
	if err != nil {
		tb.Fatal(err)
	}
	g, err := parseTongue(pseudo.Language, data)
	if err != nil {
		tb.Fatal(err)
	}
	if name := nameOf(data); name != g.Name || name == "" {
		tb.Errorf("the name at the top of the file is %q, in it %q", name, g.Name)
	}
	before := current
	current = g
	tb.Cleanup(func() { current = before })
}

// A language added by one file lacks nothing: each sentence, form and class is
// there, and none is English.
func TestALanguageIsAddedByOneFile(t *testing.T) {
	speakPseudo(t)
	g := current
	for _, u := range usesIn(t) {
		if _, ok := g.sentences[u.form]; !ok && wordyForm(u.form) {
			t.Errorf("no sentence for %q", u.form)
		}
		for _, gap := range g.gaps(g.pattern(u.form), g.triedOf(t, u)) {
			t.Errorf("%q: %s", u.form, gap)
		}
	}
	plain := regexp.MustCompile(`[A-Za-z]{2,}`)
	for _, of := range []string{"facts.SpaceID", "facts.CardID", "facts.TileID", "facts.LeaderID", "facts.ConflictID", "facts.DifficultyID",
		"facts.BoxID", "facts.Faction", "facts.Good", "engine.Seat", "speech.Count"} {
		for _, v := range values(of) {
			if p, ok := v.(Player); ok && p.Name != "" {
				continue
			}
			if s := Word(v); plain.MatchString(s) {
				t.Errorf("the %s %v is told in English: %q", of, v, s)
			}
		}
	}
}

func wordyForm(form string) bool {
	return regexp.MustCompile(`\pL`).MatchString(regexp.MustCompile(`\{\d\}`).ReplaceAllString(form, ""))
}

// In the pseudo-language no sentence of a random game has a word in English,
// and none is two sentences glued together.
func TestGamesHaveNoEnglishInThePseudoLanguage(t *testing.T) {
	speakPseudo(t)
	typed := regexp.MustCompile(`[A-Za-z]{2,}`)
	names := map[string]bool{}
	for _, s := range spokenGames() {
		for _, seat := range s.table.Seats() {
			for _, w := range typed.FindAllString(s.table.Name(seat), -1) {
				names[w] = true
			}
		}
	}
	for _, s := range spokenGames() {
		text := s.text()
		for _, w := range typed.FindAllString(text, -1) {
			if !names[w] && strings.Trim(w, "IVX") == "" {
				continue
			}
			if !names[w] && !strings.Contains(s.say.Form, "kept as a line") {
				t.Errorf("%q of %q is English", w, text)
			}
		}
		if wordyForm(s.say.Form) && (!strings.HasPrefix(text, "[") || !strings.HasSuffix(text, "]")) {
			t.Errorf("%q stands outside its sentence", text)
		}
	}
}

func TestPseudoTextIsLongerAndKeepsItsPlaces(t *testing.T) {
	for in, want := range map[string]string{
		"Agent to {0}":                          "ÁÁğééñť ťóó {0}",
		"{0} {0|one=card|other=cards}":          "{0} {0|one=ćáářď|other=ćáářďš}~~",
		"{1|you=you have|other={0} has} {2:in}": "{1|you=ýýóóúú ĥáávéé|other={0} ĥáás} {2:in}",
	} {
		if got := strings.NewReplacer("ṽ", "v", "š", "s").Replace(pseudo.Text(in)); got != strings.ReplaceAll(want, "š", "s") {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
	for _, long := range []string{"The House Hagal cards stay in the box: the app draws them.", "Settings"} {
		if n, was := utf8.RuneCountInString(pseudo.Text(long)), utf8.RuneCountInString(long); n*100 < was*135 || n*100 > was*170 {
			t.Errorf("%q grows from %d to %d letters", long, was, n)
		}
	}
}

func TestNothingInThePseudoLanguageIsCutByAPlace(t *testing.T) {
	speakPseudo(t)
	if got := T("Pays {0}", speech.Count{N: 2, Good: facts.Troop}); !strings.HasPrefix(got, "[") || !strings.Contains(got, "2 ") || !strings.HasSuffix(got, "]") {
		t.Error(got)
	}
}
