package moment_test

import (
	"testing"

	"hagal/app/scene"
)

// ending is a game up to its endgame.
func ending(h *scene.Hand, lines ...string) {
	h.Helper()
	h.App.Open(h.Deal("Friday", lines...))
}

// The end tells who led when in words too, and a tap on a seat where its
// points came from.
func TestTheEndsPointsAreReadInWords(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	ending(h, "table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=9")
	h.PlayOut()
	h.Sees("Leto Atreides wins", "Points after each round",
		"In the lead – round 1: tied, round 2: Ilban Richese, rounds 3–4: you, rounds 5–7: Ilban Richese, round 8: Leto Atreides, round 9: tied")
	h.Tap("Points of Ilban Richese")
	h.Sees("Influence", "Bought", "Conflicts", "by round: ")
	h.SeesNot("by hand")
	h.Tap("Close")
	h.Tap("Your points")
	h.Sees("At the end")
}

// Points put right by hand are told as that.
func TestPointsByHandAreToldAsThat(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	ending(h, scene.WonGame...)
	h.Sees("You win", "In the lead – round 1: you")
	h.Tap("Your points")
	h.Sees("Cards, by hand", "by round: 1 (+12)")
}

// At Recall the hands are told all there is to do, the Mentat's return too.
func TestRecallTellsWhatTheHandsDo(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", "table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards",
		"round skirmish-a", "rival left cards=conspire", "rival right cards=wealth", "agent you mentat", "rival left cards=heighliner",
		"rival right cards=foldspace", "reveal you strength=0", "combat left=secrets", "resolve", "recall"))
	h.Sees("Recall, on the board", "All Agents return home", "The Mentat returns to its space", "Takes the First Player marker",
		"1 bonus spice each: Imperial Basin (now 1), Hagga Basin (now 1), The Great Flat (now 1)")
	h.Next()
	h.Sees("Which Conflict II was turned up?")
}
