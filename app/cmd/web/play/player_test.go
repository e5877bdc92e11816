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
	url string
}

// patience is how long a hand waits for what it expects.
const patience = 30 * time.Second

// start opens the app in a browser of a profile, on a phone.
func start(t *testing.T, url, profile, languages string) *player {
	t.Helper()
	b, err := chromium.Start(profile, languages)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return (&player{t, b, url}).open()
}

// open goes to the app and waits for its first picture.
func (p *player) open() *player {
	p.Helper()
	p.must(p.Log(func(s string) {
		if os.Getenv("TELL") != "" {
			p.T.Log(s)
		}
		if strings.Contains(s, "panic") || strings.Contains(s, "goroutine") || strings.Contains(s, "Uncaught") {
			p.Errorf("the page says %s", s)
		}
	}))
	p.must(p.Phone(390, 844, 2))
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

// sees waits until something with such a name is drawn.
func (p *player) sees(part string) thing {
	p.Helper()
	var found thing
	p.until(fmt.Sprintf("%q", part), func() bool {
		for _, t := range p.things() {
			if strings.Contains(t.Name, part) {
				found = t
				return true
			}
		}
		return false
	})
	return found
}

// tap taps with a finger what has such a name, and scrolls to it before.
func (p *player) tap(part string) {
	p.Helper()
	for range 20 {
		t := p.sees(part)
		if !t.Off {
			p.must(p.Touch(t.X+t.W/2, t.Y+t.H/2))
			return
		}
		from, to := 500.0, 300.0
		if t.Y < 300 {
			from, to = to, from
		}
		p.must(p.Swipe(195, from, 195, to))
		time.Sleep(400 * time.Millisecond)
	}
	p.Fatalf("%q cannot be scrolled to", part)
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
