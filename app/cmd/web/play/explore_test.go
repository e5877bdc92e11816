package play

import (
	"os"
	"strings"
	"testing"
	"time"

	"hagal/app/cmd/web/chromium"
)

func TestExplore(t *testing.T) {
	srv := chromium.Serve(os.Getenv("HAGAL_WEB"))
	defer srv.Close()
	p := start(t, srv.URL, t.TempDir(), "en-US,en")
	for _, name := range strings.Split(os.Getenv("TAPS"), ";") {
		taps := p.names("button")
		if name == "" {
			break
		}
		if name == "^" {
			name = taps[len(taps)-1]
		}
		t.Logf("tap %s of %q", name, taps)
		before := strings.Join(p.names(), "|")
		from := time.Now()
		p.tap(name)
		for time.Since(from) < 5*time.Second && strings.Join(p.names(), "|") == before {
			time.Sleep(30 * time.Millisecond)
		}
		t.Log(name, time.Since(from))
	}
	t.Logf("%q", p.names())
	p.picture("explore")
}
