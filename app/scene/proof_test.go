package scene

import "testing"

// sample is all of a list, or with -short its beginning.
func sample[T any](list []T, short int) []T {
	if testing.Short() {
		return list[:short]
	}
	return list
}

// aRound is how many scenes come to the end of a round at the table, with the
// question that is the last thing to see there.
var aRound = through("decision")

// through is how many scenes there are up to one, itself counted.
func through(name string) int {
	for i, s := range Scenes() {
		if s.Name == name {
			return i + 1
		}
	}
	panic("no scene is named " + name)
}

// inEach runs a test at the app in each of some settings, with -short in the
// first ones.
func inEach(t *testing.T, short int, settings []Setting, test func(*testing.T, *Hand)) {
	t.Helper()
	for _, s := range sample(settings, short) {
		t.Run(s.String(), func(t *testing.T) { test(t, With(t, s)) })
	}
}
