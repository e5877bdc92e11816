// Package pseudo makes a language out of English by program: an accent on each
// letter, words 40 % longer, brackets round each sentence. With it one sees
// what is not translated, what has no room, and what is glued together of
// pieces that another language would put in another order.
package pseudo

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"

	"hagal/data/facts"
)

// Language is the pseudo-language's tag: English with accents.
const Language = "en-XA"

// Make is the file of the pseudo-language, from the English forms of all
// sentences and the file of English.
func Make(forms []string, english []byte) ([]byte, error) {
	var f map[string]any
	if err := json.Unmarshal(english, &f); err != nil {
		return nil, fmt.Errorf("the file of English: %w", err)
	}
	terms, ok := f["terms"].(map[string]any)
	said, ok2 := f["sentences"].(map[string]any)
	if !ok || !ok2 {
		return nil, fmt.Errorf("the file of English has no terms or no sentences")
	}
	for _, w := range facts.Words {
		entry, _ := terms[w.ID].(map[string]any)
		if entry == nil {
			entry = map[string]any{}
			terms[w.ID] = entry
		}
		if entry["label"] == nil {
			entry["label"] = w.English
		}
	}
	for _, kind := range []any{terms, f["kinds"]} {
		accentEntries(kind)
	}
	for _, form := range forms {
		english, ok := said[form].(string)
		if !ok {
			english = form
		}
		said[form] = "[" + Text(english) + "]"
	}
	if tool, ok := f["toolkit"].(map[string]any); ok {
		for k, v := range tool {
			tool[k] = "[" + Text(fmt.Sprint(v)) + "]"
		}
	}
	for _, list := range []string{"or", "and"} {
		f[list] = Text(fmt.Sprint(f[list]))
	}
	f["hyphens"] = []string{}
	return inOrder(f)
}

// inOrder writes the file with the name at its top, where it is looked for.
func inOrder(f map[string]any) ([]byte, error) {
	delete(f, "name")
	rest, err := json.MarshalIndent(f, "", "  ")
	if err != nil {
		return nil, err
	}
	name, err := json.Marshal(Text("English"))
	if err != nil {
		return nil, err
	}
	return append([]byte("{\n  \"name\": "+string(name)+","), rest[1:]...), nil
}

// accentEntries puts accents on all that is said of terms, but not on their
// classes.
func accentEntries(entries any) {
	table, _ := entries.(map[string]any)
	for _, e := range table {
		entry, _ := e.(map[string]any)
		for key, v := range entry {
			if s, ok := v.(string); ok && key != "is" {
				entry[key] = Text(s)
			}
		}
	}
}

var accents = map[rune]rune{}

func init() {
	plain, with := []rune("abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ"), []rune("áḃćďéḟğĥíĵķĺḿñóṕřšťúṽŵẋýžÁḂĆĎÉḞĞĤÍĴĶĹḾÑÓṔŘŠŤÚṼŴẊÝŽ")
	for i, r := range plain {
		accents[r] = with[i]
	}
	accents['q'], accents['Q'] = 'ɋ', 'Ɋ'
}

const vowels = "áéíóúýÁÉÍÓÚÝ"

// Text is a text with accents and 40 % longer. Places for arguments, and the
// names of forms and classes in them, stay as they are.
func Text(s string) string {
	var b strings.Builder
	letters, more := 0, 0
	var inPlace []bool // for each open brace: not yet in a text of a choice
	for _, r := range s {
		switch {
		case r == '{':
			inPlace = append(inPlace, true)
		case r == '}' && len(inPlace) > 0:
			inPlace = inPlace[:len(inPlace)-1]
		case len(inPlace) > 0 && r == '|':
			inPlace[len(inPlace)-1] = true
		case len(inPlace) > 0 && r == '=' && inPlace[len(inPlace)-1]:
			inPlace[len(inPlace)-1] = false
		case len(inPlace) > 0 && inPlace[len(inPlace)-1]:
		default:
			letters++
			if a, ok := accents[r]; ok {
				r = a
				if strings.ContainsRune(vowels, r) {
					b.WriteRune(r)
					more++
				}
			}
		}
		b.WriteRune(r)
	}
	if missing := letters*2/5 - more; missing > 0 && utf8.RuneCountInString(s) > 3 {
		b.WriteString(strings.Repeat("~", missing))
	}
	return b.String()
}
