package store_test

import (
	"errors"
	"strings"
	"testing"

	"hagal/data/store"
)

func TestSettings(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	want := func(key, value string) {
		t.Helper()
		if got, err := s.Setting(key); err != nil || got != value {
			t.Errorf("%s is %q, %v; want %q", key, got, err, value)
		}
	}
	want("language", "")
	must(t, s.SetSetting("language", "de"))
	must(t, s.SetSetting("draft:7", "two\nlines"))
	must(t, s.SetSetting("language", "zh"))
	must(t, s.Close())
	s = open(t, dir)
	want("language", "zh")
	want("draft:7", "two\nlines")
	must(t, s.SetSetting("language", ""))
	want("language", "")
}

func TestSettingsThatCannotBeKept(t *testing.T) {
	s := open(t, t.TempDir())
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
	must(t, s.SetSetting(strings.Repeat("k", store.MaxKey), strings.Repeat("v", store.MaxValue)))
}
