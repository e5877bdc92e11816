package store

import (
	"fmt"
	"strings"
)

// Report tells what Open found. It is empty when all was well.
type Report struct {
	Newer       int         // version of a file too new: it is open for reading only
	Damage      string      // what was wrong with the file
	Details     []Detail    `json:",omitempty"` // of Damage, where the store has words of its own for it
	SetAside    string      // where the damaged file is now, untouched
	Recovered   []Recovered // what was brought into the new file
	Rest        string      // a text file with lines that could be read but have no place
	Loss        Loss        // what was not brought, where the file was damaged
	Foreign     []Foreign   // files that do not belong to the store, set aside
	WitnessGone bool        // nothing tells whether the last changes are there; the tables are whole
	From        int         // version the file had before it was brought to ours, 0 while there is one version
	Copy        string      // the file as it was before that
}

// Recovered is one table of a damaged file.
type Recovered struct {
	Title   string
	Lines   int // brought over; 0 when the table could not be
	Missing int // known to be lost, or in Report.Rest
}

// Loss is what is known to be gone beside the lines in Recovered.
type Loss struct {
	Known   bool   // it is known how much is missing, which may be nothing
	Changes int64  // the last changes that are missing, at most: those that failed count too
	Tables  int    // tables of which nothing is left
	Since   string // day of the daily copy that the missing changes came after, YYYY-MM-DD, or ""
}

// Reason is why a file does not belong to the store.
type Reason int

// The reasons.
const (
	NotPlain   Reason = iota + 1 // a link, a folder or a pipe in the place of a file
	TooLarge                     // larger than any store
	OtherStore                   // of another store, or of none
	Fork                         // of this store, but changed apart from it, as on another device
	Outdated                     // of this store, as it was before its last changes
	Leftover                     // of a repair that nobody began
)

// Foreign is a file that does not belong to the store, and was set aside.
type Foreign struct {
	Name   string // it had in the folder
	Path   string // it has
	Reason Reason
}

// Empty says whether there is nothing to tell.
func (r Report) Empty() bool {
	return r.Newer == 0 && r.Damage == "" && r.From == 0 && len(r.Foreign) == 0 && !r.WitnessGone
}

// NothingMissing says that a damaged file was brought over whole. It is false
// where that is not known.
func (r Report) NothingMissing() bool {
	for _, t := range r.Recovered {
		if t.Missing > 0 {
			return false
		}
	}
	return r.Damage != "" && r.Loss.Known && r.Loss.Changes == 0 && r.Loss.Tables == 0
}

// String tells it in a few lines of English; "" when there is nothing to tell.
func (r Report) String() string {
	var b strings.Builder
	if r.Newer > 0 {
		fmt.Fprintf(&b, "The tables were written by a newer version (%d): they can only be read. Update the app to go on.\n", r.Newer)
	}
	if r.Damage != "" {
		fmt.Fprintf(&b, "The file was damaged: %s.\n", r.Damage)
	}
	if r.SetAside != "" {
		fmt.Fprintf(&b, "It was set aside as %s.\n", r.SetAside)
	}
	for _, t := range r.Recovered {
		fmt.Fprintf(&b, "%s: %d lines recovered", t.Title, t.Lines)
		if t.Missing > 0 {
			fmt.Fprintf(&b, ", %d missing", t.Missing)
		}
		b.WriteString(".\n")
	}
	switch {
	case r.NothingMissing():
		b.WriteString("Nothing is missing.\n")
	case r.Damage != "" && r.Newer == 0 && r.Loss.String() != "":
		fmt.Fprintln(&b, r.Loss)
	}
	if r.Rest != "" {
		fmt.Fprintf(&b, "Lines that have no place any more are in %s.\n", r.Rest)
	}
	for _, f := range r.Foreign {
		fmt.Fprintf(&b, "%s %s. It was set aside as %s.\n", f.Name, reasons[f.Reason], f.Path)
	}
	if r.WitnessGone {
		b.WriteString("Nothing tells whether the last changes are there.\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}

var reasons = map[Reason]string{
	NotPlain: "is not a plain file", TooLarge: "is larger than any store", OtherStore: "belongs to another store",
	Fork: "was changed apart from this store", Outdated: "is older than the tables", Leftover: "is left over from nowhere",
}

// String tells it in English; "" when nothing but lines of Recovered is missing.
func (l Loss) String() string {
	since, said := "", ""
	if l.Since != "" {
		since = " since the copy of " + l.Since
	}
	switch {
	case l.Changes > 0:
		said = fmt.Sprintf("The last %d changes%s are missing.", l.Changes, since)
	case !l.Known:
		said = fmt.Sprintf("Whether changes%s are missing is not known.", since)
	}
	if l.Tables > 0 {
		said += fmt.Sprintf(" Tables of which nothing is left: %d.", l.Tables)
	}
	return strings.TrimSpace(said)
}
