package kit_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
)

func TestALongTextIsAsHighAsItsLines(t *testing.T) {
	test.NewTempApp(t)
	s := kit.NewLong("x", strings.Repeat("line\n", 999)+"line", kit.Style{}, 8, 8)
	test.NewTempWindow(t, s).Resize(fyne.NewSize(300, 400))
	if got, one := s.Content.Size().Height, kit.NewText("line", kit.Style{}).HeightFor(300); got < 1000*one || got > 1001*one {
		t.Errorf("1000 lines of %v are %v high", one, got)
	}
}
