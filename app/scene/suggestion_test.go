package scene

import (
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// read is what can be read of a page now without scrolling, beside what stands
// still on it.
func (h *Hand) read() string {
	var all strings.Builder
	for _, t := range h.look().texts {
		if t.within != nil && t.seen.height() > t.height()-slack {
			all.WriteString(t.text.Text + " ")
		}
	}
	return kit.Plain(all.String())
}

// Who the Rivals of a suggestion are is in sight after its tap, without
// scrolling, at any size.
func TestTheLeadersOfASuggestionAreInSight(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Small, Landscape, Desktop}, 1) {
		for _, language := range []words.Language{words.English, words.German} {
			h := With(t, Setting{size, 100, language, "light", "normal"})
			h.Tap(words.T("New table"))
			for _, name := range []string{"First game", "Even game", "Fierce game"} {
				h.Tap(words.T(name))
				s := h.parse(h.App.Kept("setup")).(engine.Setup)
				read := h.read()
				for _, id := range []facts.LeaderID{s.Left, s.Right} {
					for _, word := range strings.Fields(words.Word(id)) {
						if !strings.Contains(read, word) {
							t.Errorf("%v, %s: after %q, %s is not in sight; there is %q", size, language, name, words.Word(id), read)
							break
						}
					}
				}
				if want := words.T(facts.DifficultyOf(s.Difficulty).Name); !strings.Contains(read, want) {
					t.Errorf("%v, %s: after %q, %s is not in sight", size, language, name, want)
				}
			}
		}
	}
}

// bar is how far the bar on screen is filled, from 0 to 1; it is the one thing
// in the colour of points.
func (h *Hand) bar() float32 {
	h.Helper()
	grounds := h.look().grounds
	for i, g := range grounds {
		if i > 0 && g.fill == theme.Color(look.VP) {
			return g.width() / grounds[i-1].width()
		}
	}
	h.Fatal("there is no bar on screen")
	return 0
}

// The scale of the pace is one of rounds: the same for every box and
// difficulty, and a step on it is as long as the rounds it stands for.
func TestTheScaleOfThePaceDoesNotJump(t *testing.T) {
	fill := func(p facts.Pace) float32 {
		h := Open(t, Phone)
		h.Store.Settings = map[string]string{"setup": engine.Setup{Solo: true, Boxes: p.Boxes, Difficulty: p.Difficulty, Left: p.Leaders[0], Right: p.Leaders[1]}.String()}
		h.Tap("New table")
		return h.bar()
	}
	var first facts.Pace
	var start float32
	for i, p := range facts.PaceTable {
		if i%9 != 0 { // some of each box and difficulty
			continue
		}
		at := fill(p)
		if at <= 0 || at >= 1 {
			t.Fatalf("%v is at %v of the scale", p, at)
		}
		if first.Difficulty == "" {
			first, start = p, at
		}
		rounds := first.Against[facts.Fighting].Rounds - p.Against[facts.Fighting].Rounds
		if want := start + float32(rounds)/200; math.Abs(float64(at-want)) > 0.001 {
			t.Errorf("%v is at %v of the scale, want %v", p, at, want)
		}
	}
}
