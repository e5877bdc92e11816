package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hagal/app/page"
	"hagal/app/shell"
	"hagal/data/store"
	"hagal/engine"
)

// hostile is what any setting may hold that somebody else wrote.
var hostile = []string{
	"", "?", "?1", "0", "1", "-1", "99999999999999999999", "NaN", "null", "[]", "{}", "{", "\"", "xxxxxxxxxxxxxxxxxxxx", "\u202e",
	strings.Repeat("9", store.MaxValue), strings.Repeat("[", store.MaxValue), strings.Repeat("o", store.MaxValue), "setup", "table", "rules?x",
}

// hostileTo is what settings may hold that look like what they should.
var hostileTo = map[string][]string{
	"draft": {
		`{"Tab":99,"At":2}`, `{"Tab":-1,"At":2}`, `{"Tab":1e99,"At":2}`, `{"Tab":2,"At":99999999}`, `{"Tab":2,"At":-2}`, `{"At":2,"Draft":null}`,
		`{"At":2,"Draft":{"Turn":{"Space":"nowhere"}}}`, `{"At":2,"Draft":{"Turn":{"Space":"carthag","Troops":-1}}}`,
		`{"At":2,"Draft":{"Turn":{"Space":"carthag","Troops":99999}}}`, `{"At":2,"Draft":{"Turn":{"Dice":[7,-7],"Revealing":true,"Beyond":2147483647}}}`,
		`{"At":2,"Draft":{"Cards":["nothing"]}}`, `{"At":2,"Draft":{"Cards":["wealth","wealth"]}}`, `{"At":2,"Draft":{"Swords":{"left":["x"],"nobody":["y"]}}}`,
		`{"At":2,"Draft":{"Tiles":["a","b","c","d"]}}`, `{"At":2,"Draft":{"Final":{"you":{"Points":-5}}}}`, `{"At":2,"Draft":{"Moving":{"Space":"x","Seat":"z"}}}`,
	},
	"setup": {"table four", "table solo expansion=ix difficulty=mentat you=x left=y right=z deck=app", "table two expansion=base first=hagal", "round skirmish-a"},
	"report": {
		`{"Damage":"x","Recovered":[{"Title":"` + strings.Repeat("o", 2000) + `","Lines":-5}]}`, `{"Recovered":[` + strings.Repeat("{},", 800) + `{}],"More":-9}`,
		`{"From":1,"Copy":"../../etc/passwd"}`, `{"Newer":5}`,
	},
	"hints": {"off", "+conflict+conflict"},
}

// kept is a setting of the app's, with the page that reads it, if one does.
type kept struct {
	key  string
	page shell.Route
}

// settingsOf are all settings that the app keeps, those of a table too.
func settingsOf(id store.ID) []kept {
	list := []kept{{"open", ""}, {"setup", shell.NewTable}, {"report", ""}}
	for _, p := range []shell.Preference{shell.Language, shell.Variant, shell.Contrast, shell.TextSize, shell.Awake, shell.Pieces, shell.Hints} {
		list = append(list, kept{string(p), shell.Settings})
	}
	of := func(name string) string { return fmt.Sprintf("%s-%d", name, id) }
	return append(list, kept{of("draft"), shell.Table}, kept{of("ticks"), shell.Setup}, kept{of("seen"), shell.Table}, kept{of("screen"), ""})
}

// home starts the app, goes to a page where it can be gone to, and Home.
func home(h *Hand, at shell.Route) {
	h.Helper()
	h.Start(h.Size)
	if d := h.App.Desk(); at != "" && (at != shell.Table && at != shell.Setup || d != nil && d.Playable()) {
		h.App.Go(at)
	}
	h.App.Go(shell.Home)
	if h.App.At() != shell.Home || h.Primary() == "" {
		h.Fatalf("Home is not shown, but %q", h.App.At())
	}
}

// remembering is a store that keeps its settings in memory alone: a disk is slow.
type remembering struct {
	page.Store
	settings map[string]string
}

func (r remembering) Setting(key string) (string, error) { return r.settings[key], nil }

func (r remembering) SetSetting(key, value string) error {
	r.settings[key] = value
	return nil
}

// No stored byte keeps Home from appearing: each setting with each hostile
// value, with a table open that is due at each moment they are about.
func TestNoSettingKeepsHomeFromAppearing(t *testing.T) {
	kept := remembering{NewStore(t), map[string]string{}}
	h := NewHand(t, kept, Phone)
	id := h.Deal("Friday", SoloLine, "round skirmish-a")
	for _, setting := range settingsOf(id) {
		name, _, _ := strings.Cut(setting.key, "-")
		for _, value := range slices.Concat(hostileTo[name], sample(hostile, 5)) {
			kept.settings["open"], kept.settings[setting.key] = fmt.Sprint(id), value
			home(h, setting.page)
		}
		delete(kept.settings, setting.key)
	}
}

func FuzzStart(f *testing.F) {
	for i, value := range sample(hostile, 5) {
		f.Add(i, value)
	}
	for i, value := range hostileTo["draft"] {
		f.Add(9, value)
		f.Add(i, value)
	}
	disk := NewStore(f)
	id := NewHand(f, disk, Phone).Deal("Friday", SoloLine, "round skirmish-a")
	settings := settingsOf(id)
	f.Fuzz(func(t *testing.T, i int, value string) {
		setting := settings[max(0, i)%len(settings)]
		kept := remembering{disk, map[string]string{"open": fmt.Sprint(id), setting.key: value}}
		home(NewHand(t, kept, Phone), setting.page)
	})
}

// A draft that the table cannot have counts as none; one that it can comes
// back whole.
func TestADraftIsCheckedWhenItIsRead(t *testing.T) {
	for _, c := range []struct {
		draft string
		here  bool
	}{
		{`{"At":4,"Draft":{"Turn":{"Space":"carthag","Troops":2}}}`, true},
		{`{"At":3,"Draft":{"Turn":{"Space":"carthag","Troops":2}}}`, false},
		{`{"Tab":99,"At":4,"Draft":{"Turn":{"Space":"carthag"}}}`, false},
		{`{"At":4,"Draft":{"Turn":{"Space":"tech-negotiation"}}}`, false}, // of a box that is not on the table
		{`{"At":4,"Draft":{"Turn":{"Space":"carthag","Troops":13}}}`, false},
		{`{"At":4,"Draft":{"Turn":{"Space":"carthag"},"Tiles":["windtraps"]}}`, false},
		{`{"At":4,"Draft":{"Turn":{"Space":"carthag"},"Moving":{"Space":"carthag","Seat":"you"}}}`, false},
	} {
		h := Open(t, Phone)
		id := h.Deal("Friday", SoloLine, "round skirmish-a", "rival left cards=arrakeen-1p", "rival right cards=wealth")
		for key, value := range map[string]string{"open": fmt.Sprint(id), fmt.Sprintf("draft-%d", id): c.draft, fmt.Sprintf("seen-%d", id): "4"} {
			if err := h.Store.SetSetting(key, value); err != nil {
				t.Fatal(err)
			}
		}
		h.Start(Phone)
		if got := h.Table().Turn(); got != engine.You {
			t.Fatalf("it is the turn of %q", got)
		}
		if here := h.Primary() == "Send with 2 troops"; here != c.here {
			t.Errorf("%s: the large button is %q", c.draft, h.Primary())
		}
	}
}
