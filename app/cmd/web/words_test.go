package main

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestThePageSaysAllInEachLanguage holds the words before the app runs against
// those in English.
func TestThePageSaysAllInEachLanguage(t *testing.T) {
	b, err := os.ReadFile("page/words.js")
	if err != nil {
		t.Fatal(err)
	}
	language := regexp.MustCompile(`(?s)\n\t([a-z]{2}): \{(.*?)\n\t\},`)
	key := regexp.MustCompile(`(?m)^\t\t(\w+): "(.+)",$`)
	var want []string
	found := language.FindAllStringSubmatch(string(b), -1)
	for _, l := range found {
		var keys []string
		for _, k := range key.FindAllStringSubmatch(l[2], -1) {
			keys = append(keys, k[1]+strings.Repeat("{0}", strings.Count(k[2], "{0}")))
		}
		if want == nil {
			want = keys
		}
		if !slices.Equal(keys, want) {
			t.Errorf("%s says %q, English %q", l[1], keys, want)
		}
	}
	if len(found) != 4 || len(want) < 6 {
		t.Errorf("%d languages with %d texts were found", len(found), len(want))
	}
}
