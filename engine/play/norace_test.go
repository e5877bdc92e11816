//go:build !race

package play_test

// games is how many TestRandomGames plays when HAGAL_SOAK does not say.
const games = 3000
