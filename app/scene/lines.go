package scene

// SoloLine sets up a solo table of the base game.
const SoloLine = "table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5"

// WonGame is a short game that the player wins 12 to 10 to 9.
var WonGame = []string{SoloLine, "round skirmish-a", "set you vp 12", "set left vp 10", "set right vp 9",
	"set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall", "final you points=0"}

// TwoGame is a short game of two players with names, that the second wins 15 to 11.
func TwoGame(one, two string) []string {
	return []string{"table two expansion=ix first=one variants=epic deck=app seed=5", "name one " + one, "name two " + two,
		"round machinations", "set one vp 11", "set two vp 12", "set hagal agents 0", "reveal one", "reveal two", "combat", "resolve", "recall",
		"final one points=0", "final two points=3"}
}
