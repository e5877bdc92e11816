package screen

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// hand is a player's hand: it taps what it sees, by name.
type hand struct {
	testing.TB
	app   *App
	store *store.Store
	taps  int
	press func(*kit.Tap) // how a tap is done; nil: whatever is in the way
}

func newHand(t testing.TB, size fyne.Size) *hand {
	t.Helper()
	h := &hand{TB: t, store: newStore(t)}
	h.start(size)
	return h
}

// newStore is an empty store, closed when the test is over.
func newStore(t testing.TB, options ...store.Option) *store.Store {
	t.Helper()
	kept, _, err := store.Open(t.TempDir(), options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	})
	return kept
}

// start opens the app on the store, as after a kill.
func (h *hand) start(size fyne.Size) {
	a := test.NewApp()
	w := a.NewWindow("")
	w.SetPadded(false)
	w.Resize(size)
	h.app = New(w, h.store, Options{Seed: func() uint64 { return 11 }, Style: func(o look.Options) { a.Settings().SetTheme(look.New(o)) }})
	w.Resize(size)
}

// taps lists what can be tapped on screen now; under a sheet, the sheet's.
func (h *hand) seen() []*kit.Tap {
	var found []*kit.Tap
	layers := h.app.root.Objects[0].(*fyne.Container).Objects
	if h.app.message != "" {
		kit.Each(layers[len(layers)-1], func(tap *kit.Tap) { found = append(found, tap) })
		layers = layers[:len(layers)-1]
	}
	kit.Each(layers[len(layers)-1], func(tap *kit.Tap) { found = append(found, tap) })
	return found
}

func (h *hand) find(name string) *kit.Tap {
	h.Helper()
	var names []string
	for _, tap := range h.seen() {
		if tap.Name == name {
			return tap
		}
		names = append(names, tap.Name)
	}
	h.Fatalf("nothing named %q to tap; there are %q", name, names)
	return nil
}

// tap taps what has a name, and checks that what the app shows is kept.
func (h *hand) tap(name string) {
	h.Helper()
	tap := h.find(name)
	if tap.OnTap == nil {
		h.Fatalf("%q cannot be tapped now", name)
	}
	if h.press != nil {
		h.press(tap)
	} else {
		test.Tap(tap)
	}
	h.taps++
	h.kept()
}

// next taps the large button.
func (h *hand) next() {
	h.Helper()
	h.tap(h.app.main.label)
}

// hold holds what has a name.
func (h *hand) hold(name string) {
	h.Helper()
	test.TapSecondary(h.find(name))
	h.taps++
}

// kept checks the table, and that opening it again gives the same.
func (h *hand) kept() {
	h.Helper()
	if h.app.desk == nil {
		return
	}
	if err := h.table().Validate(); err != nil {
		h.Fatal(err)
	}
	again, err := desk.Open(h.store, h.app.desk.ID())
	if err != nil {
		h.Fatal(err)
	}
	if diff := cmp.Diff(h.app.desk.Session().Lines(), again.Session().Lines()); diff != "" {
		h.Fatalf("on screen and on disk differ:\n%s", diff)
	}
	if diff := cmp.Diff(h.table().State(), again.Table().State()); diff != "" {
		h.Fatalf("the table opened again differs:\n%s", diff)
	}
}

func (h *hand) table() engine.Table { return h.app.desk.Table() }

var (
	phone   = fyne.NewSize(390, 844)
	desktop = fyne.NewSize(1280, 800)
)

// step plays one sensible step of a game with taps alone.
func (h *hand) step(agents int) {
	h.Helper()
	tb := h.table()
	switch {
	case tb.Phase() == engine.SetUp:
		for _, id := range []string{"windtraps", "flagship", "artillery"} {
			h.tapPart(tileName(id))
		}
		h.next()
	case tb.Decision() != nil:
		h.decide(tb)
	case tb.Phase() == engine.RoundStart:
		h.tap(words.Word(tb.ConflictsDue()[0].ID))
	case tb.Phase() == engine.PlayerTurns && tb.Turn().Human() && h.app.main.label != t("Done, next: {0}", seatName(tb, tb.Turn())):
		h.humanTurn(tb, agents)
	default:
		h.next()
	}
}

// key presses a key.
func (h *hand) key(name fyne.KeyName) {
	h.Helper()
	c := h.app.window.Canvas()
	e := &fyne.KeyEvent{Name: name}
	switch focused := c.Focused(); {
	case name == fyne.KeyTab:
		c.FocusNext()
	case focused != nil:
		focused.TypedKey(e)
	default:
		c.OnTypedKey()(e)
	}
}
