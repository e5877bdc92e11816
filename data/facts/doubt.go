package facts

// Doubt is a figure of a card that wants a look at the printed card: one
// source tells it, or the sources differ.
type Doubt struct {
	Figure Good  // Sword: its swords in Combat; Troop: the troops it gives
	Told   []int // what each source tells, first the one the app goes by
}

// Differ reports whether the sources tell different figures.
func (d Doubt) Differ() bool { return len(d.Told) > 1 }

// oneSource is a card's swords as a single source tells them.
func oneSource(swords int) Doubt { return Doubt{Figure: Sword, Told: []int{swords}} }
