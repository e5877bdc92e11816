package scene

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// With large text the tabs stay on top of what is to be done, and the space
// chosen in sight above its panel.
func TestLargeTextKeepsTheTabsOnTop(t *testing.T) {
	inEach(t, 1, []Setting{
		{Phone, 150, words.English, "light", "normal"},
		{Small, 150, words.English, "light", "normal"},
	}, func(t *testing.T, h *Hand) {
		firstTurn(h)
		for _, id := range []facts.SpaceID{"wealth", "secrets", "hardy-warriors", "carthag"} {
			h.TapSpace(id)
			h.inSight(Space(id))
			h.inSight(words.T("More for {0}", Space(id)))
			h.TapSpace(id)
		}
		h.Lines("agent you secrets", "rival left cards=wealth")
		move := "Agent to Wealth"
		if tabs, card := h.placeOf(h.Find("Log")), h.placeOf(h.Find(move)); tabs.top > card.top {
			t.Errorf("the tabs begin at %.0f, below %q at %.0f", tabs.top, move, card.top)
		}
		h.inSight(move)
	})
}

// On a desktop the log has a quarter of the height at least, and in a person's
// turn stands in the middle, below what happens now.
func TestTheLogHasRoomOnADesktop(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable()
	turns := 0
	for range 60 {
		tb := h.Table()
		var log place
		for _, r := range h.look().rolls {
			if s := h.scrolled("log"); s != nil && r.scroll == s.Scroll {
				log.box = r.view
			}
		}
		if tb.Round() > 0 && log.height() < h.Size.Height/4-1 {
			t.Fatalf("round %d, %s: the log is %.0f pt high", tb.Round(), tb.Phase(), log.height())
		}
		if h.Primary() == words.T("Tap a space") {
			turns++
			if board := h.placeOf(h.space("carthag")); log.left < board.left || log.right > h.Size.Width*0.75 {
				t.Fatalf("round %d: the log stands from %.0f to %.0f", tb.Round(), log.left, log.right)
			}
		}
		h.Step(2)
	}
	if turns == 0 {
		t.Error("no turn of a person was looked at")
	}
}

// scrolled is what scrolls under a name, or nil.
func (h *Hand) scrolled(name string) (found *kit.Scroll) {
	kit.Scrolls(h.Window.Content(), func(s *kit.Scroll) {
		if s.Name == name {
			found = s
		}
	})
	return found
}

// A sheet on a phone on its side shows what is wanted seldom without a scroll.
func TestASheetOnItsSideIsInSight(t *testing.T) {
	h := Open(t, Landscape)
	firstTurn(h)
	h.Tap("More")
	for _, name := range []string{"Show the odds", "Set-up checklist", "Rules", "Settings", "Home"} {
		h.inSight(name)
	}
}

// Each rank of a Conflict that may be turned up has a line of its own, and all
// cards begin at their top.
func TestConflictCardsReadAlike(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape, Desktop}, 1) {
		h := Open(t, size)
		h.NewTable()
		for _, c := range h.Table().ConflictsDue() {
			card := h.Find(words.Word(c.ID))
			top, lines := card.Size().Height, map[float32]bool{}
			for _, text := range h.look().texts {
				if text.parents == nil || !slices.Contains(text.parents, h.placeOf(card).box) {
					continue
				}
				top = min(top, text.top-h.placeOf(card).top)
				if slices.Contains([]string{"1st", "2nd", "tie for 2nd"}, text.text.Text) {
					lines[text.top] = true
				}
			}
			if len(lines) != 3 || top > 12 {
				t.Errorf("%v, %s: the ranks are on %d lines, the first text begins at %.0f", size, card.Name, len(lines), top)
			}
		}
	}
}

// Before the swords each strength that is known is told, and the bars of
// strengths compare, on a phone on its side across two columns too.
func TestStrengthsCompare(t *testing.T) {
	for _, c := range []struct {
		size  fyne.Size
		lines []string
		want  map[engine.Seat]int
	}{
		{Phone, nil, map[engine.Seat]int{engine.You: 9, engine.Left: 6, engine.Right: 4}},
		{Landscape, []string{"combat left=wealth right=secrets"}, nil},
	} {
		h := Open(t, c.size)
		firstTurn(h, "set you deployed 2", "set left deployed 3", "set right deployed 2")
		h.Lines(append([]string{"set left agents 0", "set right agents 0", "reveal you strength=9"}, c.lines...)...)
		tb := h.Table()
		large := map[string]bool{}
		length := map[engine.Seat]float32{}
		everything(h.Window.Content(), func(o fyne.CanvasObject) {
			if text, ok := o.(*canvas.Text); ok && text.TextSize == theme.Size(look.SizeLarge) {
				large[text.Text] = true
			}
			shape := kit.Shape(o)
			for i, s := range tb.Seats() {
				if shape != nil && shape.Size().Height == 5 && shape.FillColor == theme.Color(look.SeatColor(i, look.Fill)) {
					length[s] = shape.Size().Width
				}
			}
		})
		for s, n := range c.want {
			if !large[strconv.Itoa(n)] {
				t.Errorf("%v: the strength %d of %s is not told", c.size, n, s)
			}
		}
		for s, n := range length {
			strength := float32(tb.Side(s).Strength())
			if known, ok := c.want[s]; ok {
				strength = float32(known)
			}
			if off := n/strength - length[engine.You]/9; off > 0.1 || off < -0.1 {
				t.Errorf("%v: a bar of %.0f pt is %s's strength %.0f, one of %.0f a person's 9", c.size, n, s, strength, length[engine.You])
			}
		}
		if len(length) != len(tb.Seats()) {
			t.Errorf("%v: %d bars are seen", c.size, len(length))
		}
	}
}

// A seat's name has the same room whoever holds the First Player marker.
func TestTheMarkerTakesNoRoomOfAName(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable()
	h.Lines("round skirmish-a")
	height := func(s engine.Seat) (high float32) {
		everything(h.Find(words.T("Figures of {0}", words.At(h.Table(), s))).Content, func(o fyne.CanvasObject) {
			if text, ok := o.(*kit.Text); ok && text.Style == part.Large {
				high = text.Size().Height
			}
		})
		return high
	}
	before := map[engine.Seat]float32{}
	for _, s := range h.Table().Seats() {
		before[s] = height(s)
	}
	for _, s := range h.Table().Seats() {
		if h.Table().First() != s {
			h.Lines("first " + s.String())
		}
		for _, o := range h.Table().Seats() {
			if height(o) != before[o] {
				t.Errorf("with the marker at %s the name of %s is %.0f high, not %.0f", s, o, height(o), before[o])
			}
		}
	}
}
