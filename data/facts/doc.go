// Package facts holds what is printed: the boxes, the board, the House Hagal
// cards, the Conflicts, the Leaders, the Tech tiles, the variants, the rules in
// our words, and the game's terms in four languages.
//
// Each thing is one typed entry in one table; code elsewhere asks an entry
// what it gives and never which one it is. An entry says with Needs which
// boxes it is on the table with: a box more is entries, and no code.
package facts
