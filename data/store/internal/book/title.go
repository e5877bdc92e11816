package book

import (
	"fmt"
	"unicode/utf8"

	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// titles holds the titles that are taken, and the last number put behind each,
// so that a thousand tables of one name do not each count from 2 again.
type titles map[string]int

func (c *Change) titles() (titles, error) {
	taken := titles{}
	err := c.Tables(func(t row.Table) error {
		if t.Deleted == 0 {
			taken[t.Title] = 1
		}
		return nil
	})
	return taken, err
}

// free puts the first free number behind a title that is taken, and takes it.
func (t titles) free(title string) string {
	n, free := max(t[title], 1), title
	for t[free] > 0 {
		n++
		end := fmt.Sprintf(" (%d)", n)
		start := []rune(title)
		start = start[:min(len(start), store.MaxTitle-utf8.RuneCountInString(end))]
		free = string(start) + end
	}
	t[title], t[free] = n, max(t[free], 1)
	return free
}
