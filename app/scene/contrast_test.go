package scene

import (
	"fmt"
	"image"
	"image/color"
	"regexp"

	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
)

// pale finds every text and icon that stands out too little from the ground
// it is drawn on, counted from what is on screen.
func (p *picture) pale(leastText float64, say say) {
	for _, t := range p.texts {
		least := 22.0
		for _, share := range []float32{0.02, 0.5, 0.98} {
			ground := p.groundAt(t.place, t.left+share*t.width(), (t.top+t.bottom)/2)
			least = min(least, look.Ratio(look.Over(t.text.Color, ground), ground))
		}
		if least < leastText {
			say("a text is too pale", "%q is %.2f", t.text.Text, least)
		}
	}
	for _, i := range p.icons {
		ink, ok := inkOf(i.image)
		if !ok {
			continue
		}
		ground := p.groundAt(i.place, (i.left+i.right)/2, (i.top+i.bottom)/2)
		if got := look.Ratio(ink, ground); got < look.LeastShape {
			say("an icon is too pale", "%v on %v is %.2f", ink, ground, got)
		}
	}
}

// groundAt is the colour under a point of a thing: all that was drawn there
// before it, over the ground of the window.
func (p *picture) groundAt(at place, x, y float32) color.Color {
	ground := theme.Color(theme.ColorNameBackground)
	for _, g := range p.grounds {
		if g.rank < at.rank && g.under(at.within, x, y) {
			ground = look.Over(g.fill, ground)
		}
	}
	return ground
}

// under reports whether a ground is drawn under a point of a scrolled part.
// What stands outside that part is under all that can be scrolled into it.
func (g groundSeen) under(within *rolled, x, y float32) bool {
	for ; within != g.within; within = within.outer {
		if within == nil {
			return false
		}
		v := within.view
		x, y = min(max(x, v.left), v.right-1), min(max(y, v.top), v.bottom-1)
	}
	if g.round {
		rx, ry := g.width()/2, g.height()/2
		dx, dy := (x-g.left-rx)/rx, (y-g.top-ry)/ry
		return dx*dx+dy*dy <= 1
	}
	return g.holds(x, y)
}

// inks keeps the colour of each icon: the same pictures come again.
var inks = map[image.Image]color.NRGBA{}

// around matches the name of an icon whose inside has a colour of its own, with
// the colour of its lines.
var around = regexp.MustCompile(`-([0-9a-f]{8})\.[0-9a-f]{8}\.svg`)

// inkOf is the colour most of an icon is drawn in; of one whose inside has a
// colour of its own, that of its lines.
func inkOf(img image.Image) (color.NRGBA, bool) {
	if ink, ok := inks[img]; ok {
		return ink, ink.A > 0
	}
	if m := around.FindStringSubmatch(kit.NameOf(img)); m != nil {
		var ink color.NRGBA
		if _, err := fmt.Sscanf(m[1], "%02x%02x%02x%02x", &ink.R, &ink.G, &ink.B, &ink.A); err != nil {
			panic(err)
		}
		inks[img] = ink
		return ink, true
	}
	counts := map[color.NRGBA]int{}
	var ink color.NRGBA
	b := img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			if c.A < 0xf0 {
				continue
			}
			if counts[c]++; counts[c] > counts[ink] {
				ink = c
			}
		}
	}
	inks[img] = ink
	return ink, ink.A > 0
}
