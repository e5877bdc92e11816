package words

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// others are the languages that need translations.
var others = []Language{Portuguese, German, Spanish}

// speak switches the language for a test.
func speak(tb testing.TB, l Language) {
	tb.Helper()
	before := Current()
	if err := Use(l); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		if err := Use(before); err != nil {
			tb.Error(err)
		}
	})
}

// tongueOf is a language's file.
func tongueOf(tb testing.TB, l Language) *tongue {
	tb.Helper()
	g, err := load(l)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

func TestEveryFormIsTranslated(t *testing.T) {
	forms := sourceForms(t)
	if len(forms) < 600 {
		t.Fatalf("only %d forms were found in the sources", len(forms))
	}
	for _, l := range Languages {
		m := tongueOf(t, l.Language).Sentences
		for _, f := range forms {
			if _, ok := m[f]; !ok && l.Language != English {
				t.Errorf("%s: no translation of %q", l.Language, f)
			}
		}
		for key := range m {
			if !slices.Contains(forms, key) {
				t.Errorf("%s: no source tells %q any more", l.Language, key)
			}
		}
	}
}

// A file is whole: no sentence is empty, each has the arguments of its
// English form, and of each term there is what it is called.
func TestLanguageFilesAreWhole(t *testing.T) {
	for _, l := range Languages {
		g := tongueOf(t, l.Language)
		for key, s := range g.Sentences {
			if strings.TrimSpace(s) == "" || s != strings.TrimSpace(s) {
				t.Errorf("%s: %q is %q", l.Language, key, s)
			}
			english, err := parsePattern(key)
			if err != nil {
				t.Errorf("the form %q: %v", key, err)
			}
			if in, out := english.places(), g.sentences[key].places(); !slices.Equal(in, out) {
				t.Errorf("%s: %q has the places %v, its translation %q has %v", l.Language, key, in, s, out)
			}
		}
		for _, s := range []string{g.Name, g.Day, g.Minute, g.Group, g.Percent, g.Decimal, g.Or, g.And, g.List} {
			if s == "" {
				t.Errorf("%s: a field at the top of the file is empty", l.Language)
			}
		}
	}
}

// Of each term every language has a label, for each number of a good a word,
// and a label of its own is the printed word but for its first letter.
func TestTermsHaveTheirLabels(t *testing.T) {
	for _, l := range Languages {
		g := tongueOf(t, l.Language)
		for _, of := range []string{"facts.SpaceID", "facts.CardID", "facts.TileID", "facts.LeaderID", "facts.Faction", "facts.Good", "engine.Seat", "speech.Count"} {
			for _, v := range values(of) {
				if s := g.tell(v).label; s == "" || strings.Contains(s, "{") {
					t.Errorf("%s: the %s %v is called %q", l.Language, of, v, s)
				}
			}
		}
		for id, forms := range g.Terms {
			want := printedIn(printed[id], l.Language)
			if label, ok := forms["label"]; ok && want != "" && !sameButFirst(label, want) && forms["other"] == "" {
				t.Errorf("%s: %s is labelled %q, and printed %q", l.Language, id, label, want)
			}
			if missing := g.uncounted(forms); missing != "" {
				t.Errorf("%s: %s is counted, but not for %s", l.Language, id, missing)
			}
		}
	}
}

// uncounted is a plural category of the language that a counted term has no
// words for. A term with words for "other" alone is the same for each number.
func (g *tongue) uncounted(forms entry) string {
	counted := 0
	for _, c := range categories {
		if forms[c] != "" {
			counted++
		}
	}
	if counted == 0 || counted == 1 && forms["other"] != "" {
		return ""
	}
	for n := range 130 {
		if c := g.category(n); forms[c] == "" {
			return c
		}
	}
	return ""
}

func sameButFirst(a, b string) bool {
	ra, rb := []rune(a), []rune(b)
	return len(ra) == len(rb) && strings.EqualFold(string(ra[:1]), string(rb[:1])) && string(ra[1:]) == string(rb[1:])
}

// places are the arguments a pattern tells, each once.
func (p pattern) places() []int {
	var list []int
	for _, at := range p {
		if at.place && at.arg != subject {
			list = append(list, at.arg)
		}
		for _, c := range at.choice {
			list = append(list, c.says.places()...)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func TestRuleNumbersAreKept(t *testing.T) {
	number := regexp.MustCompile(`R-[A-Z]+-\d|\d+`)
	for _, l := range others {
		m := tongueOf(t, l).Sentences
		for _, r := range facts.Rules {
			for _, says := range r.Whole() {
				in, out := number.FindAllString(says, -1), number.FindAllString(m[says], -1)
				slices.Sort(in)
				slices.Sort(out)
				if !slices.Equal(in, out) {
					t.Errorf("%s: %s tells the numbers %v as %v", l, r.ID, in, out)
				}
			}
		}
	}
}

func TestSwitchingThereAndBack(t *testing.T) {
	speak(t, English)
	back := "Undo" // the toolkit has a translation of its own for this one
	for _, step := range []struct {
		language Language
		want     [4]string
	}{
		{German, [4]string{"Zahlt 2 Truppen", "Rückgängig", "Imperiales Becken", "Agent zum Feld Faltraum"}},
		{English, [4]string{"Pays 2 troops", "Undo", "Imperial Basin", "Agent to Foldspace"}},
		{Spanish, [4]string{"Paga 2 tropas", "Deshacer", "Depresión Imperial", "Agente a la casilla de Plegado espacial"}},
		{Portuguese, [4]string{"Paga 2 tropas", "Desfazer", "Bacia Imperial", "Agente no espaço Dobra Espacial"}},
		{German, [4]string{"Zahlt 2 Truppen", "Rückgängig", "Imperiales Becken", "Agent zum Feld Faltraum"}},
		{English, [4]string{"Pays 2 troops", "Undo", "Imperial Basin", "Agent to Foldspace"}},
	} {
		if err := Use(step.language); err != nil {
			t.Fatal(err)
		}
		got := [4]string{T("Pays {0}", speech.Count{N: 2, Good: facts.Troop}), T(back),
			Word(facts.SpaceID("imperial-basin")), T("Agent to {0}", facts.SpaceID("foldspace"))}
		if got != step.want || Current() != step.language {
			t.Errorf("%s: %q, want %q", step.language, got, step.want)
		}
	}
}

func TestUnknownLanguageChangesNothing(t *testing.T) {
	speak(t, German)
	if err := Use("tlh"); err == nil {
		t.Error("a language the app does not speak was taken")
	}
	if got := T("Close"); got != "Schließen" || Current() != German {
		t.Errorf("after it the app says %q", got)
	}
}

// What a person typed is nobody's key, though it may look like one.
func TestTypedNamesStay(t *testing.T) {
	speak(t, German)
	if T("Home") == "Home" || T("spice") == "spice" {
		t.Fatal("the names tried here are words the app translates")
	}
	for _, name := range []string{"{{Ada}}", "{0}", "Home", "spice", "Mercenary"} {
		var table engine.Table
		for _, line := range []string{"table two expansion=base first=one deck=app seed=1", "name one " + name} {
			in, err := engine.Parse(line)
			if err != nil {
				t.Fatal(err)
			}
			r, err := table.Apply(in)
			if err != nil {
				t.Fatal(err)
			}
			table = r.Table
		}
		if got := T("Turn of {0}", At(table, engine.One)); got != "Am Zug: "+name {
			t.Errorf("the seat named %q: %q", name, got)
		}
		if got := Say(speech.Of("{0} skipped: {1}", speech.ID(name), speech.Of("Agent to {0}", speech.Typed(name)))); strings.Count(got, name) != 2 {
			t.Errorf("an id or a typed text %q in a sentence: %q", name, got)
		}
	}
}

func TestBest(t *testing.T) {
	for system, want := range map[string]Language{
		"de_DE": German, "de": German, "de-AT": German, "de_CH.UTF-8": German, "DE": German,
		"pt": Portuguese, "pt-BR": Portuguese, "pt_PT": Portuguese, "es-419": Spanish, "es_ES@euro": Spanish,
		"en_US": English, "": English, "C": English, "fr_FR": English, "den": English,
	} {
		if got := Best(system); got != want {
			t.Errorf("%q: %s, want %s", system, got, want)
		}
	}
}

func BenchmarkT(b *testing.B) {
	speak(b, German)
	for b.Loop() {
		T("Agent to {0}", facts.SpaceID("foldspace"))
	}
}
