package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"hagal/engine"
)

const root = "../../.."

// databases is where what a browser kept is, a file a version.
const databases = "data/store/indexed/testdata/releases"

// heading is that of a released version in CHANGELOG.md: "## 1.2.3".
var heading = regexp.MustCompile(`(?m)^## ([1-9][0-9]*\.[0-9]+\.[0-9]+)(.*)$`)

// missing is the versions from 1.0.0 on that a changelog calls released, and
// of which something is not kept below a root.
func missing(changelog, root string) []string {
	var list []string
	for _, m := range heading.FindAllStringSubmatch(changelog, -1) {
		if strings.Contains(m[2], "not yet released") {
			continue
		}
		for _, folder := range []string{sessions, stores, backups} {
			if kept, err := os.ReadDir(filepath.Join(root, folder, m[1])); err != nil || len(kept) == 0 {
				list = append(list, folder+"/"+m[1])
			}
		}
		if _, err := os.Stat(filepath.Join(root, databases, m[1]+".json")); err != nil {
			list = append(list, databases+"/"+m[1]+".json")
		}
	}
	return list
}

func TestOfEachReleasedVersionSomethingIsKept(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "CHANGELOG.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range missing(string(text), root) {
		t.Errorf("there is no %s: make keep writes it while the version is that", folder)
	}
	if got := missing("# What changed\n\n## 2.0.0, not yet released\n\n## 1.0.0, 2026-12-01\n\n## 0.9.0\n", t.TempDir()); len(got) != 4 || !strings.HasSuffix(got[0], "/1.0.0") || !strings.HasSuffix(got[3], "/1.0.0.json") {
		t.Errorf("of a version that was not kept it is said: %q", got)
	}
}

// What is kept once is not written again, and needs a version that can be
// released.
func TestWhatWasReleasedStays(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "app"), 0o755); err != nil {
		t.Fatal(err)
	}
	name := func(version string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, "app", "FyneApp.toml"), []byte("[Details]\nVersion = \""+version+"\"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	name("1.0.0-rc.1")
	if _, _, err := keep(dir); err == nil {
		t.Error("a version that is not done is kept")
	}
	name("1.0.0")
	version, n, err := keep(dir)
	if err != nil || version != "1.0.0" || n < games {
		t.Fatal(version, n, err)
	}
	for folder, files := range map[string]int{sessions: n, stores: 3, backups: 1} {
		if list, err := os.ReadDir(filepath.Join(dir, folder, "1.0.0")); err != nil || len(list) != files {
			t.Errorf("in %s are %d files, %v", folder, len(list), err)
		}
	}
	if _, _, err := keep(dir); err == nil {
		t.Error("what was kept is written again")
	}
	text, err := os.ReadFile(filepath.Join(dir, backups, "1.0.0", "tables.hagal"))
	if err != nil {
		t.Fatal(err)
	}
	for _, verb := range verbs(t) {
		if !strings.Contains(string(text), "\n  "+verb+" ") && !strings.Contains(string(text), "\n  "+verb+"\n") {
			t.Errorf("of %q no line is kept", verb)
		}
	}
	missing := names()
	if drop(missing, strings.Split(string(text), "\n")); len(missing) > 0 || len(names()) < 80 {
		t.Errorf("in no line that is kept are %v", missing)
	}
}

// verbs lists what a line can begin with.
func verbs(t *testing.T) []string {
	t.Helper()
	_, err := engine.Parse("nothing")
	_, list, found := strings.Cut(err.Error(), "one of: ")
	if !found {
		t.Fatalf("no verbs in %q", err)
	}
	return strings.Fields(list)
}
