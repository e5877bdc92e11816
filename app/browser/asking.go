package browser

// Asking is what the question for a file says, in the player's language.
type Asking struct {
	Title, Choose, Paste, Take, Cancel string
}
