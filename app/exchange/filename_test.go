package exchange_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"hagal/app/exchange"
	"hagal/data/store"
)

func TestAFileCarriesTheTablesName(t *testing.T) {
	for title, want := range map[string]string{
		"Friday evening":                      "Friday evening.hagal",
		"Anna, Bob 2026-05-04":                "Anna, Bob 2026-05-04.hagal",
		`Glossu "The Beast" Rabban`:           "Glossu -The Beast- Rabban.hagal",
		"../../etc/passwd":                    "etc-passwd.hagal",
		`C:\Windows`:                          "C--Windows.hagal",
		"  a\tb\nc  ":                         "abc.hagal",
		"Zoë & Ångström, 日曜日":                 "Zoë & Ångström, 日曜日.hagal",
		"CON":                                 "table CON.hagal",
		"lpt1.txt":                            "table lpt1.txt.hagal",
		"Console":                             "Console.hagal",
		"":                                    "table.hagal",
		" . ":                                 "table.hagal",
		"\u202e\x07\xff":                      "table.hagal",
		"name.":                               "name.hagal",
		strings.Repeat("日", store.MaxTitle*2): strings.Repeat("日", 40) + ".hagal",
	} {
		if got := exchange.FileName(title); got != want {
			t.Errorf("%q is saved as %q, want %q", title, got, want)
		}
	}
}

// Whatever the title, the file is made in the folder it was meant for.
func FuzzFileName(f *testing.F) {
	for _, s := range []string{"Friday", "..", "a/b", "nul", "\u202e", strings.Repeat("é", 300), "\xff\xfe"} {
		f.Add(s)
	}
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, title string) {
		name := exchange.FileName(title)
		if !utf8.ValidString(name) || filepath.Base(name) != name || strings.ContainsAny(name, "<>:\"/\\|?*\x00\n") {
			t.Fatalf("%q is saved as %q", title, name)
		}
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	})
}
