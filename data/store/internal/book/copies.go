package book

import "hagal/data/store"

// KeptCopies is how many daily copies stay.
const KeptCopies = 7

// BringBackFrom makes a table of a copy a new table here, with its lines,
// those undone too, and a number behind a title that is taken.
func (b Book) BringBackFrom(from store.Copy, id store.ID) (store.ID, error) {
	game, err := from.Load(id)
	if err != nil {
		return 0, err
	}
	var brought store.ID
	err = b.Change("create", " a table of a copy", func(c *Change) (err error) {
		brought, err = c.BringBack(game)
		return err
	})
	return brought, err
}
