package exchange

import (
	"hagal/app/browser"
	"hagal/app/words"
)

// Asking is the question for a file where the browser asks it.
func Asking() browser.Asking {
	return browser.Asking{
		Title: words.T("Bring in a file"), Choose: words.T("Choose a file"), Paste: words.T("Or put its text here:"),
		Take: words.T("Bring in"), Cancel: words.T("Close"),
	}
}
