// Package facts holds what is printed: the board, the House Hagal cards, the
// Conflicts, the Leaders, the Tech tiles, the rules in our words, and the
// game's terms in four languages.
//
// Each thing is one typed entry in one table; code elsewhere asks an entry
// what it gives and never which card it is. The package imports nothing.
package facts
