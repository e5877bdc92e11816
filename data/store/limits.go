package store

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits that keep a file from outside from hurting. All are far above what
// play needs.
const (
	MaxImport      = 32 << 20  // bytes of a backup
	MaxImportLines = 1_000_000 // lines in all tables of a backup
	MaxTables      = 5_000     // tables not deleted
	MaxLines       = 20_000    // lines of a table
	MaxLine        = 4_000     // bytes of a line
	MaxTitle       = 80        // letters of a title
	MaxNote        = 200       // letters of a note; longer ones are cut
	MaxSettings    = 20_000    // settings of a backup
	MaxKey         = 80        // bytes of a setting's key
	MaxValue       = 3_072     // bytes of a setting's value
)

func checkTitle(title string) error {
	switch {
	case strings.TrimSpace(title) == "":
		return fmt.Errorf("%w: it is empty", ErrTitle)
	case utf8.RuneCountInString(title) > MaxTitle:
		return fmt.Errorf("%w: it has more than %d letters", ErrTitle, MaxTitle)
	case !isText(title):
		return fmt.Errorf("%w: it has characters that are not text", ErrTitle)
	}
	return nil
}

// checkNewTitle refuses beside that what turns the direction of the text
// around it. Titles kept by earlier versions may have such marks and stay.
func checkNewTitle(title string) error {
	if i := strings.IndexFunc(title, hidden); i >= 0 {
		r, _ := utf8.DecodeRuneInString(title[i:])
		return fmt.Errorf("%w: %w: %U at byte %d", ErrTitle, ErrHidden, r, i)
	}
	return checkTitle(title)
}

// hidden reports control characters and marks of direction.
func hidden(r rune) bool {
	return r != utf8.RuneError && (!textRune(r) || unicode.Is(unicode.Bidi_Control, r))
}

func checkLine(line string) error {
	switch {
	case strings.TrimSpace(line) == "":
		return fmt.Errorf("%w: it is empty", ErrLine)
	case len(line) > MaxLine:
		return fmt.Errorf("%w: it has more than %d bytes", ErrLine, MaxLine)
	case !isText(line):
		return fmt.Errorf("%w: it has characters that are not text", ErrLine)
	}
	return nil
}

func checkNote(note string) error {
	if cleanNote(note) != note {
		return fmt.Errorf("%w: the note is not one line of text", ErrLine)
	}
	return nil
}

func checkSetting(key, value string) error {
	switch {
	case key == "" || len(key) > MaxKey || !isText(key) || strings.ContainsRune(key, ' '):
		return fmt.Errorf("%w: the key %.90q is not a word of at most %d bytes", ErrSetting, key, MaxKey)
	case len(value) > MaxValue:
		return fmt.Errorf("%w: the value of %s has more than %d bytes", ErrSetting, key, MaxValue)
	case !utf8.ValidString(value) || strings.ContainsRune(value, 0):
		return fmt.Errorf("%w: the value of %s is not text", ErrSetting, key)
	}
	return nil
}

// cleanNote makes a note one line that fits: a note must never keep a line
// from being saved.
func cleanNote(note string) string {
	note = strings.ToValidUTF8(note, "")
	note = strings.Map(func(r rune) rune {
		if !textRune(r) {
			return ' '
		}
		return r
	}, note)
	if utf8.RuneCountInString(note) > MaxNote {
		note = string([]rune(note)[:MaxNote])
	}
	return strings.TrimSpace(note)
}

func isText(s string) bool {
	return utf8.ValidString(s) && !strings.ContainsFunc(s, func(r rune) bool { return !textRune(r) })
}

// plainRune refuses control characters, line ends of any kind, and those that
// turn the direction of the text around them.
func textRune(r rune) bool {
	turns := r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069
	return !unicode.IsControl(r) && r != 0x2028 && r != 0x2029 && !turns
}
