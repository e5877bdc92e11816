// Package reading is the page shown while the saved tables take long to open.
package reading

import (
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// Page is all there is to see while the tables are read.
type Page struct{}

// Enter has nothing to do.
func (Page) Enter(string) {}

// Draw says what is waited for.
func (Page) Draw(f part.Frame) shell.Picture {
	return shell.Picture{Body: f.Page("reading", words.T("Hagal"), nil, nil,
		part.Text(words.T("Opening your tables"), part.Large),
		part.Text(words.T("This can take a while with many tables or damaged files. You can close the app meanwhile: nothing is lost."), part.Body))}
}
