//go:build race

package play_test

// games is how many TestRandomGames plays when HAGAL_SOAK does not say: few
// under the race detector, which is slow.
const games = 500
