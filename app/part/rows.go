package part

import (
	"fyne.io/fyne/v2"

	"hagal/app/words"
)

// Listed is how many rows a list shows at first, and how many more at a tap.
const Listed = 30

// Rows draws the first of a list: shown of them, but not fewer than Listed.
// Where there are more it adds a button, which calls more with the next shown.
func Rows[T any](list []T, shown int, row func(T) fyne.CanvasObject, more func(shown int)) []fyne.CanvasObject {
	n := min(len(list), max(Listed, shown))
	var rows []fyne.CanvasObject
	for _, item := range list[:n] {
		rows = append(rows, row(item))
	}
	if rest := len(list) - n; rest > 0 {
		rows = append(rows, Button(words.T("Show more, {0} left", rest), func() { more(n + Listed) }))
	}
	return rows
}
