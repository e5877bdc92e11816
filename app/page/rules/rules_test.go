package rules_test

import (
	"testing"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
)

func TestRulesAreFoundAsOneTypes(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("Rules")
	first, last := facts.Rules[0].Title, facts.Rules[len(facts.Rules)-1].Title
	h.Sees("What the icons mean", first, last)
	h.Write("Search the rules", string(facts.Rules[0].ID)+" ")
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
	rule := facts.Rules[len(facts.Rules)/2]
	h.App.Go(shell.Rules.With(words.T(rule.Title)))
	h.Sees(rule.Title)
	h.SeesNot("What the icons mean", "No rule contains these words.")
}

func TestRulesAreSearchedInThePlayersLanguage(t *testing.T) {
	h := scene.With(t, scene.Setting{Size: scene.Phone, Scale: 100, Language: words.German, Variant: "dark", Contrast: "normal"})
	h.App.Go(shell.Rules)
	h.Write("In den Regeln suchen", "Schwertmeister")
	h.Sees("Schwertmeister")
	h.SeesNot(words.T("What the icons mean"), words.T("No rule contains these words."))
}
