// Context lists every sentence of the app for a translator: what it is on
// screen, an example with values, how long it may be, and where it is said.
// Run it from the top of the repository:
//
//	go run -tags ci ./app/words/cmd/context > context.md
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"
	"slices"
	"strings"
	"unicode/utf8"

	"hagal/app/words"
	"hagal/app/words/sources"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

func main() {
	log.SetFlags(0)
	said, err := sources.Read(".")
	if err != nil {
		log.Fatal(err)
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	fmt.Fprintln(out, "| English form | what it is | example | letters | said at |\n| --- | --- | --- | --- | --- |")
	for _, s := range said {
		fmt.Fprintf(out, "| %s | %s | %s | %d | %s |\n", cell(s.Form), cell(strings.Join(places(s), "; ")), cell(example(s)), room(s), cell(at(s)))
	}
}

// places are what the sentence is on screen, each once.
func places(s sources.Sentence) []string {
	var list []string
	for _, u := range s.Uses {
		list = append(list, u.Where)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func at(s sources.Sentence) string {
	u := s.Uses[0]
	if u.Line == 0 {
		return u.File
	}
	return fmt.Sprintf("%s:%d", u.File, u.Line)
}

// samples are arguments that a sentence is shown with, by their types.
var samples = map[string]any{
	"int": 3, "speech.Number": 3, "speech.Signed": speech.Signed(1), "string": "Anna", "speech.Typed": "Anna",
	"facts.SpaceID": facts.SpaceID("imperial-basin"), "facts.CardID": facts.CardID("secrets"), "facts.TileID": facts.TileID("invasion-ships"),
	"facts.LeaderID": facts.LeaderID("glossu-rabban"), "facts.ConflictID": facts.ConflictID("skirmish-a"), "facts.DifficultyID": facts.DifficultyID("mentat"),
	"facts.BoxID": facts.BoxID("ix"), "facts.Faction": facts.Guild, "facts.Good": facts.Spice, "engine.Seat": engine.You,
	"words.Player": words.Player{Seat: engine.You}, "speech.Count": speech.Count{N: 2, Good: facts.Troop},
	"speech.Term": speech.Term("points"), "speech.Sentence": speech.Of("No card can be used"),
	"speech.List": speech.Options([]facts.SpaceID{"arrakeen", "carthag"}), "speech.ID": speech.ID("troops="),
}

// example is the sentence in English with values, empty where it has none.
func example(s sources.Sentence) string {
	for _, u := range s.Uses {
		if len(u.Args) == 0 {
			continue
		}
		var args []any
		for _, of := range u.Args {
			arg, ok := samples[of]
			if !ok {
				arg = "…"
			}
			args = append(args, arg)
		}
		return words.T(s.Form, args...)
	}
	return ""
}

// room is how long the longest translation is, in letters: each was seen to
// have room on the smallest screen.
func room(s sources.Sentence) int {
	longest := 0
	for _, l := range words.Languages {
		if err := words.Use(l.Language); err != nil {
			log.Fatal(err)
		}
		longest = max(longest, utf8.RuneCountInString(words.T(s.Form)))
	}
	if err := words.Use(words.English); err != nil {
		log.Fatal(err)
	}
	return longest
}

// cell is a text inside a table.
func cell(s string) string { return strings.NewReplacer("|", "\\|", "\n", " ").Replace(s) }
