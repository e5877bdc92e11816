package scene

import "testing"

// sample is all of a list, or with -short its beginning.
func sample[T any](list []T, short int) []T {
	if testing.Short() {
		return list[:short]
	}
	return list
}

// aRound is how many scenes come to the end of a round at the table.
const aRound = 24
