package scene

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hagal/app/kit/outline"
	"hagal/app/look"
	"hagal/app/shell"
	"hagal/app/words"
)

// proofs are the settings every scene is looked at in: together all sizes,
// languages and lights. With -short the first one is enough.
var proofs = []Setting{
	{Phone, 100, words.English, "light", "normal"},
	{Desktop, 100, words.English, "light", "normal"},
	{Small, 200, words.English, "light", "high"},
	{Small, 200, words.German, "dark", "normal"},
	{Landscape, 125, words.Spanish, "dark", "high"},
	{Desktop, 100, words.Portuguese, "light", "high"},
	{Small, 200, words.Portuguese, "light", "high"},
	{Small, 200, words.Spanish, "dark", "high"},
	{Phone, 100, words.German, "dark", "normal"},
	{Phone, 100, words.Portuguese, "light", "high"},
	{Phone, 100, words.Spanish, "dark", "high"},
	{Landscape, 125, words.German, "dark", "normal"},
	{Desktop, 200, words.English, "dark", "normal"},
}

// mastersOf names the settings that each scene has a master in.
var mastersOf = map[Setting]string{proofs[0]: "phone", proofs[1]: "desktop"}

// Every scene, from the smallest phone with the largest text up: no word is
// cut or hidden, every target is large enough and in reach, every text and
// icon stands out from its ground; and it is what its master says.
func TestEverySceneCanBeReadAndTapped(t *testing.T) {
	for _, s := range sample(proofs, 1) {
		t.Run(s.String(), func(t *testing.T) {
			h := With(t, s)
			freeze(t, h)
			master := mastersOf[s]
			if *update && master != "" {
				if err := os.RemoveAll(filepath.Join(masters, master)); err != nil {
					t.Fatal(err)
				}
			}
			found, shown := faultsFound{}, map[shell.Route]bool{}
			least := look.LeastText
			if s.Contrast == "high" {
				least = look.LeastHigh
			}
			for _, scene := range Scenes() {
				scene.Draw(h)
				shown[h.App.At()] = true
				p := h.look()
				p.faults(float32(s.Scale)/100, found.in(scene.Name))
				p.pale(least, found.in(scene.Name))
				if master != "" {
					checkMaster(t, master, scene.Name+".txt", outline.Of(h.Window.Canvas()))
				}
			}
			if master != "" {
				checkFolder(t, master)
			}
			found.tell(t)
			for _, r := range routes(t) {
				if !shown[r] {
					t.Errorf("no scene shows the page %q: it wants a line in app/page/page.go and a scene in scenes.go", r)
				}
			}
		})
	}
}

// routes are those of all pages, as app/shell names them.
func routes(t *testing.T) []shell.Route {
	t.Helper()
	source, err := os.ReadFile("../shell/page.go")
	if err != nil {
		t.Fatal(err)
	}
	var list []shell.Route
	for _, m := range regexp.MustCompile(`(?m)^\t\w+ +Route += "(\w+)"`).FindAllStringSubmatch(string(source), -1) {
		list = append(list, shell.Route(m[1]))
	}
	if len(list) < 8 {
		t.Fatalf("only the routes %v were found", list)
	}
	return list
}

// faultsFound keeps each fault once, with the scenes it was found in.
type faultsFound map[string]map[string][]string

func (f faultsFound) in(scene string) say {
	return func(kind, format string, args ...any) {
		if f[kind] == nil {
			f[kind] = map[string][]string{}
		}
		what := fmt.Sprintf(format, args...)
		if scenes := f[kind][what]; !slices.Contains(scenes, scene) {
			f[kind][what] = append(scenes, scene)
		}
	}
}

// tell fails the test with all faults of a kind in one message.
func (f faultsFound) tell(t *testing.T) {
	t.Helper()
	for _, kind := range slices.Sorted(maps.Keys(f)) {
		var lines []string
		for _, what := range slices.Sorted(maps.Keys(f[kind])) {
			lines = append(lines, what+" ("+strings.Join(f[kind][what], ", ")+")")
		}
		t.Errorf("%s, %d times:\n\t%s", kind, len(lines), strings.Join(lines, "\n\t"))
	}
}
