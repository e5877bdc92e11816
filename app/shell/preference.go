package shell

import (
	"errors"
	"slices"
	"strconv"

	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/store"
)

// Preference is the key of a thing the player may choose about the app.
type Preference string

// The preferences. Each has the options of Options, but Hints: it lists the
// hints seen, or is HintsOff.
const (
	Language Preference = "language"
	Variant  Preference = "variant"
	Contrast Preference = "contrast"
	TextSize Preference = "scale" // in percent
	Awake    Preference = "awake"
	Both     Preference = "both"   // Rivals on one screen
	Odds     Preference = "odds"   // beside the board and the strengths
	Pieces   Preference = "pieces" // the colours of the seats, as look.Pieces are kept
	Hints    Preference = "hints"
)

// HintsOff is the preference of no hints.
const HintsOff = "off"

var options = map[Preference][]string{
	Language: {"system"},
	Variant:  {"system", "light", "dark"},
	Contrast: {"normal", "high"},
	TextSize: {"100", "125", "150", "200"},
	Awake:    {"on", "off"},
	Both:     {"on", "off"},
	Odds:     {"on", "off"},
}

// unchosen is what holds without a choice where that is not the first option.
var unchosen = map[Preference]string{Odds: "off"}

func init() {
	for _, l := range words.Languages {
		options[Language] = append(options[Language], string(l.Language))
	}
	for _, p := range look.AllPieces() {
		options[Pieces] = append(options[Pieces], p.String())
	}
}

// OptionsOf lists what may be chosen, in the order it is shown.
func OptionsOf(p Preference) []string { return slices.Clone(options[p]) }

// Preferred is a preference, one of its options.
func (s *Shell) Preferred(p Preference) string { return s.preferred[p] }

// Prefer keeps and applies a preference.
func (s *Shell) Prefer(p Preference, value string) {
	s.clear()
	if err := s.store.SetSetting(string(p), value); err != nil {
		s.tell(err)
	}
	s.restyle()
	s.Redraw()
}

// Note keeps a preference that follows from play, and draws nothing.
func (s *Shell) Note(p Preference, value string) {
	s.preferred[p] = value
	s.Keep(string(p), value)
}

// restyle reads the preferences and applies them. One that is none of its
// options counts as not chosen.
func (s *Shell) restyle() {
	s.preferred = map[Preference]string{Hints: s.Kept(string(Hints))}
	for p, list := range options {
		s.preferred[p] = list[0]
		if kept := s.Kept(string(p)); slices.Contains(list, kept) {
			s.preferred[p] = kept
		} else if unchosen[p] != "" {
			s.preferred[p] = unchosen[p]
		}
	}
	o := look.Options{Variant: look.System, HighContrast: s.preferred[Contrast] == "high", Pieces: look.ParsePieces(s.preferred[Pieces])}
	switch s.preferred[Variant] {
	case "light":
		o.Variant = look.Light
	case "dark":
		o.Variant = look.Dark
	}
	percent, _ := strconv.Atoi(s.preferred[TextSize]) // an option
	o.Scale = float32(percent) / 100
	s.options.Style(o)
	language := words.Language(s.preferred[Language])
	if language == "system" {
		language = words.Best(s.options.Locale)
	}
	if err := words.Use(language); err != nil {
		s.tell(err)
	}
}

// Kept is a word kept, empty when it never was; what goes wrong is told.
func (s *Shell) Kept(key string) string {
	value, err := s.store.Setting(key)
	if err != nil {
		s.tell(err)
	}
	return value
}

// Keep keeps a word; what goes wrong is told, and Keep reports false.
func (s *Shell) Keep(key, value string) bool {
	err := s.store.SetSetting(key, value)
	if err != nil && !errors.Is(err, store.ErrReadOnly) {
		s.tell(err)
	}
	return err == nil
}
