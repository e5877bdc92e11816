// Pictures draws every screen of the app without a window, in every size and
// light, into the ignored folder pictures, to be looked at.
package main

import (
	"flag"
	"fmt"
	"image/png"
	"log"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/look"
	"hagal/app/screen"
	"hagal/data/store"
)

var sizes = []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 320, Height: 640}, {Width: 1280, Height: 800}}

func main() {
	folder := flag.String("into", "pictures", "folder the pictures go to")
	language := flag.String("language", "en", "language of the app: en, de, pt-BR or es")
	only := flag.String("only", "", "draw only what holds this in its name, such as 390x844-dark")
	flag.Parse()
	if err := os.MkdirAll(*folder, 0o755); err != nil {
		log.Fatal(err)
	}
	for _, size := range sizes {
		for _, variant := range []string{"light", "dark"} {
			for _, scale := range []string{"100", "200"} {
				name := fmt.Sprintf("%.0fx%.0f-%s-%s", size.Width, size.Height, variant, scale)
				if strings.Contains(name, *only) {
					draw(*folder, name, size, map[string]string{"variant": variant, "scale": scale, "language": *language})
				}
			}
		}
	}
}

// draw plays the scenes in one size and light and keeps a picture of each.
func draw(folder, name string, size fyne.Size, settings map[string]string) {
	a := test.NewApp()
	defer a.Quit()
	w := a.NewWindow("")
	w.SetPadded(false)
	w.Resize(size)
	data, err := os.MkdirTemp("", "hagal-pictures")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(data)
	kept, _, err := store.Open(data)
	if err != nil {
		log.Fatal(err)
	}
	defer kept.Close()
	for key, value := range settings {
		if err := kept.SetSetting(key, value); err != nil {
			log.Fatal(err)
		}
	}
	ui := screen.New(w, kept, screen.Options{Seed: func() uint64 { return 7 }, Style: func(o look.Options) { a.Settings().SetTheme(look.New(o)) }})
	w.Resize(size)
	for _, scene := range screen.Scenes() {
		if err := scene.Draw(ui); err != nil {
			log.Fatalf("%s: %s: %v", name, scene.Name, err)
		}
		save(filepath.Join(folder, name+"-"+scene.Name+".png"), w)
	}
}

func save(file string, w fyne.Window) {
	f, err := os.Create(file)
	if err != nil {
		log.Fatal(err)
	}
	if err := png.Encode(f, w.Canvas().Capture()); err != nil {
		log.Fatal(err)
	}
	if err := f.Close(); err != nil {
		log.Fatal(err)
	}
}
