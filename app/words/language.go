package words

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"
)

// Language is a language the app speaks, by its BCP 47 tag.
type Language string

// The languages in which the game is printed.
const (
	English    Language = "en"
	Portuguese Language = "pt-BR"
	German     Language = "de"
	Spanish    Language = "es"
)

//go:embed translations/*.json
var files embed.FS

// Named is a language with the name it has for itself.
type Named struct {
	Language Language
	Name     string
}

// Languages lists every language that has a file, English first.
var Languages = named()

// named reads the names at the top of the files.
func named() []Named {
	entries, err := files.ReadDir("translations")
	if err != nil {
		return []Named{{English, "English"}}
	}
	var list []Named
	for _, e := range entries {
		data, err := files.ReadFile("translations/" + e.Name())
		if err != nil {
			continue
		}
		if name := nameOf(data); name != "" {
			list = append(list, Named{Language(strings.TrimSuffix(e.Name(), path.Ext(e.Name()))), name})
		}
	}
	slices.SortStableFunc(list, func(a, b Named) int {
		switch {
		case a.Language == English:
			return -1
		case b.Language == English:
			return 1
		}
		return strings.Compare(a.Name, b.Name)
	})
	return list
}

// nameOf is the name of a file's language. It stands first in the file, so
// that the rest need not be read.
func nameOf(data []byte) string {
	d := json.NewDecoder(bytes.NewReader(data))
	for _, want := range []json.Token{json.Delim('{'), "name"} {
		if t, err := d.Token(); err != nil || t != want {
			return ""
		}
	}
	name, _ := d.Token()
	s, _ := name.(string)
	return s
}

var (
	// current is the language spoken now.
	current = mustRead(English)
	// loaded keeps the languages read already, for switching back.
	loaded = map[Language]*tongue{English: current}
)

// mustRead reads a language that comes with the app; a test reads them all.
func mustRead(l Language) *tongue {
	g, err := read(l)
	if err != nil {
		panic(err)
	}
	return g
}

// Use makes the app speak a language from then on. What is on screen has to
// be drawn again. A language that cannot be read changes nothing.
func Use(l Language) error {
	g, err := load(l)
	if err != nil {
		return err
	}
	data, err := json.Marshal(g.Toolkit)
	if err != nil {
		return err
	}
	if err := lang.AddTranslationsForLocale(data, lang.SystemLocale()); err != nil {
		return fmt.Errorf("language %q: the toolkit's dialogs: %w", l, err)
	}
	current = g
	return nil
}

// Current is the language spoken now.
func Current() Language { return current.language }

// load reads a language's file, once.
func load(l Language) (*tongue, error) {
	if g, ok := loaded[l]; ok {
		return g, nil
	}
	g, err := read(l)
	if err != nil {
		return nil, err
	}
	loaded[l] = g
	return g, nil
}

// Put makes a language be as a file says it, in place of its own file, until
// it is undone: for languages that are being made, and for tests.
func Put(l Language, data []byte) (undo func(), err error) {
	g, err := parseTongue(l, data)
	if err != nil {
		return nil, err
	}
	was, now := loaded[l], current
	loaded[l] = g
	if current.language == l {
		current = g
	}
	return func() {
		current = now
		if loaded[l] = was; was == nil {
			delete(loaded, l)
		}
	}, nil
}

var errLanguage = errors.New("the app does not speak it")

func read(l Language) (*tongue, error) {
	if !slices.ContainsFunc(Languages, func(n Named) bool { return n.Language == l }) {
		return nil, fmt.Errorf("language %q: %w", l, errLanguage)
	}
	data, err := files.ReadFile("translations/" + string(l) + ".json")
	if err != nil {
		return nil, fmt.Errorf("language %q: %w", l, err)
	}
	return parseTongue(l, data)
}

// Best is the language for a locale such as "de_DE.UTF-8" or "pt": its own
// where the app speaks it, in whatever country, else English.
func Best(system string) Language {
	tag := strings.ToLower(system)
	if i := strings.IndexAny(tag, "-_.@"); i >= 0 {
		tag = tag[:i]
	}
	for _, l := range Languages {
		if of, _, _ := strings.Cut(string(l.Language), "-"); of == tag {
			return l.Language
		}
	}
	return English
}
