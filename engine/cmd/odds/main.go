// Odds plays a session in the table notation and prints what is likely after
// its last line, as one JSON object: the Rivals' turns until a human is due,
// and the Conflict as it stands. A refused line ends it with status 1, a text
// that is no session with 2.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"

	"hagal/engine"
	"hagal/engine/cmd/source"
	"hagal/engine/odds"
)

func main() {
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: odds FILE   (- or no FILE reads standard input)")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() > 1 {
		flag.Usage()
		os.Exit(source.NoSession)
	}
	os.Exit(run(flag.Arg(0), os.Stdin, os.Stdout, os.Stderr))
}

func run(file string, stdin io.Reader, stdout, stderr io.Writer) int {
	text, name, err := source.Read(file, stdin)
	if err != nil {
		fmt.Fprintln(stderr, err)
		return source.NoSession
	}
	table, err := engine.Replay(text, func(int, string, engine.Result) {})
	if err != nil {
		return source.Status(err, name, stderr)
	}
	if err := json.NewEncoder(stdout).Encode(odds.Of(table)); err != nil {
		fmt.Fprintln(stderr, err)
		return source.NoSession
	}
	return source.Done
}
