package words

import (
	"hagal/data/facts"
)

// Language is a language the app speaks.
type Language string

// The languages, English first.
const (
	English    Language = "en"
	Portuguese Language = "pt-BR"
	German     Language = "de"
	Spanish    Language = "es"
)

// Languages lists them with the name each has for itself.
var Languages = []struct {
	Language Language
	Name     string
}{{English, "English"}, {Portuguese, "Português (Brasil)"}, {German, "Deutsch"}, {Spanish, "Español"}}

// term is a term of the game in the current language.
func term(id, english string) string {
	w, ok := terms[id]
	if !ok {
		return english
	}
	switch current {
	case Portuguese:
		return w.Portuguese
	case German:
		return w.German
	case Spanish:
		return w.Spanish
	}
	return w.English
}

var terms = func() map[string]facts.Word {
	m := map[string]facts.Word{}
	for _, w := range facts.Words {
		m[w.ID] = w
	}
	return m
}()
