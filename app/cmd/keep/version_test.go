package main

import (
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// part is the heading of a version in CHANGELOG.md: "## 1.2.3, 2026-12-01", or
// "not yet released" in place of the day.
var part = regexp.MustCompile(`(?m)^## ([0-9]+\.[0-9]+\.[0-9]+), (not yet released|[0-9]{4}-[0-9]{2}-[0-9]{2})$`)

// release is a version and its day, which is "" before it is released.
type release struct{ version, day string }

// disagreement says what is wrong with how a version is named in FyneApp.toml,
// CHANGELOG.md and the AppStream data, or nothing.
func disagreement(about, changelog, metainfo string) error {
	m := named.FindStringSubmatch(about)
	if m == nil {
		return fmt.Errorf("FyneApp.toml names no version that can be released")
	}
	var parts []release
	for _, p := range part.FindAllStringSubmatch(changelog, -1) {
		parts = append(parts, release{p[1], strings.TrimPrefix(p[2], "not yet released")})
	}
	if all := strings.Count("\n"+changelog, "\n## "); len(parts) != all || all == 0 {
		return fmt.Errorf("of %d headings of CHANGELOG.md %d read as \"## 1.2.3, 2026-12-01\"", all, len(parts))
	}
	if parts[0].version != m[1] {
		return fmt.Errorf("FyneApp.toml says %s, CHANGELOG.md begins with %s", m[1], parts[0].version)
	}
	for i, p := range parts {
		if _, err := time.Parse(time.DateOnly, p.day); err != nil && (i > 0 || p.day != "") {
			return fmt.Errorf("CHANGELOG.md has no day for %s: only the first may be not yet released", p.version)
		}
		if i > 0 && parts[i-1].day != "" && parts[i-1].day < p.day {
			return fmt.Errorf("CHANGELOG.md has %s before %s, which is younger", parts[i-1].version, p.version)
		}
	}
	var stream struct {
		Releases []struct {
			Version string `xml:"version,attr"`
			Date    string `xml:"date,attr"`
		} `xml:"releases>release"`
	}
	if err := xml.Unmarshal([]byte(metainfo), &stream); err != nil {
		return fmt.Errorf("AppStream data: %w", err)
	}
	var listed []release
	for _, r := range stream.Releases { // scripts/dist.sh fills in the day of the commit
		listed = append(listed, release{r.Version, strings.TrimPrefix(r.Date, "@DATE@")})
	}
	if !slices.Equal(listed, parts) {
		return fmt.Errorf("the AppStream data list %q, CHANGELOG.md %q", listed, parts)
	}
	return nil
}

func TestTheVersionIsNamedAlikeEverywhere(t *testing.T) {
	read := func(path string) string {
		text, err := os.ReadFile(filepath.Join(root, path))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	err := disagreement(read("app/FyneApp.toml"), read("CHANGELOG.md"), read("packaging/linux/io.github.hagal.companion.metainfo.xml"))
	if err != nil {
		t.Error(err)
	}
}

func TestWhatDisagreesAboutAVersionIsFound(t *testing.T) {
	toml := func(version string) string { return "[Details]\nVersion = \"" + version + "\"\n" }
	stream := func(releases ...string) string {
		var all strings.Builder
		for i := 0; i+1 < len(releases); i += 2 {
			fmt.Fprintf(&all, `<release version="%s" date="%s"/>`, releases[i], releases[i+1])
		}
		return "<component><releases>" + all.String() + "</releases></component>"
	}
	const (
		next = "# What changed\n\n## 1.1.0, not yet released\n- New.\n\n## 1.0.0, 2026-12-01\n- Old.\n"
		done = "# What changed\n\n## 1.0.0, 2026-12-01\n- Old.\n"
	)
	for name, c := range map[string]struct{ about, changelog, metainfo, says string }{
		"before a release":  {toml("1.1.0"), next, stream("1.1.0", "@DATE@", "1.0.0", "2026-12-01"), ""},
		"a release":         {toml("1.0.0"), done, stream("1.0.0", "2026-12-01"), ""},
		"another number":    {toml("1.2.0"), next, stream("1.1.0", "@DATE@", "1.0.0", "2026-12-01"), "CHANGELOG.md begins with 1.1.0"},
		"no number":         {toml("1.0.0-rc.1"), done, stream("1.0.0", "2026-12-01"), "no version that can be released"},
		"no release listed": {toml("1.0.0"), done, stream(), "AppStream"},
		"an old one listed": {toml("1.1.0"), next, stream("1.0.0", "2026-12-01"), "AppStream"},
		"another day":       {toml("1.0.0"), done, stream("1.0.0", "2026-12-02"), "AppStream"},
		"a day to come in":  {toml("1.0.0"), done, stream("1.0.0", "@DATE@"), "AppStream"},
		"no such day":       {toml("1.0.0"), strings.Replace(done, "12-01", "13-01", 1), stream("1.0.0", "2026-13-01"), "no day for 1.0.0"},
		"a heading of none": {toml("1.0.0"), "## Soon\n" + done, stream("1.0.0", "2026-12-01"), "of 2 headings of CHANGELOG.md 1 read"},
		"two not released":  {toml("1.1.0"), strings.Replace(next, "2026-12-01", "not yet released", 1), stream("1.1.0", "@DATE@", "1.0.0", "@DATE@"), "only the first"},
		"the wrong order":   {toml("1.1.0"), strings.Replace(next, "not yet released", "2026-11-30", 1), stream("1.1.0", "2026-11-30", "1.0.0", "2026-12-01"), "which is younger"},
	} {
		err := disagreement(c.about, c.changelog, c.metainfo)
		if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%s: %v; want %q", name, err, c.says)
		}
	}
}
