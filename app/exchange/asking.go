package exchange

import (
	"hagal/app/browser"
	"hagal/app/words"
)

// Asking is the question for a file where the browser asks it.
func Asking() browser.Asking {
	return browser.Asking{
		Title: words.T("Import a file"), Choose: words.T("Choose a file"), Paste: words.T("Or put its text here:"),
		Take: words.T("Import"), Cancel: words.T("Close"),
	}
}
