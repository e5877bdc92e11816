package scene

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// hardNames are names that are hard to draw, as long as a store keeps them;
// some it refuses.
func hardNames() []string {
	names := []string{
		"مساء الجمعة مع آنا وبوب", "ערב שישי עם אנה", "Anna \u202eboB\u202c 3", "\u2067Friday\u2069", "金曜日の夜、アンナとボブ", "Пятница с Анной",
		"👩‍🚀👨‍👩‍👧‍👦🏳️‍🌈🇧🇷 Friday", "Z̷̡͎̯͖̰̐̀͝a̷̗͗l̶̛̝g̷̗̈́o̸͕͘", "e\u0301\u0301\u0301\u0301", "a\u200bb\u200dc\ufeffd", "\u00a0\u00a0\u00a0", "#", "-- ", "{0} {1}", "%s %d",
		"<b>x</b> & y", "Friday\nSaturday", "tab\tbed", "\x00\x01", "\xff\xfe broken", "Two players 2026-11-21", "Earl Memnon Thorvald, Earl Memnon Thorvald 2026-02-30",
		", 2026-11-21", "Jugador uno, Spieler zwei 2026-11-21", "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsfeier", "", " ",
	}
	for _, long := range []string{"W", "夜", "ا", "👩‍🚀", "e\u0301", "a "} {
		names = append(names, strings.Repeat(long, store.MaxTitle/utf8.RuneCountInString(long)))
	}
	r := rand.New(rand.NewPCG(7, 11))
	for range 60 {
		var b []rune
		for range 1 + r.IntN(60) {
			b = append(b, rune(r.IntN([]int{0x80, 0x600, 0x3000, 0x1fa00}[r.IntN(4)])))
		}
		names = append(names, string(b))
	}
	return names
}

// Whatever a table and its players are called, each list shows it: nothing is
// cut or out of reach, nothing covers another, and it opens what it stands for.
func TestHardNamesBreakNoList(t *testing.T) {
	for _, s := range sample([]Setting{{Phone, 100, words.English, "light", "normal"}, {Small, 200, words.German, "dark", "normal"}, {Desktop, 100, words.English, "light", "normal"}}, 1) {
		h := With(t, s)
		found := faultsFound{}
		check := func(where, name string) {
			say := found.in(where)
			h.look().faults(float32(s.Scale)/100, func(kind, format string, args ...any) {
				if kind != "a word is broken where it has no hyphen" && kind != "a text is shortened" { // a name may be one word
					say(kind, "%.80q: "+format, append([]any{name}, args...)...)
				}
			})
		}
		id := h.Deal("Friday", SoloLine)
		for _, name := range sample(hardNames(), 20) {
			if h.Store.Rename(id, name) != nil {
				continue
			}
			part := strings.Map(func(r rune) rune {
				if r == '#' {
					return -1
				}
				return r
			}, name)
			list := []store.Info{
				ListedGame(0, name, "4 player-turns mentat"),
				ListedGame(1, name, "8 over mercenary winner=right left=memnon-thorvald right=glossu-rabban points=7,6,10"),
				ListedGame(2, "Friday", "10 over two winner=one points=10,9 #"+part+" #"+part+"2"),
			}
			h.Store.Face(func() []store.Info { return list }, false)
			for _, page := range []shell.Route{shell.Home, shell.History} {
				h.App.Go(page)
				check(string(page), name)
			}
			h.App.Go(shell.Home)
			for _, tap := range h.Seen() {
				if strings.HasPrefix(tap.Name, strings.TrimSuffix(words.T("More for {0}", ""), " ")) {
					tap.OnTap()
					check("manage", name)
					h.App.Close()
					break
				}
			}
		}
		found.tell(t)
	}
}

// A name that the store takes is kept as it was typed, found by its words, and
// opens its table in every language.
func TestHardNamesAreKept(t *testing.T) {
	h := Open(t, Phone)
	id := h.Deal("Friday", SoloLine)
	for _, l := range words.Languages {
		h.App.Prefer(shell.Language, string(l.Language))
		for _, name := range sample(hardNames(), 20) {
			h.App.Go(shell.Home)
			if h.Store.Rename(id, name) != nil {
				continue
			}
			title := strings.TrimSpace(name)
			if got := h.Titles(store.Filter{}); len(got) != 1 || strings.TrimSpace(got[0]) != title {
				t.Errorf("%.80q is kept as %q", name, got)
			}
			h.App.Redraw()
			h.App.Go(shell.Home)
			h.Next()
			if d := h.App.Desk(); d == nil || d.ID() != id {
				t.Fatalf("%.80q opens nothing: %s", name, h.App.Message())
			}
		}
	}
	if err := words.Use(words.English); err != nil {
		t.Fatal(err)
	}
}

// A name of a person that the rules take is seen on every page of the table.
func TestHardNamesAtTheTable(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape}, 1) {
		h := With(t, Setting{size, 150, words.German, "light", "normal"})
		played := 0
		for _, name := range sample(hardNames(), 20) {
			in, err := engine.Parse("name one " + name)
			if err != nil {
				continue
			}
			played++
			h.App.Open(h.Deal("Friday", "table two expansion=base first=one deck=app seed=5", in.String(), "name two "+LongName))
			h.Lines("round skirmish-a", "agent one conspire")
			for _, key := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3} {
				tab(key)(h)
				h.look().faults(1.5, func(kind, format string, args ...any) {
					if kind != "a word is broken where it has no hyphen" && kind != "a text is shortened" {
						t.Errorf("%q: "+kind+": "+format, append([]any{name}, args...)...)
					}
				})
			}
		}
		if played < 5 {
			t.Errorf("only %d names", played)
		}
	}
}
