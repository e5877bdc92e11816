package play

// CheckTaken is for the tests.
var CheckTaken = checkTaken

// Wild is for the tests.
var Wild = (*Random).wild
