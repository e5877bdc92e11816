package screen

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
)

// hintTexts guide through a first table, each until its moment has passed once.
var hintTexts = map[string]string{
	"conflict":  "Turn up the Conflict card on your table, and tap here which it is.",
	"rival":     "The large button draws for the Rival. You only move its pieces.",
	"move":      "Move these on the board, from top to bottom. A tap on a line says why.",
	"your-turn": "Play your turn on the board, then tap the space you sent your Agent to. Hold a space or a seat to put something right.",
	"send":      "Say what you deployed. Influence and points move by themselves.",
	"reveal":    "When your Agents are out, play your Reveal turn and tell your strength.",
	"combat":    "If an Intrigue card changes a strength, tap + or -. When everybody has passed, the app gives the rewards.",
}

const hintsOff = "off"

// hint is a short word for who plays a first table, or nothing.
func (a *App) hint(key string) fyne.CanvasObject {
	if a.hintSeen(key) {
		return nothing()
	}
	a.hinted = key
	face := kit.Face{Fill: look.Surface, Line: look.Line, Edge: theme.ColorNamePrimary, Radius: 10, PadX: apart, PadY: tight}
	away := iconButton(t("Put the hint away"), "close", func() {
		a.seeHint()
		a.show()
	})
	return kit.Card(face, kit.Row(near, 1, icon(look.Icon("info"), 20), text(t(hintTexts[key]), little), away))
}

func nothing() fyne.CanvasObject {
	c := kit.Column(0)
	c.Hide()
	return c
}

func (a *App) hintSeen(key string) bool {
	return a.hints == hintsOff || strings.Contains(a.hints, "+"+key)
}

// seeHint notes that the hint shown has done its work.
func (a *App) seeHint() {
	if a.hinted != "" && !a.hintSeen(a.hinted) {
		a.setHints(a.hints + "+" + a.hinted)
	}
	a.hinted = ""
}

// setHints keeps which hints were seen.
func (a *App) setHints(seen string) {
	a.hints = seen
	a.keep("hints", seen)
}
