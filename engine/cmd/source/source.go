// Package source reads the session that a command is given, and says what was
// wrong with it: the commands that play a session read and refuse alike.
package source

import (
	"errors"
	"fmt"
	"io"
	"os"

	"hagal/engine"
)

// The statuses a command ends with.
const (
	Done      = 0
	Refused   = 1 // a line is refused
	NoSession = 2 // the text is no session, or cannot be read or written
)

// MaxBytes is more than the longest session has.
const MaxBytes = engine.MaxLines * (engine.MaxLine + 2)

// Read takes the file, or standard input for "" and "-"; name is what a
// message calls it. More than MaxBytes is an error.
func Read(file string, stdin io.Reader) (text, name string, err error) {
	name, from := "stdin", stdin
	if file != "" && file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return "", file, err
		}
		defer func() { _ = f.Close() }() // it was only read
		name, from = file, f
	}
	b, err := io.ReadAll(io.LimitReader(from, MaxBytes+1))
	if err == nil && len(b) > MaxBytes {
		return "", name, fmt.Errorf("%s: more than %d bytes, which no session has", name, MaxBytes)
	}
	return string(b), name, err
}

// Status is what a command ends with after engine.Replay gave err, which is
// told as name:line.
func Status(err error, name string, stderr io.Writer) int {
	if err == nil {
		return Done
	}
	fmt.Fprintf(stderr, "%s:%v\n", name, err)
	if errors.Is(err, engine.ErrNoSession) {
		return NoSession
	}
	return Refused
}
