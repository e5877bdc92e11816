// Replay runs a session in the table notation and prints what came of it, as
// JSON: the last line's, or with -every each line's. A refused line ends it
// with status 1, a text that is no session with 2.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"hagal/engine"
	"hagal/engine/cmd/source"
)

func main() {
	every := flag.Bool("every", false, "print a record for each line")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: replay [-every] FILE   (- or no FILE reads standard input)")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() > 1 {
		flag.Usage()
		os.Exit(source.NoSession)
	}
	os.Exit(run(flag.Arg(0), *every, os.Stdin, os.Stdout, os.Stderr))
}

func run(file string, every bool, stdin io.Reader, stdout, stderr io.Writer) int {
	text, name, err := source.Read(file, stdin)
	if err != nil {
		fmt.Fprintln(stderr, err)
		return source.NoSession
	}
	out := bufio.NewWriter(stdout)
	var last engine.Record
	var failed error
	show := func(r engine.Record) {
		line, err := r.JSON()
		if err == nil {
			_, err = out.Write(append(line, '\n'))
		}
		failed = errors.Join(failed, err)
	}
	_, err = engine.Replay(text, func(n int, line string, r engine.Result) {
		last = engine.NewRecord(n, line, r)
		if every {
			show(last)
		}
	})
	if err == nil && !every {
		show(last)
	}
	if failed = errors.Join(failed, out.Flush()); failed != nil {
		fmt.Fprintln(stderr, failed)
		return source.NoSession
	}
	return source.Status(err, name, stderr)
}
