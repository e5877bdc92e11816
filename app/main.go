// Hagal is a companion app for owners of the board game Dune: Imperium with
// Rise of Ix: it plays the Rivals and says what to move.
package main

import (
	"crypto/rand"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"

	"hagal/app/look"
	"hagal/app/screen"
	"hagal/data/store"
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
	a := app.NewWithID(appID)
	w := a.NewWindow("Hagal")
	w.SetMaster()
	w.SetPadded(false)
	w.Resize(windowSize(*size))
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

// open brings the saved tables into the window; what goes wrong is told there.
func open(a fyne.App, w fyne.Window, folder string) {
	o := screen.Options{
		Seed:   seed,
		Locale: lang.SystemLocale().String(),
		Awake:  a.Driver().SetDisableScreenBlanking,
		Style:  func(o look.Options) { a.Settings().SetTheme(look.New(o)) },
	}
	kept, report, err := store.Open(folder)
	if err != nil {
		screen.NewStuck(w, o, err, func() { open(a, w, folder) })
		return
	}
	w.SetOnClosed(func() {
		if err := kept.Close(); err != nil {
			fyne.LogError("closing the store", err)
		}
	})
	go copyDaily(kept)
	o.Report = report
	screen.New(w, kept, o)
}

// copyDaily makes the copy of each day, also where the app runs for days.
func copyDaily(kept *store.Store) {
	for now := time.Now(); ; now = <-time.After(time.Hour) {
		if _, err := kept.DailyCopy(now); err != nil {
			fyne.LogError("copying the store", err)
			return
		}
	}
}

// seed is the one place where chance comes in.
func seed() uint64 {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return uint64(time.Now().UnixNano())
	}
	return binary.LittleEndian.Uint64(b[:])>>1 | 1
}

// windowSize reads 390x844; anything else is a size that suits the screen.
func windowSize(s string) fyne.Size {
	for i, c := range s {
		if c == 'x' {
			width, errW := strconv.Atoi(s[:i])
			height, errH := strconv.Atoi(s[i+1:])
			if errW == nil && errH == nil {
				return fyne.NewSize(float32(width), float32(height))
			}
		}
	}
	return fyne.NewSize(1280, 800)
}
