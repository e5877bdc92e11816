package words

import (
	"strings"
	"testing"
	"unicode/utf8"

	"hagal/data/facts"
	"hagal/data/speech"
)

func TestPatterns(t *testing.T) {
	spice := rendered{label: "Spice", classes: []string{"n"}, forms: [2]entry{{"dat": "dem {0}"}, {"of": "des {0}s"}}}
	two := rendered{label: "2", classes: []string{"few"}}
	for _, c := range []struct{ pattern, want string }{
		{"", ""},
		{"no place", "no place"},
		{"{0}", "Spice"},
		{"mit {0:dat}, {0:of} wegen", "mit dem Spice, des Spices wegen"},
		{"{0:none}", "Spice"},
		{"{1} {1|one=a|few=b|other=c}", "2 b"},
		{"{0|m,f=x|n,p=y}", "y"},
		{"{0|m=x|f=the last}", "the last"},
		{"{1|few={0:dat} and {1}|other=-}!", "dem Spice and 2!"},
		{"{1|few={0|n=in {1|few=the} depth|m=-}|other=-}", "in the depth"},
		{"{7}", "{7}"},
		{"{seat|you=You take|other=Takes} {0}", "You take Spice"},
		{"{seat|he=He takes|other={0}} away", "Spice away"},
		{"a: b; c=d", "a: b; c=d"},
	} {
		p, err := parsePattern(c.pattern)
		if err != nil {
			t.Errorf("%q: %v", c.pattern, err)
			continue
		}
		if got := p.tell([]rendered{spice, two}, rendered{classes: []string{"you"}}); got != c.want {
			t.Errorf("%q: %q, want %q", c.pattern, got, c.want)
		}
	}
}

func TestPatternsThatAreRefused(t *testing.T) {
	for pattern, want := range map[string]string{
		"{":                         "closing brace",
		"{0":                        "closing brace",
		"{x}":                       "is no place",
		"{-1}":                      "is no place",
		"{0:}":                      "names no form",
		"{0:a b}":                   "names no form",
		"{0|}":                      "names no class",
		"{0|one}":                   "names no class",
		"{0|one=a":                  "closing brace",
		"{0|a={0|a={0|a={0|a=b}}}}": "deep",
		"{0|=a}":                    "names no class",
		"{seat}":                    "tells no seat",
		"{seat:dat}":                "tells no seat",
		"{seats|you=a}":             "is no place",
	} {
		if p, err := parsePattern(pattern); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, %v, want %q", pattern, p, err, want)
		}
	}
}

func FuzzPattern(f *testing.F) {
	for _, s := range []string{"Agent {0:zu}", "{0} {0|one=Punkt|other=Punkte}, {1}", "{1|you={0:a}|other={0} {1}}", "{0|a={0|a={0|a=b}}}", "}|=:{"} {
		f.Add(s)
	}
	args := []rendered{{label: "x", classes: []string{"one"}}, {label: "y"}}
	f.Fuzz(func(t *testing.T, s string) {
		p, err := parsePattern(s)
		if err != nil {
			return
		}
		if text := p.tell(args, args[0]); utf8.ValidString(s) && !utf8.ValidString(text) {
			t.Errorf("%q is told as %q", s, text)
		}
		for _, i := range p.places() {
			if i < 0 {
				t.Errorf("%q has the place %d", s, i)
			}
		}
	})
}

// A language with three plural forms is a file like any other; its rules are
// its own.
func TestALanguageOfThreeForms(t *testing.T) {
	const polish = `{"name": "Polski", "day": "2.01.2006", "minute": "2.01.2006 15:04", "decimal": ",", "group": " ", "percent": "{0}%",
		"or": "{0} lub {1}", "and": "{0} i {1}", "list": "{0}, {1}", "toolkit": {}, "kinds": {}, "hyphens": [],
		"terms": {"unit.troop": {"one": "{0} oddział", "few": "{0} oddziały", "many": "{0} oddziałów", "other": "{0} oddziału"}},
		"sentences": {"Pays {0}": "Płaci: {0}", "{0} points in all": "razem {0} {0|one=punkt|few=punkty|many=punktów|other=punktu}"}}`
	undo, err := Put("pl", []byte(polish))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(undo)
	speak(t, "pl")
	for n, want := range map[int][2]string{
		1: {"Płaci: 1 oddział", "razem 1 punkt"}, 2: {"Płaci: 2 oddziały", "razem 2 punkty"}, 5: {"Płaci: 5 oddziałów", "razem 5 punktów"},
		12: {"Płaci: 12 oddziałów", "razem 12 punktów"}, 22: {"Płaci: 22 oddziały", "razem 22 punkty"}, 0: {"Płaci: 0 oddziałów", "razem 0 punktów"},
	} {
		got := [2]string{T("Pays {0}", speech.Count{N: n, Good: facts.Troop}), T("{0} points in all", n)}
		if got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	if got := current.uncounted(entry{"one": "x", "many": "y", "other": "z"}); got != "few" {
		t.Errorf("of three forms one is missing: %q", got)
	}
	if got := T("Close"); got != "Close" {
		t.Errorf("a sentence that is not there is told as %q", got)
	}
}

// A file that is none changes nothing, and says what is wrong.
func TestFilesThatAreNone(t *testing.T) {
	for text, want := range map[string]string{
		``:   "EOF",
		`[]`: "cannot unmarshal",
		`{"name": "x", "sentences": {"Close": "{0"}}`: `"Close"`,
		`{"name": "x", "nonsense": 1}`:                "nonsense",
	} {
		if _, err := Put("de", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	speak(t, German)
	if got := T("Close"); got != "Schließen" {
		t.Errorf("after it the app says %q", got)
	}
}
