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

// Read takes the file, or standard input for "" and "-"; name is what a
// message calls it.
func Read(file string, stdin io.Reader) (text, name string, err error) {
	if file == "" || file == "-" {
		b, err := io.ReadAll(stdin)
		return string(b), "stdin", err
	}
	b, err := os.ReadFile(file)
	return string(b), file, err
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
