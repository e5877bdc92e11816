package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"

	"fyne.io/fyne/v2"
)

// arguments are what the program is started with.
type arguments struct {
	folder string    // of the saved tables; "" is the app's own
	size   fyne.Size // of the window
	file   string    // a table as text or a backup to be brought in, or ""
}

// How the program ends before it opens a window.
const (
	well    = 0
	failed  = 1 // what was asked for cannot be done here
	misused = 2 // it was called as it cannot be called
)

// usage is what --help says, with the name and the version before it.
const usage = `
It plays the Rivals of House Hagal for owners of the board game. Unofficial.

  hagal [options] [FILE]

FILE is a table as text (Friday.hagal) or a backup. It is brought in as a
table of its own and opened; nothing that is there is overwritten.

`

// arguments reads what the program is started with, without its name. Where it
// is not to go on it has said why, on out what was asked for and on errs what
// is wrong, and code is how the program ends.
func readArguments(args []string, m fyne.AppMetadata, out, errs io.Writer) (given arguments, code int, goOn bool) {
	name := fmt.Sprintf("%s %s\n", m.Name, m.Version)
	flags := flag.NewFlagSet("hagal", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&given.folder, "data", "", "`folder` of the saved tables, instead of the app's own")
	size := flags.String("size", "", "`size` of the window in points, such as 390x844")
	version := flags.Bool("version", false, "print the version")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, name, usage)
		flags.SetOutput(out)
		flags.PrintDefaults()
		return given, well, false
	case err == nil && *version:
		fmt.Fprint(out, name)
		return given, well, false
	}
	refuse := func(code int, err error) (arguments, int, bool) {
		fmt.Fprintf(errs, "hagal: %v\n", err)
		if code == misused {
			fmt.Fprintln(errs, "hagal --help says what there is.")
		}
		return arguments{}, code, false
	}
	if err == nil && flags.NArg() > 1 {
		err = fmt.Errorf("one file at a time, not %d: save several tables as a backup", flags.NArg())
	}
	if err == nil {
		given.size, err = windowSize(*size)
	}
	if err != nil {
		return refuse(misused, err)
	}
	given.file = flags.Arg(0)
	if err := openable(given.file); err != nil {
		return refuse(failed, err)
	}
	return given, well, true
}

// openable says what is wrong with a file that is to be brought in, as far as
// it shows without reading it. No file is well.
func openable(file string) error {
	if file == "" {
		return nil
	}
	about, err := os.Stat(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no file %q", file)
	case err != nil:
		return err
	case about.IsDir():
		return fmt.Errorf("%q is a folder; name a table as text or a backup", file)
	case !about.Mode().IsRegular():
		return fmt.Errorf("%q is no plain file; name a table as text or a backup", file)
	}
	return nil
}

// windowSize reads 390x844; empty is a size that suits the screen.
func windowSize(s string) (fyne.Size, error) {
	if s == "" {
		return fyne.NewSize(1280, 800), nil
	}
	var w, h, rest int
	if n, _ := fmt.Sscanf(s+" 1", "%dx%d %d", &w, &h, &rest); n != 3 || w < 1 || h < 1 || w > mostPoints || h > mostPoints {
		return fyne.Size{}, fmt.Errorf("-size %q is no size; say for example 390x844", s)
	}
	return fyne.NewSize(float32(w), float32(h)), nil
}

// mostPoints is wider and higher than any window.
const mostPoints = 20_000
