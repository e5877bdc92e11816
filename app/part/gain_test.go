package part

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
	"hagal/data/facts"
)

// No reward of a Conflict leaves its card, however narrow.
func TestRewardsStayOnTheirCard(t *testing.T) {
	test.NewTempApp(t)
	for _, width := range []float32{120, 150, 340} {
		for _, c := range facts.Conflicts {
			all := Rewards(c)
			all.Resize(fyne.NewSize(width, kit.HeightOf(all, width)))
			staysIn(t, string(c.ID), all, width)
		}
	}
}

// staysIn checks that what stands in a container is in its width.
func staysIn(t *testing.T, name string, o fyne.CanvasObject, width float32) {
	t.Helper()
	c, ok := o.(*fyne.Container)
	if !ok {
		return
	}
	for _, child := range c.Objects {
		if right := child.Position().X + child.Size().Width; right > width+1 || child.MinSize().Width > child.Size().Width+1 && !wraps(child) {
			t.Errorf("%s in %v: something ends at %v, needs %v and has %v", name, width, right, child.MinSize().Width, child.Size().Width)
		}
		staysIn(t, name, child, child.Size().Width)
	}
}

// wraps reports whether a thing may be narrower than it asks for.
func wraps(o fyne.CanvasObject) bool {
	c, ok := o.(*fyne.Container)
	return ok && kit.HeightOf(c, 1) > kit.HeightOf(c, 1000)
}
