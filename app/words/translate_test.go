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
	before := current
	if err := Use(l); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		if err := Use(before); err != nil {
			tb.Error(err)
		}
	})
}

func translationsOf(tb testing.TB, l Language) map[string]string {
	tb.Helper()
	m, err := load(l)
	if err != nil {
		tb.Fatal(err)
	}
	return m
}

func TestEveryFormIsTranslated(t *testing.T) {
	forms := sourceForms(t)
	if len(forms) < 600 {
		t.Fatalf("only %d forms were found in the sources", len(forms))
	}
	for _, l := range others {
		m := translationsOf(t, l)
		for _, f := range forms {
			if _, ok := m[f]; !ok {
				t.Errorf("%s: no translation of %q", l, f)
			}
		}
		for key := range m {
			if !slices.Contains(forms, key) {
				t.Errorf("%s: no source tells %q any more", l, key)
			}
		}
	}
}

func TestTranslationsAreWhole(t *testing.T) {
	// The toolkit's loader keeps these keys for itself, and reads {{ as a template.
	reserved := []string{"id", "description", "hash", "leftdelim", "rightdelim",
		"zero", "one", "two", "few", "many", "other", "translation"}
	for _, l := range others {
		for key, s := range translationsOf(t, l) {
			if strings.TrimSpace(s) == "" || s != strings.TrimSpace(s) {
				t.Errorf("%s: %q is %q", l, key, s)
			}
			if in, out := placesIn(key), placesIn(s); !slices.Equal(in, out) {
				t.Errorf("%s: %q has the places %v, its translation %q has %v", l, key, in, s, out)
			}
			if slices.Contains(reserved, strings.ToLower(key)) || strings.Contains(key+s, "{{") {
				t.Errorf("%s: the toolkit cannot load %q", l, key)
			}
		}
	}
}

func placesIn(s string) []string {
	list := places.FindAllString(s, -1)
	slices.Sort(list)
	return list
}

func TestRuleNumbersAreKept(t *testing.T) {
	number := regexp.MustCompile(`R-[A-Z]+-\d|\d+`)
	for _, l := range others {
		m := translationsOf(t, l)
		for _, r := range facts.Rules {
			in, out := number.FindAllString(r.Text, -1), number.FindAllString(m[r.Text], -1)
			slices.Sort(in)
			slices.Sort(out)
			if !slices.Equal(in, out) {
				t.Errorf("%s: %s tells the numbers %v as %v", l, r.ID, in, out)
			}
		}
	}
}

// printed are terms of the glossary with how English sentences tell them.
var printed = map[string]string{
	"app.house-hagal":     `House Hagal`,
	"app.first-player":    `First Player marker`,
	"app.rival":           `Rivals?\b`,
	"app.leader":          `\bLeaders?\b`,
	"faction.guild":       `Spacing Guild`,
	"space.swordmaster":   `Swordmasters?\b`,
	"resource.spice":      `\bspice\b`,
	"resource.solari":     `\bSolari\b`,
	"resource.water":      `\bwater\b`,
	"resource.intrigue":   `Intrigue cards?\b`,
	"resource.vp":         `[Vv]ictory points?\b`,
	"resource.influence":  `\b[Ii]nfluence\b`,
	"resource.alliance":   `\bAlliances?\b`,
	"unit.agent":          `\bAgents?\b`,
	"unit.troop":          `\b[Tt]roops?\b`,
	"unit.dreadnought":    `\b[Dd]readnoughts?\b`,
	"unit.freighter":      `\bFreighters?\b`,
	"unit.negotiator":     `\bNegotiators?\b`,
	"unit.unit":           `\bunits?\b`,
	"unit.sword":          `\b[Ss]words?\b`,
	"zone.garrison":       `\bgarrison\b`,
	"zone.supply":         `\bsupply\b`,
	"zone.conflict":       `\bConflicts?\b`,
	"zone.shipping-track": `Shipping track`,
	"zone.control":        `Control markers?\b`,
	"term.signet-ring":    `Signet Ring`,
	"term.dividends":      `Dividends`,
	"term.tech-tile":      `Tech tiles?\b`,
	"term.reveal-turn":    `Reveal turn`,
	"term.agent-turn":     `Agent turns?\b`,
	"term.combat":         `\bCombat\b`,
	"phase.makers":        `\bMakers?\b`,
	"phase.recall":        `\bRecall\b`,
	"phase.endgame":       `\bEndgame\b`,
	"expansion.ix":        `Rise of Ix`,
}

// stem matches a printed term in its singular or plural, in a compound too.
func stem(term string) *regexp.Regexp {
	var parts []string
	for _, w := range strings.Fields(term) {
		if r := []rune(w); len(r) > 4 {
			w = string(r[:len(r)-1])
		}
		parts = append(parts, strings.ReplaceAll(regexp.QuoteMeta(w), "u", "[uü]")+`\S*?`)
	}
	return regexp.MustCompile(`(?i)` + strings.Join(parts, `[\s-]`))
}

func TestPrintedWordsAreUsed(t *testing.T) {
	for _, l := range others {
		speak(t, l)
		m := translationsOf(t, l)
		wanted := map[string]string{}
		for id, english := range printed {
			wanted[id] = english
		}
		for _, w := range facts.Words {
			kind, _, _ := strings.Cut(w.ID, ".")
			if slices.Contains([]string{"tech", "variant", "space"}, kind) && wanted[w.ID] == "" {
				wanted[w.ID] = `\b` + regexp.QuoteMeta(w.English) + `\b`
			}
		}
		for id, english := range wanted {
			form, word := regexp.MustCompile(english), stem(term(id, ""))
			for key, s := range m {
				if form.MatchString(key) && !word.MatchString(s) {
					t.Errorf("%s: %q does not say %q: %q", l, key, term(id, ""), s)
				}
			}
		}
	}
}

func TestSwitchingThereAndBack(t *testing.T) {
	speak(t, English)
	back := "Copy" // the toolkit has a translation of its own for this one
	for _, step := range []struct {
		language Language
		want     [4]string
	}{
		{German, [4]string{"Zahlt 2 Truppen", "Kopieren", "Imperiales Becken", "Agent nach Faltraum"}},
		{English, [4]string{"Pays 2 troops", "Copy", "Imperial Basin", "Agent to Foldspace"}},
		{Spanish, [4]string{"Paga 2 tropas", "Copiar", "Depresión Imperial", "Agente a Plegado espacial"}},
		{Portuguese, [4]string{"Paga 2 tropas", "Copiar", "Bacia Imperial", "Agente para Dobra Espacial"}},
		{German, [4]string{"Zahlt 2 Truppen", "Kopieren", "Imperiales Becken", "Agent nach Faltraum"}},
		{English, [4]string{"Pays 2 troops", "Copy", "Imperial Basin", "Agent to Foldspace"}},
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
		if got := T("Turn of {0}", Seat(table, engine.One)); got != "Am Zug: "+name {
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
