package words

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
)

//go:embed translations
var files embed.FS

var (
	// current is the language spoken now.
	current = English
	// spoken is the current language by its English forms; English has none.
	spoken map[string]string
	// loaded keeps the languages read already, for switching back.
	loaded = map[Language]map[string]string{}
)

// Use makes the app speak a language from now on. What is on screen has to be
// drawn again. A language that cannot be read changes nothing.
func Use(l Language) error {
	m, err := load(l)
	if err != nil {
		return err
	}
	current, spoken = l, m
	return nil
}

// Current is the language spoken now.
func Current() Language { return current }

// load reads a language's sentences, once.
func load(l Language) (map[string]string, error) {
	if l == English {
		return nil, nil
	}
	if m, ok := loaded[l]; ok {
		return m, nil
	}
	data, err := files.ReadFile("translations/" + string(l) + ".json")
	if err != nil {
		return nil, fmt.Errorf("no translation for %q: %w", l, err)
	}
	var m map[string]string
	if err := json.Unmarshal(data, &m); err != nil {
		return nil, fmt.Errorf("translation for %q: %w", l, err)
	}
	loaded[l] = m
	return m, nil
}

// known is an English form in the current language, or as it is: a name that
// somebody typed, or a form without words, is nobody's key.
func known(word string) string {
	if s, ok := spoken[word]; ok {
		return s
	}
	return word
}

// Best is the language for a locale such as "de_DE.UTF-8" or "pt": its own
// where the app speaks it, in whatever country, else English.
func Best(system string) Language {
	tongue := strings.ToLower(system)
	if i := strings.IndexAny(tongue, "-_.@"); i >= 0 {
		tongue = tongue[:i]
	}
	for _, l := range Languages {
		if of, _, _ := strings.Cut(string(l.Language), "-"); of == tongue {
			return l.Language
		}
	}
	return English
}
