package look

import (
	"fmt"
	"math"
	"strings"
	"sync"
)

// Fyne draws the lines of an SVG as wide in pixels as the file says,
// whatever the size: an icon three times as large would have hair lines. So
// every line becomes its outline, a filled area that grows with the icon.

// half is half the width of the pen.
const half = 1.0

// outlined keeps the outlines of the icons used so far.
var outlined sync.Map

// outline is an icon as filled areas only, in ink.
func outline(name string) []byte {
	if done, ok := outlined.Load(name); ok {
		return done.([]byte)
	}
	areas, err := outlineOf(sources[name])
	if err != nil {
		areas = sources[name]
	}
	outlined.Store(name, areas)
	return areas
}

func outlineOf(svg []byte) ([]byte, error) {
	all, err := shapesOf(svg)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">`)
	for _, s := range all {
		var fill, stroke []line
		for _, l := range s.lines {
			l.points = apart(l)
			fill = append(fill, l)
			stroke = append(stroke, around(l)...)
		}
		if s.fill {
			area(&b, fill)
		}
		if s.stroke {
			area(&b, stroke)
		}
	}
	b.WriteString("</svg>\n")
	return []byte(b.String()), nil
}

func area(b *strings.Builder, lines []line) {
	b.WriteString(`<path fill="` + ink + `" d="`)
	for _, l := range lines {
		for i, p := range l.points {
			fmt.Fprintf(b, "%c%.3f %.3f", "ML"[min(i, 1)], p.x, p.y)
		}
		b.WriteByte('Z')
	}
	b.WriteString(`"/>`)
}

// apart is a line's points without those that lie on the one before.
func apart(l line) []point {
	const same = 1e-4
	var out []point
	for _, p := range l.points {
		if len(out) == 0 || p.minus(out[len(out)-1]).length() > same {
			out = append(out, p)
		}
	}
	for l.closed && len(out) > 1 && out[0].minus(out[len(out)-1]).length() <= same {
		out = out[:len(out)-1]
	}
	return out
}

// around is the outline of a line drawn with the round pen: one area, or for
// a closed line the outer and the inner edge, which run against each other.
func around(l line) []line {
	n := len(l.points)
	if n == 0 {
		return nil
	}
	if n == 1 {
		return []line{round(l.points[0], half)}
	}
	back := make([]point, n)
	for i, p := range l.points {
		back[n-1-i] = p
	}
	if l.closed {
		return []line{{points: edge(l.points, true)}, {points: edge(back, true)}}
	}
	one := append(edge(l.points, false), cap180(back[1], back[0])...)
	one = append(one, edge(back, false)...)
	return []line{{points: append(one, cap180(l.points[1], l.points[0])...)}}
}

// normal is from a line to its edge on the left of the way from a to b.
func normal(a, b point) point {
	d := b.minus(a)
	return point{d.y, -d.x}.times(half / d.length())
}

// cap180 is the round end of a line that comes from a to b.
func cap180(a, b point) []point {
	n := normal(a, b)
	return sweep(b, half, math.Atan2(n.y, n.x), math.Pi)
}

// edge is the edge of a line on its left.
func edge(p []point, closed bool) []point {
	n := len(p)
	var out []point
	if !closed {
		out = append(out, p[0].plus(normal(p[0], p[1])))
	}
	for i, q := range p {
		if !closed && (i == 0 || i == n-1) {
			continue
		}
		out = append(out, corner(p[(i+n-1)%n], q, p[(i+1)%n])...)
	}
	if !closed {
		out = append(out, p[n-1].plus(normal(p[n-2], p[n-1])))
	}
	return out
}

// corner is the edge on the left of the way a, q, b: round on the outside,
// and on the inside where the two edges meet, or over q if the pieces are too
// short to meet.
func corner(a, q, b point) []point {
	from, till := normal(a, q), normal(q, b)
	turn := math.Atan2(from.x*till.y-from.y*till.x, from.x*till.x+from.y*till.y)
	if turn > 0 {
		return sweep(q, half, math.Atan2(from.y, from.x), turn)
	}
	short := min(q.minus(a).length(), b.minus(q).length())
	if short < half*math.Tan(-turn/2) {
		return []point{q.plus(from), q, q.plus(till)}
	}
	along := 1 + (from.x*till.x+from.y*till.y)/(half*half)
	return []point{q.plus(from.plus(till).times(1 / along))}
}
