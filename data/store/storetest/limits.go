package storetest

import (
	"errors"
	"strings"
	"testing"

	"hagal/data/store"
)

// testWhatCannotBeKept offers titles and lines at their limits and beyond.
func testWhatCannotBeKept(t *testing.T, open Opener) {
	s := open(t, Place(t), nil)
	id := Create(t, s, strings.Repeat("夜", store.MaxTitle), strings.Repeat("x", store.MaxLine))
	for name, title := range map[string]string{
		"empty": "", "blank": " \u00a0 ", "long": strings.Repeat("x", store.MaxTitle+1), "two lines": "a\nb",
		"a line end of its own kind": "a\u2028b", "not text": "\xff", "turned": "a\u2066b",
	} {
		if _, err := s.CreateFrom(title, []string{"a"}, ""); !errors.Is(err, store.ErrTitle) {
			t.Errorf("create, %s: told %v", name, err)
		}
		if err := s.Rename(id, title); !errors.Is(err, store.ErrTitle) {
			t.Errorf("rename, %s: told %v", name, err)
		}
	}
	for name, line := range map[string]string{
		"empty": "", "blank": "  ", "long": strings.Repeat("x", store.MaxLine+1), "two lines": "a\nb", "a return": "a\rb", "not text": "a\xff",
	} {
		if err := s.Append(id, 1, line, ""); !errors.Is(err, store.ErrLine) {
			t.Errorf("append, %s: told %v", name, err)
		}
		if _, err := s.CreateFrom("x", []string{"a", line}, ""); !errors.Is(err, store.ErrLine) {
			t.Errorf("create, %s: told %v", name, err)
		}
	}
	if _, err := s.CreateFrom("x", nil, ""); !errors.Is(err, store.ErrLine) {
		t.Errorf("a table without lines: told %v", err)
	}
	if _, err := s.CreateFrom("x", make([]string, store.MaxLines+1), ""); !errors.Is(err, store.ErrLimit) {
		t.Errorf("a table of too many lines: told %v", err)
	}
	Must(t, s.Append(id, 1, "b", strings.Repeat("note \n", 100)+"\xff"))
	WantText(t, s, id, 2, strings.Repeat("x", store.MaxLine), "b")
}
