package shell_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/data/store"
	"hagal/data/store/sqlite"
	"hagal/engine"
)

// page is a page that shows its name.
type page struct {
	name    string
	host    shell.Host
	queries []string
	breaks  bool // cannot be drawn
}

func (p *page) Enter(query string) { p.queries = append(p.queries, query) }

func (p *page) Draw(f part.Frame) shell.Picture {
	if p.breaks {
		panic("this page cannot be drawn")
	}
	return shell.Picture{Body: f.Page(p.name, p.name, p.host.Back, nil, part.Text(p.name, part.Body))}
}

// app is a window with pages that show their names.
type app struct {
	*shell.Shell
	window fyne.Window
	pages  map[shell.Route]*page
	later  []func() func() // work beside the window, not done yet
	paint  []func()        // what waits for the picture to be painted
}

// painted lets what is drawn come to the screen.
func (a *app) painted() {
	for _, then := range a.paint {
		then()
	}
	a.paint = nil
}

var routes = []shell.Route{shell.Home, shell.NewTable, shell.Setup, shell.Table, shell.Recovery, shell.Rules, shell.Settings, shell.History}

func open(k desk.Keeper) *app {
	a := &app{pages: map[shell.Route]*page{}}
	a.window = test.NewApp().NewWindow("")
	a.window.Resize(fyne.NewSize(390, 844))
	a.Shell = shell.New(a.window, k, shell.Options{
		Style:      func(o look.Options) { fyne.CurrentApp().Settings().SetTheme(look.New(o)) },
		Background: func(work func() func()) { a.later = append(a.later, work) },
		Painted:    func(then func()) { a.paint = append(a.paint, then) },
	})
	for _, r := range routes {
		a.pages[r] = &page{name: string(r), host: a.Shell}
	}
	return a
}

func (a *app) start() {
	pages := map[shell.Route]shell.Page{}
	for r, p := range a.pages {
		pages[r] = p
	}
	a.Start(pages, shell.Home, true)
}

// tap taps what has a name in the window.
func (a *app) tap(t *testing.T, name string) {
	t.Helper()
	var found *kit.Tap
	kit.Each(a.window.Content(), func(tap *kit.Tap) {
		if tap.Name == name {
			found = tap
		}
	})
	if found == nil {
		t.Fatalf("nothing named %q to tap", name)
	}
	found.OnTap()
}

func newStore(t *testing.T) *sqlite.Store {
	t.Helper()
	kept, _, err := sqlite.Open(t.TempDir())
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

const soloLine = "table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5"

// deal keeps a table of n lines.
func deal(t *testing.T, k *sqlite.Store, n int) store.ID {
	t.Helper()
	lines := []string{soloLine}
	for i := 1; i < n; i++ {
		lines = append(lines, fmt.Sprintf("set you vp %d", 1+i%2))
	}
	id, err := k.CreateFrom("Friday", lines, "")
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func TestBackGoesTheWayThePlayerCame(t *testing.T) {
	kept := newStore(t)
	a := open(kept)
	a.start()
	a.Open(deal(t, kept, 1))
	for _, step := range []struct {
		do   func()
		want shell.Route
	}{
		{func() { a.Go(shell.Settings) }, shell.Settings},
		{func() { a.Go(shell.Rules.With("swords")) }, shell.Rules},
		{a.Back, shell.Settings}, {a.Back, shell.Table},
		{func() { a.Go(shell.Setup) }, shell.Setup},
		{func() { a.Go(shell.Rules) }, shell.Rules},
		{func() { a.Go(shell.Table) }, shell.Table}, // gone by already
		{a.Back, shell.Home}, {a.Back, shell.Home},
	} {
		step.do()
		if got := a.At(); got != step.want {
			t.Fatalf("the page is %q, want %q", got, step.want)
		}
	}
	if got := a.pages[shell.Rules].queries; len(got) != 2 || got[0] != "swords" || got[1] != "" {
		t.Errorf("the rules were entered with %q", got)
	}
	if a.Desk() != nil {
		t.Error("Home leaves the table open")
	}
}

func TestTheScreenOfATableIsRemembered(t *testing.T) {
	kept := newStore(t)
	id := deal(t, kept, 2)
	a := open(kept)
	a.start()
	for _, left := range []shell.Route{shell.Table, shell.Setup, shell.Table} {
		a.Open(id)
		a.Go(left)
		a.Go(shell.Settings)
		a.painted()
		a = open(kept)
		a.start()
		if got := a.At(); got != left {
			t.Errorf("left at %q, the app starts at %q", left, got)
		}
	}
	a.Go(shell.Home)
	a = open(kept)
	a.start()
	if got := a.At(); got != shell.Home {
		t.Errorf("left at Home, the app starts at %q", got)
	}
}

// A table that cannot be drawn is not opened at each start: the next one
// begins at Home and says so, and the one after it is as any other.
func TestAStartThatFailedIsFollowedByOneAtHome(t *testing.T) {
	kept := newStore(t)
	a := open(kept)
	a.start()
	a.Open(deal(t, kept, 2))
	a.painted()
	a = open(kept)
	a.pages[shell.Table].breaks = true
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the page was drawn")
			}
		}()
		a.start()
	}()
	a = open(kept)
	a.pages[shell.Table].breaks = true
	a.start()
	if got := a.At(); got != shell.Home || !strings.Contains(a.Message(), "could not be shown") {
		t.Errorf("the next start is at %q and says %q", got, a.Message())
	}
	a = open(kept)
	a.start()
	if got := a.At(); got != shell.Home || a.Message() != "" {
		t.Errorf("the start after it is at %q and says %q", got, a.Message())
	}
}

// A picture that ends the app when it is painted is followed by a start at
// Home, and so is one that another took the place of before it was seen.
func TestATableIsRememberedOnceItsPictureIsPainted(t *testing.T) {
	kept := newStore(t)
	a := open(kept)
	a.start()
	id := deal(t, kept, 2)
	remembered := func(want string) {
		t.Helper()
		if got, err := kept.Setting("open"); got != want || err != nil {
			t.Errorf("remembered is %q, %v; not %q", got, err, want)
		}
	}
	a.Open(id)
	a.Redraw()
	remembered("")
	a.Go(shell.Home)
	a.painted()
	remembered("")
	a.Open(id)
	a.painted()
	remembered(fmt.Sprint(id))
	a = open(kept)
	a.start()
	remembered(fmt.Sprint("?", id))
	a.painted()
	remembered(fmt.Sprint(id))
}

// A table that cannot be drawn when it is opened from the list was never
// remembered.
func TestATableIsRememberedOnceItWasSeen(t *testing.T) {
	kept := newStore(t)
	a := open(kept)
	a.start()
	a.pages[shell.Table].breaks = true
	func() {
		defer func() { _ = recover() }()
		a.Open(deal(t, kept, 2))
	}()
	if got, err := kept.Setting("open"); got != "" || err != nil {
		t.Errorf("remembered is %q, %v", got, err)
	}
}

func TestALongTableOpensBehindAPictureThatCanStopIt(t *testing.T) {
	kept := newStore(t)
	id := deal(t, kept, 600)
	a := open(kept)
	a.start()
	a.Open(id)
	if len(a.later) != 1 || a.Desk() != nil || a.Shown().Primary.Label != "Stop" {
		t.Fatalf("%d tables are on their way; the large button is %v", len(a.later), a.Shown().Primary)
	}
	a.tap(t, "Stop")
	if a.At() != shell.Home {
		t.Errorf("stopped, the page is %q", a.At())
	}
	a.later[0]()() // what comes too late changes nothing
	if a.At() != shell.Home || a.Desk() != nil || a.Message() != "" {
		t.Errorf("a stopped table came to %q and says %q", a.At(), a.Message())
	}
	a.Open(id)
	a.later[1]()()
	if a.At() != shell.Table || a.Desk().Session().Head() != 600 {
		t.Errorf("opened, the page is %q", a.At())
	}
	a.painted()
	a = open(kept)
	a.start()
	if a.Shown().Primary == nil || a.Shown().Primary.Label != "Stop" {
		t.Error("a start with a long table shows nothing that can stop it")
	}
}

func TestATableThatCannotBeOpened(t *testing.T) {
	kept := newStore(t)
	a := open(kept)
	a.start()
	a.Open(12345)
	if a.At() != shell.Home || a.Message() != "There is no such table any more." {
		t.Errorf("at %q the app says %q", a.At(), a.Message())
	}
	id, err := kept.CreateFrom("Friday", []string{soloLine, "recall"}, "")
	if err != nil {
		t.Fatal(err)
	}
	a.Open(id)
	if a.At() != shell.Recovery || !a.Desk().Playable() {
		t.Errorf("a table with a refused line opens at %q", a.At())
	}
}

// What a refusal says goes with the next deed, whatever it is.
func TestARefusalIsSaidUntilTheNextDeed(t *testing.T) {
	kept := newStore(t)
	a := open(kept)
	a.start()
	for name, deed := range map[string]func(){
		"a change": func() { a.Change(func() {}) }, "an act": func() { a.Act(func() error { return nil }) },
		"a page": func() { a.Go(shell.Settings) }, "an input": func() { a.Do(engine.Set{Seat: engine.You, Field: "vp", N: 1}) },
		"a preference": func() { a.Prefer(shell.Contrast, "high") }, "a closed sheet": a.Close,
	} {
		a.Open(deal(t, kept, 1))
		if a.Do(engine.Recall{}) || a.Message() == "" {
			t.Fatal("Recall is not refused")
		}
		deed()
		if a.Message() != "" {
			t.Errorf("after %s it still says %q", name, a.Message())
		}
	}
}

// Whatever is kept under a preference, one of its options counts.
func TestPreferencesAreOneOfTheirOptions(t *testing.T) {
	kept := newStore(t)
	wants := map[shell.Preference]string{shell.Language: "system", shell.Variant: "system", shell.Contrast: "normal", shell.TextSize: "100", shell.Awake: "on", shell.Both: "on", shell.Odds: "off", shell.Pieces: look.AllPieces()[0].String()}
	for _, value := range []string{"", "x", "999999999999999999999", "-1", "NaN", "1e9", "../../en", strings.Repeat("9", store.MaxValue)} {
		for p := range wants {
			if err := kept.SetSetting(string(p), value); err != nil {
				t.Fatal(err)
			}
		}
		a := open(kept)
		a.start()
		for p, want := range wants {
			if got := a.Preferred(p); got != want || a.Message() != "" {
				t.Errorf("%s kept as %.20q is %q, want %q; the app says %q", p, value, got, want, a.Message())
			}
		}
	}
}

// A page opens at its top, however far it was scrolled when it was left; what
// is drawn again stays where it was, and so does what is come back to.
func TestAPageOpensAtItsTop(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Store.Face(scene.ManyGames, false)
	h.App.Redraw()
	offset := func() (y float32) {
		kit.Scrolls(h.Window.Content(), func(s *kit.Scroll) { y = s.Offset.Y })
		return y
	}
	scroll := func() {
		t.Helper()
		kit.Scrolls(h.Window.Content(), func(s *kit.Scroll) { s.ScrollToOffset(fyne.NewPos(0, 300)) })
		h.App.Redraw()
		if got := offset(); got != 300 {
			t.Fatalf("%s drawn again is scrolled to %v", h.App.At(), got)
		}
	}
	scroll()
	for _, page := range []shell.Route{shell.Rules, shell.Settings, shell.Home, shell.Rules} {
		h.App.Go(page)
		if got := offset(); got != 0 {
			t.Errorf("%s opens scrolled to %v", page, got)
		}
		if page != shell.Settings {
			scroll()
		}
	}
	h.App.Back()
	if got := offset(); got != 300 {
		t.Errorf("%s was left at 300, and is come back to scrolled to %v", h.App.At(), got)
	}
}
