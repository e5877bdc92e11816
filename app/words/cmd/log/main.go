// Log plays a random game and prints its whole log in a language, each line
// with all its reasons, to be read by somebody who speaks it. Run it from the
// top of the repository:
//
//	go run -tags ci ./app/words/cmd/log -language de -seed 1
package main

import (
	"flag"
	"fmt"
	"log"
	"math/rand/v2"

	"hagal/app/words"
	"hagal/data/speech"
	"hagal/engine"
	"hagal/engine/play"
)

func main() {
	log.SetFlags(0)
	language := flag.String("language", "en", "the language to print")
	seed := flag.Uint64("seed", 1, "the game to play")
	line := flag.String("table", "table solo expansion=ix difficulty=mentat you=paul-atreides left=ilban-richese right=rhombur-vernius deck=app seed=1", "the set-up, as a line of the notation")
	corrections := flag.Int("corrections", 0, "of 100 inputs, how many put the table right by hand")
	flag.Parse()
	if err := words.Use(words.Language(*language)); err != nil {
		log.Fatal(err)
	}
	if err := told(*line, *seed, *corrections); err != nil {
		log.Fatal(err)
	}
}

// told plays the game and prints it.
func told(line string, seed uint64, corrections int) error {
	in, err := engine.Parse(line)
	if err != nil {
		return err
	}
	setup, ok := in.(engine.Setup)
	if !ok {
		return fmt.Errorf("%q is no set-up: it is a line that begins with table", line)
	}
	if err := (engine.Table{}).Check(setup); err != nil {
		return err
	}
	p := play.NewSensible(rand.New(rand.NewPCG(seed, 1)))
	p.Corrections = corrections
	game, err := play.Game(p, setup)
	if err != nil {
		return err
	}
	var t engine.Table
	for _, line := range game.Lines {
		in, err := engine.Parse(line)
		if err != nil {
			return err
		}
		r, err := t.Apply(in)
		if err != nil {
			return err
		}
		t = r.Table
		head(engine.Step{Input: r.Input, Events: r.Events, Table: t})
		for _, e := range r.Events {
			tell(t, e)
		}
		if d := t.Decision(); d != nil {
			fmt.Printf("  ? %s: %s\n", words.Seat(t, d.Seat), words.SayAt(t, d.Say))
			reasons(t, d.Because())
		}
	}
	return nil
}

func head(step engine.Step) {
	t, about := step.Table, ""
	if s := step.Input.About(); s != engine.Nobody {
		about = words.Seat(t, s) + " · "
	}
	fmt.Printf("\n%s · %s%s\n", words.T("Round {0}", t.Round()), about, words.SayAt(t, step.Heading()))
}

func tell(t engine.Table, e engine.Event) {
	of := ""
	if e.Seat != engine.Nobody {
		of = "[" + words.Seat(t, e.Seat) + "] "
	}
	fmt.Printf("  %s%s\n", of, words.Event(t, e))
	for _, c := range e.Checks() {
		fmt.Printf("    ! %s\n", words.SayAt(t, c))
	}
	reasons(t, e.Because())
}

func reasons(t engine.Table, why []speech.Sentence) {
	for _, s := range why {
		fmt.Printf("      %s\n", words.SayAt(t, s))
	}
}
