package look

import (
	"math"
	"strings"
	"testing"
)

// inside counts how often the outlines go round a place.
func inside(lines []line, p point) int {
	n := 0
	for _, l := range lines {
		for i, a := range l.points {
			b := l.points[(i+1)%len(l.points)]
			side := (b.x-a.x)*(p.y-a.y) - (p.x-a.x)*(b.y-a.y)
			switch {
			case a.y <= p.y && b.y > p.y && side > 0:
				n++
			case a.y > p.y && b.y <= p.y && side < 0:
				n--
			}
		}
	}
	return n
}

// distance is how far a place is from a line.
func distance(l line, p point) float64 {
	least := math.Inf(1)
	for i, a := range l.points {
		b := l.points[(i+1)%len(l.points)]
		if i == len(l.points)-1 && !l.closed {
			b = a
		}
		d := b.minus(a)
		t := 0.0
		if d.length() > 0 {
			t = min(max(((p.x-a.x)*d.x+(p.y-a.y)*d.y)/(d.length()*d.length()), 0), 1)
		}
		least = min(least, p.minus(between(a, b, t)).length())
	}
	return least
}

// TestOutlineIsWhereThePenGoes looks at places all over every icon: within
// half a pen of a line is in its outline, beyond is not.
func TestOutlineIsWhereThePenGoes(t *testing.T) {
	for _, name := range Names() {
		all, err := shapesOf(sources[name])
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		wrong := 0
		for _, s := range all {
			for _, l := range s.lines {
				l.points = apart(l)
				edges := around(l)
				for y := 0.05; y < 24; y += 0.79 {
					for x := 0.05; x < 24; x += 0.79 {
						d := distance(l, point{x, y})
						if math.Abs(d-half) > 0.06 && (inside(edges, point{x, y}) != 0) != (d < half) {
							wrong++
						}
					}
				}
			}
		}
		if wrong > 0 {
			t.Errorf("%s: %d places on the wrong side", name, wrong)
		}
	}
}

func TestPathNotation(t *testing.T) {
	for d, want := range map[string][]line{
		"M1 2h3V5l-1-.5Z":                  {{points: []point{{1, 2}, {4, 2}, {4, 5}, {3, 4.5}}, closed: true}},
		"m1,2 2 0 0,2M5.5.5H6v1":           {{points: []point{{1, 2}, {3, 2}, {3, 4}}}, {points: []point{{5.5, 0.5}, {6, 0.5}, {6, 1.5}}}},
		"M1 1L2 2ZL3 1":                    {{points: []point{{1, 1}, {2, 2}}, closed: true}, {points: []point{{1, 1}, {3, 1}}}},
		"M0 0C0 0 3 3 3 3s1 1 1 1":         nil,
		"M4 0A4 4 0 0 1 0 4a4 4 0 0 1-4-4": nil,
	} {
		got, err := path24(d)
		if err != nil {
			t.Errorf("%s: %v", d, err)
			continue
		}
		if want == nil {
			want = []line{{points: []point{{4, 4}}}}
			if strings.Contains(d, "A") {
				want = []line{{points: []point{{-4, 0}}}}
			}
			for i := range got {
				got[i].points = got[i].points[len(got[i].points)-1:]
			}
		}
		for i := range want {
			if len(got) != len(want) || got[i].closed != want[i].closed || len(got[i].points) != len(want[i].points) {
				t.Fatalf("%s: %v, want %v", d, got, want)
			}
			for j, p := range want[i].points {
				if got[i].points[j].minus(p).length() > 1e-9 {
					t.Errorf("%s: %v, want %v", d, got, want)
				}
			}
		}
	}
	for _, d := range []string{"L1 1", "M1", "M1 1Q2 2 3 3", "M1 1Z5"} {
		if got, err := path24(d); err == nil {
			t.Errorf("%s is taken as %v", d, got)
		}
	}
}

func TestArcsGoRound(t *testing.T) {
	for d, through := range map[string]point{
		"M4 0A4 4 0 0 1 0 4":    {4 * math.Sqrt2 / 2, 4 * math.Sqrt2 / 2},
		"M4 0A4 4 0 0 0 0 4":    {4 - 4*math.Sqrt2/2, 4 - 4*math.Sqrt2/2},
		"M4 0A4 4 0 1 0 0 4":    {-4 * math.Sqrt2 / 2, -4 * math.Sqrt2 / 2},
		"M4 0A4 4 0 1 1 0 4":    {4 + 4*math.Sqrt2/2, 4 + 4*math.Sqrt2/2},
		"M-1 0A.1 .1 0 0 1 1 0": {0, -1},
	} {
		got, err := path24(d)
		if err != nil {
			t.Fatal(err)
		}
		if off := distance(got[0], through); off > 0.02 {
			t.Errorf("%s passes %v by %.2f", d, through, off)
		}
	}
}

func TestWhatNoIconMayHold(t *testing.T) {
	for _, svg := range []string{
		`<svg><g><ellipse cx="1"/></g></svg>`, `<svg><g><circle cx="1" r="x"/></g></svg>`,
		`<svg><g><path d="M1 1q2"/></g></svg>`, `<svg><g>`,
	} {
		if _, err := outlineOf([]byte(svg)); err == nil {
			t.Errorf("%s is drawn", svg)
		}
	}
}
