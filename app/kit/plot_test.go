package kit

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"hagal/app/look"
)

// laid is a plot at a size, its parts by kind, in the order of drawing.
func laid(series []Series, names []string, goal int, size fyne.Size) (lines []*canvas.Line, texts []*canvas.Text, marks []fyne.CanvasObject) {
	test.NewApp().Settings().SetTheme(look.New(look.Options{Scale: 1}))
	c := Plot(series, names, goal, size.Height)
	c.Resize(size)
	for _, o := range c.Objects {
		switch o := o.(type) {
		case *canvas.Line:
			lines = append(lines, o)
		case *canvas.Text:
			if o.Visible() {
				texts = append(texts, o)
			}
		default:
			marks = append(marks, o)
		}
	}
	return lines, texts, marks
}

func rounds(n int) []string {
	names := []string{""}
	for i := 1; i < n; i++ {
		names = append(names, strconv.Itoa(i))
	}
	return names
}

func TestAPlotTellsWhoIsAbove(t *testing.T) {
	one := Series{look.Good, look.SeatShape(0), []int{0, 2, 4, 10}}
	two := Series{look.Bad, look.SeatShape(1), []int{0, 3, 4, 5}}
	_, _, marks := laid([]Series{one, two}, rounds(4), 10, fyne.NewSize(300, 150))
	if len(marks) != 8 {
		t.Fatalf("%d marks", len(marks))
	}
	middle := func(i int) fyne.Position {
		return marks[i].Position().AddXY(marks[i].Size().Width/2, marks[i].Size().Height/2)
	}
	for i := range 4 {
		x, y := middle(i), middle(4+i)
		switch above := x.Y < y.Y; {
		case one.Values[i] == two.Values[i]:
			if x.Y != y.Y || x.X == y.X {
				t.Errorf("equal marks stand at %v and %v, want side by side", x, y)
			}
		case above != (one.Values[i] > two.Values[i]):
			t.Errorf("place %d: %d stands at %v, %d at %v", i, one.Values[i], x, two.Values[i], y)
		}
	}
	low, high := middle(0).Y, middle(3).Y
	if got := (low - middle(1).Y) / (low - high); got < 0.19 || got > 0.21 {
		t.Errorf("2 of 10 stands at %v of the height", got)
	}
}

// Numbers and names never meet, in the narrowest and lowest room; the last
// name and the goal are always there.
func TestAPlotsWordsHaveRoom(t *testing.T) {
	for _, most := range []int{0, 1, 4, 7, 10, 12, 13, 25, 99, 999} {
		for _, goal := range []int{10, 12} {
			for _, size := range []fyne.Size{fyne.NewSize(160, 90), fyne.NewSize(250, 100), fyne.NewSize(560, 150)} {
				names := rounds(11)
				values := make([]int, len(names))
				values[10] = most
				lines, texts, marks := laid([]Series{{look.Good, look.SeatShape(0), values}}, names, goal, size)
				if len(marks) != 11 || len(lines) < 11 {
					t.Fatalf("%d marks and %d lines", len(marks), len(lines))
				}
				seen := map[string]bool{}
				for i, a := range texts {
					seen[a.Text] = true
					for _, b := range texts[:i] {
						if a.Text != "" && b.Text != "" && meet(a, b) {
							t.Errorf("to %d, %v: %q at %v meets %q at %v", most, size, a.Text, a.Position(), b.Text, b.Position())
						}
					}
					if a.Position().X < 0 || a.Position().X+a.Size().Width > size.Width+1 || a.Position().Y < -0.5 || a.Position().Y+a.Size().Height > size.Height+1 {
						t.Errorf("to %d, %v: %q at %v is outside", most, size, a.Text, a.Position())
					}
				}
				if !seen["10"] || goal <= most && !seen[strconv.Itoa(goal)] {
					t.Errorf("to %d, %v: only %v are told", most, size, seen)
				}
			}
		}
	}
}

func meet(a, b fyne.CanvasObject) bool {
	p, q := a.Position(), b.Position()
	return p.X+1 < q.X+b.Size().Width && q.X+1 < p.X+a.Size().Width && p.Y+1 < q.Y+b.Size().Height && q.Y+1 < p.Y+a.Size().Height
}
