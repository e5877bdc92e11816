package kit

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"hagal/app/look"
)

// Series is a line of a Plot.
type Series struct {
	Color  fyne.ThemeColorName
	Mark   fyne.Resource // stands at each value: the line is known by its shape too
	Values []int         // from left to right, 0 or more
}

// Plot is a chart of lines over named places, all series as long as the names.
// A line is ruled at goal, where the values come that far.
func Plot(series []Series, names []string, goal int, height float32) *fyne.Container {
	p := plot{series: series, height: height, most: 1}
	for _, s := range series {
		for _, v := range s.Values {
			p.most = max(p.most, v)
		}
	}
	p.ticks = p.ruled(goal)
	var objects []fyne.CanvasObject
	for _, v := range p.ticks {
		color := look.Line
		if v == goal {
			color = look.VP
		}
		objects = append(objects, rule(color, 1), Line(strconv.Itoa(v), Style{Size: look.SizeSmall, Color: look.Dim}))
	}
	for _, name := range names {
		objects = append(objects, Line(name, Style{Size: look.SizeSmall, Color: look.Dim, Center: true}))
	}
	p.names = len(names)
	for _, s := range series {
		for range len(s.Values) - 1 {
			objects = append(objects, rule(s.Color, 3))
		}
	}
	for _, s := range series {
		for range s.Values {
			objects = append(objects, Icon(s.Mark, markSize()))
		}
	}
	return box(p, objects)
}

func rule(color fyne.ThemeColorName, width float32) *canvas.Line {
	l := canvas.NewLine(theme.Color(color))
	l.StrokeWidth = width
	return l
}

// markSize grows with the text, but less: the places stand close together.
func markSize() float32 { return min(16, 12*theme.TextSize()/15) }

type plot struct {
	series []Series
	names  int
	ticks  []int // values ruled, from 0
	most   int
	height float32
}

// ruled are the values with a line across, from 0: as many as have room for
// their number, and the goal where the values come that far.
func (p plot) ruled(goal int) []int {
	line := Line("0", Style{Size: look.SizeSmall}).MinSize().Height
	room := max(1, int((p.height-line*2-markSize())/line)) // lines above the first
	apart := (p.most + room - 1) / room
	for _, even := range []int{1, 2, 5, 10, 20} {
		if even >= apart {
			apart = even
			break
		}
	}
	var list []int
	for v := 0; v <= p.most; v += apart {
		if goal > p.most || v == goal || v-goal >= apart || goal-v >= apart {
			list = append(list, v)
		}
	}
	if goal <= p.most && !slices.Contains(list, goal) {
		list = append(list, goal)
	}
	return list
}

// Layout takes the objects in the order Plot makes them.
func (p plot) Layout(o []fyne.CanvasObject, size fyne.Size) {
	next := func() fyne.CanvasObject { first := o[0]; o = o[1:]; return first }
	side, foot := float32(0), float32(0)
	for i := range p.ticks {
		side = max(side, o[2*i+1].MinSize().Width+6)
		foot = o[2*i+1].MinSize().Height
	}
	top, half := foot/2, markSize()
	wide, high := size.Width-side-2*half, size.Height-top-foot-half
	apart := wide / float32(max(1, p.names-1))
	x := func(i int) float32 { return side + half + float32(i)*apart }
	y := func(v int) float32 { return top + high*(1-float32(v)/float32(p.most)) }
	for _, v := range p.ticks {
		draw(next().(*canvas.Line), fyne.NewPos(side, y(v)), fyne.NewPos(size.Width, y(v)))
		label := next()
		label.Resize(label.MinSize())
		label.Move(fyne.NewPos(side-6-label.MinSize().Width, y(v)-foot/2))
	}
	p.placeNames(o[:p.names], x, size.Height-foot, apart)
	o = o[p.names:]
	for _, s := range p.series {
		for i := range len(s.Values) - 1 {
			draw(next().(*canvas.Line), fyne.NewPos(x(i), y(s.Values[i])), fyne.NewPos(x(i+1), y(s.Values[i+1])))
		}
	}
	for n, s := range p.series {
		for i, v := range s.Values {
			mark := next()
			mark.Resize(mark.MinSize())
			mark.Move(fyne.NewPos(x(i)-mark.MinSize().Width/2+p.beside(n, i)*mark.MinSize().Width*0.7, y(v)-mark.MinSize().Height/2))
		}
	}
}

// placeNames puts the names below their places, of many only every second one,
// or third, so that none meets another.
func (p plot) placeNames(names []fyne.CanvasObject, x func(int) float32, y, apart float32) {
	widest := float32(0)
	for _, name := range names {
		widest = max(widest, name.MinSize().Width)
	}
	every := 1
	for float32(every)*apart < widest+4 && every < len(names) {
		every++
	}
	for i, name := range names {
		if (len(names)-1-i)%every != 0 {
			name.Hide()
			continue
		}
		name.Show()
		name.Resize(name.MinSize())
		name.Move(fyne.NewPos(x(i)-name.MinSize().Width/2, y))
	}
}

// beside is how far from its place the mark of a series stands where others
// have the same value, in marks.
func (p plot) beside(series, i int) float32 {
	before, same := 0, 0
	for n, s := range p.series {
		if i < len(s.Values) && s.Values[i] == p.series[series].Values[i] {
			same++
			if n < series {
				before++
			}
		}
	}
	return float32(before) - float32(same-1)/2
}

// draw puts a line between two points.
func draw(l *canvas.Line, from, to fyne.Position) { l.Position1, l.Position2 = from, to }

func (p plot) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, p.height) }
