package words

import (
	"slices"
	"testing"
)

// Names stand where a reader of the language looks for them.
func TestNamesAreInTheOrderOfTheLanguage(t *testing.T) {
	for _, c := range []struct {
		language Language
		want     []string
	}{
		{English, []string{"", "Ambush", "ambush b", "Desert Power", "Écu", "Skirmish"}},
		{German, []string{"Entsorgung", "Überfall", "Übermacht", "Umweg", "Wüstenmacht", "Zündung"}},
		{German, []string{"Masse", "Maße", "Mast"}},
		{Spanish, []string{"árbol", "Arrakeen", "caña", "cañón", "cazador", "nube", "ñame", "Ópalo"}},
		{Portuguese, []string{"Anã", "Anão", "Ânsia", "Ônibus", "Ordem"}},
	} {
		speak(t, c.language)
		got := slices.Clone(c.want)
		slices.Reverse(got)
		slices.SortFunc(got, Compare)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.language, got, c.want)
		}
	}
}
