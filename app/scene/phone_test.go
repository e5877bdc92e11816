package scene

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"hagal/app/kit"
	"hagal/app/page"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store/sqlite"
	"hagal/engine"
)

// moments are where a phone may call its player away: what was begun there is
// not done yet.
var moments = []struct {
	name  string
	play  func(*Hand)
	shows []string // what is to be seen of it
}{
	{"a draft", func(h *Hand) {
		h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a", "rival left cards=arrakeen-1p", "rival right cards=wealth"))
		for h.Primary() != "Tap a space" {
			h.Next()
		}
		h.Tap(Space("hardy-warriors"))
		h.Tap("Troops into the Conflict: 2")
	}, []string{"Send with 2 troops"}},
	{"a new table", func(h *Hand) {
		h.App.Go(shell.NewTable)
		h.Tap("With Rise of Ix")
		h.Tap("Two players")
	}, nil},
	{"the set-up", func(h *Hand) {
		h.App.Open(h.Deal("Friday", SoloLine))
		h.App.Go(shell.Setup)
	}, nil},
	{"a Rival's cards", func(h *Hand) {
		h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a", "rival left cards=arrakeen-1p"))
	}, nil},
	{"the last points", func(h *Hand) {
		h.App.Open(h.Deal("Friday", WonGame[:len(WonGame)-1]...))
	}, nil},
}

// onDisk is a hand at the app on a store in a folder of its own.
func onDisk(t *testing.T, size fyne.Size) (h *Hand, dir string) {
	t.Helper()
	dir = t.TempDir()
	return handIn(t, dir, size), dir
}

func handIn(t *testing.T, dir string, size fyne.Size) *Hand {
	t.Helper()
	kept, report, err := sqlite.Open(dir)
	if err != nil || !report.Empty() {
		t.Fatal(err, report)
	}
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	})
	return NewHand(t, page.Store(kept), size)
}

// killed is a hand at the app as the next start finds it, after it was killed
// while it ran: the files are as they are, and nothing was closed.
func (h *Hand) killed(t *testing.T, dir string) *Hand {
	t.Helper()
	left := t.TempDir()
	if err := os.CopyFS(left, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return handIn(t, left, h.Size)
}

// away has the phone bring something else to the front.
func away(t *testing.T) {
	t.Helper()
	l, ok := fyne.CurrentApp().Lifecycle().(interface {
		OnExitedForeground() func()
		OnEnteredForeground() func()
	})
	if !ok {
		t.Fatal("the test driver tells nothing of the lifecycle")
	}
	if f := l.OnExitedForeground(); f != nil {
		f()
	}
}

// Into the background in the middle of something, and killed there, as phones
// do without a word: the next start shows the same picture.
func TestKilledInTheBackground(t *testing.T) {
	for _, m := range moments {
		t.Run(m.name, func(t *testing.T) {
			h, dir := onDisk(t, Phone)
			m.play(h)
			h.Sees(m.shows...)
			before, at := h.Text(), h.App.At()
			away(t)
			again := h.killed(t, dir)
			if at == shell.NewTable { // a table that is not there yet is begun from Home
				again.App.Go(at)
			}
			if got := again.App.At(); got != at {
				t.Fatalf("it starts at %q, not at %q", got, at)
			}
			if got := again.Text(); got != before {
				t.Errorf("before it was killed it showed\n%s\nafter it shows\n%s", before, got)
			}
		})
	}
}

// A phone that is turned and turned back shows what it showed, and no tap
// fell on the way.
func TestAPhoneIsTurned(t *testing.T) {
	for _, m := range moments {
		t.Run(m.name, func(t *testing.T) {
			h, _ := onDisk(t, Phone)
			m.play(h)
			before := h.Text()
			for _, size := range []fyne.Size{Landscape, Phone, Small, Phone} {
				h.Window.Resize(size)
				p := h.look()
				p.faults(1, func(kind, format string, args ...any) {
					t.Errorf("%v: %s: "+format, append([]any{size, kind}, args...)...)
				})
			}
			if got := h.Text(); got != before {
				t.Errorf("before it was turned it showed\n%s\nafter it shows\n%s", before, got)
			}
		})
	}
}

// The back button goes the way that the player came, a step at a time, and
// leaves the app from Home alone; nothing is played by it.
func TestTheBackButtonOfAPhone(t *testing.T) {
	table := func(h *Hand) { moments[0].play(h) }
	for _, c := range []struct {
		name string
		play func(*Hand)
		way  []shell.Route // after each press, until the app is left
	}{
		{"Home", func(*Hand) {}, nil},
		{"a page", func(h *Hand) { h.App.Go(shell.Settings); h.App.Go(shell.About) }, []shell.Route{shell.Settings, shell.Home}},
		{"a draft", table, []shell.Route{shell.Home}},
		{"a sheet", func(h *Hand) { table(h); h.Tap("More") }, []shell.Route{shell.Table, shell.Home}},
		{"what was refused", func(h *Hand) { table(h); h.App.Do(engine.Recall{}) }, []shell.Route{shell.Table, shell.Home}},
		{"rules from the table", func(h *Hand) { table(h); h.App.Go(shell.Rules) }, []shell.Route{shell.Table, shell.Home}},
		{"a field", func(h *Hand) { h.App.Go(shell.Rules); h.Write("Search the rules", "spice") }, []shell.Route{shell.Home}},
		{"a tap in focus", func(h *Hand) { h.App.Go(shell.Settings); h.Key(fyne.KeyTab) }, []shell.Route{shell.Home}},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := Open(t, Phone)
			c.play(h)
			lines := 0
			if d := h.App.Desk(); d != nil {
				lines = d.Session().Head()
			}
			for _, at := range c.way {
				h.Key(mobile.KeyBack)
				if got := h.App.At(); got != at || h.App.Message() != "" || h.Aways > 0 {
					t.Fatalf("it goes to %q, %q, left %d times; want %q", got, h.App.Message(), h.Aways, at)
				}
				if d := h.App.Desk(); d != nil && d.Session().Head() != lines {
					t.Fatal("something was played")
				}
			}
			h.Key(mobile.KeyBack)
			if h.App.At() != shell.Home || h.Aways != 1 {
				t.Errorf("at %q the app was left %d times", h.App.At(), h.Aways)
			}
		})
	}
}

// Where the phone's keyboard takes half of the window, the field that is typed
// into keeps its letters and the focus, and is in sight.
func TestTheKeyboardOfAPhoneLeavesTheFieldInSight(t *testing.T) {
	for _, c := range []struct {
		name, field string
		play        func(*Hand)
	}{
		{"the rules", "Search the rules", func(h *Hand) { h.App.Go(shell.Rules) }},
		{"the tables", "Search the tables", func(h *Hand) { h.Store.Face(ManyGames, false); h.App.Go(shell.Home) }},
		{"the first player", words.Word(engine.One), func(h *Hand) { h.App.Go(shell.NewTable); h.Tap("Two players") }},
		{"the second player", words.Word(engine.Two), func(h *Hand) { h.App.Go(shell.NewTable); h.Tap("Two players") }},
		{"the name of a table", "Name of the table", func(h *Hand) {
			h.Store.Face(ManyGames, false)
			h.App.Go(shell.Home)
			h.Tap("More for " + ManyGames()[0].Title)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := Open(t, Phone)
			c.play(h)
			field := h.Write(c.field, "ab")
			text := field.Text
			half := fyne.NewSize(Phone.Width, 480)
			h.Window.Resize(half)
			focused, ok := h.Window.Canvas().Focused().(*kit.Entry)
			if !ok || focused.Text != text {
				t.Fatalf("the focus is on %v", h.Window.Canvas().Focused())
			}
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(focused)
			if at.Y < 0 || at.Y+focused.Size().Height > half.Height {
				t.Errorf("the field is at %v, %v high, in a window of %v", at, focused.Size().Height, half)
			}
			h.Window.Canvas().Focused().TypedRune('c')
			if focused.Text != text+"c" {
				t.Errorf("the next letter makes %q of %q", focused.Text, text)
			}
			h.Window.Resize(Phone)
			if got, ok := h.Window.Canvas().Focused().(*kit.Entry); !ok || got.Text != text+"c" {
				t.Error("without the keyboard the field has lost it")
			}
		})
	}
}
