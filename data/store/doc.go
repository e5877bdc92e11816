// Package store says what any store of tables is: a table is a list of text
// lines, and no store knows the rules behind them. Package sqlite keeps them on
// disk, package indexed in a browser; package storetest holds each to what any
// store promises.
//
// # Lines are only ever added
//
// A line that is undone, or replaced after an undo, stays where it is. A table
// remembers how many of its lines stand. A new line takes the number after the
// standing ones; what had that number or a higher one before is superseded. So
// reading a table is playing its lines in the order they came, each one
// cutting the list at its own number:
//
//	came   number  list after it
//	a      1       a
//	b      2       a b
//	c      3       a b c       then undone twice: one stands, b and c can be redone
//	d      2       a d         b and c are superseded
package store
