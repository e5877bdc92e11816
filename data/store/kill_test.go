package store_test

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"hagal/data/store"
)

const writerFolder = "HAGAL_TEST_WRITER"

// The test binary is also the program that gets killed, and the second copy of the app.
func TestMain(m *testing.M) {
	if dir := os.Getenv(writerFolder); dir != "" {
		if err := writeForever(dir); err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// writeForever goes on with the newest table and tells each change after it
// was acknowledged: "table ID", "line N TEXT" and "stand N".
func writeForever(dir string) error {
	s, report, err := store.Open(dir)
	if err != nil {
		return err
	}
	if !report.Empty() {
		return fmt.Errorf("opening told: %s", report)
	}
	run := os.Getpid()
	id, err := s.Create(fmt.Sprintf("run %d", run), "table solo")
	if err != nil {
		return err
	}
	fmt.Println("table", id)
	for stand, n := 1, 0; ; n++ {
		switch {
		case n%11 == 10:
			if err := s.Stand(id, stand, stand-2); err != nil {
				return err
			}
			stand -= 2
			fmt.Println("stand", stand)
		case n%50 == 49:
			if _, err := s.DailyCopy(time.Now().AddDate(0, 0, n)); err != nil {
				return err
			}
		}
		text := fmt.Sprintf("agent you carthag run=%d n=%d", run, n)
		if err := s.Append(id, stand, text, "round 1"); err != nil {
			return err
		}
		stand++
		fmt.Println("line", stand, text)
	}
}

// TestKilledAtAnyMoment kills a writing program five times over each folder. What it had told to be saved must be there, and the next start must
// find nothing to complain of.
func TestKilledAtAnyMoment(t *testing.T) {
	atOnce(t, rounds(10, 200), func(t *testing.T, n int) {
		dir := t.TempDir()
		for again := range 5 {
			pause := time.Duration(rand.IntN(40_000)) * time.Microsecond
			checkTold(t, dir, killWriter(t, dir, pause))
			if t.Failed() {
				t.Fatalf("kill %d, after %v", again+1, pause)
			}
		}
	})
}

// killWriter starts the writer, kills it, and returns what it told. The pause
// begins with its first word in most rounds, and with its start in the others.
func killWriter(t *testing.T, dir string, pause time.Duration) (told []string) {
	t.Helper()
	cmd := exec.CommandContext(context.Background(), os.Args[0])
	cmd.Env = append(os.Environ(), writerFolder+"="+dir)
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	kill := func() { time.AfterFunc(pause, func() { cmd.Process.Kill() }) }
	fromStart := pause%5 == 0
	if fromStart {
		kill()
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if told = append(told, lines.Text()); len(told) == 1 && !fromStart {
			kill()
		}
	}
	cmd.Wait()
	return told
}

// checkTold plays back what the writer told. One more change may have been
// saved that it could not tell any more.
func checkTold(t *testing.T, dir string, told []string) {
	t.Helper()
	s := open(t, dir)
	defer s.Close()
	if len(told) == 0 {
		return
	}
	id, err := strconv.Atoi(strings.TrimPrefix(told[0], "table "))
	if err != nil {
		t.Fatalf("the writer said %q", told[0])
	}
	text := []string{"table solo"}
	standing := 1
	for _, line := range told[1:] {
		word, rest, _ := strings.Cut(line, " ")
		count, line, _ := strings.Cut(rest, " ")
		standing, err = strconv.Atoi(count)
		must(t, err)
		if word == "line" {
			text = append(text[:standing-1], line)
		}
	}
	g := load(t, s, store.ID(id))
	for i, line := range text[:standing] {
		if i >= len(g.Text) || g.Text[i] != line {
			t.Errorf("line %d was told to be saved and is not there: %q", i+1, line)
		}
	}
	if d := g.Lines - standing; d < -2 || d > 1 {
		t.Errorf("%d lines stand, %d were told", g.Lines, standing)
	}
	var check string
	must(t, s.Writer().QueryRow("PRAGMA quick_check").Scan(&check))
	if check != "ok" {
		t.Error(check)
	}
}
