package scene

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/sheet"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// controls are the icons of what one does with the app, of its own places and
// of what it says: they stand beside words, or mean what they mean in any app.
var controls = []string{"back", "board", "check", "close", "down", "edit", "help", "home", "info", "log", "minus", "more", "next", "plus", "redo",
	"rivals", "settings", "undo", "up", "warning"}

// signs are the icons drawn on the screen that are no controls. Flags go by
// their pole, whoever's shape is on them.
func (h *Hand) signs() map[string]bool { return signsOf(h.Window.Content()) }

func signsOf(o fyne.CanvasObject) map[string]bool {
	drawn := map[string]bool{}
	everything(o, func(o fyne.CanvasObject) {
		img, ok := o.(*canvas.Image)
		if !ok || img.Image == nil {
			return
		}
		name := strings.TrimPrefix(kit.NameOf(img.Image), "hagal-")
		if end := strings.LastIndex(name, "-"); end > 0 {
			name = name[:end] // the colour and the size
		}
		if strings.HasPrefix(name, "flag-") {
			name = "flag"
		}
		if name != "" && !slices.Contains(controls, name) {
			drawn[name] = true
		}
	})
	return drawn
}

// legend is the icons that the legend of a table says the meaning of.
func legend(t *testing.T, line string) map[string]bool {
	t.Helper()
	h := Open(t, Phone)
	h.App.Open(h.Deal("Friday", line))
	h.App.Go(shell.Rules)
	h.Tap("What the icons mean")
	return h.signs()
}

func missing(from, in map[string]bool) []string {
	var list []string
	for name := range from {
		if !in[name] {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

// Every icon of every scene of a table is in that table's legend.
func TestEverySignIsInTheLegend(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Desktop}, 1) {
		h := With(t, Setting{size, 100, words.English, "light", "normal"})
		drawn := map[string]map[string]bool{} // by the table's first line
		for _, scene := range Scenes() {
			scene.Draw(h)
			if h.App.At() != shell.Table {
				continue
			}
			line := h.Table().Setup().String()
			if drawn[line] == nil {
				drawn[line] = map[string]bool{}
			}
			maps.Copy(drawn[line], h.signs())
		}
		all := map[string]bool{}
		for line, signs := range drawn {
			maps.Copy(all, signs)
			if left := missing(signs, legend(t, line)); len(left) > 0 {
				t.Errorf("at %v the legend of %s lacks %v", size, line, left)
			}
		}
		if len(drawn) < 5 || len(all) < 30 {
			t.Errorf("only %d tables with %d icons", len(drawn), len(all))
		}
	}
}

// Whatever the game can bring to the screen is in the legend: each good, each
// space, each mark of an event, the shapes of the seats and their flags.
func TestTheLegendHasWhatTheGameHas(t *testing.T) {
	all := legend(t, "table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides variants=brutal,churn deck=app seed=5")
	want := map[string]bool{"flag": true, "voice": true, "supply": true, "garrison": true, "conflict": true, "combat": true}
	add := func(r fyne.Resource) {
		name := strings.TrimPrefix(r.Name(), "hagal-")
		want[name[:strings.LastIndex(name, "-")]] = true
	}
	for g := facts.Point; g <= facts.Sword; g++ {
		add(look.GoodIcon(g))
	}
	for _, s := range facts.Spaces {
		add(look.SpaceIcon(s))
	}
	for m := engine.MarkCard; m <= engine.MarkFirst; m++ {
		add(look.MarkIcon(m.String()))
	}
	for slot := range 3 {
		add(look.SeatShape(slot))
	}
	if left := missing(want, all); len(left) > 0 {
		t.Errorf("the legend lacks %v", left)
	}
}

// The legend has only what is on the table.
func TestTheLegendIsOfTheTable(t *testing.T) {
	for line, absent := range map[string][]string{
		SoloLine: {"dreadnought", "freighter", "negotiator", "tech"},
		"table two expansion=base first=one deck=app seed=5": {"dreadnought", "freighter", "negotiator", "tech", "signet"},
		"table two expansion=ix first=one deck=app seed=5":   {"signet"},
	} {
		shown := legend(t, line)
		for _, name := range absent {
			if shown[name] {
				t.Errorf("the legend of %s has %s", line, name)
			}
		}
	}
}

// The sheet of why is opened with the sign of what happened: it too is known.
func TestTheSignsOfAWholeGameAreInTheLegend(t *testing.T) {
	known, seen := legend(t, SoloLine), map[string]bool{}
	h := Open(t, Phone)
	h.App.Open(h.Deal("Friday", SoloLine))
	h.PlayOut()
	for _, step := range h.App.Desk().Session().Steps() {
		for _, e := range step.Events {
			if !seen[e.Mark.String()] {
				seen[e.Mark.String()] = true
				sheet.Why(h.App, h.Table(), e)
				if left := missing(h.signs(), known); len(left) > 0 {
					t.Errorf("why %q shows %v", e.Text(), left)
				}
				h.App.Close()
			}
		}
	}
}
