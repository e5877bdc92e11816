package scene

import (
	"testing"

	"hagal/app/words"
)

// Every Conflict card that can come is in sight with the question for it,
// where there is little room without its rewards.
func TestEveryConflictCardIsInSight(t *testing.T) {
	for _, s := range []Setting{
		{Phone, 100, words.German, "light", "normal"},
		{Small, 100, words.English, "light", "normal"},
		{Landscape, 100, words.English, "light", "normal"},
		{Landscape, 100, words.German, "light", "normal"},
		{Landscape, 100, words.Spanish, "light", "normal"},
		{Desktop, 100, words.German, "light", "normal"},
	} {
		t.Run(s.String(), func(t *testing.T) {
			h := With(t, s)
			table(SoloLine)(h)
			for _, c := range h.Table().ConflictsDue() {
				h.inSight(words.Word(c.ID))
			}
			h.Lines("round skirmish-a", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall")
			h.Next()
			if n := len(h.Table().ConflictsDue()); n != 10 {
				t.Fatalf("%d Conflict cards can come, want 10", n)
			}
			for _, c := range h.Table().ConflictsDue() {
				h.inSight(words.Word(c.ID))
			}
		})
	}
}

// On a phone on its side all Tech tiles are in sight that can lie face up, and
// all real cards that can be drawn.
func TestEveryAnswerIsInSightOnAPhoneOnItsSide(t *testing.T) {
	for _, l := range []words.Language{words.English, words.German} {
		h := With(t, Setting{Landscape, 100, l, "light", "normal"})
		table("table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards")(h)
		for _, tile := range h.Table().TilesDue() {
			h.inSight(words.Word(tile.ID))
		}
		h.Tap(words.Word(h.Table().TilesDue()[0].ID))
		h.inSight(words.T("Take {0} back", h.Table().TilesDue()[0].ID))
		h.Lines("tiles windtraps flagship artillery", "round skirmish-e")
		for _, card := range h.Table().CardsLeft() {
			h.inSight(words.CardName(card))
		}
	}
}

// On the smallest phone two rows of the board are in sight as a turn begins,
// in every language.
func TestTheBoardIsInSightOnASmallPhone(t *testing.T) {
	for _, l := range words.Languages {
		h := With(t, Setting{Small, 100, l.Language, "light", "normal"})
		firstTurn(h)
		spaces := h.Table().Spaces()
		n := 0
		for _, s := range spaces {
			if at := h.placeOf(h.Find(Space(s.ID))); at.seen.height() >= at.height()-slack {
				n++
			}
		}
		if n < 6 {
			t.Errorf("%v: %d of %d spaces are in sight", l, n, len(spaces))
		}
	}
}
