package scene

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/words"
	"hagal/engine"
)

// A tap in a sheet that misses what can be tapped does nothing; one beside the
// sheet puts it away.
func TestATapInASheetDoesNotCloseIt(t *testing.T) {
	for _, size := range []fyne.Size{Phone, Small, Landscape, Desktop} {
		h := Open(t, size)
		h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a", "set left agents 0", "set right agents 0"))
		h.Tap(words.T("Figures of {0}", words.At(h.Table(), engine.You)))
		plus := h.placeOf(h.Find("Victory points: one more")).box
		open := func() bool { return len(h.Layers()) > 1 }
		for _, at := range []fyne.Position{
			fyne.NewPos(plus.left-170, (plus.top+plus.bottom)/2), // the name
			fyne.NewPos(plus.left-20, (plus.top+plus.bottom)/2),  // the figure
			fyne.NewPos((plus.left+plus.right)/2, plus.bottom+4), // between two of them
		} {
			test.TapCanvas(h.Window.Canvas(), at)
			if !open() {
				t.Fatalf("%v: a tap at %v closes the sheet", size, at)
			}
		}
		test.TapCanvas(h.Window.Canvas(), fyne.NewPos(3, 3))
		if open() {
			t.Errorf("%v: a tap beside the sheet leaves it", size)
		}
	}
}
