// Package rival is what a Rival does: which House Hagal card it uses, where
// its Agent goes, what it takes, deploys and buys.
//
// A turn is the list Turn: a few named steps, in order. Each step is a pure
// function of a View and answers with what the Rival does and why, a list of
// Do; the engine carries each Do out, and asks again with a fresh View.
//
//	draw a card that can be used · send the Agent · take what the card gives · deploy
//
// Points are bought the moment they can be paid for, so Spend is asked after
// every Do. Combat's choices (Location, Detonate) stand apart in combat.go.
package rival
