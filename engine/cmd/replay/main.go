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
		os.Exit(2)
	}
	os.Exit(run(flag.Arg(0), *every, os.Stdin, os.Stdout, os.Stderr))
}

func run(file string, every bool, stdin io.Reader, stdout, stderr io.Writer) int {
	text, name, err := read(file, stdin)
	if err != nil {
		fmt.Fprintln(stderr, err)
		return 2
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
		return 2
	}
	return status(err, name, stderr)
}

// read takes the file, or standard input.
func read(file string, stdin io.Reader) (text, name string, err error) {
	if file == "" || file == "-" {
		b, err := io.ReadAll(stdin)
		return string(b), "stdin", err
	}
	b, err := os.ReadFile(file)
	return string(b), file, err
}

func status(err error, name string, stderr io.Writer) int {
	if err == nil {
		return 0
	}
	fmt.Fprintf(stderr, "%s:%v\n", name, err)
	if errors.Is(err, engine.ErrNoSession) {
		return 2
	}
	return 1
}
