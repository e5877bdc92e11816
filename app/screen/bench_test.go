package screen

import (
	"testing"

	"fyne.io/fyne/v2"
)

// From a tap to the next picture: the tree built again, laid out and drawn
// by Fyne's software painter.
func BenchmarkShow(b *testing.B) {
	for _, bench := range []struct {
		name string
		size fyne.Size
	}{{"phone", phone}, {"desktop", desktop}} {
		b.Run(bench.name, func(b *testing.B) {
			h := newHand(b, bench.size)
			h.tap("New table")
			h.next()
			h.next()
			for range 40 {
				h.step(2)
			}
			for b.Loop() {
				h.app.show()
			}
		})
	}
}
