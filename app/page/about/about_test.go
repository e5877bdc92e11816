package about_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
	"hagal/app/page/about"
	"hagal/app/scene"
	"hagal/app/shell"
)

func TestAboutSaysWhatItIs(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("Settings")
	h.Tap("About Hagal")
	h.Sees("Version 1.2.3", "Not connected with its publisher", "MIT licence", "fyne.io/fyne/v2 v2.")
	h.SeesNot("AUTHORS", "theme/font", "GooglePatentsFile")
	h.Tap("Hagal: MIT")
	h.Sees("MIT")
	if text := strings.Join(linesOf(h.Window.Content()), " "); !strings.Contains(text, "Permission is hereby granted, free of charge") {
		t.Errorf("the licence reads %q", text)
	}
	h.Tap("Back")
	h.Sees("Version 1.2.3")
	h.Tap("Back")
	h.Sees("Appearance")
}

// Licences of a kind that asks for more than to be shown here are for a person
// to decide about.
func TestEveryLicenceIsOneThatLetsTheAppBeGivenAway(t *testing.T) {
	permissive := "MIT BSD-2-Clause BSD-3-Clause Apache-2.0 ISC Zlib OFL-1.1 Unlicense"
	ours := map[string]string{ // read by a person
		"fyne.io/fyne/v2 theme/font/LICENSE_DejaVu-Powerline.txt: LICENSE_DejaVu-Powerline.txt": "a font's licence, of the kind of Bitstream Vera",
		"MinGW-w64: ZPL-2.1, Lucent":                                 "of the kind of BSD and of HPND: to be shown",
		"modernc.org/sqlite: LICENSE-SQLITE":                         "public domain",
		"modernc.org/memory: LICENSE-LOGO":                           "of a picture that is not linked",
		"modernc.org/sqlite: MIT, BSD-3-Clause, Apache-2.0, MPL-2.0": "MPL-2.0 of a module that is not linked, as it says",
	}
	list := about.Licences()
	for _, l := range list {
		name, _, _ := strings.Cut(l.Of, " v")
		if i := strings.LastIndex(l.Of, " "); strings.Contains(l.Of, " v") && !strings.HasPrefix(l.Of[i+1:], "v") {
			name += l.Of[i:]
		}
		if l.Kind == "AUTHORS" || l.Kind == "GooglePatentsFile" || ours[name+": "+l.Kind] != "" {
			continue
		}
		for kind := range strings.SplitSeq(l.Kind, ", ") {
			if !strings.Contains(" "+permissive+" ", " "+kind+" ") {
				t.Errorf("%s is under %s, which is not known here: read it, and decide", name, l.Kind)
			}
		}
		if strings.TrimSpace(l.Text) == "" {
			t.Errorf("%s has no text", l.Of)
		}
	}
	if len(list) < 50 || list[0].Of != "Hagal" || list[len(list)-1].Of != "Go" {
		t.Errorf("there are %d licences", len(list))
	}
}

// The longest licence is drawn in no more lines than are near what is in
// sight, wherever it is scrolled to.
func TestALongLicenceIsDrawnWhereItIsRead(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	longest := about.Licences()[0]
	for _, l := range about.Licences() {
		if len(l.Text) > len(longest.Text) && strings.HasPrefix(l.Of, "modernc.org/sqlite") {
			longest = l
		}
	}
	h.App.Go(shell.About)
	for more := true; more; {
		more = false
		for _, tap := range h.Seen() {
			if strings.HasPrefix(tap.Name, "Show more") {
				h.Tap(tap.Name)
				more = true
			}
		}
	}
	h.Tap(longest.Of + ": " + longest.Kind)
	var scroll *kit.Scroll
	kit.Scrolls(h.Layers()[0], func(s *kit.Scroll) { scroll = s })
	if scroll == nil || scroll.Content.Size().Height < 10_000 {
		t.Fatal("the longest licence is not long")
	}
	seen := map[string]bool{}
	for y := float32(0); y < scroll.Content.Size().Height; y += scroll.Size().Height {
		scroll.ScrollToOffset(fyne.NewPos(0, y))
		lines := linesOf(scroll.Content)
		if len(lines) == 0 || len(lines) > 120 {
			t.Fatalf("%d lines are drawn at %v", len(lines), y)
		}
		for _, l := range lines {
			seen[l] = true
		}
	}
	all := strings.Join(slices.Collect(maps.Keys(seen)), "\n")
	for line := range strings.Lines(longest.Text) {
		if word := strings.Fields(line); len(word) > 0 && len(word[0]) < 30 && !strings.Contains(all, word[0]) {
			t.Fatalf("%q is nowhere to be read", line)
		}
	}
}

func linesOf(o fyne.CanvasObject) []string {
	switch c := o.(type) {
	case *canvas.Text:
		return []string{c.Text}
	case *fyne.Container:
		var list []string
		for _, child := range c.Objects {
			list = append(list, linesOf(child)...)
		}
		return list
	case fyne.Widget:
		var list []string
		for _, child := range test.WidgetRenderer(c).Objects() {
			list = append(list, linesOf(child)...)
		}
		return list
	}
	return nil
}

// Each thing is listed by its licences alone; its authors, and what else is
// told of it, are read below its first licence.
func TestAuthorsStandBelowTheLicence(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Go(shell.About)
	var listed []string
	for _, tap := range h.Seen() {
		module, _, _ := strings.Cut(tap.Name, ": ")
		if strings.HasPrefix(module, "fyne.io/fyne/v2 v") && strings.Count(module, " ") == 1 {
			listed = append(listed, tap.Name)
		}
	}
	if len(listed) != 1 || !strings.HasSuffix(listed[0], ": BSD-3-Clause") {
		t.Fatalf("the list has %q", listed)
	}
	h.SeesNot("Authors", "Grant of patents")
	h.Tap(listed[0])
	text := ""
	kit.Scrolls(h.Layers()[0], func(s *kit.Scroll) {
		for y := float32(0); y < s.Content.Size().Height; y += s.Size().Height {
			s.ScrollToOffset(fyne.NewPos(0, y))
			text += strings.Join(linesOf(s.Content), "\n")
		}
	})
	if !strings.Contains(text, "Redistribution and use") || !strings.Contains(text, "Authors") || !strings.Contains(text, "Andy Williams") {
		t.Errorf("below the licence stands %q", text)
	}
}
