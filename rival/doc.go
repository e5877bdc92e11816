// Package rival is what a Rival does: which House Hagal card it uses, where
// its Agent goes, what it takes, deploys and buys.
//
// A turn is a list of a few named steps, in order: Solo for a Rival Leader,
// Hagal for House Hagal. Each step is a pure function of a View and answers
// with what the Rival does and why, a list of Action; the engine carries each one
// out, and asks again with a fresh View.
//
//	ready (Solo) · draw a card that can be used · send the Agent · take what the card gives · deploy
//
// Points are bought the moment they can be paid for, so Spend is asked after
// every action. Combat's choices (Location, Detonates) stand apart in combat.go.
package rival
