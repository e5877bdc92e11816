package store

import (
	"fmt"
	"strings"
)

// Report tells what Open found. It is empty when all was well.
type Report struct {
	Newer     int         // version of a file too new: it is open for reading only
	Damage    string      // what was wrong with the file
	SetAside  string      // where the damaged file is now, untouched
	Recovered []Recovered // what was brought into the new file
	Rest      string      // a text file with lines that could be read but have no place
	From      int         // version the file had before it was brought to ours
	Copy      string      // the file as it was before that
}

// Recovered is one table of a damaged file.
type Recovered struct {
	Title   string
	Lines   int // brought over; 0 when the table could not be
	Missing int // known to be lost, or in Report.Rest
}

// Empty says whether there is nothing to tell.
func (r Report) Empty() bool {
	return r.Newer == 0 && r.Damage == "" && r.From == 0
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
	if r.Rest != "" {
		fmt.Fprintf(&b, "Lines that have no place any more are in %s.\n", r.Rest)
	}
	if r.From > 0 {
		fmt.Fprintf(&b, "The file was brought from version %d to %d; as it was before, it is in %s.\n", r.From, version, r.Copy)
	}
	return strings.TrimSuffix(b.String(), "\n")
}
