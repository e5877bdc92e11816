package storetest

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
	"testing"
)

// releases holds the backups that app/cmd/keep wrote with each version.
//
//go:embed testdata/releases
var releases embed.FS

// testABackupOfEachReleaseComesIn: each table of a backup that a released
// version wrote comes in with all its lines.
func testABackupOfEachReleaseComesIn(t *testing.T, open Opener) {
	t.Parallel()
	files, err := fs.Glob(releases, "testdata/releases/*/tables.hagal")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d backups are kept, %v", len(files), err)
	}
	for _, file := range files {
		text, err := releases.ReadFile(file)
		Must(t, err)
		backup := strings.ReplaceAll(string(text), "\r", "")
		tables := strings.Count(backup, "\ntable ")
		s := open(t, Place(t), nil)
		if r := BringIn(t, s, backup); r.Tables != tables || len(r.Added) != tables || tables == 0 {
			t.Errorf("%s: of %d tables came in %+v", file, tables, r)
		}
		for _, g := range Everything(t, s) {
			body := fmt.Sprintf("\nstands %d of %d\n  %s\n", g.Lines, len(g.Text), strings.Join(g.Text, "\n  "))
			if !strings.Contains(backup, body) {
				t.Errorf("%s: the table %q came in with other lines", file, g.Title)
			}
		}
	}
}
