package moment

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
)

// hintTexts guide through a first table, each until its moment has passed once.
var hintTexts = map[string]string{
	"conflict":  "Turn up the Conflict card on your table, and tap here which it is.",
	"rival":     "The large button draws for the Rival. You only move its pieces.",
	"move":      "Move these on the board, from top to bottom. A tap on a line says why.",
	"your-turn": "Play your turn on the board, then tap the space you sent your Agent to. Hold a space or a seat to correct something.",
	"send":      "Enter what you deployed. Influence and points move by themselves.",
	"reveal":    "When your Agents are out, play your Reveal turn and enter your strength.",
	"combat":    "If an Intrigue card changes a strength, tap + or -. When everybody has passed, the app gives the rewards.",
}

// hint is a short word for who plays a first table, or nothing.
func (s scene) hint(key string) fyne.CanvasObject {
	if !s.play.HintDue(key) {
		return part.Nothing()
	}
	face := kit.Face{Fill: look.Surface, Line: look.Line, Edge: theme.ColorNamePrimary, Radius: 10, PadX: part.Apart, PadY: part.Tight}
	away := part.IconButton(words.T("Put the hint away"), "close", s.play.SeeHint)
	return kit.Card(face, kit.Row(part.Near, 1, part.Icon(look.Icon("info"), 20), part.Text(words.T(hintTexts[key]), part.Little), away))
}
