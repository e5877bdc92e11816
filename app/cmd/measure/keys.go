package main

import (
	"fmt"
	"strconv"
	"time"

	"hagal/app/desk"
	"hagal/data/store/sqlite"
	"hagal/engine"
)

// prepare saves a table in the middle of round 1 and opens it.
func prepare(data string) error {
	kept, _, err := sqlite.Open(data)
	if err != nil {
		return err
	}
	defer kept.Close()
	var inputs []engine.Input
	for _, line := range []string{
		"table solo expansion=ix difficulty=mentat you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani deck=app seed=7",
		"tiles windtraps flagship artillery", "round skirmish-e",
	} {
		in, err := engine.Parse(line)
		if err != nil {
			return fmt.Errorf("%s: %w", line, err)
		}
		inputs = append(inputs, in)
	}
	d, err := desk.Bring(kept, "Measured", inputs)
	if err != nil {
		return err
	}
	return kept.SetSetting("open", strconv.Itoa(int(d.ID())))
}

const (
	still = 150 * time.Millisecond // without a change the picture is done
	never = time.Second            // without a change a key does nothing
)

// hand is the keys in turn: the space bar plays on, U takes back, R does
// again; each until it does nothing, or often enough.
var hand = []struct {
	key  byte
	most int
}{{' ', 12}, {'u', 8}, {'r', 8}}

// pressKeys presses the keys in turn and tells how long each took to the
// next picture.
func pressKeys(s screen, command []string, keys int) error {
	c, w, _, err := begin(s, command)
	if err != nil {
		return err
	}
	defer stop(c)
	time.Sleep(time.Second)
	before, err := used(c.Process.Pid)
	if err != nil {
		return err
	}
	var times []time.Duration
	idle := 0 // kinds of key in a row that did nothing
	for i := 0; len(times) < keys; i = (i + 1) % len(hand) {
		idle++
		for range hand[i].most {
			took, changed := w.timed(hand[i].key)
			if !changed {
				break
			}
			times, idle = append(times, took), 0
		}
		if idle > len(hand) {
			return fmt.Errorf("no key changes the picture, after %d that did", len(times))
		}
	}
	after, err := used(c.Process.Pid)
	if err != nil {
		return err
	}
	round := func(d time.Duration) time.Duration { return d.Round(100 * time.Microsecond) }
	fmt.Printf("key to next picture, %d keys: least %v, median %v, 99th %v; processor a key %v\n", len(times),
		round(part(times, 0)), round(part(times, 50)), round(part(times, 99)), round((after-before)/time.Duration(len(times))))
	return nil
}

// timed presses a key and waits until the picture is another, then until it
// stays.
func (w window) timed(key byte) (took time.Duration, changed bool) {
	before, _ := w.look()
	start := time.Now()
	w.press(key)
	for time.Since(start) < never {
		if now, _ := w.look(); now != before {
			took = time.Since(start)
			w.rest()
			return took, true
		}
		time.Sleep(time.Millisecond)
	}
	return 0, false
}

// rest waits until the picture stays as it is.
func (w window) rest() {
	last, _ := w.look()
	for since := time.Now(); time.Since(since) < still; time.Sleep(5 * time.Millisecond) {
		if now, _ := w.look(); now != last {
			last, since = now, time.Now()
		}
	}
}
