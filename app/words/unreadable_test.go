package words

import (
	"math/rand/v2"
	"strings"
	"testing"

	"hagal/app/words/sources"
	"hagal/data/speech"
	"hagal/engine"
	"hagal/engine/play"
)

// garbled are lines of random games with a word missing, changed, doubled or
// behind the end.
func garbled() []string {
	var list []string
	seen := map[string]bool{}
	add := func(words ...string) {
		if line := strings.Join(words, " "); !seen[line] {
			seen[line] = true
			list = append(list, line)
		}
	}
	for seed := range uint64(8) {
		p := play.NewRandom(rand.New(rand.NewPCG(seed, 21)))
		played, _ := play.Game(p, p.Setup())
		for _, line := range played.Lines {
			words := strings.Fields(line)
			add(append(words, "more")...)
			for i := range words {
				add(append(append([]string{}, words[:i]...), words[i+1:]...)...)
				for _, wrong := range []string{"wrong", "-100", "9999999", "expansion=wrong", "left=wrong", "cards=wrong", "strength=x"} {
					add(append(append(append([]string{}, words[:i]...), wrong), words[i+1:]...)...)
				}
			}
		}
	}
	return append(list, "\xff", strings.Repeat("x", engine.MaxLine+1), "wrong")
}

// untranslated are the words of a sentence that a language does not have.
func (g *tongue) untranslated(s speech.Sentence) []string {
	var list []string
	if _, ok := g.sentences[s.Form]; !ok && sources.Wordy(s.Form) {
		list = append(list, s.Form)
	}
	for _, arg := range s.Args {
		list = append(list, g.untranslatedArg(arg)...)
	}
	return list
}

func (g *tongue) untranslatedArg(arg speech.Arg) (list []string) {
	switch a := arg.(type) {
	case speech.Sentence:
		return g.untranslated(a)
	case speech.List:
		for _, item := range a.Items {
			list = append(list, g.untranslatedArg(item)...)
		}
	case speech.Term:
		if _, ok := g.sentences[string(a)]; !ok {
			list = append(list, string(a))
		}
	case speech.Typed:
		list = append(list, string(a))
	}
	return list
}

// What the parser says of a line it cannot read is told in every language; the
// words of the line and those of the notation stay.
func TestWhatCannotBeReadIsToldInEveryLanguage(t *testing.T) {
	forms := map[string]bool{}
	for _, line := range garbled() {
		in, err := engine.Parse(line)
		if err == nil {
			continue
		}
		if in != nil {
			t.Errorf("%q gives an input and %v", line, err)
		}
		why, right, ok := engine.Said(err)
		if !ok {
			t.Errorf("%q: %v has no sentence", line, err)
			continue
		}
		forms[why.Form], forms[right.Form] = true, true
		for _, l := range others {
			g := tongueOf(t, l)
			for _, s := range append(g.untranslated(why), g.untranslated(right)...) {
				t.Errorf("%s: %q is told in English: %q", l, line, s)
			}
		}
	}
	if len(forms) < 20 {
		t.Errorf("only %d sentences were told", len(forms))
	}
	if got := tongueOf(t, German).untranslated(speech.Of("{0} is not {1}", speech.ID("x"), speech.Term("a thing"))); len(got) != 1 {
		t.Errorf("a term nobody translated is not found: %q", got)
	}
}
