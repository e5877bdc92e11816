package row

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits of what is kept. All are far above what play needs.
const (
	MaxLines = 20_000 // lines of a table
	MaxLine  = 4_000  // bytes of a line
	MaxTitle = 80     // letters of a title
	MaxNote  = 200    // letters of a note; longer ones are cut
	MaxKey   = 80     // bytes of a setting's key
	MaxValue = 3_072  // bytes of a setting's value
)

// checkTitle is what titles were always held to: those in a file must pass.
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

// CheckTitle refuses a new title with ErrTitle. One with a character that does
// not show gets ErrHidden beside it; a title kept before may have marks of
// direction, and stays. One of characters that leave nothing to see is hidden
// as a whole.
func CheckTitle(title string) error {
	if i := strings.IndexFunc(title, hidden); i >= 0 {
		r, _ := utf8.DecodeRuneInString(title[i:])
		return fmt.Errorf("%w: %w: %U at byte %d", ErrTitle, ErrHidden, r, i)
	}
	if strings.TrimSpace(title) != "" && !strings.ContainsFunc(title, inked) {
		return fmt.Errorf("%w: %w: nothing of it can be seen", ErrTitle, ErrHidden)
	}
	return checkTitle(title)
}

// inked reports whether a character leaves something to see by itself.
func inked(r rune) bool { return unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S) }

// hidden reports control characters and marks of direction.
func hidden(r rune) bool {
	return r != utf8.RuneError && (!textRune(r) || unicode.Is(unicode.Bidi_Control, r))
}

// CheckLine refuses with ErrLine what cannot be a line.
func CheckLine(line string) error {
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

// CheckNote refuses with ErrLine what CleanNote would change.
func CheckNote(note string) error {
	if CleanNote(note) != note {
		return fmt.Errorf("%w: the note is not one line of text", ErrLine)
	}
	return nil
}

// CheckSetting refuses with ErrSetting a key that is not a word, and what does not fit.
func CheckSetting(key, value string) error {
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

// CleanNote makes a note one line that fits: a note must never keep a line
// from being saved.
func CleanNote(note string) string {
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

// textRune refuses control characters, line ends of any kind, and those that
// turn the direction of the text around them.
func textRune(r rune) bool {
	turns := r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069
	return !unicode.IsControl(r) && r != 0x2028 && r != 0x2029 && !turns
}
