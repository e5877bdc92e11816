// Package pace measures how strong two Rival Leaders are: it plays many whole
// games against people who play plainly, and sums up what came of them. Chance
// comes from outside: with the same chance the sums are the same.
package pace
