// Package kit is the app's own small set of building blocks on screen.
//
// Text wraps, so height follows width: a thing that grows taller when it gets
// narrower says so with HeightFor, and the layouts here (Column, Row, Grid,
// Flow, Pad) ask for it. Scroll hands its width down before it measures.
package kit
