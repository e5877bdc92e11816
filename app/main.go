// Hagal is a companion app for owners of the board game Dune: Imperium with
// Rise of Ix: it plays the Rivals and says what to move.
package main

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"runtime"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"

	"hagal/app/look"
	"hagal/app/page"
	"hagal/app/shell"
	"hagal/data/store/sqlite"
)

const appID = "io.github.hagal.companion"

func main() {
	folder := flag.String("data", "", "folder of the saved tables, instead of the app's own")
	size := flag.String("size", "", "size of the window in points, such as 390x844")
	flag.Parse()
	if noDisplay() {
		fmt.Fprintln(os.Stderr, "hagal: there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set)")
		os.Exit(1)
	}
	points, err := windowSize(*size)
	if err != nil {
		fmt.Fprintln(os.Stderr, "hagal:", err)
		os.Exit(2)
	}
	a := app.NewWithID(appID)
	w := a.NewWindow("Hagal")
	w.SetMaster()
	w.SetPadded(false)
	w.Resize(points)
	if *folder == "" {
		*folder = a.Storage().RootURI().Path()
	}
	open(a, w, *folder)
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
func open(a fyne.App, w fyne.Window, folder string) {
	o := page.Options{
		Options: shell.Options{
			Style:  func(o look.Options) { a.Settings().SetTheme(look.New(o)) },
			Locale: lang.SystemLocale().String(),
			Awake:  a.Driver().SetDisableScreenBlanking,
			Painted: func(then func()) {
				time.AfterFunc(settled, func() { fyne.Do(then) })
			},
		},
		Seed: seed,
	}
	come := make(chan func(), 1)
	go func() {
		kept, report, err := sqlite.Open(folder)
		come <- func() { o.Report = report; show(a, w, o, folder, kept, err) }
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
func show(a fyne.App, w fyne.Window, o page.Options, folder string, kept *sqlite.Store, err error) {
	if err != nil {
		page.Stuck(w, o, err, func() { open(a, w, folder) })
		return
	}
	ui := page.Open(w, kept, o)
	running, stop := context.WithCancel(context.Background())
	w.SetOnClosed(func() {
		stop()
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
func copyDaily(running context.Context, kept *sqlite.Store, tell func(error)) {
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

// windowSize reads 390x844; empty is a size that suits the screen.
func windowSize(s string) (fyne.Size, error) {
	if s == "" {
		return fyne.NewSize(1280, 800), nil
	}
	var w, h int
	if _, err := fmt.Sscanf(s, "%dx%d", &w, &h); err != nil || w < 1 || h < 1 {
		return fyne.Size{}, fmt.Errorf("-size %q is no size; say for example 390x844", s)
	}
	return fyne.NewSize(float32(w), float32(h)), nil
}
