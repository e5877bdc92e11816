package facts

// Printed says in which languages a word stands in a printed rulebook.
type Printed uint8

// The printed languages, English beside.
const (
	PrintedPortuguese Printed = 1 << iota
	PrintedGerman
	PrintedSpanish
)

// Word is one term of the game in the app's four languages.
type Word struct {
	ID         string
	English    string
	Portuguese string // Brazil
	German     string
	Spanish    string
	Printed    Printed
}
