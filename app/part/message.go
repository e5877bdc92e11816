package part

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
)

// Warning is a card with a sign of package look, a heading and what there is
// to say.
func Warning(sign, heading string, line fyne.ThemeColorName, more ...fyne.CanvasObject) fyne.CanvasObject {
	face := kit.Face{Fill: look.SurfaceHigh, Line: line, Width: 2, Radius: look.Radius, PadX: Apart, PadY: Apart}
	head := kit.Row(Apart, 1, Icon(look.Icon(sign), 28), Text(heading, Large))
	return kit.Card(face, kit.Column(Near, append([]fyne.CanvasObject{head}, more...)...))
}

// Notices is good news as a card, or none.
func Notices(says string) []fyne.CanvasObject {
	if says == "" {
		return nil
	}
	return []fyne.CanvasObject{kit.Card(kit.Face{Fill: look.SurfaceHigh, Line: look.Good, Radius: look.Radius, PadX: Apart, PadY: Near},
		kit.Row(Near, 1, Icon(look.Tinted("check", look.Good), 18), Text(says, Good)))}
}

// FilePath is where a file lies: its name, and its folder in parts that wrap.
func FilePath(p string) fyne.CanvasObject {
	folder, name := filepath.Split(p)
	lines := []fyne.CanvasObject{Text(name, Strong)}
	if folder != "" {
		sep := string(filepath.Separator)
		lines = append(lines, Text(strings.ReplaceAll(strings.TrimSuffix(folder, sep), sep, sep+kit.Joint), Small))
	}
	return kit.Column(0, lines...)
}
