package look

import (
	"encoding/xml"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
)

// point is a place in an icon's square of 24.
type point struct{ x, y float64 }

func (a point) plus(b point) point           { return point{a.x + b.x, a.y + b.y} }
func (a point) minus(b point) point          { return point{a.x - b.x, a.y - b.y} }
func (a point) times(f float64) point        { return point{a.x * f, a.y * f} }
func (a point) length() float64              { return math.Hypot(a.x, a.y) }
func (a point) turned(angle float64) point   { return a.onto(math.Cos(angle), math.Sin(angle)) }
func (a point) onto(cos, sin float64) point  { return point{a.x*cos - a.y*sin, a.x*sin + a.y*cos} }
func polar(c point, r, angle float64) point  { return c.plus(point{r, 0}.turned(angle)) }
func between(a, b point, part float64) point { return a.plus(b.minus(a).times(part)) }

// line is a curve as short straight pieces.
type line struct {
	points []point
	closed bool
}

// shape is one element of an icon.
type shape struct {
	lines  []line
	fill   bool
	stroke bool
}

// element is an SVG element as the icons use it; the pen is the group's.
type element struct {
	XMLName xml.Name
	D       string     `xml:"d,attr"`
	Points  string     `xml:"points,attr"`
	Attrs   []xml.Attr `xml:",any,attr"`
	Inner   []element  `xml:",any"`
}

// shapesOf reads an icon.
func shapesOf(svg []byte) ([]shape, error) {
	var root element
	if err := xml.Unmarshal(svg, &root); err != nil {
		return nil, err
	}
	var all []shape
	for _, g := range root.Inner {
		for _, e := range g.Inner {
			s, err := e.shape()
			if err != nil {
				return nil, err
			}
			all = append(all, s)
		}
	}
	return all, nil
}

func (e element) shape() (shape, error) {
	s := shape{stroke: true}
	n := map[string]float64{}
	for _, a := range e.Attrs {
		switch a.Name.Local {
		case "fill":
			s.fill = a.Value != "none"
		case "stroke":
			s.stroke = a.Value != "none"
		default:
			v, err := strconv.ParseFloat(a.Value, 64)
			if err != nil {
				return s, fmt.Errorf("%s %s: %w", e.XMLName.Local, a.Name.Local, err)
			}
			n[a.Name.Local] = v
		}
	}
	var err error
	switch e.XMLName.Local {
	case "path":
		s.lines, err = path24(e.D)
	case "polygon":
		s.lines, err = path24("M" + e.Points + "Z")
	case "circle":
		s.lines = []line{round(point{n["cx"], n["cy"]}, n["r"])}
	case "rect":
		s.lines = []line{box(n["x"], n["y"], n["width"], n["height"], n["rx"])}
	default:
		err = fmt.Errorf("an element %s", e.XMLName.Local)
	}
	return s, err
}

func round(c point, r float64) line {
	return line{points: sweep(c, r, 0, 2*math.Pi)[1:], closed: true}
}

func box(x, y, w, h, r float64) line {
	l := line{closed: true}
	for i, c := range []point{{x + w - r, y + r}, {x + w - r, y + h - r}, {x + r, y + h - r}, {x + r, y + r}} {
		l.points = append(l.points, sweep(c, r, float64(i-1)*math.Pi/2, math.Pi/2)...)
	}
	return l
}

// sweep is an arc about c, from an angle on, both ends included.
func sweep(c point, r, from, by float64) []point {
	const step = math.Pi / 36
	n := max(1, int(math.Ceil(math.Abs(by)/step)))
	all := make([]point, 0, n+1)
	for i := range n + 1 {
		all = append(all, polar(c, r, from+by*float64(i)/float64(n)))
	}
	return all
}

// reader reads the path notation of SVG: M, L, H, V, C, S, A and Z.
type reader struct {
	words   []string
	lines   []line
	at      point
	control point // the last of a curve that ends here, else here
}

func path24(d string) ([]line, error) {
	r := &reader{words: split(d)}
	command := ""
	for len(r.words) > 0 {
		if w := r.words[0]; len(w) == 1 && strings.Contains("MmLlHhVvCcSsAaZz", w) {
			command, r.words = w, r.words[1:]
		}
		if err := r.do(command); err != nil {
			return nil, fmt.Errorf("path %q: %w", d, err)
		}
		switch command {
		case "M":
			command = "L"
		case "m":
			command = "l"
		case "Z", "z":
			command = ""
		}
	}
	return r.lines, nil
}

// split cuts a path into commands and numbers.
func split(d string) []string {
	var b strings.Builder
	point := false
	for i, c := range d {
		switch {
		case unicode.IsLetter(c):
			b.WriteString(" " + string(c) + " ")
			point = false
			continue
		case c == '-' || c == '.' && point:
			if i > 0 {
				b.WriteByte(' ')
			}
			point = c == '.'
		case c == '.':
			point = true
		case c < '0' || c > '9':
			b.WriteByte(' ')
			point = false
			continue
		}
		b.WriteRune(c)
	}
	return strings.Fields(b.String())
}

func (r *reader) numbers(n int) ([]float64, error) {
	if len(r.words) < n {
		return nil, fmt.Errorf("%d numbers wanted, %d left", n, len(r.words))
	}
	all := make([]float64, n)
	for i := range all {
		v, err := strconv.ParseFloat(r.words[i], 64)
		if err != nil {
			return nil, err
		}
		all[i] = v
	}
	r.words = r.words[n:]
	return all, nil
}

var takes = map[string]int{"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}

func (r *reader) do(command string) error {
	big := strings.ToUpper(command)
	count, known := takes[big]
	if !known {
		return fmt.Errorf("command %q", command)
	}
	n, err := r.numbers(count)
	if err != nil {
		return err
	}
	var origin point
	if big != command {
		origin = r.at
	}
	if big == "M" {
		r.at = origin.plus(point{n[0], n[1]})
		r.lines = append(r.lines, line{points: []point{r.at}})
		r.control = r.at
		return nil
	}
	if len(r.lines) == 0 {
		return fmt.Errorf("command %q before any M", command)
	}
	last := &r.lines[len(r.lines)-1]
	if last.closed {
		r.lines = append(r.lines, line{points: []point{r.at}})
		last = &r.lines[len(r.lines)-1]
	}
	switch big {
	case "L":
		r.to(last, origin.plus(point{n[0], n[1]}))
	case "H":
		r.to(last, point{origin.x + n[0], r.at.y})
	case "V":
		r.to(last, point{r.at.x, origin.y + n[0]})
	case "C":
		r.curve(last, origin.plus(point{n[0], n[1]}), origin.plus(point{n[2], n[3]}), origin.plus(point{n[4], n[5]}))
	case "S":
		r.curve(last, r.at.times(2).minus(r.control), origin.plus(point{n[0], n[1]}), origin.plus(point{n[2], n[3]}))
	case "A":
		r.arc(last, n[0], n[3] != 0, n[4] != 0, origin.plus(point{n[5], n[6]}))
	case "Z":
		last.closed = true
		r.at = last.points[0]
	}
	if big != "C" && big != "S" {
		r.control = r.at
	}
	return nil
}

// curve is a cubic one from here by b and c to d.
func (r *reader) curve(l *line, b, c, d point) {
	const pieces = 20
	a := r.at
	for i := 1; i <= pieces; i++ {
		t := float64(i) / pieces
		ab, bc, cd := between(a, b, t), between(b, c, t), between(c, d, t)
		r.to(l, between(between(ab, bc, t), between(bc, cd, t), t))
	}
	r.control = c
}

func (r *reader) to(l *line, p point) {
	l.points = append(l.points, p)
	r.at = p
}

// arc is a part of a circle to p: the icons have no ellipses.
func (r *reader) arc(l *line, radius float64, large, clockwise bool, p point) {
	half := p.minus(r.at).times(0.5)
	d := half.length()
	if d == 0 {
		return
	}
	radius = max(radius, d)
	side := math.Sqrt(max(0, radius*radius-d*d)) / d
	if large == clockwise {
		side = -side
	}
	c := r.at.plus(half).plus(point{-half.y, half.x}.times(side))
	from, till := r.at.minus(c), p.minus(c)
	a := math.Atan2(from.y, from.x)
	by := math.Atan2(till.y, till.x) - a
	if clockwise && by < 0 {
		by += 2 * math.Pi
	}
	if !clockwise && by > 0 {
		by -= 2 * math.Pi
	}
	for _, q := range sweep(c, radius, a, by)[1:] {
		r.to(l, q)
	}
	r.at, l.points[len(l.points)-1] = p, p
}
