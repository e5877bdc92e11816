package kit

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestSplitTakesWhatIsPinnedOff(t *testing.T) {
	head, below := block(10, 20), block(10, 30)
	top, rest := Split(Column(5, Pinned(head), below))
	if top == nil || HeightOf(top, 50) != 20 || HeightOf(rest, 50) != 30 {
		t.Fatalf("split are %v and %v", top, rest)
	}
	for _, o := range []fyne.CanvasObject{head, Column(0), Column(0, below, Pinned(head)), Column(0, Column(0, below))} {
		if top, rest := Split(o); top != nil || rest != o {
			t.Errorf("%v is split", o)
		}
	}
}
