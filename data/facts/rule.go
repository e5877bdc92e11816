package facts

// Rule is one rule of the app in our words, with where it is printed.
type Rule struct {
	ID      string // such as R-DRAW-3
	Title   string
	Text    string
	Sources []Source
}

// RuleByID finds a rule; ok is false for an unknown id.
func RuleByID(id string) (Rule, bool) { return find(Rules, func(r Rule) bool { return r.ID == id }) }
