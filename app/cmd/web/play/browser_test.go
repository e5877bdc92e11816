package play

import (
	"bytes"
	"context"
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"hagal/app/cmd/web/chromium"
)

// call carries a command of the browser out.
func call[P, R any](p *player, command cdp.Command[P, R], params P) {
	p.Helper()
	p.must(chromedp.Do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, command, params)
		return err
	})))
}

// translated is a form of the app in a language, from the app's own table.
func translated(t *testing.T, language, form string) string {
	t.Helper()
	if language == "en" {
		return form
	}
	b, err := os.ReadFile(filepath.Join("..", "..", "..", "words", "translations", language+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var table map[string]any
	if err := json.Unmarshal(b, &table); err != nil {
		t.Fatal(err)
	}
	for _, part := range table {
		if forms, ok := part.(map[string]any); ok {
			if text, ok := forms[form].(string); ok {
				return strings.ReplaceAll(text, "\u00ad", "")
			}
		}
	}
	t.Fatalf("%s has no %q", language, form)
	return ""
}

// TestEachLanguage opens the app in browsers of each language, and in one of a
// language it does not have.
func TestEachLanguage(t *testing.T) {
	t.Parallel()
	for asked, language := range map[string]string{"en-GB,en": "en", "de-AT,de": "de", "es-MX,es": "es", "pt-BR,pt": "pt-BR", "fi-FI": "en"} {
		p := start(t, site.URL, t.TempDir(), asked, 1)
		p.sees(translated(t, language, "New table"), "button")
		p.picture("home-" + asked[:2])
		p.Close()
	}
}

// TestTwoTabs opens the app twice: one writes, the other says so, and goes on
// when the first is closed.
func TestTwoTabs(t *testing.T) {
	t.Parallel()
	first := start(t, site.URL, t.TempDir(), "en-US,en", 1)
	first.table()
	tab, err := first.Tab()
	first.must(err)
	second := (&player{T: t, Browser: tab, url: site.URL, ratio: 1}).open()
	second.sees("The tables are open in another window of the app.")
	call(first, page.BringToFront, cdp.Empty{})
	first.onward()
	call(second, page.BringToFront, cdp.Empty{})
	first.must(chromedp.Do(first, chromedp.Navigate("about:blank")))
	second.tap("Try again")
	second.sees("Round 1 of 10")
	second.onward()
}

// TestABrowserThatCannotRunIt is told what it lacks, in its language.
func TestABrowserThatCannotRunIt(t *testing.T) {
	t.Parallel()
	for script, want := range map[string]string{
		"delete globalThis.WebAssembly":                                                        "Dieser Browser ist zu alt für Hagal. Ihm fehlt: WebAssembly.",
		`HTMLCanvasElement.prototype.getContext = () => null`:                                  "Ihm fehlt: WebGL.",
		`Object.defineProperty(globalThis, "isSecureContext", {value: 0})`:                     "Hagal muss über https kommen",
		`IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); }`: "Der Browser lässt diese Seite nichts aufbewahren.",
		`globalThis.fetch = () => Promise.reject(new Error("no net"))`:                         "Hagal konnte nicht geladen werden.",
	} {
		b, err := chromium.Start(t.TempDir(), "de-DE,de")
		if err != nil {
			t.Fatal(err)
		}
		p := &player{T: t, Browser: b, url: site.URL}
		call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		p.must(chromedp.Do(p, chromedp.Navigate(p.url)))
		p.until(want, func() bool {
			said, err := eval[string](p, `document.getElementById("says").innerText`)
			return err == nil && strings.Contains(said, want)
		})
		b.Close()
	}
}

// TestWritingAName types a name as a phone's keyboard does, letters of other
// scripts too, and goes back by the phone's button.
func TestWritingAName(t *testing.T) {
	t.Parallel()
	p := start(t, site.URL, t.TempDir(), "en-US,en", 2)
	p.table()
	p.tap("Figures of Rabban")
	p.toward("Save the name")
	field := p.sees("", "field")
	p.must(p.Touch(field.X+field.W/2, field.Y+field.H/2))
	p.until("the keyboard", func() bool { return must(eval[bool](p, `document.activeElement.classList.contains("field")`)) })
	_, err := eval[bool](p, `document.activeElement.select(), true`)
	p.must(err)
	const name = "Jürgen 夜 Ωß"
	call(p, input.InsertText, input.InsertTextParams{Text: name})
	p.until("the name in the field", func() bool {
		for _, t := range p.things() {
			if t.Kind == "field" && t.Value == name {
				return true
			}
		}
		return false
	})
	p.tap("Save the name")
	p.backTo("Figures of " + name)
	p.must(p.back())
	p.sees("New table")
}

// backTo goes back until something is to be seen.
func (p *player) backTo(want string) {
	p.Helper()
	for range 5 {
		before := p.things()
		if _, there := find(before, want, "button"); there {
			return
		}
		p.must(p.back())
		p.until("the way back", func() bool { return !equal(before, p.things()) })
	}
	p.Fatalf("the way back does not lead to %q: %q", want, p.names())
}

// TestLightAndDark follows the system while the app is open, and a changed pixel
// ratio, sharp.
func TestLightAndDark(t *testing.T) {
	t.Parallel()
	p := start(t, site.URL, t.TempDir(), "en-US,en", 1)
	for _, want := range []string{"dark", "light"} {
		call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: want}}})
		p.until("the app to be "+want, func() bool { return p.shade() == want })
	}
	for _, ratio := range []float64{2, 1.5} {
		p.must(p.Phone(390, 844, ratio))
		p.until("the pixels of another screen", func() bool {
			wide, err := eval[float64](p, `document.querySelector("canvas").width`)
			return err == nil && wide == 390*ratio
		})
		p.sees("New table", "button")
	}
	p.tap("New table")
}

// shade is "dark" or "light", as the corner of the screen is.
func (p *player) shade() string {
	p.Helper()
	b, err := chromedp.Run(p.Browser.Context, chromedp.CaptureScreenshot())
	p.must(err)
	picture, err := png.Decode(bytes.NewReader(b))
	p.must(err)
	if r, g, b, _ := picture.At(2, 2).RGBA(); r+g+b < 3*0x8000 {
		return "dark"
	}
	return "light"
}
