// Measure starts the app and a bare Fyne window with one label, in turn, on
// the display, and prints how long each takes to its first picture, the
// memory it holds and the processor it uses when nothing happens; then how
// long each takes from a key to the next picture.
//
// Nothing in the app is changed for it: both windows are watched from
// outside, pixel by pixel. A time is what the one at the table waits: up to
// the moment the X server has the new picture, frames of the display
// included.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"time"
)

func main() {
	program := flag.String("program", "", "the app; none builds it")
	times := flag.Int("times", 5, "how often each is started")
	keys := flag.Int("keys", 120, "how many keys are pressed")
	idle := flag.Duration("idle", 5*time.Second, "how long nothing happens")
	flag.Parse()
	if err := measure(*program, *times, *keys, *idle); err != nil {
		log.Fatal(err)
	}
}

// figures are what is measured of a program, one of each a start.
type figures struct {
	first  []time.Duration
	work   []time.Duration // of the processor, until then
	memory []int           // kB
	busy   []float64
}

func measure(program string, times, keys int, idle time.Duration) error {
	s, err := openScreen()
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "hagal-measure")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	bare := filepath.Join(folder, "bare")
	if err := build(bare, "./app/cmd/measure/bare"); err != nil {
		return err
	}
	if program == "" {
		program = filepath.Join(folder, "app")
		if err := build(program, "./app"); err != nil {
			return err
		}
	}
	data := filepath.Join(folder, "data")
	if err := prepare(data); err != nil {
		return err
	}
	commands := [2][]string{{bare}, {program, "-data", data, "-size", "390x844"}}
	var got [2]figures
	for range times {
		for i, command := range commands {
			if err := got[i].start(s, command, idle); err != nil {
				return fmt.Errorf("%s: %w", command[0], err)
			}
		}
	}
	tell(got[0], got[1])
	for i, name := range []string{"bare", "app"} {
		if err := pressKeys(s, name, commands[i], keys); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

func build(into, what string) error {
	c := exec.Command("go", "build", "-tags", "migrated_fynedo", "-buildvcs=false", "-o", into, what)
	c.Stderr = os.Stderr
	return c.Run()
}

// begin starts a program and waits for its first picture.
func begin(s screen, command []string) (*exec.Cmd, window, time.Duration, error) {
	c := exec.Command(command[0], command[1:]...) // what it says of a missing desktop is of no interest
	start := time.Now()
	if err := c.Start(); err != nil {
		return nil, window{}, 0, err
	}
	w, err := s.waitWindow(c.Process.Pid, time.Minute)
	if err != nil {
		stop(c)
	}
	return c, w, time.Since(start), err
}

// stop ends a program; that it was killed is no error.
func stop(c *exec.Cmd) {
	_ = c.Process.Kill()
	_ = c.Wait()
}

// start starts a program, measures it and ends it.
func (f *figures) start(s screen, command []string, idle time.Duration) error {
	c, _, first, err := begin(s, command)
	if err != nil {
		return err
	}
	defer stop(c)
	work, err := used(c.Process.Pid)
	if err != nil {
		return err
	}
	time.Sleep(2 * time.Second) // until what follows the first picture is over
	before, err := used(c.Process.Pid)
	if err != nil {
		return err
	}
	time.Sleep(idle)
	after, err := used(c.Process.Pid)
	if err != nil {
		return err
	}
	memory, err := resident(c.Process.Pid)
	if err != nil {
		return err
	}
	f.first = append(f.first, first)
	f.work = append(f.work, work)
	f.memory = append(f.memory, memory)
	f.busy = append(f.busy, 100*(after-before).Seconds()/idle.Seconds())
	return nil
}

// tell prints a table: the median of each figure, and what the app adds. The
// least time is the one that other programs disturbed least.
func tell(bare, app figures) {
	fmt.Printf("%-40s %10s %10s %10s   %s\n", "median of "+strconv.Itoa(len(app.first)), "bare", "app", "more", "bar")
	row := func(name, bar string, of func(figures) float64) {
		b, a := of(bare), of(app)
		fmt.Printf("%-40s %10.1f %10.1f %10.1f   %s\n", name, b, a, a-b, bar)
	}
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	row("start to first picture, ms", "300", func(f figures) float64 { return ms(part(f.first, 50)) })
	row("  the least of them", "", func(f figures) float64 { return ms(part(f.first, 0)) })
	row("  processor until then, ms", "", func(f figures) float64 { return ms(part(f.work, 50)) })
	row("memory, MB", "60", func(f figures) float64 { return float64(part(f.memory, 50)) / 1000 })
	row("processor when idle, % of a core", "0.5", func(f figures) float64 { return part(f.busy, 50) })
}

// part is the least that a hundredth of a list is not above.
func part[T time.Duration | int | float64](list []T, hundredth int) T {
	sorted := slices.Sorted(slices.Values(list))
	return sorted[min(len(sorted)-1, len(sorted)*hundredth/100)]
}
