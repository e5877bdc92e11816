package scene

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"hagal/app/words"
	"hagal/app/words/pseudo"
	"hagal/app/words/sources"
)

// given are texts that no language translates: what a person typed, lines of
// the notation, files, the languages' own names, levels in Roman numbers, and
// the details of what went wrong, for whoever mends it.
var given = regexp.MustCompile(`Earl Memnon Thorvald, Glossu "The Beast" Rabban \d+|Anna, whose name has exactly forty signs|A first game|(Friday|Saturday|Sunday)( evening)?` +
	`|\b(Anna|Bob|Ada)\b|agent you palace-of-glass( troops=2)?|palace-of-glass|hagal-[\w-]+\.(db|txt)|^ ?/ home / ada / hagal|English|Deutsch|Español|Português \(Brasil\)|\b[IVX]+\b|\[Ďééťááííĺš: .*`)

// In the pseudo-language no scene has a word in English: all that is on screen
// goes through the languages' files.
func TestNoSceneIsLeftInEnglish(t *testing.T) {
	english, err := os.ReadFile("../words/translations/en.json")
	if err != nil {
		t.Fatal(err)
	}
	said, err := sources.Read("../..")
	if err != nil {
		t.Fatal(err)
	}
	var forms []string
	for _, s := range said {
		forms = append(forms, s.Form)
	}
	data, err := pseudo.Make(forms, english)
	if err != nil {
		t.Fatal(err)
	}
	undo, err := words.Put(words.English, data)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(undo)
	h := With(t, proofs[0])
	freeze(t, h)
	plain := regexp.MustCompile(`[A-Za-z]{2,}`)
	found := faultsFound{}
	for _, scene := range Scenes() {
		scene.Draw(h)
		for _, line := range strings.Split(h.Text(), "\n") {
			for _, word := range plain.FindAllString(given.ReplaceAllString(line, ""), -1) {
				found.in(scene.Name)("English", "%q in %q", word, line)
			}
		}
	}
	found.tell(t)
}
