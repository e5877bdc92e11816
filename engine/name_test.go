package engine_test

import (
	"errors"
	"strings"
	"testing"
	"unicode"

	"hagal/engine"
)

// A name is refused with a sentence that can be translated, typed as a line
// and given as an input alike.
func TestNamesThatHideSomethingAreRefused(t *testing.T) {
	g := start(t, soloBase)
	names := []string{
		"a#b", " Ana", "Ana ", "\u00a0Ana", strings.Repeat("ä", engine.MaxName+1), "A\x00na", "A\nna", "A\u0085na", "A\u2028na",
		"A\u00adna", "A\u200bna", "A\u2060na", "\ufeffAna", "A\U000e0061na", "A\ue000na", "\u200d", "\u200c\u200d", "\u0301",
	}
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if unicode.Is(unicode.Bidi_Control, r) {
			names = append(names, "A"+string(r)+"na")
		}
	}
	if len(names) < 25 {
		t.Fatalf("only %d names", len(names))
	}
	for _, name := range names {
		var r *engine.Refusal
		if _, err := g.s.Do(engine.Name{Seat: engine.You, Name: name}); !errors.As(err, &r) || r.Why.IsZero() || r.Allowed.IsZero() {
			t.Errorf("%q: %v", name, err)
		}
		if strings.ContainsAny(name, "#\n") || strings.TrimSpace(name) != name {
			continue // as a line it says something else
		}
		if in, err := engine.Parse("name you " + name); !errors.As(err, &r) {
			t.Errorf("the line of %q is read as %#v, %v", name, in, err)
		}
	}
	if _, err := g.s.Do(engine.Name{Seat: engine.You, Name: "A\xffna"}); err == nil {
		t.Error("a name that is no text is taken")
	}
}

// Every script is welcome, with the joiners that some and emoji need.
func TestNamesPeopleHave(t *testing.T) {
	g := start(t, soloBase)
	for _, name := range []string{"", "Ana", "Zé Luís", "Großmutter Gaius", "محمد", "נועה", "र्\u200dय क्\u200cष", "می\u200cخواهم", "👩\u200d🚀", "🏳️\u200d🌈 Jo", "李雷", "O'Neil-7 (2)", "Ёжик", strings.Repeat("ä", engine.MaxName)} {
		g.do(strings.TrimRight("name you "+name, " "))
		if got := g.table().Name(engine.You); got != name {
			t.Errorf("%q is kept as %q", name, got)
		}
	}
}
