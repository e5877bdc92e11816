package scene

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// ringed is the figures of a seat that have a ring.
func (h *Hand) ringed(s engine.Seat) []string {
	h.Helper()
	var marked []string
	everything(h.Find(words.T("Figures of {0}", words.At(h.Table(), s))).Content, func(o fyne.CanvasObject) {
		if kit.IsRinged(o) {
			marked = append(marked, within(o)...)
		}
	})
	return marked
}

// lit is the spaces that have the dot of what changed.
func (h *Hand) lit() []facts.SpaceID {
	h.Helper()
	var spaces []facts.SpaceID
	for _, s := range h.Table().Spaces() {
		if kit.IsDotted(h.space(s.ID).Content) {
			spaces = append(spaces, s.ID)
		}
	}
	return spaces
}

// What the latest tap moved has a ring in its seat's figures and a dot on the
// board, and nothing else has, until the player goes on.
func TestWhatMovedIsMarked(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape, Desktop}, 1) {
		h := Open(t, size)
		h.App.Prefer(shell.Both, "off")
		h.NewTable()
		h.Lines("round skirmish-a", "rival left cards=conspire", "rival right cards=arrakeen-1p")
		if got, want := h.ringed(engine.Right), []string{"1", "2"}; !slices.Equal(slices.Sorted(slices.Values(got)), want) {
			t.Errorf("%v: %q are marked, want the Agent at home and the troops in the Conflict, %q", size, got, want)
		}
		if size != Phone { // there the other rows are not shown
			if got := h.ringed(engine.Left); len(got) > 0 {
				t.Errorf("%v: %q of the Rival that did nothing are marked", size, got)
			}
		}
		if got := h.lit(); !slices.Equal(got, []facts.SpaceID{"arrakeen"}) {
			t.Errorf("%v: on the board %q stand out", size, got)
		}
		h.Next()
		if got := append(h.ringed(engine.Right), h.ringed(engine.You)...); len(got) > 0 {
			t.Errorf("%v: after Done %q are marked", size, got)
		}
		if got := h.lit(); len(got) > 0 {
			t.Errorf("%v: after Done %q stand out", size, got)
		}
	}
}

// A space that changed does not look like one that is chosen, and its name keeps
// its lines; one that may be chosen has the ground of a button, any other none.
func TestTheSpacesToChooseLookLikeButtons(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.App.Prefer(shell.Both, "off")
	h.Lines("round skirmish-a", "rival left cards=arrakeen-1p")
	grounds := func() (of []fyne.ThemeColorName) {
		for _, id := range []facts.SpaceID{"arrakeen", "carthag"} {
			of = append(of, h.space(id).Face.Fill)
		}
		return of
	}
	changed := h.space("arrakeen").Face
	if other := h.space("carthag").Face; changed.Line != other.Line || changed.Width != other.Width {
		t.Errorf("the space that changed has the face %+v, another %+v", changed, other)
	}
	if got, want := grounds(), []fyne.ThemeColorName{"", ""}; !slices.Equal(got, want) {
		t.Errorf("while no space is asked for the grounds are %q, want none", got)
	}
	h.Lines("rival right cards=conspire")
	h.Next()
	if got, want := grounds(), []fyne.ThemeColorName{"", look.Surface}; !slices.Equal(got, want) {
		t.Errorf("in a turn the taken and the free space have %q, want %q", got, want)
	}
	h.Tap("Carthag")
	if got, want := grounds(), []fyne.ThemeColorName{"", look.SurfaceHigh}; !slices.Equal(got, want) {
		t.Errorf("with the free one chosen they have %q, want %q", got, want)
	}
}

// With both Rivals on one screen what both moved is marked.
func TestBothRivalsMovesAreMarked(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Tap("Skirmish (Intrigue)")
	h.Tap("Both Rivals: draw")
	for _, s := range []engine.Seat{engine.Left, engine.Right} {
		if len(h.ringed(s)) == 0 {
			t.Errorf("nothing of %s is marked", s)
		}
	}
	if got := h.lit(); len(got) != 2 {
		t.Errorf("on the board %q stand out, want two spaces", got)
	}
}
