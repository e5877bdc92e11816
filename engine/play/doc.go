// Package play is a player that knows no strategy: it plays whole random
// games, lawful as far as it can tell and now and then not at all, and checks
// the engine after every line.
//
// Random gives a set-up and then, for any table, the next input: the game's
// own course (course.go, turns.go), what players put right by hand (corrections.go)
// and inputs picked with no regard for the table (wild.go). With real House
// Hagal cards it draws from a pile of its own (pile.go), which is a second
// reading of R-DRAW-3.
//
// Game plays to the end and checks after each input, and once more when the
// game is over, what must hold for every game there can be (check.go).
package play
