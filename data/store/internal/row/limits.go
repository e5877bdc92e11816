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
		return Wrong(ErrTitle, "it is empty")
	case utf8.RuneCountInString(title) > MaxTitle:
		return Wrong(ErrTitle, "it has more than {0} letters", MaxTitle)
	case !isText(title):
		return Wrong(ErrTitle, "it has characters that are not text")
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
		return Wrong(ErrLine, "it is empty")
	case len(line) > MaxLine:
		return Wrong(ErrLine, "it has more than {0} bytes", MaxLine)
	case !isText(line):
		return Wrong(ErrLine, "it has characters that are not text")
	}
	return nil
}

// CheckNote refuses with ErrLine what CleanNote would change.
func CheckNote(note string) error {
	if CleanNote(note) != note {
		return Wrong(ErrLine, "the note is not one line of text")
	}
	return nil
}

// CheckSetting refuses with ErrSetting a key that is not a word, and what does not fit.
func CheckSetting(key, value string) error {
	switch {
	case key == "" || len(key) > MaxKey || !isText(key) || strings.ContainsRune(key, ' '):
		return Wrong(ErrSetting, "the key {0} is not a word of at most {1} bytes", fmt.Sprintf("%.90q", key), MaxKey)
	case len(value) > MaxValue:
		return Wrong(ErrSetting, "the value of {0} has more than {1} bytes", key, MaxValue)
	case !utf8.ValidString(value) || strings.ContainsRune(value, 0):
		return Wrong(ErrSetting, "the value of {0} is not text", key)
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
