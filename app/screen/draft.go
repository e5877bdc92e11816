package screen

import (
	"encoding/json"

	"hagal/engine"
)

// draft is what is chosen for the next input. It is kept at each tap too, so
// that a kill comes back to the same screen.
type draft struct {
	Space     string                   `json:",omitempty"`
	Troops    int                      `json:",omitempty"`
	Ships     int                      `json:",omitempty"`
	Sneak     bool                     `json:",omitempty"` // by infiltration
	Revealing bool                     `json:",omitempty"`
	Beyond    int                      `json:",omitempty"` // strength beyond the units'
	Dice      [2]int                   `json:",omitzero"`
	Cards     []string                 `json:",omitempty"`
	Swords    map[engine.Seat][]string `json:",omitempty"`
	Tiles     []string                 `json:",omitempty"`
	Final     map[string]int           `json:",omitempty"`
	Moving    string                   `json:",omitempty"` // seat and space of the Agent taken up
}

// keptDraft is a draft with where it belongs: the screen, the tab, and how
// many lines stood.
type keptDraft struct {
	Place Place
	Tab   tab
	At    int
	Draft draft
}

func (a *App) draftKey() string { return "draft-" + itoa(int(a.desk.ID())) }

// keepDraft saves the draft when it changed.
func (a *App) keepDraft() {
	if a.desk == nil || a.place != Table && a.place != Check {
		return
	}
	b, err := json.Marshal(keptDraft{a.place, a.tab, a.desk.Session().Standing(), a.draft})
	if err != nil {
		a.message = a.explain(err)
		return
	}
	if s := string(b); s != a.saved && a.keep(a.draftKey(), s) {
		a.saved = s
	}
}

// bringDraft brings back what was chosen when the table was left.
func (a *App) bringDraft() {
	s := a.kept(a.draftKey())
	if s == "" {
		return
	}
	var k keptDraft
	if json.Unmarshal([]byte(s), &k) != nil || k.At != a.desk.Session().Standing() {
		return
	}
	a.draft, a.tab = k.Draft, k.Tab
	if k.Place == Check {
		a.place = Check
	}
}
