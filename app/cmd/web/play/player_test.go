package play

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"hagal/app/cmd/web/chromium"
)

// thing is something drawn, as a reader of the screen is told of it.
type thing struct {
	Kind, Name, Value string
	X, Y, W, H        float64
	Off, Idle         bool
}

// player is a hand at the app in a browser. It taps what it sees, by name.
type player struct {
	*testing.T
	*chromium.Browser
	url   string
	ratio float64 // pixels to a point
}

// patience is how long a hand waits for what it expects.
const patience = 2 * time.Minute

// start opens the app in a browser of a profile, on a phone with so many pixels to a point.
func start(t *testing.T, url, profile, languages string, ratio float64) *player {
	t.Helper()
	b, err := chromium.Start(profile, languages)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return (&player{T: t, Browser: b, url: url, ratio: ratio}).open()
}

// open goes to the app and waits for its first picture.
func (p *player) open() *player {
	p.Helper()
	p.must(p.Log(func(s string) {
		if strings.Contains(s, "panic") || strings.Contains(s, "goroutine") || strings.Contains(s, "Uncaught") {
			p.Errorf("the page says %s", s)
		}
	}))
	p.must(p.Phone(390, 844, p.ratio))
	p.must(chromedp.Do(p, chromedp.Navigate(p.url)))
	p.ready()
	return p
}

func (p *player) must(err error) {
	p.Helper()
	if err != nil {
		p.Fatal(err)
	}
}

// ready waits for the first picture.
func (p *player) ready() {
	p.Helper()
	p.until("the first picture", func() bool { return len(p.things()) > 0 })
}

// things are what is drawn.
func (p *player) things() []thing {
	p.Helper()
	list, err := chromium.Eval[[]thing](p.Browser, `Array.from(document.querySelectorAll("#mirror > *"), (e) => {
		const s = e.style;
		return {
			Kind: e.classList.contains("field") ? "field" : e.getAttribute("role"), Name: e.getAttribute("aria-label"), Value: e.value || "",
			X: parseFloat(s.left), Y: parseFloat(s.top), W: parseFloat(s.width), H: parseFloat(s.height),
			Off: e.dataset.off === "1", Idle: e.getAttribute("aria-disabled") === "true",
		};
	})`)
	p.must(err)
	return list
}

// names are what can be tapped or read.
func (p *player) names(kinds ...string) []string {
	var names []string
	for _, t := range p.things() {
		if (len(kinds) == 0 || slices.Contains(kinds, t.Kind)) && !t.Idle {
			names = append(names, t.Name)
		}
	}
	return names
}

// until waits for something.
func (p *player) until(what string, is func() bool) {
	p.Helper()
	for end := time.Now().Add(patience); !is(); time.Sleep(40 * time.Millisecond) {
		if time.Now().After(end) {
			p.picture("failed")
			p.Fatalf("waited for %s; there is %q", what, p.names())
		}
	}
}

// find is the last thing whose name is this, or has it in it: what is drawn last
// lies on top.
func find(things []thing, name string, kinds ...string) (thing, bool) {
	for _, fits := range []func(string) bool{
		func(n string) bool { return n == name },
		func(n string) bool { return strings.Contains(n, name) },
	} {
		for _, t := range slices.Backward(things) {
			if (len(kinds) == 0 || slices.Contains(kinds, t.Kind)) && !(t.Kind == "button" && t.Idle && len(kinds) > 0) && fits(t.Name) {
				return t, true
			}
		}
	}
	return thing{}, false
}

// sees waits until something with such a name is drawn.
func (p *player) sees(name string, kinds ...string) thing {
	p.Helper()
	var found thing
	p.until(fmt.Sprintf("%q", name), func() (ok bool) {
		found, ok = find(p.things(), name, kinds...)
		return ok
	})
	return found
}

// toward scrolls until what has such a name is in sight.
func (p *player) toward(name string) thing {
	p.Helper()
	for range 20 {
		t := p.sees(name, "button", "field")
		if !t.Off {
			return t
		}
		from, to := 500.0, 300.0
		if t.Y < 300 {
			from, to = to, from
		}
		p.must(p.Swipe(195, from, 195, to))
		p.until("the end of the scrolling", func() bool { return p.still(p.things()) })
	}
	p.Fatalf("%q cannot be scrolled to", name)
	return thing{}
}

// still reports whether things stay where they are: on a slow machine a picture
// of a glide may take longer than a look.
func (p *player) still(things []thing) bool {
	p.Helper()
	for range 4 {
		time.Sleep(200 * time.Millisecond)
		if !equal(things, p.things()) {
			return false
		}
	}
	return true
}

// tap taps with a finger what has such a name, scrolls to it before, and waits
// until something else is drawn.
func (p *player) tap(name string) {
	p.Helper()
	p.toward(name)
	time.Sleep(450 * time.Millisecond) // a hand looks before it taps: the large button takes no double tap
	t := p.toward(name)
	before := p.things()
	p.must(p.Touch(t.X+t.W/2, t.Y+t.H/2))
	p.until("what "+name+" does", func() bool { return !equal(before, p.things()) })
}

// home goes back until there is nowhere to go back to.
func (p *player) home() {
	p.Helper()
	for range 10 {
		list := p.things()
		if _, at := find(list, "Settings", "button"); at {
			if _, home := find(list, "Rules", "button"); home {
				return
			}
		}
		p.must(p.back())
		p.until("the way back", func() bool { return !equal(list, p.things()) })
	}
	p.Fatalf("the way back does not lead home: %q", p.names())
}

// back is the way back of the phone.
func (p *player) back() error {
	_, err := eval[bool](p, `history.back(), true`)
	return err
}

// reload loads the page again and waits for its first picture.
func (p *player) reload() {
	p.Helper()
	_, err := eval[bool](p, `document.getElementById("mirror").replaceChildren(), true`)
	p.must(err)
	p.must(chromedp.Do(p, chromedp.Navigate(p.url)))
	p.ready()
}

// eval is what an expression of the page comes to.
func eval[T any](p *player, expression string) (T, error) {
	return chromium.Eval[T](p.Browser, expression)
}

// must is a value that there has to be.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// picture keeps what is on the screen, in the folder of HAGAL_PICTURES.
func (p *player) picture(name string) {
	dir := os.Getenv("HAGAL_PICTURES")
	if dir == "" {
		return
	}
	b, err := chromedp.Run(p.Browser.Context, chromedp.CaptureScreenshot())
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, name+".png"), b, 0o644)
	}
	if err != nil {
		p.Logf("no picture of %s: %v", name, err)
	}
}

func equal[T comparable](a, b []T) bool { return slices.Equal(a, b) }
