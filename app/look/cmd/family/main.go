// Command family draws every icon of the app with its name, the seats, the
// Factions and the type, in the light and the dark theme, as one picture.
//
//	go run ./app/look/cmd/family
package main

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/facts"
)

// The measures of the sheet, in points.
const (
	columns = 10
	cell    = 74
	high    = 66
	width   = columns*cell + 2*look.Wide
)

func main() {
	to := flag.String("o", "app/look/family.png", "the picture to write")
	pixels := flag.Float64("scale", 1, "pixels a point")
	contrast := flag.Bool("contrast", false, "the high contrast themes")
	flag.Parse()
	if err := run(*to, float32(*pixels), *contrast); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(to string, pixels float32, contrast bool) error {
	return write(to, family(pixels, contrast))
}

// family is the light and the dark sheet side by side.
func family(pixels float32, contrast bool) *image.RGBA {
	a := test.NewApp()
	kit.Scale = pixels
	var sheets []image.Image
	for _, v := range []look.Variant{look.Light, look.Dark} {
		a.Settings().SetTheme(look.New(look.Options{Variant: v, HighContrast: contrast}))
		sheets = append(sheets, paint(sheet(), pixels))
	}
	return beside(sheets)
}

func paint(o fyne.CanvasObject, pixels float32) image.Image {
	c := software.NewCanvas()
	c.SetScale(pixels)
	c.SetPadded(false)
	c.SetContent(o)
	c.Resize(o.MinSize())
	return c.Capture()
}

// beside is the sheets in one picture.
func beside(sheets []image.Image) *image.RGBA {
	var w, h int
	for _, s := range sheets {
		w, h = w+s.Bounds().Dx(), max(h, s.Bounds().Dy())
	}
	all := image.NewRGBA(image.Rect(0, 0, w, h))
	x := 0
	for _, s := range sheets {
		draw.Draw(all, s.Bounds().Add(image.Pt(x, 0)), s, image.Point{}, draw.Src)
		x += s.Bounds().Dx()
	}
	coarse(all)
	return all
}

// coarse rounds the colours that are rare, those of the soft edges: the
// picture is seen the same and is a third smaller.
func coarse(all *image.RGBA) {
	const rare, step = 400, 24
	count := map[[3]uint8]int{}
	runs(all.Pix, func(c [3]uint8, run []uint8) { count[c] += len(run) / 4 })
	runs(all.Pix, func(c [3]uint8, run []uint8) {
		if count[c] >= rare {
			return
		}
		for i, v := range c {
			for j := i; j < len(run); j += 4 {
				run[j] = uint8(min((int(v)+step/2)/step*step, 0xff))
			}
		}
	})
}

// runs calls do for every run of pixels of one colour.
func runs(pix []uint8, do func([3]uint8, []uint8)) {
	for len(pix) > 0 {
		n := 4
		for n < len(pix) && [4]uint8(pix[n:n+4]) == [4]uint8(pix[:4]) {
			n += 4
		}
		do([3]uint8(pix[:3]), pix[:n])
		pix = pix[n:]
	}
}

func write(to string, img image.Image) error {
	f, err := os.Create(to)
	if err != nil {
		return err
	}
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, img); err != nil {
		return err
	}
	return f.Close()
}

// page is a sheet as it fills, from top to bottom.
type page struct {
	all *fyne.Container
	y   float32
}

func (p *page) put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, p.y+y))
	o.Resize(fyne.NewSize(w, h))
	p.all.Add(o)
}

func (p *page) icon(r fyne.Resource, x, y, size float32) {
	p.put(kit.Icon(r, size), x, y, size, size)
}

func (p *page) words(s string, c fyne.ThemeColorName, size, x, y float32) *canvas.Text {
	t := canvas.NewText(s, theme.Color(c))
	t.TextSize = size
	least := t.MinSize()
	p.put(t, x, y, least.Width, least.Height)
	return t
}

func (p *page) ground(c fyne.ThemeColorName, x, y, w, h float32) *canvas.Rectangle {
	r := canvas.NewRectangle(theme.Color(c))
	p.put(r, x, y, w, h)
	return r
}

// sheet is the family on the ground of the theme of now.
func sheet() fyne.CanvasObject {
	p := &page{all: container.NewWithoutLayout(), y: look.Wide}
	p.icons()
	p.sides()
	p.colours()
	p.kinds()
	p.grounds()
	size := canvas.NewRectangle(color.Transparent)
	size.SetMinSize(fyne.NewSize(width, p.y))
	return container.NewStack(canvas.NewRectangle(theme.Color(theme.ColorNameBackground)), size, p.all)
}

// icons is every icon at 32 and 16, with its name.
func (p *page) icons() {
	for i, name := range look.Names() {
		x := look.Wide + float32(i%columns)*cell
		p.icon(look.Icon(name), x+8, 0, 32)
		p.icon(look.Icon(name), x+46, 12, 16)
		label := p.words(name, look.Dim, 10, x, 36)
		label.Move(fyne.NewPos(x+(cell-4-label.Size().Width)/2, p.y+38))
		if i%columns == columns-1 || i == len(look.Names())-1 {
			p.y += high
		}
	}
}

// sides is the pieces of the seats and the Factions: words on the fill, the sign on the
// tint, the sign and words on the ground.
func (p *page) sides() {
	x := float32(look.Wide)
	chip := func(pic fyne.Resource, name string, fill, on, tint fyne.ThemeColorName) {
		p.ground(fill, x, 0, 89, 28)
		p.words(name, on, 12.5, x+4, 4)
		p.ground(tint, x, 28, 89, 28)
		p.icon(pic, x+8, 32, 20)
		p.words("tint", theme.ColorNameForeground, 12.5, x+36, 32)
		p.icon(pic, x+8, 62, 20)
		p.words("ground", fill, 12.5, x+36, 62)
		x += 92
	}
	for i, c := range look.EachPiece {
		chip(look.PieceShape(i, c), c.String(), look.PieceColor(c, look.Fill), look.PieceColor(c, look.On), look.PieceColor(c, look.Tint))
	}
	for _, f := range facts.Factions {
		chip(look.FactionIcon(f), f.Name(), look.FactionColor(f, look.Fill), look.FactionColor(f, look.On), look.FactionColor(f, look.Tint))
	}
	p.y += 98
}

// colours is the goods that have one, and the regions of the board.
func (p *page) colours() {
	x := float32(look.Wide)
	for _, g := range []facts.Good{facts.Point, facts.Spice, facts.Solari, facts.Water, facts.Intrigue, facts.Troop} {
		p.icon(look.GoodIcon(g), x, 0, 24)
		p.words("12", look.GoodColor(g), 20, x+28, -2)
		x += 68
	}
	for _, id := range []facts.SpaceID{facts.MentatSpace, facts.Arrakeen, facts.HaggaBasin} {
		s := *facts.SpaceOf(id)
		p.icon(look.SpaceIcon(s), x, 0, 24)
		p.words(s.Name, look.SpaceColor(s), 12.5, x+30, 3)
		x += 108
	}
	p.y += 36
}

// kinds is the five sizes of text.
func (p *page) kinds() {
	x := float32(look.Wide)
	for _, s := range []struct {
		name fyne.ThemeSizeName
		says string
	}{{look.SizeHuge, "Huge 40"}, {look.SizeTitle, "Title 26"}, {look.SizeLarge, "Large 20"}, {look.SizeText, "Text 15"}, {look.SizeSmall, "Small 12.5"}} {
		text := p.words(s.says, theme.ColorNameForeground, theme.Size(s.name), x, 0)
		text.Move(fyne.NewPos(x, p.y+48-text.Size().Height*0.8))
		x += text.Size().Width + look.Far
	}
	p.y += 70
}

// grounds is the surfaces with text on them.
func (p *page) grounds() {
	x := float32(look.Wide)
	for _, g := range []struct{ ground, text fyne.ThemeColorName }{
		{theme.ColorNameBackground, theme.ColorNameForeground}, {look.Surface, theme.ColorNameForeground},
		{look.SurfaceHigh, theme.ColorNameForeground}, {look.Surface, look.Dim}, {look.SurfaceHigh, look.Good},
		{look.SurfaceHigh, look.Bad}, {theme.ColorNamePrimary, theme.ColorNameForegroundOnPrimary},
	} {
		r := p.ground(g.ground, x, 0, 100, 40)
		r.CornerRadius, r.StrokeColor, r.StrokeWidth = look.Radius, theme.Color(look.Line), 1
		name := g.text
		if name == theme.ColorNameForegroundOnPrimary {
			name = theme.ColorNamePrimary
		}
		p.words(string(name), g.text, 12.5, x+10, 10)
		x += 92
	}
	p.y += 40 + look.Wide
}
