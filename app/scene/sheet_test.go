package scene

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// A tap in a sheet that misses what can be tapped does nothing; one beside the
// sheet puts it away.
func TestATapInASheetDoesNotCloseIt(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Small, Landscape, Desktop}, 1) {
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

// What correcting a figure brings is told where no figure moves.
func TestFiguresStayUnderTheThumb(t *testing.T) {
	for _, s := range []Setting{{Phone, 100, words.English, "light", "normal"}, {Desktop, 100, words.German, "light", "normal"}, {Phone, 150, words.Spanish, "light", "normal"}} {
		t.Run(s.String(), func(t *testing.T) {
			h := With(t, s)
			h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a"))
			h.Tap(words.T("Figures of {0}", words.At(h.Table(), engine.Left)))
			name := words.T("{0}: one more", words.T("Solari"))
			before := h.placeOf(h.Find(name)).box
			had := h.Table().Side(engine.Left).VP()
			for n := 0; h.Table().Side(engine.Left).VP() == had; n++ {
				if n > 10 {
					t.Fatal("no point is bought")
				}
				h.Tap(name)
				if got := h.placeOf(h.Find(name)).box; got != before {
					t.Fatalf("the figure goes from %v to %v", before, got)
				}
			}
			if s.Language == words.English {
				h.Sees("Pays 7 Solari")
			}
		})
	}
}

// With real House Hagal cards from now on, the hands are told what to do.
func TestRealCardsFromNowOnAreExplained(t *testing.T) {
	h := Open(t, Phone)
	h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a"))
	h.Tap("More")
	h.Tap("Shuffle, and draw real House Hagal cards from now on")
	h.inSight("Shuffle all 27 House Hagal cards: you draw from here on, and tell each card drawn")
}

// Where one tap drew for both Rivals, Undo says that it takes both turns back,
// and each card's head how many cards were skipped.
func TestUndoOfBothTurnsSaysSo(t *testing.T) {
	h := Open(t, Phone)
	h.App.Prefer(shell.Both, "on")
	h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a"))
	h.Next()
	for h.Table().Turn() != engine.You {
		h.Next()
	}
	if got := h.Within("Undo"); got != "Both turns" {
		t.Errorf("Undo says %q", got)
	}
	h.Tap("Undo")
	if tb := h.Table(); tb.OnBoard(engine.Left)+tb.OnBoard(engine.Right) != 0 {
		t.Errorf("there stand %v", tb.Agents())
	}
}

// The wheel turns a sheet also over a field to type into, from either side.
func TestTheWheelPassesAField(t *testing.T) {
	h := Open(t, Landscape)
	h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a"))
	h.Tap(words.T("Figures of {0}", words.At(h.Table(), engine.Left)))
	sheet := h.rolls()[0]
	sheet.ScrollTo(sheet.End())
	var field fyne.CanvasObject
	everything(h.Window.Content(), func(o fyne.CanvasObject) {
		if e, ok := o.(*kit.Entry); ok {
			field = e
		}
	})
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(field).AddXY(field.Size().Width/2, field.Size().Height/2)
	before := sheet.Offset.Y
	test.Scroll(h.Window.Canvas(), at, 0, 30)
	if got := sheet.Offset.Y; got != before-30 {
		t.Errorf("over the field the wheel turns the sheet from %.0f to %.0f, want %.0f", before, got, before-30)
	}
}

// The field of a name that changes while its sheet is open says the name, and
// keeps what is being written while a figure changes.
func TestTheFieldOfANameSaysTheName(t *testing.T) {
	h := Open(t, Phone)
	h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a", "name left Anna"))
	h.Tap(words.T("Figures of {0}", words.At(h.Table(), engine.Left)))
	asks := words.Seat(h.Table(), engine.Left)
	h.Write(asks, "Berta")
	h.Tap("Solari: one more")
	h.Tap("Save the name")
	if got, want := h.Last(), "name left Berta"; got != want {
		t.Fatalf("told %q, want %q", got, want)
	}
	h.App.Act(h.App.Desk().Undo)
	if got := h.Table().Name(engine.Left); got != "Anna" {
		t.Fatalf("after Undo the name is %q", got)
	}
	h.Tap("Save the name")
	if got := h.Table().Name(engine.Left); got != "Anna" {
		t.Errorf("what was undone is written back: %q", got)
	}
}
