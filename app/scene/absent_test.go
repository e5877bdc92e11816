package scene

import (
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/page/table/sheet"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
	"hagal/engine/play"
)

// absent finds the words of boxes, variants and a mode that are not on a table.
func absent(s engine.Setup) *regexp.Regexp {
	terms := map[string]bool{}
	var cards []string
	add := func(on facts.On, arg speech.Arg) {
		if !on.Met(s.Solo, s.Boxes, s.Variants) {
			terms[words.Word(arg)] = true
		}
	}
	needs := func(n facts.Needs) facts.On { return facts.On{Needs: n} }
	for _, x := range facts.Spaces {
		add(needs(facts.Needs{With: x.Needs.With}), x.ID)
	}
	for _, x := range facts.Tiles {
		add(needs(x.Needs), x.ID)
	}
	for _, x := range facts.Leaders {
		add(facts.On{Needs: x.Needs, Modes: facts.SoloOnly}, x.ID)
	}
	for _, x := range facts.Cards {
		if len(x.Cases) == 0 && !x.Modes.In(s.Solo) {
			cards = append(cards, regexp.QuoteMeta(words.CardName(x.ID))+`(?:$|[^\pL])`) // "reshuffled" is no card
		}
	}
	for _, x := range facts.VariantTable {
		if !s.Variants.Has(x.Variant) {
			terms[words.T(x.Name)] = true
		}
	}
	for _, b := range facts.BoxTable {
		if s.Boxes.Has(b.Boxes) {
			continue
		}
		terms[words.Word(b.ID)] = true
		terms[strings.ToUpper(string(b.ID[:1]))+string(b.ID[1:])] = true
		for _, id := range b.Words {
			terms[printedWord(id)] = true
		}
	}
	if s.Solo {
		terms[words.Word(engine.One)], terms[words.Word(engine.Two)], terms[words.T("Two players")] = true, true, true
		terms[words.Word(engine.Hagal)] = true
	} else {
		terms[words.Word(engine.Left)], terms[words.Word(engine.Right)], terms[printedWord("term.signet-ring")] = true, true, true
	}
	list := cards
	for _, term := range slices.Sorted(maps.Keys(terms)) {
		list = append(list, regexp.QuoteMeta(term))
	}
	return regexp.MustCompile(`(?i)(?:^|[^\pL])(` + strings.Join(list, "|") + `)`)
}

// hagalThings are called after House Hagal and are on every table; German
// writes them with hyphens.
var hagalThings = strings.NewReplacer("House Hagal card", "", "House Hagal deck", "", string(facts.FromLeaflet), "", "Faltblatt Haus Hagal", "")

// printedWord is a term in the player's language.
func printedWord(id string) string {
	i := slices.IndexFunc(facts.Words, func(w facts.Word) bool { return w.ID == id })
	w := facts.Words[i]
	return map[words.Language]string{words.English: w.English, words.German: w.German, words.Spanish: w.Spanish, words.Portuguese: w.Portuguese}[words.Current()]
}

// refused shows what is said when somebody is sent where another Agent is.
func (h *Hand) refused(show func(what string)) {
	tb := h.Table()
	if !tb.Turn().Human() || tb.Phase() != engine.PhasePlayerTurns {
		return
	}
	for _, s := range tb.Spaces() {
		if tb.CanGo(tb.Turn(), s.ID, false) != nil {
			h.App.Do(engine.Agent{Seat: tb.Turn(), Space: s.ID})
			show("refused: " + string(s.ID))
			h.App.Change(func() {})
			return
		}
	}
}

// steps shows the table, and why each of its latest events happened where
// nothing of the kind was seen yet.
func (h *Hand) steps(seen map[string]bool, show func(what string)) {
	h.Helper()
	show("the table")
	for _, e := range h.App.Desk().Session().Last().Events {
		if kind := e.Rule.String() + e.Say.Form; !seen[kind] || e.Rule == facts.RuleEnd4 {
			seen[kind] = true
			sheet.Why(h.App, h.Table(), e)
			show("why: " + words.Event(h.Table(), e))
			h.App.Close()
		}
	}
}

// TestOnlyTheWordsOfTheTable plays whole games, and reads all there is to read
// at each step: no word of a box, a mode or a variant that is not on the table.
func TestOnlyTheWordsOfTheTable(t *testing.T) {
	lines := []string{
		SoloLine, "table solo expansion=base difficulty=kwisatz-haderach you=- left=vladimir-harkonnen right=glossu-rabban deck=cards",
		"table two expansion=base first=two deck=app seed=2", "table two expansion=base first=one deck=cards",
		"table solo expansion=ix difficulty=mentat you=- left=rhombur-vernius right=leto-atreides deck=app seed=3",
		"table two expansion=ix first=one deck=app seed=4",
	}
	for seed, line := range sample(lines, 1) {
		language := []words.Language{words.English, words.German}[seed%2]
		h := With(t, Setting{Size: Phone, Scale: 100, Language: language, Variant: "light", Contrast: "normal"})
		setup := h.parse(line).(engine.Setup)
		foreign := absent(setup)
		h.App.Open(h.Deal("Friday", line))
		shown, seen := 0, map[string]bool{}
		show := func(what string) {
			shown++
			for _, said := range strings.Split(h.Text(), "\n") {
				if taken := words.T("Take these House Hagal cards out: {0}.", speech.List{}); strings.HasPrefix(said, taken[:len(taken)-1]) {
					continue // which are not on the table then
				}
				if m := foreign.FindStringSubmatch(hagalThings.Replace(said)); m != nil {
					t.Errorf("%s, %s: %s: %q, of what is not there: %q", language, line, what, m[1], said)
				}
			}
		}
		h.readTable(show)
		game, err := play.Game(play.NewSensible(rand.New(rand.NewPCG(uint64(seed), 21))), setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range sample(game.Lines[1:], 60) {
			before := h.Table().Round()
			h.Lines(line)
			h.steps(seen, show)
			h.refused(show)
			if h.Table().Round() != before && before%3 == 0 {
				h.readTable(show)
			}
		}
		h.readTable(show)
		if shown < 100 {
			t.Errorf("only %d screens", shown)
		}
	}
}

// readTable shows what may be opened at the table at any time.
func (h *Hand) readTable(show func(string)) {
	h.Helper()
	for _, key := range []fyne.KeyName{fyne.Key3, fyne.Key2, fyne.Key1} {
		tab(key)(h)
		show("tab " + string(key))
	}
	for _, tap := range h.Seen() { // seats and spaces, where they are shown
		if tap.OnHold != nil {
			tap.OnHold()
			show("held: " + tap.Name)
			h.App.Close()
		}
	}
	for _, r := range []shell.Route{shell.Setup, shell.Rules} {
		h.App.Go(r)
		show(string(r))
		h.App.Go(shell.Table)
	}
	h.Tap(words.T("More"))
	show("more")
	h.App.Close()
	h.Type('?')
	show("the keys")
	h.App.Close()
}
