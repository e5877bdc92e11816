// Package look is the app's own design: theme, type and space, icons, and the
// colours and shapes of seats and Factions.
//
// Screens name what a thing is (look.Surface, look.GoodIcon(facts.Spice)) and
// never a colour by value; README.md shows the family and says when which.
package look
