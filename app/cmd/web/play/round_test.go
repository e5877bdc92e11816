package play

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"hagal/app/cmd/web/chromium"
)

// table sets a table up, down to the first decision of its first round.
func (p *player) table() {
	p.Helper()
	p.tap("New table")
	p.tap("Set up the table")
	p.tap("Everything is set up")
	p.sees("Round 1 of 10")
}

// conflicts are answers to which Conflict was turned up, one of each kind.
var conflicts = []string{"Skirmish (water)", "Raid Stockpiles"}

// onward taps the Conflict where one is asked for, else the large button.
func (p *player) onward() {
	p.Helper()
	names := p.names("button")
	for _, c := range conflicts {
		if slices.Contains(names, c) {
			p.tap(c)
			return
		}
	}
	names = slices.DeleteFunc(names, func(n string) bool { return n == "Undo" || n == "Redo" || n == "Put the hint away" })
	p.tap(names[len(names)-1])
}

// round plays until a round begins.
func (p *player) round(title string) {
	p.Helper()
	for range 40 {
		if _, there := find(p.things(), title); there {
			return
		}
		p.onward()
	}
	p.Fatalf("%s did not come", title)
}

// offline takes the network away, or gives it back.
func (p *player) offline(on bool) {
	p.Helper()
	p.must(chromedp.Do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, network.Enable, network.EnableParams{}); err != nil {
			return err
		}
		_, err := cdp.Call(ctx, t, network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: on, DownloadThroughput: -1, UploadThroughput: -1})
		return err
	})))
}

// kept waits until the browser has kept the app for when there is no network.
func (p *player) kept() {
	p.Helper()
	p.until("the service worker", func() bool {
		on, err := eval[bool](p, `navigator.serviceWorker.getRegistration().then((r) => Boolean(r && r.active && !r.installing))`)
		return err == nil && on
	})
}

// TestARoundByTouch plays a round with a finger, reloads in the middle of the
// second, and once more without the host.
func TestARoundByTouch(t *testing.T) {
	t.Parallel()
	host := chromium.Serve(folder)
	p := start(t, host.URL, t.TempDir(), "en-US,en", 3)
	p.picture("home")
	p.table()
	p.picture("table")
	p.round("Round 2 of 10")
	p.onward()
	p.picture("round2")
	before := p.names()
	p.kept()
	p.reload()
	p.sees("Round 2 of 10")
	if after := p.names(); !slices.Equal(before, after) {
		t.Errorf("before the reload %q, after it %q", before, after)
	}
	host.Close() // nobody answers any more
	p.offline(true)
	p.reload()
	p.sees("Round 2 of 10")
	p.onward()
	now := p.names()
	p.reload()
	p.until("what was played without a network", func() bool { return slices.Equal(now, p.names()) })
	if lines := p.lines(); len(lines) < 10 || !strings.HasPrefix(lines[0], "table solo") {
		t.Errorf("kept are %q", lines)
	}
}
