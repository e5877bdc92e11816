package storetest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"hagal/data/store"
)

func testSettings(t *testing.T, open Opener) {
	dir := Place(t)
	s := open(t, dir, nil)
	want := func(key, value string) {
		t.Helper()
		if got, err := s.Setting(key); err != nil || got != value {
			t.Errorf("%s is %q, %v; want %q", key, got, err, value)
		}
	}
	want("language", "")
	Must(t, s.SetSetting("language", "de"))
	Must(t, s.SetSetting("draft:7", "two\nlines"))
	Must(t, s.SetSetting("language", "zh"))
	Must(t, s.Close())
	s = open(t, dir, nil)
	want("language", "zh")
	want("draft:7", "two\nlines")
	Must(t, s.SetSetting("language", ""))
	want("language", "")
}

func testSettingsThatCannotBeKept(t *testing.T, open Opener) {
	s := open(t, Place(t), nil)
	for name, err := range map[string]error{
		"no key":     s.SetSetting("", "x"),
		"two words":  s.SetSetting("a b", "x"),
		"long key":   s.SetSetting(strings.Repeat("k", store.MaxKey+1), "x"),
		"long value": s.SetSetting("k", strings.Repeat("v", store.MaxValue+1)),
		"not text":   s.SetSetting("k", "\xff"),
		"zero byte":  s.SetSetting("k", "a\x00b"),
	} {
		if !errors.Is(err, store.ErrSetting) {
			t.Errorf("%s: %v", name, err)
		}
	}
	Must(t, s.SetSetting(strings.Repeat("k", store.MaxKey), strings.Repeat("v", store.MaxValue)))
}

// preferenceValues are values of each preference that a backup carries.
var preferenceValues = map[string][]string{
	"language": {"system", "de", "pt-BR", "zh-Hans"},
	"variant":  {"system", "light", "dark"},
	"contrast": {"normal", "high"},
	"scale":    {"100", "125", "150", "200"},
	"awake":    {"on", "off"},
	"hints":    {"off", "+conflict", "+conflict+your-turn"},
}

// testABackupCarriesOnlyPreferences keeps every preference and much else, and
// finds the preferences alone in the backup.
func testABackupCarriesOnlyPreferences(t *testing.T, open Opener) {
	for n := range 4 {
		from, to := open(t, Place(t), nil), open(t, Place(t), nil)
		for _, key := range []string{"open", "report", "setup", "draft-1", "seen-1", "ticks-1", "store.recovery", "another"} {
			_ = from.SetSetting(key, "de") // the store keeps some keys to itself
		}
		want := map[string]string{}
		for key, values := range preferenceValues {
			want[key] = values[n%len(values)]
			Must(t, from.SetSetting(key, want[key]))
		}
		backup := Exported(t, from)
		if got := strings.Count(backup, "setting "); got != len(want) {
			t.Errorf("%d settings went out:\n%s", got, backup)
		}
		if r := BringIn(t, to, backup); r.Settings != len(want) {
			t.Errorf("told %+v", r)
		}
		for key, value := range want {
			if got, err := to.Setting(key); got != value || err != nil {
				t.Errorf("%s is %q, %v; want %q", key, got, err, value)
			}
		}
	}
}

// testOnlyPreferencesComeIn brings in what earlier backups held, and values no
// preference has. The tables come, and nothing of the rest.
func testOnlyPreferencesComeIn(t *testing.T, open Opener) {
	for key, values := range map[string][]string{
		"open": {"1"}, "report": {`{"Damage":"Call this number"}`}, "draft-1": {`{"Tab":99}`}, "seen-1": {"2"}, "setup": {"x"},
		"store.identity": {"00000000000000000000000000000000 1 00000000"}, "store.recovered": {"3"},
		"language": {"", "../../etc", "de\nx", "German", strings.Repeat("de-", 30)},
		"variant":  {"Light", "light ", "night"}, "contrast": {"HIGH"}, "scale": {"99", "201", "1e2", "+100", "00100"},
		"awake": {"yes"}, "hints": {"+", "+A", "x", strings.Repeat("+abc", 41), "+" + strings.Repeat("a", 21)},
	} {
		for _, value := range values {
			s := open(t, Place(t), nil)
			text := Signed(BackupHead + fmt.Sprintf("setting %s %q\n", key, value) + TableHead + "stands 1 of 1\n  a\n")
			if r := BringIn(t, s, text); r.Settings != 0 || len(r.Added) != 1 {
				t.Errorf("%s=%q: told %+v", key, value, r)
			}
			if got, err := s.Setting(key); got == value && value != "" || err != nil {
				t.Errorf("%s=%q came in: %q, %v", key, value, got, err)
			}
		}
	}
}

// testATitleHasNothingHidden offers titles with characters that do not show.
func testATitleHasNothingHidden(t *testing.T, open Opener) {
	s := open(t, Place(t), nil)
	id := Create(t, s, "Friday", "a")
	for _, r := range "\x00\x07\t\n\r\x1b\x7f\u0085\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069" {
		title := "Friday" + string(r) + "evening"
		_, creating := s.CreateFrom(title, []string{"a"}, "")
		_, bringing := s.Import(strings.NewReader(Signed(BackupHead + "table " + title + "\n")))
		for way, err := range map[string]error{"create": creating, "rename": s.Rename(id, title), "bring in": bringing} {
			if way == "bring in" && (r == '\n' || r == '\r') {
				continue // the end of the line, and so of the title
			}
			if !errors.Is(err, store.ErrTitle) || !errors.Is(err, store.ErrHidden) {
				t.Errorf("%s, %U: told %v", way, r, err)
			}
		}
	}
	for _, title := range []string{"\u200b", "\ufeff", "\u2060 \u00ad", "\u200d", "\U000e0041"} {
		if err := s.Rename(id, title); !errors.Is(err, store.ErrTitle) || !errors.Is(err, store.ErrHidden) {
			t.Errorf("%+q: told %v", title, err)
		}
	}
	if l := List(t, s, store.Filter{}); len(l) != 1 || l[0].Title != "Friday" {
		t.Errorf("there is %+v", l)
	}
	for _, title := range []string{"ليلة الجمعة", "ערב שישי", "می\u200cخواهم", "👨\u200d👩\u200d👧"} {
		Must(t, s.Rename(id, title))
	}
}
