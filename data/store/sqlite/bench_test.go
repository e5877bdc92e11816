package sqlite_test

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

const (
	tenRounds  = 250  // lines of a table of ten rounds
	fullShelf  = 1000 // tables
	benchTitle = "Friday evening with Rise of Ix"
)

// tenRoundLines are the lines of a played table: the one with the most to a line.
func tenRoundLines(t testing.TB) []string {
	t.Helper()
	name := filepath.Join("..", "..", "..", "engine", "testdata", "games", "ix-solo-kwisatz-haderach.txt")
	f, err := os.Open(name)
	must(t, err)
	defer f.Close()
	var lines []string
	for in := bufio.NewScanner(f); in.Scan(); {
		text := in.Text()
		if text != "" && !strings.HasPrefix(text, " ") && !strings.HasPrefix(text, "#") {
			lines = append(lines, text)
		}
	}
	if len(lines) < 100 {
		t.Fatalf("only %d lines in %s", len(lines), name)
	}
	for played := len(lines); len(lines) < tenRounds; {
		lines = append(lines, lines[1+len(lines)%(played-1)])
	}
	return lines[:tenRounds]
}

// BenchmarkTap saves lines as taps do, each followed by a bare insert of the
// same text into a table of the same file, through the same connection: once
// as one would write it, and once of a statement prepared before.
func BenchmarkTap(b *testing.B) {
	s := open(b, b.TempDir())
	lines := tenRoundLines(b)
	_, err := s.Writer().Exec("CREATE TABLE bare (id INTEGER PRIMARY KEY, game INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, sum INTEGER NOT NULL) STRICT")
	must(b, err)
	const insert = "INSERT INTO bare (game, number, text, sum) VALUES (?, ?, ?, ?)"
	prepared, err := s.Writer().Prepare(insert)
	must(b, err)
	var taps, bare, barest []time.Duration
	var id store.ID
	n := 0
	for b.Loop() {
		stand := n%(tenRounds-1) + 1
		if stand == 1 {
			id, err = s.CreateFrom(benchTitle, []string{lines[0]}, "")
			must(b, err)
		}
		at := time.Now()
		must(b, s.Append(id, stand, lines[stand], "round 7, agents, kwisatz-haderach"))
		taps = append(taps, time.Since(at))
		at = time.Now()
		_, err := s.Writer().Exec(insert, int64(id), stand, lines[stand], int64(4_000_000_000))
		must(b, err)
		bare = append(bare, time.Since(at))
		at = time.Now()
		_, err = prepared.Exec(int64(id), stand, lines[stand], int64(4_000_000_000))
		must(b, err)
		barest = append(barest, time.Since(at))
		n++
	}
	tapMedian := report(b, "tap", taps)
	b.ReportMetric(tapMedian/report(b, "bare", bare), "x-bare")
	b.ReportMetric(tapMedian/report(b, "prepared", barest), "x-prepared")
	b.ReportMetric(0, "ns/op")
}

// report tells the median, the 99th of a hundred and the worst, in milliseconds.
func report(b *testing.B, name string, all []time.Duration) (median float64) {
	slices.Sort(all)
	at := func(share float64) float64 { return float64(all[int(share*float64(len(all)-1))].Microseconds()) / 1000 }
	median = at(0.5)
	b.ReportMetric(median, name+"-ms-median")
	b.ReportMetric(at(0.99), name+"-ms-p99")
	b.ReportMetric(at(1), name+"-ms-worst")
	return median
}

// shelf is a store full of tables of ten rounds.
func shelf(b *testing.B, dir string) *sqlite.Store {
	b.Helper()
	s := open(b, dir)
	lines := tenRoundLines(b)
	var text strings.Builder
	text.WriteString("hagal backup 1\n")
	for n := range fullShelf {
		fmt.Fprintf(&text, "table %s %d\ncreated 2026-01-01T00:00:00Z\nchanged 2026-01-01T00:00:00Z\nnote round 7, agents, kwisatz-haderach\nstands %d of %d\n",
			benchTitle, n, len(lines), len(lines))
		fmt.Fprintf(&text, "  table solo seed=%d\n", n)
		for _, l := range lines[1:] {
			fmt.Fprintf(&text, "  %s\n", l)
		}
	}
	_, err := s.Import(strings.NewReader(signed(text.String())))
	must(b, err)
	return s
}

// BenchmarkResume loads a table of ten rounds, one of a thousand.
func BenchmarkResume(b *testing.B) {
	s := shelf(b, b.TempDir())
	all := list(b, s, store.Filter{})
	for n := 0; b.Loop(); n++ {
		if g := load(b, s, all[n%len(all)].ID); len(g.Text) != tenRounds {
			b.Fatalf("%d lines", len(g.Text))
		}
	}
}

// BenchmarkResumeFromTheStart opens a folder of twenty such tables and loads one,
// as the app does after it was killed.
func BenchmarkResumeFromTheStart(b *testing.B) {
	dir := b.TempDir()
	s := open(b, dir)
	var id store.ID
	for n := range 20 {
		var err error
		id, err = s.CreateFrom(fmt.Sprint(benchTitle, n), tenRoundLines(b), "round 7, agents, kwisatz-haderach")
		must(b, err)
	}
	must(b, s.Close())
	for b.Loop() {
		s := open(b, dir)
		if g := load(b, s, id); len(g.Text) != tenRounds {
			b.Fatalf("%d lines", len(g.Text))
		}
		must(b, s.Close())
	}
}

// BenchmarkList lists a thousand tables.
func BenchmarkList(b *testing.B) {
	s := shelf(b, b.TempDir())
	for _, search := range []string{"", "evening with rise of ix 77"} {
		b.Run(fmt.Sprintf("search=%v", search != ""), func(b *testing.B) {
			for b.Loop() {
				list(b, s, store.Filter{Search: search})
			}
		})
	}
}

// BenchmarkOpen starts with a full shelf: every row is read and checked.
func BenchmarkOpen(b *testing.B) {
	dir := b.TempDir()
	must(b, shelf(b, dir).Close())
	for b.Loop() {
		must(b, open(b, dir).Close())
	}
}

// BenchmarkBytes tells how much room a table of ten rounds takes, written tap by tap.
func BenchmarkBytes(b *testing.B) {
	dir := b.TempDir()
	s := open(b, dir)
	lines := tenRoundLines(b)
	const tables = 4
	for range tables {
		create(b, s, benchTitle, lines...)
	}
	must(b, s.Close())
	info, err := os.Stat(filepath.Join(dir, "hagal.db"))
	must(b, err)
	for b.Loop() {
	}
	b.ReportMetric(float64(info.Size())/1024/tables, "KiB/table")
	b.ReportMetric(0, "ns/op")
}
