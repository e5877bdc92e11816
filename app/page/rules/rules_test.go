package rules_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
)

const base = "table solo expansion=base difficulty=mercenary you=- left=memnon-thorvald right=glossu-rabban deck=app seed=3"

func TestRulesAreFoundAsOneTypes(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("Rules")
	first, last := facts.Rules[0].Title, facts.Rules[len(facts.Rules)-1].Title
	h.Sees("What the icons mean", first, last)
	h.Write("Search the rules", facts.Rules[0].ID.String()+" ")
	h.Sees(first)
	h.SeesNot("What the icons mean", last)
	h.Write("Search the rules", "no such rule")
	h.Sees("No rule contains these words.")
	h.Tap("Clear the search")
	h.Sees("What the icons mean", first, last)
	h.Write("Search the rules", "no such rule")
	h.Tap("Back")
	h.Tap("Rules")
	h.Sees("What the icons mean", first, last)
}

// The table's "why" looks for one rule.
func TestRulesOpenAtWhatIsSearchedFor(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	rule := facts.RuleOf(facts.RuleDeploy1)
	h.App.Go(shell.Rules.With(words.T(rule.Title)))
	h.Sees(rule.Title)
	h.SeesNot("What the icons mean", "No rule contains these words.")
}

func TestRulesAreSearchedInThePlayersLanguage(t *testing.T) {
	h := scene.With(t, scene.Setting{Size: scene.Phone, Scale: 100, Language: words.German, Variant: "dark", Contrast: "normal"})
	h.App.Go(shell.Rules)
	h.Write("Regel suchen", "Schwertmeister")
	h.Sees("Schwertmeister")
	h.SeesNot(words.T("What the icons mean"), words.T("No rule contains these words."))
}

// A chapter opens alone, and is left for all of them, on any size.
func TestAChapterOpensAlone(t *testing.T) {
	for _, size := range []fyne.Size{scene.Phone, scene.Landscape, scene.Desktop} {
		h := scene.Open(t, size)
		h.Tap("Rules")
		for _, leave := range []func(){func() { h.Tap("All rules") }, func() { h.Tap("Back") }, func() { h.Key(fyne.KeyEscape) }} {
			h.Tap("Round start")
			h.Sees("Defensive bonus", "Swordmasters")
			h.SeesNot("Blocked spaces", "Places and ties")
			leave()
			h.Sees("Defensive bonus", "Blocked spaces", "Places and ties", "Emperor")
			if got := h.App.At(); got != shell.Rules {
				t.Fatalf("at %v a chapter is left for %s", size, got)
			}
		}
		h.Tap("What the icons mean")
		h.Sees("Emperor", "Signet Ring")
		h.SeesNot("Defensive bonus")
		h.Write("Search the rules", "blocked for a rival") // in all chapters
		h.Sees("Blocked spaces")
	}
}

// A chapter without a rule at the table is none.
func TestChaptersAreThoseOfTheTable(t *testing.T) {
	chapters := func(line string) string {
		h := scene.Open(t, scene.Phone)
		h.App.Open(h.Deal("Friday", line))
		h.App.Go(shell.Rules)
		var names []string
		for _, tap := range h.Seen() {
			names = append(names, tap.Name)
		}
		return "|" + strings.Join(names, "|") + "|"
	}
	for _, c := range []struct {
		line       string
		has, lacks []string
	}{
		{base, []string{"Set-up", "Round start", "Combat"}, []string{"Tech", "Shipping track", "Variants"}},
		{strings.Replace(base, "deck=", "variants=brutal deck=", 1), []string{"Combat", "Variants"}, []string{"Tech", "Shipping track"}},
		{strings.Replace(base, "=base", "=ix", 1), []string{"Tech", "Shipping track"}, []string{"Variants"}},
		{"table two expansion=ix first=one deck=app seed=3", []string{"Shipping track"}, []string{"Tech", "Variants"}},
	} {
		got := chapters(c.line)
		for _, name := range c.has {
			if !strings.Contains(got, "|"+name+"|") {
				t.Errorf("%s has no chapter %s", c.line, name)
			}
		}
		for _, name := range c.lacks {
			if strings.Contains(got, "|"+name+"|") {
				t.Errorf("%s has a chapter %s", c.line, name)
			}
		}
	}
}

// ixWords are on no page of who has the base game alone, unless a variant that
// can be played with it is printed there.
var ixWords = []string{"With Ix", "Freighter", "Dreadnought", "dreadnought", "Tech tile", "Negotiator", "Dividends", "Flagship", "Epic"}

// From Home the rules are those of the boxes of the saved tables, and of any
// box by a tap.
func TestRulesFromHomeAreOfTheBoxesThatArePlayed(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	for _, line := range []string{"", base} {
		if line != "" {
			h.Deal("Friday", line)
		}
		h.App.Go(shell.Rules)
		h.SeesNot(ixWords...)
		h.Sees("27 cards", "28 cards", "Brutal Escalation") // in either mode
		h.Tap("With Rise of Ix")
		h.Sees("Freighter", "Dreadnought", "Tech tile", "Epic")
		h.SeesNot("27 cards")
		h.Tap("Base game")
		h.SeesNot(ixWords...)
		h.App.Go(shell.Home)
	}
	h.Deal("Saturday", "table two expansion=ix first=one deck=app seed=3")
	h.App.Go(shell.Rules)
	h.Sees("Freighter", "Dreadnought", "Epic")
	h.SeesNot("27 cards")
}

// At a table the box is known, and nothing asks for it.
func TestRulesAtATableAskForNoBox(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", base))
	h.App.Go(shell.Rules)
	h.SeesNot("Base game", "With Rise of Ix")
}

// A variant that another box's book tells says where, at a table without that
// box too.
func TestAVariantSaysWhereItIsPrinted(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", strings.Replace(base, "deck=", "variants=brutal deck=", 1)))
	h.App.Go(shell.Rules.With(facts.RuleVar2.String()))
	h.Sees("Brutal Escalation", "Printed: Rise of Ix rulebook")
}
