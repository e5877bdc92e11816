package look

import (
	"bytes"
	"encoding/xml"
	"image"
	"image/color"
	"os"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"hagal/data/facts"
)

// draw is how much ink each pixel of an icon has, 0 to 255.
func draw(t *testing.T, r fyne.Resource, size int) [][]int {
	t.Helper()
	img, err := Draw(r, size)
	if err != nil {
		t.Fatal(err)
	}
	if got := img.Bounds().Size(); got != image.Pt(size, size) {
		t.Fatalf("%s at %d is drawn %v", r.Name(), size, got)
	}
	rows := make([][]int, size)
	for y := range rows {
		rows[y] = make([]int, size)
		for x := range rows[y] {
			rows[y][x] = int(img.RGBAAt(x, y).A)
		}
	}
	return rows
}

// apart is the part of the ink of two drawn icons that only one of them has.
func apart(one, other [][]int) float64 {
	off, all := 0, 0
	for y := range one {
		for x, a := range one[y] {
			b := other[y][x]
			off += max(a-b, b-a)
			all += max(a, b)
		}
	}
	return float64(off) / float64(all)
}

func TestIconsAreDrawnWhole(t *testing.T) {
	for _, name := range Names() {
		for _, size := range []int{24, 48} {
			rows := draw(t, Icon(name), size)
			sum, border := 0, 0
			box := image.Rectangle{}
			for y, row := range rows {
				for x, v := range row {
					sum += v
					if v > 0x40 {
						box = box.Union(image.Rect(x, y, x+1, y+1))
					}
					if x == 0 || y == 0 || x == size-1 || y == size-1 {
						border = max(border, v)
					}
				}
			}
			part := float64(sum) / float64(0xff*size*size)
			if part < 0.04 {
				t.Errorf("%s at %d covers %.3f of its square: nearly blank", name, size, part)
			}
			if part > 0.6 {
				t.Errorf("%s at %d covers %.3f of its square: a blot", name, size, part)
			}
			if border > 0x20 {
				t.Errorf("%s at %d touches the border: %d", name, size, border)
			}
			off := box.Min.Add(box.Max).Sub(image.Pt(size, size))
			if most := size / 8; max(off.X, -off.X, off.Y, -off.Y) > most {
				t.Errorf("%s at %d is off its centre by %v half pixels", name, size, off)
			}
		}
	}
}

func TestLinesGrowWithTheIcon(t *testing.T) {
	for _, name := range Names() {
		part := func(size int) float64 {
			sum := 0
			for _, row := range draw(t, Icon(name), size) {
				for _, v := range row {
					sum += v
				}
			}
			return float64(sum) / float64(0xff*size*size)
		}
		if small, large := part(24), part(72); large < 0.93*small || large > 1.07*small {
			t.Errorf("%s covers %.3f of 24 pixels and %.3f of 72", name, small, large)
		}
	}
}

func TestIconsAreDistinct(t *testing.T) {
	drawn := map[string][][]int{}
	for _, name := range Names() {
		rows := draw(t, Icon(name), 24)
		for other, before := range drawn {
			if part := apart(rows, before); part < 0.15 {
				t.Errorf("%s and %s differ in %.2f of their ink", name, other, part)
			}
		}
		drawn[name] = rows
	}
}

// TestIconsKeepToTheGrammar: what cannot be drawn, and what would break the family.
func TestIconsKeepToTheGrammar(t *testing.T) {
	elements := map[string]bool{"svg": true, "g": true, "path": true, "circle": true, "rect": true, "polygon": true}
	group := `<g fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`
	for _, name := range Names() {
		source := sources[name]
		if n := bytes.Count(source, []byte(group)); n != 1 || bytes.Count(source, []byte("stroke-width")) != 1 {
			t.Errorf("%s: not drawn with the one pen", name)
		}
		for _, c := range regexp.MustCompile(`#[0-9a-fA-F]*`).FindAllString(string(source), -1) {
			if c != ink {
				t.Errorf("%s: colour %s", name, c)
			}
		}
		if bytes.Count(source, []byte(` rx="`)) != bytes.Count(source, []byte(` ry="`)) {
			t.Errorf("%s: corners are drawn round where rx and ry are given", name)
		}
		d := xml.NewDecoder(bytes.NewReader(source))
		for {
			token, err := d.Token()
			if err != nil {
				break
			}
			if e, ok := token.(xml.StartElement); ok {
				if !elements[e.Name.Local] {
					t.Errorf("%s: element %s", name, e.Name.Local)
				}
				for _, a := range e.Attr {
					if a.Name.Local == "viewBox" && a.Value != "0 0 24 24" {
						t.Errorf("%s: viewBox %s", name, a.Value)
					}
				}
			}
		}
	}
}

func TestEveryThingHasAnIcon(t *testing.T) {
	for g := facts.Nothing; g <= facts.Sword; g++ {
		if !Has(GoodName(g)) {
			t.Errorf("good %q has no icon", g.ID())
		}
		if (GoodName(g) == unknown) != (g == facts.Nothing) {
			t.Errorf("good %q is a plain dot", g.ID())
		}
		if _, ok := rows[GoodColor(g)]; !ok {
			t.Errorf("good %q has no colour", g.ID())
		}
	}
	for _, f := range facts.Factions {
		if !Has(f.ID()) {
			t.Errorf("%s has no sign", f.Name())
		}
	}
	seen := map[fyne.ThemeColorName]bool{}
	for _, s := range facts.Spaces {
		if _, ok := rows[SpaceColor(s)]; !ok || SpaceIcon(s) == nil {
			t.Errorf("space %s has no icon", s.ID)
		}
		seen[SpaceColor(s)] = true
	}
	if len(seen) != 7 {
		t.Errorf("%d regions on the board, want 7", len(seen))
	}
	// The rest of what the screens draw.
	for _, name := range []string{
		"alliance", "garrison", "supply", "combat", "conflict", "maker", "voice", "log", "board", "rivals", "help", "settings",
		"home", "undo", "redo", "plus", "minus", "check", "close", "more", "edit", "back", "next", "archive", "copy", "rename",
		"warning", "lock", "history", "info", "trophy", "up", "down",
	} {
		if !Has(name) {
			t.Errorf("no icon %q", name)
		}
	}
}

// TestEveryMarkHasAnIcon reads the marks where engine declares them: look
// does not import engine.
func TestEveryMarkHasAnIcon(t *testing.T) {
	source, err := os.ReadFile("../../engine/event.go")
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`(?s)markNames = \[\.\.\.\]string\{(.*?)\}`).FindSubmatch(source)
	if names == nil {
		t.Fatal("the names of the marks are not found in engine")
	}
	declared := regexp.MustCompile(`"([^"]*)"`).FindAllSubmatch(names[1], -1)
	if len(declared) < 20 {
		t.Fatalf("%d marks found in engine", len(declared))
	}
	for _, m := range declared {
		mark := string(m[1])
		if icon, ok := marks[mark]; !ok || !Has(icon) {
			t.Errorf("mark %q has no icon", mark)
		}
	}
	if len(declared) != len(marks) {
		t.Errorf("%d marks in engine, %d here", len(declared), len(marks))
	}
}

func TestIconsFollowTheTheme(t *testing.T) {
	a := test.NewTempApp(t)
	icon := Icon("spice")
	seen := map[string]bool{}
	for _, th := range themes() {
		a.Settings().SetTheme(th)
		seen[icon.Name()] = true
		if !bytes.Contains(icon.Content(), []byte(hex(th.Color(theme.ColorNameForeground, 0)))) {
			t.Errorf("%s is not in the colour of text", icon.Name())
		}
	}
	if len(seen) != len(themes()) {
		t.Errorf("%d names in %d themes: Fyne would keep an old picture", len(seen), len(themes()))
	}
	if Icon("spice").Name() == Icon("water").Name() || Icon("spice").Name() == Tinted("spice", Spice).Name() {
		t.Error("two icons have one name")
	}
	if !bytes.Equal(Icon("nobody drew").Content(), Icon(unknown).Content()) {
		t.Error("an unknown icon is not a dot")
	}
}

func hex(c color.Color) string {
	o := Exact(c)
	const digits = "0123456789abcdef"
	s := []byte{'#'}
	for _, v := range []uint8{o.R, o.G, o.B} {
		s = append(s, digits[v>>4], digits[v&15])
	}
	return string(s)
}

// TestTintsReachThePicture draws: the fill and the stroke both change.
func TestTintsReachThePicture(t *testing.T) {
	for name, th := range themes() {
		test.NewTempApp(t).Settings().SetTheme(th)
		img, err := Draw(Tinted("solari", Solari), 48)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range []image.Point{{24, 24}, {24, 6}} {
			if got, want := Exact(img.At(at.X, at.Y)), Exact(theme.Color(Solari)); got != want {
				t.Errorf("%s: at %v the ink is %v, want %v", name, at, got, want)
			}
		}
	}
}

func TestWhatIsNoIconIsNotDrawn(t *testing.T) {
	for _, svg := range []string{"<svg", `<svg viewBox="0 0 24 24"><path d="M1 1q"/></svg>`} {
		if _, err := Draw(fyne.NewStaticResource("broken.svg", []byte(svg)), 24); err == nil || !strings.Contains(err.Error(), "broken.svg") {
			t.Errorf("%q is drawn: %v", svg, err)
		}
	}
}
