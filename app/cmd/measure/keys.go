package main

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"time"

	"hagal/app/desk"
	"hagal/data/store/sqlite"
	"hagal/engine"
	"hagal/engine/play"
)

// prepare saves a table in a person's turn of a late round, as someone played
// it, and opens it.
func prepare(data string) error {
	kept, _, err := sqlite.Open(data)
	if err != nil {
		return err
	}
	defer kept.Close()
	inputs, err := played()
	if err != nil {
		return err
	}
	d, err := desk.Bring(kept, "Measured", inputs)
	if err != nil {
		return err
	}
	return kept.SetSetting("open", strconv.Itoa(int(d.ID())))
}

// late is the round that the measured table stands in.
const late = 7

// played is a game up to a person's turn in a late round; the same each time.
func played() ([]engine.Input, error) {
	var session engine.Session
	var err error
	first, err := engine.Parse("table solo expansion=ix difficulty=mentat you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani deck=app seed=7")
	player := play.NewSensible(rand.New(rand.NewPCG(7, 7)))
	for in := first; err == nil; in = player.Onward(session.Table()) {
		session, err = session.Do(in)
		if tb := session.Table(); err == nil && tb.Round() == late && tb.Phase() == engine.PhasePlayerTurns && tb.Turn().Human() {
			break
		}
	}
	var inputs []engine.Input
	for _, step := range session.Steps() {
		inputs = append(inputs, step.Input)
	}
	return inputs, err
}

const (
	still = 150 * time.Millisecond // without a change the picture is done
	never = time.Second            // without a change a key does nothing
)

// hand is the keys in turn, each until it does nothing, or often enough: back
// through the rounds with U and forth again with Y, spaces taken up and put
// down by their letters, the large button with the space bar.
var hand = []struct {
	key  byte
	most int
}{{'u', 45}, {'y', 45}, {'c', 2}, {'w', 2}, {' ', 6}}

// pressKeys presses the keys in turn and tells how long each took to the
// next picture.
func pressKeys(s screen, name string, command []string, keys int) error {
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
	fmt.Printf("%s, key to next picture, %d keys: least %v, median %v, 99th %v; processor a key %v\n", name, len(times),
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
