// Package chromium drives a Chromium of this machine, without a screen, for the
// tests of the app in a browser. It serves and asks for nothing but pages of
// this machine.
package chromium

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// names of the program, the one of Debian first.
var names = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}

// Browser is a running Chromium.
type Browser struct {
	context.Context
	stop func()
}

// Start starts Chromium with a profile folder and languages such as "de-DE,de".
func Start(profile, languages string) (*Browser, error) {
	program := ""
	for _, name := range names {
		if found, err := exec.LookPath(name); err == nil {
			program = found
			break
		}
	}
	if program == "" {
		return nil, errors.New("there is no Chromium here: sh scripts/setup.sh chromium brings it")
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program), chromedp.NoSandbox, chromedp.Headless, chromedp.UserDataDir(profile),
		chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.Flag("disable-gpu", false),
		chromedp.Flag("lang", strings.Split(languages, ",")[0]), chromedp.Flag("accept-lang", languages),
	}
	for _, on := range []string{"enable-unsafe-swiftshader", "ignore-gpu-blocklist", "disable-quic", "disable-background-networking", "disable-component-update", "disable-sync", "disable-extensions", "disable-dev-shm-usage", "mute-audio", "hide-scrollbars"} {
		options = append(options, chromedp.Flag(on, true))
	}
	options = append(options, chromedp.Flag("use-angle", "swiftshader"))
	ctx, stopAll := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stopTab := chromedp.NewContext(ctx)
	b := &Browser{ctx, func() { stopTab(); stopAll() }}
	if err := chromedp.Do(ctx); err != nil {
		b.stop()
		return nil, fmt.Errorf("start %s: %w", program, err)
	}
	return b, nil
}

// Close ends the browser in good order.
func (b *Browser) Close() { b.stop() }

// Kill ends the browser's process at once, and waits until it is gone.
func (b *Browser) Kill() error {
	p := chromedp.FromContext(b).Browser.Process()
	if p == nil {
		return errors.New("the browser has no process")
	}
	err := p.Kill()
	b.stop()
	return err
}

// Tab opens a further tab, which ends with the browser.
func (b *Browser) Tab() (*Browser, error) {
	ctx, stop := chromedp.NewContext(b.Context)
	return &Browser{ctx, stop}, chromedp.Do(ctx)
}

// Phone makes the tab one of a phone, of a size in points.
func (b *Browser) Phone(width, height int64, ratio float64) error {
	return chromedp.Do(b, chromedp.EmulateViewport(width, height, chromedp.EmulateScale(ratio), chromedp.EmulateMobile, chromedp.EmulateTouch))
}

// Eval is what an expression of the page comes to; promises are waited for.
func Eval[T any](b *Browser, expression string) (T, error) {
	return chromedp.Run(b, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// Log hears what the page writes to its console, and what it throws.
func (b *Browser) Log(say func(string)) error {
	return chromedp.Listen(b, func(event any) {
		switch e := event.(type) {
		case *runtime.EventConsoleAPICalled:
			var words []string
			for _, a := range e.Args {
				words = append(words, string(a.Value))
			}
			say(strings.Join(words, " "))
		case *runtime.EventExceptionThrown:
			say(e.ExceptionDetails.Text)
		}
	})
}

// Touch puts a finger on a point and takes it off again, however long the page
// takes to hear of it: a finger does not wait.
func (b *Browser) Touch(x, y float64) error {
	began := make(chan error, 1)
	go func() { began <- b.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y}) }()
	time.Sleep(30 * time.Millisecond)
	err := b.finger(input.DispatchTouchEventTypeTouchEnd)
	first := <-began
	if err != nil && first == nil { // on a slow machine the end may come before the beginning
		err = b.finger(input.DispatchTouchEventTypeTouchEnd)
	}
	return errors.Join(err, first)
}

// Swipe moves a finger from one point to another.
func (b *Browser) Swipe(fromX, fromY, toX, toY float64) error {
	if err := b.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: fromX, Y: fromY}); err != nil {
		return err
	}
	const steps = 10
	for i := 1; i <= steps && (fromX != toX || fromY != toY); i++ {
		part := float64(i) / steps
		p := &input.TouchPoint{X: fromX + (toX-fromX)*part, Y: fromY + (toY-fromY)*part}
		if err := b.finger(input.DispatchTouchEventTypeTouchMove, p); err != nil {
			return err
		}
		time.Sleep(16 * time.Millisecond)
	}
	return b.finger(input.DispatchTouchEventTypeTouchEnd)
}

func (b *Browser) finger(kind input.DispatchTouchEventType, points ...*input.TouchPoint) error {
	return chromedp.Do(b, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: append([]*input.TouchPoint{}, points...)})
		return err
	}))
}

// Serve serves a folder to this machine alone, as the plainest static host does.
func Serve(dir string) *httptest.Server {
	return httptest.NewServer(http.FileServer(http.Dir(dir)))
}
