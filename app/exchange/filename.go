package exchange

import (
	"regexp"
	"strings"
	"unicode"
)

// fileEnd is how the name of a table as text ends.
const fileEnd = ".hagal"

// maxFileName is the most bytes of a name before its end: every file system
// in use takes 255.
const maxFileName = 120

// FileName is a table's title as the name of a file, on any system: without
// signs that one of them gives a meaning to, of a bounded length, and never
// the name of a device. A title with nothing left is "table".
func FileName(title string) string {
	name := strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune(`<>:"/\|?*`, r):
			return '-'
		case unicode.IsGraphic(r) && r != unicode.ReplacementChar:
			return r
		}
		return -1
	}, strings.ToValidUTF8(title, ""))
	name = strings.Join(strings.Fields(name), " ")
	for len(name) > maxFileName {
		r := []rune(name)
		name = string(r[:len(r)-1])
	}
	name = strings.Trim(name, ". -")
	switch {
	case name == "":
		name = "table"
	case device.MatchString(name):
		name = "table " + name
	}
	return name + fileEnd
}

// device is what Windows takes for one of its devices, whatever follows the
// first point.
var device = regexp.MustCompile(`(?i)^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)`)
