package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Variant says whether the app is light or dark, or follows the system.
type Variant uint8

// The variants.
const (
	System Variant = iota
	Light
	Dark
)

// The smallest and largest scale of text and icons.
const (
	MinScale = 1
	MaxScale = 2
)

// Options is what the player chooses about the look.
type Options struct {
	Variant      Variant
	HighContrast bool
	Scale        float32 // of text and icons, MinScale to MaxScale; 0 is 1
	Pieces       Pieces  // the colours of the seats; not each its own: the usual ones
}

// Theme is the app's theme.
type Theme struct{ options Options }

var _ fyne.Theme = (*Theme)(nil)

// New makes the theme for a choice; a scale out of range is the nearest in it.
func New(o Options) *Theme {
	if o.Scale == 0 {
		o.Scale = MinScale
	}
	o.Scale = min(max(o.Scale, MinScale), MaxScale)
	if !o.Pieces.valid() {
		o.Pieces = usual
	}
	return &Theme{options: o}
}

// Apply has the app look as chosen. Where it does already it is left alone: a
// theme that is set has all fonts read again.
func Apply(s fyne.Settings, o Options) {
	th := New(o)
	if now, ok := s.Theme().(*Theme); !ok || *now != *th {
		s.SetTheme(th)
	}
}

// Options is the choice the theme was made for.
func (t *Theme) Options() Options { return t.options }

// Color is the colour of a name; a name nobody knows is the colour of text.
func (t *Theme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	p := paper
	if t.options.Variant == Dark || t.options.Variant == System && v == theme.VariantDark {
		p = night
	}
	if t.options.HighContrast {
		p += paperHigh - paper
	}
	if s, ok := seatParts[name]; ok {
		name = PieceColor(t.options.Pieces[s.slot], s.part)
	}
	if c, ok := colors[name]; ok {
		return c[p]
	}
	return colors[theme.ColorNameForeground][p]
}

// Font is Fyne's own: it has every letter of the app's languages.
func (t *Theme) Font(s fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(s) }

// widgetIcons are the icons of the family that Fyne's own widgets ask for.
var widgetIcons = map[fyne.ThemeIconName]string{
	theme.IconNameCancel: "close", theme.IconNameWindowClose: "close", theme.IconNameContentClear: "close",
	theme.IconNameConfirm: "check", theme.IconNameDelete: "trash", theme.IconNameMenu: "log", theme.IconNameList: "log",
	theme.IconNameContentAdd: "plus", theme.IconNameContentRemove: "minus", theme.IconNameContentCopy: "copy",
	theme.IconNameContentUndo: "undo", theme.IconNameContentRedo: "redo", theme.IconNameDocumentCreate: "edit",
	theme.IconNameMoreHorizontal: "more", theme.IconNameNavigateBack: "back", theme.IconNameNavigateNext: "next",
	theme.IconNameMoveUp: "up", theme.IconNameMoveDown: "down", theme.IconNameArrowDropUp: "up", theme.IconNameArrowDropDown: "down",
	theme.IconNameHome: "home", theme.IconNameSettings: "settings", theme.IconNameHelp: "help", theme.IconNameQuestion: "help",
	theme.IconNameInfo: "info", theme.IconNameWarning: "warning", theme.IconNameError: "warning", theme.IconNameHistory: "history",
}

// Icon is ours where the family has it, else Fyne's own. It is outlined:
// Fyne's widgets give their colour to filled areas alone.
func (t *Theme) Icon(name fyne.ThemeIconName) fyne.Resource {
	if ours, ok := widgetIcons[name]; ok {
		return theme.NewThemedResource(fyne.NewStaticResource("hagal-"+ours+".svg", outlined[ours]))
	}
	return theme.DefaultTheme().Icon(name)
}

// Size is the size of a name, in points.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	if s, ok := scaled[name]; ok {
		return s * t.options.Scale
	}
	if s, ok := fixed[name]; ok {
		return s
	}
	return theme.DefaultTheme().Size(name)
}
