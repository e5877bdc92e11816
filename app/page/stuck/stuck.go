// Package stuck is the page shown while the saved tables cannot be opened.
package stuck

import (
	"fyne.io/fyne/v2"

	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// Page is all there is to see while the tables cannot be opened.
type Page struct {
	reason error
	again  func()
}

// New makes the page: reason is why the tables cannot be opened, again tries it
// once more.
func New(reason error, again func()) *Page { return &Page{reason, again} }

// Enter has nothing to do.
func (p *Page) Enter(string) {}

// Draw says why, and tries again.
func (p *Page) Draw(f part.Frame) shell.Picture {
	primary := &part.Action{Label: words.T("Try again"), Do: p.again}
	parts := []fyne.CanvasObject{
		part.Warning("warning", words.T("Your tables cannot be opened right now"), look.Bad,
			part.Text(shell.Explain(p.reason), part.Body), part.Text(words.T("Nothing was changed and nothing is lost."), part.Body)),
	}
	if detail := shell.Detail(p.reason); detail != "" {
		parts = append(parts, part.Text(words.T("Details: {0}", detail), part.Small))
	}
	return shell.Picture{Body: f.Page("stuck", words.T("Hagal"), nil, primary, parts...), Primary: primary}
}
