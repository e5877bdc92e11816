// Hagal is a companion app for owners of the board game Dune: Imperium with
// Rise of Ix: it plays the Rivals and says what to move.
package main

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"os"
	"runtime"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"

	"hagal/app/exchange"
	"hagal/app/look"
	"hagal/app/page"
	"hagal/app/shell"
)

func main() {
	m, err := metadata()
	if err != nil {
		panic(err) // a test reads the same file
	}
	console()
	given, code, goOn := readArguments(os.Args[1:], m, os.Stdout, os.Stderr)
	if goOn && noDisplay() {
		fmt.Fprintln(os.Stderr, "hagal: there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set)")
		code, goOn = failed, false
	}
	if !goOn {
		os.Exit(code)
	}
	app.SetMetadata(m)
	a := app.NewWithID(m.ID)
	w := a.NewWindow(m.Name)
	w.SetMaster()
	w.SetPadded(false)
	w.Resize(given.size)
	if given.folder == "" {
		given.folder = home(a)
	}
	open(a, w, given)
	attach(a, w)
	w.ShowAndRun()
}

// noDisplay reports whether a system of the X11 family lacks a display, where
// Fyne would end in a panic.
func noDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		return os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == ""
	}
	return false
}

// settled is when a picture has been painted for certain: the window paints
// many times a second, and comes to what is queued only between two of them.
const settled = 300 * time.Millisecond

// soon is how long the window waits for the tables before it says that it does.
const soon = time.Second

// open brings the saved tables into the window; where that takes long, behind a
// page that says so. What goes wrong is told there.
func open(a fyne.App, w fyne.Window, given arguments) {
	o := page.Options{
		Options: shell.Options{
			Style:  func(o look.Options) { look.Apply(a.Settings(), o) },
			Locale: lang.SystemLocale().String(),
			Awake:  awake,
			Away:   away,
			Painted: func(then func()) {
				time.AfterFunc(settled, func() { fyne.Do(then) })
			},
		},
		Seed:    seed,
		Version: a.Metadata().Version,
	}
	come := make(chan func(), 1)
	go func() {
		kept, report, err := openTables(given.folder)
		come <- func() { o.Report = report; show(a, w, o, given, kept, err) }
	}()
	select {
	case then := <-come:
		then()
	case <-time.After(soon):
		page.Reading(w, o)
		go func() { fyne.Do(<-come) }()
	}
}

// show brings the tables into the window once they are open, or why they are not.
func show(a fyne.App, w fyne.Window, o page.Options, given arguments, kept tables, err error) {
	if err != nil {
		page.Stuck(w, o, err, func() { open(a, w, given) })
		return
	}
	ui := page.Open(w, kept, o)
	if given.file != "" {
		exchange.New(ui, kept).Open(given.file)
	}
	running, stop := context.WithCancel(context.Background())
	w.SetOnClosed(func() {
		stop()
		if !kept.ReadOnly() { // a first day's tables come into a copy of that day
			if _, err := kept.DailyCopy(time.Now()); err != nil {
				fyne.LogError("making the daily copy", err)
			}
		}
		if err := kept.Close(); err != nil {
			fyne.LogError("closing the store", err)
		}
	})
	if !kept.ReadOnly() {
		go copyDaily(running, kept, func(err error) { fyne.Do(func() { ui.Act(func() error { return err }) }) })
	}
}

// copyDaily makes the copy of each day, also where the app runs for days. What
// goes wrong is told once, and tried again an hour later.
func copyDaily(running context.Context, kept tables, tell func(error)) {
	failed := false
	for now := time.Now(); ; {
		if _, err := kept.DailyCopy(now); err != nil && running.Err() == nil && !failed {
			failed = true
			tell(err)
		}
		select {
		case <-running.Done():
			return
		case now = <-time.After(time.Hour):
		}
	}
}

// seed is the one place where chance comes in: 63 bits, and never 0, which
// stands for no seed.
func seed() uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.LittleEndian.Uint64(b[:])>>1 | 1
}
