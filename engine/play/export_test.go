package play

// CheckTaken is for the tests.
var CheckTaken = checkTaken
