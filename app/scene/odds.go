package scene

import (
	"hagal/app/words"
	"hagal/data/facts"
)

// oddsScenes are those of a table whose odds are shown.
func oddsScenes() []Scene {
	return []Scene{
		{"odds-due", func(h *Hand) {
			table("table solo expansion=ix difficulty=mentat you=- left=rhombur-vernius right=hundro-moritani deck=app seed=5",
				"tiles windtraps flagship artillery", "round skirmish-a")(h)
			h.Tap(words.T("More"))
			h.Tap(words.T("Show the odds"))
		}},
		{"odds-turn", func(h *Hand) {
			h.Lines("rival left cards=heighliner", "rival right cards=carthag")
			h.Next()
		}},
		{"odds-space", func(h *Hand) { h.Tap(Space("secrets")) }},
		{"odds-all", func(h *Hand) { h.Tap(words.T("The odds")) }},
		{"odds-reveal", func(h *Hand) {
			h.App.Close()
			h.Lines("agent you hardy-warriors troops=2", "rival left cards=wealth", "rival right cards=arrakeen-1p", "agent you conspire")
			h.Tap(words.T("{0}: {1} more", words.T("Strength"), 3))
		}},
		{"odds-real", func(h *Hand) {
			table("table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards", "round skirmish-a")(h)
		}},
		{"odds-swords", lines("set left deployed 3", "set you deployed 2", "set left agents 0", "set right agents 0", "reveal you strength=7")},
		{"odds-two", func(h *Hand) {
			table("table two expansion=base first=one deck=app seed=5", "round skirmish-a", "agent one conspire", "set hagal deployed 2")(h)
			h.Type('%')
			h.Type('%')
		}},
		{"odds-off", func(h *Hand) { h.Type('%'); h.TapSpace(facts.SpaceID("wealth")) }},
	}
}
