package play

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"
)

// supply is how many troops a Rival has left, as its figures tell.
func (p *player) supply() int {
	p.Helper()
	n := 0
	p.until("the figures", func() bool {
		t, ok := find(p.things(), "In supply: ")
		_, err := fmt.Sscanf(t.Name, "In supply: %d", &n)
		return ok && err == nil
	})
	return n
}

// figures opens the figures of a Rival.
func (p *player) figures() int {
	p.Helper()
	p.tap("Figures of Rabban")
	return p.supply()
}

// TestTheBrowserIsKilledInTheMiddleOfTaps kills the browser's process while
// troops are counted, fifty times: what the screen had told is there after it.
func TestTheBrowserIsKilledInTheMiddleOfTaps(t *testing.T) {
	t.Parallel()
	kills := 50
	if n, err := strconv.Atoi(os.Getenv("HAGAL_KILLS")); err == nil {
		kills = n
	}
	profile := t.TempDir()
	p := start(t, site.URL, profile, "en-US,en", 1)
	p.table()
	p.onward()
	p.kept()
	told, taps, wiped, step := p.figures(), 0, 0, -1
	for kill := range kills {
		end := time.Now().Add(time.Duration(200+rand.IntN(900)) * time.Millisecond)
		asked := told
		for time.Now().Before(end) {
			name := "Troops in the garrison: one more"
			if step > 0 {
				name = "Troops in the garrison: one less"
			}
			at := p.toward(name)
			p.must(p.Touch(at.X+at.W/2, at.Y+at.H/2))
			asked, taps = told+step, taps+1
			for time.Now().Before(end) && told != asked {
				told = p.supply()
			}
			if told == 2 || told == 12 {
				step = map[int]int{2: 1, 12: -1}[told]
			}
		}
		p.must(p.Kill())
		p = p.again(profile)
		if p.resume() {
			wiped++
		}
		now := p.supply()
		if now != told && now != asked {
			t.Fatalf("kill %d: %d troops were told, %d asked for, %d are there", kill+1, told, asked, now)
		}
		told = now
		if told <= 2 {
			step = 1
		} else if told >= 12 {
			step = -1
		}
	}
	t.Logf("%d kills, %d taps, nothing that was told is lost; the browser wiped its database %d times", kills, taps, wiped)
}
