// Package odds counts what is likely to happen next at a table: the Rivals'
// turns until a human is due (Turns, With), the Conflict as it stands
// (Combat), and what a strength is worth at Reveal (Reveal). Of gives the first
// and the third together, in the form of the notation.
//
// Every Chance is exact. It is counted from what somebody who watched knows:
// which House Hagal cards were not revealed since the last shuffle, each order
// of them as likely as any other. The order that the app shuffled is never
// looked at. docs/odds.md tells how it is counted, and what was decided where
// the rules leave a choice.
package odds
