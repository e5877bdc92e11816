// Pictures draws every screen of the app without a window, in every size and
// light, into the ignored folder pictures, to be looked at.
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"fyne.io/fyne/v2"

	"hagal/app/scene"
	"hagal/app/words"
	"hagal/data/store/sqlite"
)

var sizes = []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 320, Height: 640}, {Width: 1280, Height: 800}}

func main() {
	folder := flag.String("into", "pictures", "folder the pictures go to")
	language := flag.String("language", "en", "language of the app: en, de, pt-BR or es")
	only := flag.String("only", "", "draw only what holds this in its name, such as 390x844-dark or high")
	flag.Parse()
	if !slices.ContainsFunc(words.Languages, func(l words.Named) bool { return string(l.Language) == *language }) {
		log.Fatalf("the app has no language %q", *language)
	}
	if err := os.MkdirAll(*folder, 0o755); err != nil {
		log.Fatal(err)
	}
	var wanted []set
	for _, s := range sets() {
		if strings.Contains(s.name(), *only) {
			wanted = append(wanted, s)
		}
	}
	if len(wanted) == 0 {
		log.Fatalf("no name holds %q, as %s does", *only, sets()[0].name())
	}
	if len(wanted) == 1 {
		draw(filepath.Join(*folder, wanted[0].name()), wanted[0], *language)
		return
	}
	share(wanted, "-into", *folder, "-language", *language)
}

// share has each set drawn by a process of its own, as many at once as there
// are processors: an app, its font and its language are one a process.
func share(sets []set, args ...string) {
	self, err := os.Executable()
	if err != nil {
		log.Fatal(err)
	}
	var all sync.WaitGroup
	free := make(chan bool, runtime.NumCPU())
	for _, s := range sets {
		free <- true
		all.Go(func() {
			defer func() { <-free }()
			c := exec.Command(self, slices.Concat(args, []string{"-only", s.name()})...)
			c.Stdout, c.Stderr = os.Stdout, os.Stderr
			if err := c.Run(); err != nil {
				log.Fatalf("%s: %v", s.name(), err)
			}
		})
	}
	all.Wait()
}

// set is a way every scene is drawn in.
type set struct {
	size     fyne.Size
	variant  string
	scale    string
	contrast string
}

func (s set) name() string {
	light := s.variant
	if s.contrast == "high" {
		light += "-high"
	}
	return fmt.Sprintf("%.0fx%.0f-%s-%s", s.size.Width, s.size.Height, light, s.scale)
}

// sets lists every size in every light, with text of three sizes; and with
// high contrast on a phone.
func sets() []set {
	var list []set
	for _, variant := range []string{"light", "dark"} {
		for _, size := range sizes {
			for _, scale := range []string{"100", "150", "200"} {
				list = append(list, set{size, variant, scale, "normal"})
			}
		}
		list = append(list, set{sizes[0], variant, "100", "high"})
	}
	return list
}

// fatal ends the program at what a hand cannot do.
type fatal struct{ prefix string }

func (fatal) Helper() {}

// Fatal tells why, and ends the program.
func (f fatal) Fatal(why ...any) { log.Fatal(f.prefix, ": ", fmt.Sprint(why...)) }

// Fatalf tells why, and ends the program.
func (f fatal) Fatalf(form string, args ...any) { f.Fatal(fmt.Sprintf(form, args...)) }

// draw plays the scenes in one size and light and keeps a picture of each.
func draw(prefix string, s set, language string) {
	data, err := os.MkdirTemp("", "hagal-pictures")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(data)
	kept, _, err := sqlite.Open(data)
	if err != nil {
		log.Fatal(err)
	}
	defer kept.Close()
	for key, value := range map[string]string{"variant": s.variant, "scale": s.scale, "contrast": s.contrast, "language": language} {
		if err := kept.SetSetting(key, value); err != nil {
			log.Fatal(err)
		}
	}
	hand := scene.NewHand(fatal{prefix}, kept, s.size)
	var saving sync.WaitGroup
	defer saving.Wait()
	for _, scene := range scene.Scenes() {
		scene.Draw(hand)
		picture := hand.Window.Canvas().Capture()
		saving.Go(func() { save(prefix+"-"+scene.Name+".png", picture) })
	}
}

// save writes a picture, fast rather than small: a thousand are looked at once.
func save(file string, picture image.Image) {
	f, err := os.Create(file)
	if err != nil {
		log.Fatal(err)
	}
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := encoder.Encode(f, picture); err != nil {
		log.Fatal(err)
	}
	if err := f.Close(); err != nil {
		log.Fatal(err)
	}
}
