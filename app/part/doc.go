// Package part holds what several pages are made of: styles, buttons,
// steppers, the frame of a page, and the game's things as pictures (seats,
// gains, events). It knows no page and not the window: what a tap does is
// given to it.
package part
