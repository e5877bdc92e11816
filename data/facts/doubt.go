package facts

// Doubt is a figure of a card that wants a look at the printed card: one
// source tells it, or the sources differ.
type Doubt struct {
	Figure Good  // Sword: its swords in Combat; Troop: the troops it gives
	Told   []int // what each source tells, first the one the app goes by
}

// Differ reports whether the sources tell different figures.
func (d Doubt) Differ() bool { return len(d.Told) > 1 }

// Doubted lists the House Hagal cards of a table with a figure in doubt, in
// table order: a screen says so once per table.
func Doubted(solo bool, b Boxes) []Card {
	var list []Card
	for _, c := range Cards {
		if len(c.Doubts) > 0 && c.Needs.Met(b) && c.Modes.In(solo) {
			list = append(list, c)
		}
	}
	return list
}

// oneSource is a card's swords as a single source tells them.
func oneSource(swords int) Doubt { return Doubt{Figure: Sword, Told: []int{swords}} }
