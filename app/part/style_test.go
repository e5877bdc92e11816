package part

import (
	"strings"
	"testing"
)

// A name of a file that is cut keeps its kind, and is as short as asked for.
func TestAFileNameThatIsCutKeepsItsKind(t *testing.T) {
	long := strings.Repeat("ä", 80)
	for name, want := range map[string]string{
		"solo.hagal":          "solo.hagal",
		long + ".hagal":       strings.Repeat("ä", 53) + "….hagal",
		long:                  strings.Repeat("ä", 59) + "…",
		"x." + long:           "x." + strings.Repeat("ä", 57) + "…",
		long[:108] + ".hagal": long[:108] + ".hagal",
	} {
		if got := ClipFile(name, 60); got != want {
			t.Errorf("%q is cut to %q, want %q", name, got, want)
		}
	}
}
