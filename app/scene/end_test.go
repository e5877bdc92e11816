package scene

import (
	"slices"
	"strings"
	"testing"

	"hagal/app/kit"
	"hagal/app/words"
)

// On a phone on its side the chart of the end is seen whole, without scrolling.
func TestTheChartOfTheEndIsSeenWhole(t *testing.T) {
	h := With(t, Setting{Landscape, 100, words.English, "dark", "normal"})
	table("table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=9")(h)
	h.PlayOut()
	p := h.look()
	i := slices.IndexFunc(p.words, func(w *kit.Text) bool { return strings.HasPrefix(kit.Plain(w.Text), "In the lead – ") })
	if i < 0 {
		t.Fatal("there is no chart")
	}
	seen := 0
	for _, text := range p.texts {
		if strings.Contains(text.text.Text, "In the lead") || strings.Contains(text.text.Text, "tied") {
			seen++
			if text.seen != text.box {
				t.Errorf("of %q only %v of %v is in sight", text.text.Text, text.seen, text.box)
			}
		}
	}
	if seen == 0 {
		t.Error("the words below the chart are not seen")
	}
}

// An option that is on or off has On first, in every setting, and is spoken
// with its setting.
func TestOnComesBeforeOff(t *testing.T) {
	h := Open(t, Phone)
	h.Tap("Settings")
	var order []string
	spoken := map[string]bool{}
	for _, tap := range h.Seen() {
		setting, name, found := strings.Cut(tap.Name, ": ")
		if !found || name != "On" && name != "Off" {
			continue
		}
		order = append(order, name)
		if spoken[tap.Name] || setting == "" {
			t.Errorf("two options are spoken as %q", tap.Name)
		}
		spoken[tap.Name] = true
	}
	if want := []string{"On", "Off", "On", "Off", "On", "Off"}; !slices.Equal(order, want) {
		t.Errorf("the options stand as %q", order)
	}
}
