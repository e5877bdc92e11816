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
// the notation, files, the languages' own names, libraries and their licences, levels in Roman numbers, and
// the details of what went wrong, for whoever mends it.
var given = regexp.MustCompile(`Earl Memnon Thorvald, Glossu "The Beast" Rabban \d+|Anna, whose name has exactly forty signs|A first game|(Friday|Saturday|Sunday)( evening)?` +
	`|^[\w./ -]+ v\d[\w./ -]*$|^LICENSE\S*$|\b(Noto Sans|DejaVu Sans Mono|EmojiOne Color|Inter|Bitstream Vera)\b|^Hagal$|^(BSD-\d-Clause|MIT|Apache-2\.0|OFL-1\.1|Zlib|Unlicense|, )+$|\b(Anna|Bob|Ada)\b|agent you palace-of-glass( troops=2)?|palace-of-glass|hagal(-[\w-]+)?\.(db|txt|mark)|^/home/ada/hagal|English|Deutsch|Español|Português \(Brasil\)|\b[IVX]+\b|\[Ďééťááííĺš(, [^:]*)?: .*`)

// glued are two sentences with nothing between them but a space, or a piece of
// text that no sentence holds: another language may want another order. A list
// has its commas or dots, a name its colon, and a sentence that is over may be
// followed by another.
var glued = regexp.MustCompile(`[^.~]~*\] *\[|\][\pL\d]|[\pL\d]\[`)

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
	for _, scene := range sample(Scenes(), aRound) {
		scene.Draw(h)
		for _, line := range strings.Split(h.Text(), "\n") {
			if glued.MatchString(line) {
				found.in(scene.Name)("glued together", "%q", line)
			}
			for _, word := range plain.FindAllString(given.ReplaceAllString(line, ""), -1) {
				found.in(scene.Name)("English", "%q in %q", word, line)
			}
		}
	}
	found.tell(t)
}

func TestGluedSentencesAreFound(t *testing.T) {
	for text, want := range map[string]bool{
		"[Řóóúúñď 1~] [Ťúúřñ]": true, "[Řóóúúñď][Ťúúřñ]": true, "[Řóóúúñď]s": true, "Ťhé[Řóóúúñď]": true,
		"[Řóóúúñď 1.~] [Ťúúřñ.]": false, "[Řóóúúñď] · [Ťúúřñ]": false, "Anna: [Řóóúúñď [Ťúúřñ] 1]": false,
	} {
		if glued.MatchString(text) != want {
			t.Errorf("%q: glued is %v", text, !want)
		}
	}
}
