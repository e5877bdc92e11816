package scene

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// The skipped cards of each Rival are named beside its shape, and the reason of
// the card used names them too.
func TestSkippedCardsAreNamed(t *testing.T) {
	h := Open(t, Phone)
	table(SoloLine, "round skirmish-a", "rival left cards=harvest-spice,conspire")(h)
	if got, want := h.Within("1 skipped"), "1 skipped: Harvest Spice"; got != want {
		t.Errorf("the line says %q, want %q", got, want)
	}
	pictures := 0
	everything(h.Find("1 skipped"), func(o fyne.CanvasObject) {
		if _, ok := o.(*canvas.Image); ok {
			pictures++
		}
	})
	if pictures != 3 { // the sign, the Rival's shape, the way on
		t.Errorf("%d pictures beside the skipped cards, want 3", pictures)
	}
	h.Tap("Conspire")
	h.Sees("Cards skipped before it: Harvest Spice.")
}

// Redo says as Undo did that it brings back the turns of both Rivals.
func TestRedoSaysBothTurns(t *testing.T) {
	h := Open(t, Phone)
	h.App.Prefer(shell.Both, "on")
	table(SoloLine, "round skirmish-a")(h)
	h.Next()
	h.Sees("Both turns")
	h.Tap("Undo")
	h.Sees("Redo: Both turns")
	h.Tap("Redo")
	h.SeesNot("Redo:")
}

// Two long turns on one screen are a card each: all that is to be moved is in
// sight, and a tap tells why of each.
func TestTwoLongTurnsAreInSight(t *testing.T) {
	for _, size := range []fyne.Size{Phone, Desktop} {
		h := Open(t, size)
		h.App.Prefer(shell.Both, "on")
		table(SoloLine, "round skirmish-a", "set left spice 6", "set left intrigue 2", "set right solari 6", "set right water 2", "bonus the-great-flat 2", "set left solari 6", "control arrakeen left",
			"rival left cards=harvest-spice", "rival right cards=arrakeen-1p")(h)
		p := h.look()
		steps := h.App.Desk().Session().Steps()
		for _, step := range steps[len(steps)-2:] {
			for _, e := range step.Events {
				if e.Mark == engine.MarkCard || e.Mark == engine.MarkPhase || e.Mark == engine.MarkNote {
					continue
				}
				says, seen := kit.Plain(words.Event(h.Table(), e)), false
				for _, text := range p.texts {
					seen = seen || text.seen == text.box && strings.HasPrefix(says, kit.Plain(text.text.Text))
				}
				if !seen {
					t.Errorf("%v: %q is not in sight", size, says)
				}
			}
		}
	}
}

// The rows of the log show that they can be tapped, and Undo to one shows what
// stands then at the top.
func TestUndoToAnEntryShowsItOnTop(t *testing.T) {
	h := Open(t, Phone)
	table(SoloLine, "round skirmish-a", "rival left cards=conspire", "rival right cards=wealth", "agent you secrets", "rival left cards=heighliner", "rival right cards=carthag", "reveal you",
		"combat", "resolve")(h)
	tab(fyne.Key3)(h)
	var log *kit.Scroll
	everything(h.Window.Content(), func(o fyne.CanvasObject) {
		if s, ok := o.(*kit.Scroll); ok && s.Name == "log" {
			log = s
		}
	})
	log.Offset.Y = 300
	log.Refresh()
	h.Tap("Back to 2")
	h.Tap("Undo to here")
	h.inSight("Back to 2")
}

// The pace of the Rivals stays in sight below the large button, and the
// suggestions stay, with variants too.
func TestThePaceStaysInSight(t *testing.T) {
	h := Open(t, Phone)
	h.Tap("New table")
	h.Sees("Memnon Thorvald and Rabban: 10 points in round")
	h.Tap("Dice-based Imperium Row churn")
	h.Sees("Memnon Thorvald and Rabban: 10 points in round", "Measured without variants.")
	h.Tap("Fierce game")
	h.SeesNot("Memnon Thorvald and Rabban: 10")
}

// The first hints have a way to what the icons mean.
func TestAHintLeadsToTheIcons(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Tap("Skirmish (Intrigue)")
	h.Tap("What the icons mean")
	h.Sees("Influence and Alliances", "Resources and cards")
}

// Who controls the location of a Conflict and wins it again keeps the marker.
func TestAMarkerThatLiesThereIsKept(t *testing.T) {
	h := withOdds(t, everywhere[0], mayDefend)
	h.Lines("set you deployed +2", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve")
	h.Sees("You keep the Control marker on Arrakeen")
}

// The ring round the points lies on no other, however many points there are;
// beside one another in a line, rings may touch where that is narrow.
func TestTheRingOfThePointsLiesApart(t *testing.T) {
	for _, size := range []fyne.Size{Phone, Small, Landscape, Desktop} {
		h := Open(t, size)
		table(SoloLine, "round skirmish-a", "influence left emperor +1", "set left vp +9", "rival left cards=conspire")(h)
		var rings []box
		everything(h.Window.Content(), func(o fyne.CanvasObject) {
			if c, ok := o.(*fyne.Container); ok && kit.IsRinged(o) {
				ring := c.Objects[0]
				at := fyne.CurrentApp().Driver().AbsolutePositionForObject(ring)
				rings = append(rings, box{at.X, at.Y, at.X + ring.Size().Width, at.Y + ring.Size().Height})
			}
		})
		if len(rings) < 3 {
			t.Errorf("%v: %d rings", size, len(rings))
		}
		for i, ring := range rings {
			for _, other := range rings[:i] {
				if ring.top != other.top && ring.meets(other, slack) {
					t.Errorf("%v: the ring at %v lies on that at %v", size, ring, other)
				}
			}
		}
	}
}
