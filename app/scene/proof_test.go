package scene

// sample is all of a list, or its beginning under the race detector.
func sample[T any](list []T, raceToo int) []T {
	if raced {
		return list[:raceToo]
	}
	return list
}
