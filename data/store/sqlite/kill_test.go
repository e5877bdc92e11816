package sqlite_test

import (
	"bufio"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// child is one of the programs that this test binary can be beside the tests:
// the name in HAGAL_TEST_CHILD says which, HAGAL_TEST_FOLDER where.
var child = map[string]func(dir string) error{
	"writer": writeForever,
	"opener": openAndStop,
}

const (
	childName   = "HAGAL_TEST_CHILD"
	childFolder = "HAGAL_TEST_FOLDER"
	childOften  = "HAGAL_TEST_CHECKPOINT" // changes after which the writer empties its WAL, if set
	childStop   = "HAGAL_TEST_STOP"       // where the opener stops, as "swap 2"
)

// errCannotTry is the answer of a program that this system keeps from trying
// what it should; cannotTry is the code it ends with.
var errCannotTry = errors.New("this cannot be tried here")

const cannotTry = 3

// failed is the code that a program ends with where it failed: another than that
// of one that was killed.
const failed = 4

// wasKilled reports whether a program was killed: Windows has no signals, and
// gives it the code 1.
func wasKilled(p *os.ProcessState) bool {
	return p.ExitCode() == -1 || runtime.GOOS == "windows" && p.ExitCode() == 1
}

func TestMain(m *testing.M) {
	if run := child[os.Getenv(childName)]; run != nil {
		if err := run(os.Getenv(childFolder)); err != nil {
			fmt.Println("error", err)
			if errors.Is(err, errCannotTry) {
				os.Exit(cannotTry)
			}
			os.Exit(failed)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// program is this test binary as another program.
func program(name, dir string) *exec.Cmd {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childName+"="+name, childFolder+"="+dir)
	return cmd
}

// writeForever plays a new table without end and tells each change after it was
// acknowledged: "table ID", "line N TEXT" and "stand N". Some writers are told to
// empty their WAL often, so that kills meet that too.
func writeForever(dir string) error {
	s, report, err := sqlite.Open(dir)
	if err != nil {
		return err
	}
	if !report.Empty() {
		return fmt.Errorf("opening told: %+v", report)
	}
	run := os.Getpid()
	if changes, err := strconv.Atoi(os.Getenv(childOften)); err == nil {
		s.EmptyOften(changes)
	}
	id, err := s.CreateFrom(fmt.Sprintf("run %d", run), []string{"table solo"}, "")
	if err != nil {
		return err
	}
	fmt.Println("table", id)
	for stand, n := 1, 0; ; n++ {
		switch {
		case n%11 == 10:
			if err := s.Stand(id, stand, stand-2, ""); err != nil {
				return err
			}
			stand -= 2
			fmt.Println("stand", stand)
		case n%20 == 19:
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

// told is what a writer told of its table before it was killed.
type told struct {
	id    store.ID
	text  []string // lines that stand
	lines int      // all lines told to be saved
	fixed bool     // checked once: nothing may change it any more
}

// TestKilledAtAnyMoment kills a writing program five times over each folder.
// What it had told to be saved must be there, and the next start must find
// nothing to complain of.
func TestKilledAtAnyMoment(t *testing.T) {
	t.Parallel()
	var kills, silent, lines atomic.Int64
	atOnce(t, rounds(10, 200), func(t *testing.T, n int) {
		dir := t.TempDir()
		r := rand.New(rand.NewPCG(uint64(n), 11))
		var all []told
		for kill := range 5 {
			words := 1 + r.IntN(70)
			pause := time.Duration(r.IntN(4_000)) * time.Microsecond
			if r.IntN(6) == 0 { // into the start, before its first word
				words, pause = 0, pause*20
			}
			often := []string{"", "6"}[(n+kill)%2]
			now, ok := hear(t, killWriter(t, dir, often, words, pause))
			kills.Add(1)
			if ok {
				all = append(all, now)
				lines.Add(int64(now.lines))
			} else {
				silent.Add(1)
			}
			checkTold(t, dir, all)
			if t.Failed() {
				t.Fatalf("seed %d, 11: kill %d after %d words and %v, WAL emptied after %q changes", n, kill, words, pause, often)
			}
		}
	})
	t.Logf("%d kills, %d of them before the first word; %d lines told to be saved, none lost", kills.Load(), silent.Load(), lines.Load())
	if lines.Load() < kills.Load() {
		t.Error("too few lines were told to prove anything")
	}
}

// killWriter starts the writer, kills it a moment after so many words, and
// returns all it told.
func killWriter(t *testing.T, dir, often string, words int, pause time.Duration) (heard []string) {
	t.Helper()
	cmd := program("writer", dir)
	cmd.Env = append(cmd.Env, childOften+"="+often)
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	kill := func() { time.AfterFunc(pause, func() { cmd.Process.Kill() }) }
	if words == 0 {
		kill()
	}
	for in := bufio.NewScanner(out); in.Scan(); {
		if heard = append(heard, in.Text()); len(heard) == words {
			kill()
		}
	}
	if err := cmd.Wait(); !wasKilled(cmd.ProcessState) {
		t.Fatalf("the writer ended by itself: %v %q", err, heard)
	}
	return heard
}

// hear plays back what a writer told; it is not ok when it told nothing.
func hear(t *testing.T, heard []string) (_ told, ok bool) {
	t.Helper()
	if len(heard) == 0 {
		return told{}, false
	}
	id, err := strconv.Atoi(strings.TrimPrefix(heard[0], "table "))
	if err != nil {
		t.Fatalf("the writer said %q", heard[0])
	}
	out := told{id: store.ID(id), text: []string{"table solo"}, lines: 1}
	for _, said := range heard[1:] {
		word, rest, _ := strings.Cut(said, " ")
		count, text, _ := strings.Cut(rest, " ")
		n, err := strconv.Atoi(count)
		must(t, err)
		if word == "stand" {
			out.text = out.text[:n]
			continue
		}
		out.text = append(out.text[:n-1], text)
		out.lines++
	}
	return out, true
}

// checkTold wants all that was told by every writer so far. The last one may
// have saved one change more that it could not tell any more; it counts from now on.
func checkTold(t *testing.T, dir string, all []told) {
	t.Helper()
	s := open(t, dir)
	defer s.Close()
	for i := range all {
		want := &all[i]
		g := load(t, s, want.id)
		for n, line := range want.text {
			if n >= len(g.Text) || g.Text[n] != line {
				t.Errorf("line %d was told to be saved and is not there: %q", n+1, line)
			}
		}
		more := g.Lines - len(want.text)
		if more < -2 || more > 1 || want.fixed && more != 0 {
			t.Errorf("%d lines stand, %d were told", g.Lines, len(want.text))
		}
		want.text, want.fixed = g.Text[:g.Lines], true
	}
	var check string
	must(t, s.Writer().QueryRow("PRAGMA integrity_check").Scan(&check))
	if check != "ok" {
		t.Error(check)
	}
}
