package scene

import (
	"fmt"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
)

// slack is what rounding may cost, in points.
const slack = 1

// say takes a fault: its kind, and where.
type say func(kind, format string, args ...any)

// faults finds every word that is cut or hidden, and every target that is
// too small or out of reach. Scale is that of text.
func (p *picture) faults(scale float32, say say) {
	for _, t := range p.texts {
		p.textFaults(t, scale, say)
	}
	for _, w := range p.words {
		if broken := brokenWord(w); broken != "" {
			say("a word is broken where it has no hyphen", "%q", broken)
		}
	}
	for i, a := range p.texts {
		for _, b := range p.texts[:i] {
			if p.together(a.place, b.place, 1) {
				say("two texts lie on one another", "%q and %q", b.text.Text, a.text.Text)
			}
		}
	}
	for _, t := range p.taps {
		p.tapFaults(t, say)
	}
	for i, a := range p.taps {
		for _, b := range p.taps[:i] {
			if !nested(a.place, b.place) && !shade(b, p.window) && p.together(a.place, b.place, 1) {
				say("two targets lie on one another", "%q and %q", b.name, a.name)
			}
		}
	}
	for _, r := range p.rolls {
		in := r.view
		if r.outer == nil {
			in = in.with(p.window)
		}
		if in.height() < min(kit.Target, r.all.height())-slack {
			say("a scrolled part is too low to use", "%.0f of %.0f pt in sight", in.height(), r.all.height())
		}
	}
}

func (p *picture) textFaults(t textSeen, scale float32, say say) {
	name, needs, has := t.text.Text, t.text.MinSize(), t.text.Size()
	if has.Width < needs.Width-slack || has.Height < needs.Height-slack {
		say("a text is larger than its place", "%q needs %.0fx%.0f, has %.0fx%.0f", name, needs.Width, needs.Height, has.Width, has.Height)
	}
	if out := p.outside(t.place); out > 0 {
		say("a text leaves what it stands in", "%q by %.0f pt", name, out)
	}
	if p.unreachable(t.place) {
		say("a text is out of reach", "%q", name)
	}
	if t.text.TextSize < 12*scale-slack {
		say("a text is too small", "%q is %.1f pt at %.0f %%", name, t.text.TextSize, 100*scale)
	}
	if strings.HasSuffix(name, "…") {
		say("a text is shortened", "%q", name)
	}
	for _, g := range p.grounds {
		if _, _, _, a := g.fill.RGBA(); a > 0x8000 && g.rank > t.rank && p.together(t.place, g.place, 1) {
			say("a text is covered", "%q", name)
		}
	}
	for _, i := range p.icons {
		inner := i.place
		margin := inner.width() / 12 // icons keep that free
		inner.box = box{i.left + margin, i.top + margin, i.right - margin, i.bottom - margin}
		inner.seen = i.seen.with(inner.box)
		if p.together(t.place, inner, 1) {
			say("an icon lies on a text", "%q", name)
		}
	}
}

func (p *picture) tapFaults(t tapSeen, say say) {
	if t.width() < kit.Target-slack || t.height() < kit.Target-slack {
		say("a target is too small", "%q is %.0fx%.0f", t.name, t.width(), t.height())
	}
	if out := p.outside(t.place); out > 0 {
		say("a target leaves what it stands in", "%q by %.0f pt", t.name, out)
	}
	if p.unreachable(t.place) {
		say("a target is out of reach", "%q", t.name)
	}
}

// outside is how far a thing leaves what it stands in, sideways; 0 is not.
func (p *picture) outside(at place) float32 {
	if at.within != nil && at.within.sideways {
		in := at.within.all
		return past(in.left-at.left, at.right-in.right)
	}
	most := float32(0)
	for _, in := range at.parents {
		most = max(most, past(in.left-at.left, at.right-in.right))
	}
	return most
}

func past(left, right float32) float32 {
	if most := max(left, right); most > slack {
		return most
	}
	return 0
}

// unreachable reports whether no scrolling brings all of a thing into sight.
func (p *picture) unreachable(at place) bool {
	in := p.window
	if at.within != nil {
		in = at.within.all
	}
	return past(in.top-at.top, at.bottom-in.bottom) > 0
}

// together reports whether two things lie on one another: in the same
// scrolled part wherever it is scrolled, else as far as they are in sight.
func (p *picture) together(a, b place, slack float32) bool {
	if a.within == b.within {
		return a.meets(b.box, slack)
	}
	return a.seen.meets(b.seen, slack)
}

// nested reports whether a stands in b.
func nested(a, b place) bool {
	for _, in := range a.parents {
		if in == b.box {
			return true
		}
	}
	return false
}

// shade reports whether a target is the shade under a sheet.
func shade(t tapSeen, window box) bool { return t.box == window }

func typeName(o fyne.CanvasObject) string { return strings.TrimPrefix(fmt.Sprintf("%T", o), "*") }

// brokenWord finds a word that Text broke where no hyphen is allowed: it
// reads the lines and the text side by side.
func brokenWord(t *kit.Text) string {
	text, at := []rune(t.Text), 0
	pass := func(what func(rune) bool) (passed bool) {
		for at < len(text) && what(text[at]) {
			at, passed = at+1, true
		}
		return passed
	}
	isSoft := func(r rune) bool { return r == '\u00ad' }
	isJoint := func(r rune) bool { return string(r) == kit.Joint }
	whole := true // the line before ended where it may
	for _, o := range test.WidgetRenderer(t).Objects() {
		line := []rune(o.(*canvas.Text).Text)
		if !pass(unicode.IsSpace) && !whole {
			return wordAt(text, at)
		}
		whole = false
		for i, r := range line {
			soft := pass(isSoft)
			switch {
			case r == ' ':
				pass(unicode.IsSpace)
			case at < len(text) && text[at] == r:
				at++
				whole = pass(isJoint) || at == len(text) || r == '-'
			case r == '-' && i == len(line)-1 && soft:
				whole = true
			default:
				return wordAt(text, at)
			}
		}
	}
	return ""
}

// wordAt is the word around a place in a text.
func wordAt(text []rune, at int) string {
	from, to := min(at, len(text)), min(at, len(text))
	for from > 0 && !unicode.IsSpace(text[from-1]) {
		from--
	}
	for to < len(text) && !unicode.IsSpace(text[to]) {
		to++
	}
	return strings.ReplaceAll(string(text[from:to]), "\u00ad", "")
}
