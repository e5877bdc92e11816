package words

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/lang"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

func TestDaysAndFigures(t *testing.T) {
	when := time.Date(2026, 5, 4, 20, 15, 0, 0, time.UTC)
	for l, want := range map[Language][5]string{
		English:    {"2026-05-04", "2026-05-04 20:15", "150%", "12,345", "7.7"},
		German:     {"04.05.2026", "04.05.2026 20:15", "150\u00a0%", "12.345", "7,7"},
		Portuguese: {"04/05/2026", "04/05/2026 20:15", "150%", "12.345", "7,7"},
		Spanish:    {"04/05/2026", "04/05/2026 20:15", "150\u00a0%", "12\u00a0345", "7,7"},
	} {
		speak(t, l)
		if got := [5]string{Day(when), Minute(when), Percent(150), Word(speech.Number(12345)), Tenths(765)}; got != want {
			t.Errorf("%s: %q, want %q", l, got, want)
		}
	}
}

// A title made of Leaders is shown in today's language, whatever the language
// of the day it was made; one that a person typed stays as it is.
func TestTitles(t *testing.T) {
	day := time.Date(2026, 5, 4, 0, 0, 0, 0, time.UTC)
	solo := engine.Setup{Solo: true, Left: "memnon-thorvald", Right: "glossu-rabban"}
	kept := MadeTitle(solo, [2]string{}, day, 80)
	for _, c := range []struct {
		language   Language
		kept, want string
	}{
		{German, kept, "Graf Memnon Thorvald, Glossu „Die Bestie“ Rabban 04.05.2026"},
		{English, kept, `Earl Memnon Thorvald, Glossu "The Beast" Rabban 2026-05-04`},
		{Portuguese, "Graf Memnon Thorvald, Glossu „Die Bestie“ Rabban 2026-05-04", "Conde Memnon Thorvald, Glossu “A Fera” Rabban 04/05/2026"},
		{Spanish, MadeTitle(engine.Setup{}, [2]string{}, day, 80), "Dos jugadores 04/05/2026"},
		{German, "Friday 2026-05-04", "Friday 2026-05-04"},
		{German, "Earl Memnon Thorvald", "Earl Memnon Thorvald"},
		{German, MadeTitle(engine.Setup{}, [2]string{"Anna", "Bob"}, day, 80), "Anna, Bob 04.05.2026"},
		{German, MadeTitle(engine.Setup{}, [2]string{"Anna"}, day, 80), "Anna, Spieler zwei 04.05.2026"},
		{German, "", ""},
		{German, "Two players", "Two players"},
	} {
		speak(t, c.language)
		if got := Title(c.kept); got != c.want {
			t.Errorf("%s: %q is shown as %q, want %q", c.language, c.kept, got, c.want)
		}
	}
	if long := MadeTitle(engine.Setup{}, [2]string{strings.Repeat("a", 40), strings.Repeat("b", 40)}, day, 60); len([]rune(long)) != 60 || !strings.HasSuffix(long, " 2026-05-04") {
		t.Errorf("a title of long names is %q", long)
	}
}

// The toolkit's own dialogs speak the language chosen, not the system's.
func TestTheToolkitSpeaksTheLanguageChosen(t *testing.T) {
	for l, want := range map[Language]string{German: "Abbrechen", Spanish: "Cancelar", English: "Cancel"} {
		speak(t, l)
		if got := lang.L("Cancel"); got != want {
			t.Errorf("%s: a dialog says %q, want %q", l, got, want)
		}
	}
	speak(t, German)
	if got := lang.X("file.parent", "Parent"); got != "übergeordneter Ordner" {
		t.Errorf("a dialog calls the folder above %q", got)
	}
	for _, l := range Languages {
		for word := range tongueOf(t, English).Toolkit {
			if tongueOf(t, l.Language).Toolkit[word] == "" {
				t.Errorf("%s has no word for the toolkit's %q", l.Language, word)
			}
		}
	}
}

func TestLists(t *testing.T) {
	speak(t, German)
	or := speech.List{Items: []speech.Arg{facts.Emperor, facts.Guild, facts.Fremen}, Or: true}
	if got := Word(or); got != "Imperator, Raumgilde oder Fremen" {
		t.Error(got)
	}
	if got := Word(speech.Options([]facts.SpaceID{"arrakeen", "imperial-basin"})); got != "Arrakeen, Imperiales Becken" {
		t.Error(got)
	}
	if got := Word(speech.List{}); got != "" {
		t.Errorf("an empty list is %q", got)
	}
}
