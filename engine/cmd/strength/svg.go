package main

import (
	"fmt"
	"html"
	"strings"
)

// svg is a drawing, light or dark as the reader's page is.
type svg struct {
	strings.Builder
	wide, high int
}

func newSVG(wide, high int, title string) *svg {
	s := &svg{wide: wide, high: high}
	fmt.Fprintf(s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" font-family="sans-serif" font-size="12">`+"\n", wide, high, wide, high)
	fmt.Fprintf(s, "<title>%s</title>\n", html.EscapeString(title))
	s.WriteString(`<style>
.ground{fill:#fff}.ink{fill:#222}.dim{fill:#555}.rule{stroke:#ddd}.goal{stroke:#888;stroke-dasharray:4 3}
.c0{--c:#2a7f62}.c1{--c:#b86e00}.c2{--c:#2f6db5}.c3{--c:#b3372f}.c4{--c:#7a52a8}.c5{--c:#8a8a8a}.c6{--c:#4f9fa8}
.full{fill:var(--c);stroke:var(--c)}.open{fill:none;stroke:var(--c);stroke-width:1.5}.line{fill:none;stroke:var(--c);stroke-width:2}.thin{fill:none;stroke:var(--c);stroke-width:1.5;stroke-dasharray:3 3}
@media (prefers-color-scheme:dark){.ground{fill:#15181c}.ink{fill:#e6e6e6}.dim{fill:#aaa}.rule{stroke:#333a42}.goal{stroke:#888}
.c0{--c:#4fb592}.c1{--c:#e09a35}.c2{--c:#6aa5ec}.c3{--c:#ea6f66}.c4{--c:#ad88dc}.c5{--c:#9a9a9a}.c6{--c:#74c5ce}}
</style>
`)
	fmt.Fprintf(s, `<rect class="ground" width="%d" height="%d"/>`+"\n", wide, high)
	return s
}

// text writes words; anchor is start, middle or end.
func (s *svg) text(x, y float64, anchor, class, words string) {
	fmt.Fprintf(s, `<text class="%s" x="%.1f" y="%.1f" text-anchor="%s">%s</text>`+"\n", class, x, y, anchor, html.EscapeString(words))
}

func (s *svg) rule(class string, x1, y1, x2, y2 float64) {
	fmt.Fprintf(s, `<line class="%s" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`+"\n", class, x1, y1, x2, y2)
}

func (s *svg) bar(colour int, x, y, wide, high float64, says string) {
	fmt.Fprintf(s, `<rect class="c%d full" x="%.1f" y="%.1f" width="%.1f" height="%.1f"><title>%s</title></rect>`+"\n", colour, x, y, wide, high, html.EscapeString(says))
}

// mark is a sign of a series: known by its shape too.
func (s *svg) mark(series int, full bool, x, y float64, says string) {
	class := "open"
	if full {
		class = "full"
	}
	shape := ""
	switch series {
	case 0:
		shape = fmt.Sprintf(`circle cx="%.1f" cy="%.1f" r="4"`, x, y)
	case 1:
		shape = fmt.Sprintf(`rect x="%.1f" y="%.1f" width="7" height="7"`, x-3.5, y-3.5)
	case 2:
		shape = fmt.Sprintf(`path d="M%.1f %.1f l5 5 l-5 5 l-5 -5 z"`, x, y-5)
	default:
		shape = fmt.Sprintf(`path d="M%.1f %.1f l5 9 h-10 z"`, x, y-5)
	}
	name, _, _ := strings.Cut(shape, " ")
	fmt.Fprintf(s, `<%s class="c%d %s"><title>%s</title></%s>`+"\n", shape, series, class, html.EscapeString(says), name)
}

// line joins points.
func (s *svg) line(series int, class string, points [][2]float64) {
	fmt.Fprintf(s, `<polyline class="c%d %s" points="`, series, class)
	for i, p := range points {
		if i > 0 {
			s.WriteByte(' ')
		}
		fmt.Fprintf(s, "%.1f,%.1f", p[0], p[1])
	}
	s.WriteString(`"/>` + "\n")
}

// end is the whole drawing.
func (s *svg) end() string { return s.String() + "</svg>\n" }
