package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hagal/engine/cmd/source"
)

const session = `table two expansion=base first=one deck=cards
# a comment

round skirmish-b
agent one arrakeen
rival hagal cards=secrets
`

func replayed(t *testing.T, file, stdin string, every bool) (status int, out, errs string) {
	t.Helper()
	var stdout, stderr strings.Builder
	status = run(file, every, strings.NewReader(stdin), &stdout, &stderr)
	return status, stdout.String(), stderr.String()
}

func saved(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.hagal")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestReplayPrintsTheLastLine(t *testing.T) {
	for _, file := range []string{"", "-", saved(t, session)} {
		status, out, errs := replayed(t, file, session, false)
		var r struct {
			Line   int
			Input  string
			Events []struct{ Rule, Seat, Text string }
			State  struct {
				Turn string
				Deck int
			}
		}
		if err := json.Unmarshal([]byte(out), &r); err != nil || strings.Count(out, "\n") != 1 {
			t.Fatalf("%v in %q", err, out)
		}
		if status != 0 || errs != "" || r.Line != 6 || r.Input != "rival hagal cards=secrets" || len(r.Events) == 0 || r.State.Turn != "two" || r.State.Deck != 27 {
			t.Errorf("status %d, %q, %+v", status, errs, r)
		}
	}
}

func TestReplayEveryLine(t *testing.T) {
	status, out, _ := replayed(t, "", session, true)
	var at []int
	for _, line := range strings.Split(strings.TrimSpace(out), "\n") {
		var r struct{ Line int }
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		at = append(at, r.Line)
	}
	if status != 0 || len(at) != 4 || at[0] != 1 || at[1] != 4 || at[2] != 5 || at[3] != 6 {
		t.Errorf("status %d, lines %v", status, at)
	}
}

func TestReplayNamesTheRefusedLine(t *testing.T) {
	text := session + strings.Repeat("\n", 5) + "rival hagal cards=wealth\nreveal two\n"
	file := saved(t, text)
	status, _, errs := replayed(t, file, "", false)
	if status != 1 || !strings.HasPrefix(errs, file+":12: ") || !strings.Contains(errs, "R-SEAT-3") || !strings.Contains(errs, "two") {
		t.Errorf("status %d, %q", status, errs)
	}
	status, _, errs = replayed(t, "", session+"round nowhere\n", false)
	if status != 1 || !strings.HasPrefix(errs, "stdin:7: ") {
		t.Errorf("status %d, %q", status, errs)
	}
	// What stood before it is printed with -every.
	if _, out, _ := replayed(t, file, "", true); strings.Count(out, "\n") != 4 {
		t.Errorf("%d records", strings.Count(out, "\n"))
	}
}

func TestReplayNoSession(t *testing.T) {
	for _, text := range []string{"", "hello\n", "# nothing\n", "round skirmish-b\n"} {
		status, out, errs := replayed(t, saved(t, text), "", false)
		if status != 2 || errs == "" || out != "" {
			t.Errorf("%q: status %d, %q, %q", text, status, out, errs)
		}
	}
	if status, _, errs := replayed(t, filepath.Join(t.TempDir(), "none.hagal"), "", false); status != 2 || errs == "" {
		t.Errorf("no file: status %d, %q", status, errs)
	}
	if status, _, errs := replayed(t, "", strings.Repeat("x", source.MaxBytes+1), false); status != 2 || !strings.Contains(errs, "bytes") {
		t.Errorf("too long: status %d, %.100q", status, errs)
	}
	// A table line that is wrong is a session with a refused line.
	if status, _, errs := replayed(t, "", "table solo\n", false); status != 1 || !strings.HasPrefix(errs, "stdin:1: ") {
		t.Errorf("a bad table line: status %d, %q", status, errs)
	}
}
