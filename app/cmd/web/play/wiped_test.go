package play

import (
	"os"
	"path/filepath"
	"testing"

	"hagal/app/cmd/web/chromium"
)

// again starts a browser that was killed, and opens the app in it.
func (p *player) again(profile string) *player {
	p.Helper()
	b, err := chromium.Start(profile, "en-US,en")
	p.must(err)
	p.Cleanup(b.Close)
	return (&player{T: p.T, Browser: b, url: p.url, ratio: p.ratio}).open()
}

// count takes a troop out of the garrison and gives what the figures tell then.
func (p *player) count() int {
	p.Helper()
	before := p.supply()
	p.tap("Troops in the garrison: one more")
	p.until("the figures", func() bool { return p.supply() == before-1 })
	return before - 1
}

// resume opens the figures of the table that was open last. Where the start had
// something to tell it is read first, and must say that nothing is missing.
func (p *player) resume() (told bool) {
	p.Helper()
	p.until("the table, or what there is to tell", func() bool {
		_, table := find(p.things(), "Figures of Rabban", "button")
		_, told = find(p.things(), "OK", "button")
		return table || told
	})
	if told {
		p.sees("Nothing is missing.")
		p.picture("wiped")
		p.tap("OK")
		p.tap("Continue")
	}
	p.figures()
	return told
}

// TestTheBrowserWipesItsDatabase loses the database to the browser: what the
// screen had told comes back.
//
// A torn record is what SIGKILL leaves between two writes of Chromium 156. It
// reads past it when it opens the database, writes on behind it, and when it
// opens it again calls the whole of it damaged and begins an empty one (LevelDB,
// issue 1287). A Chromium that keeps the database in another way, or reads it
// better, need not wipe it.
func TestTheBrowserWipesItsDatabase(t *testing.T) {
	for name, c := range map[string]struct {
		wipe   func(p *player, profile string)
		surely bool
	}{
		"by a torn record": {tear, false},
		"as a whole":       {func(p *player, profile string) { p.must(os.RemoveAll(filepath.Join(profile, databases))) }, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			profile := t.TempDir()
			p := start(t, site.URL, profile, "en-US,en", 1)
			p.table()
			p.onward()
			p.figures()
			p.count()
			wiped := 0
			for range 2 {
				told := p.count()
				p.must(p.Kill())
				if wiped == 0 {
					c.wipe(p, profile)
				}
				p = p.again(profile)
				if p.resume() {
					wiped++
				}
				if now := p.supply(); now != told {
					t.Errorf("%d troops were told, %d are there", told, now)
				}
			}
			if c.surely && wiped == 0 {
				t.Error("nothing is told")
			}
			t.Logf("the browser wiped it %d times", wiped)
		})
	}
}

// databases is where Chromium has the databases of a profile.
var databases = filepath.Join("Default", "IndexedDB")

// tear takes the end off the last record of the databases.
func tear(p *player, profile string) {
	p.Helper()
	logs, err := filepath.Glob(filepath.Join(profile, databases, "*.leveldb", "*.log"))
	p.must(err)
	for _, log := range logs {
		info, err := os.Stat(log)
		p.must(err)
		p.must(os.Truncate(log, info.Size()-9))
	}
}
