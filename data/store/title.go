package store

import (
	"fmt"
	"unicode/utf8"

	"hagal/data/store/internal/form"
)

// titles holds the titles that are taken, and the last number put behind each,
// so that a thousand tables of one name do not each count from 2 again.
type titles map[string]int

func (c *change) titles() (titles, error) {
	taken := titles{}
	err := form.EachRow(c.tx, "SELECT title FROM game WHERE deleted = 0", func(columns []any) error {
		title, _ := columns[0].(string)
		taken[title] = 1
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
		start = start[:min(len(start), MaxTitle-utf8.RuneCountInString(end))]
		free = string(start) + end
	}
	t[title], t[free] = n, max(t[free], 1)
	return free
}
