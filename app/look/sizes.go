package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// The sizes of text, by theme name. Ordinary text is theme.SizeNameText.
const (
	SizeSmall fyne.ThemeSizeName = theme.SizeNameCaptionText
	SizeText  fyne.ThemeSizeName = theme.SizeNameText
	SizeLarge fyne.ThemeSizeName = theme.SizeNameSubHeadingText
	SizeTitle fyne.ThemeSizeName = theme.SizeNameHeadingText
	SizeHuge  fyne.ThemeSizeName = "huge"
)

// SizeIcon is the size of an icon beside text, by theme name.
const SizeIcon fyne.ThemeSizeName = theme.SizeNameInlineIcon

// The steps of space, in points. Space does not grow with the text.
const (
	Tight = 4  // within a thing
	Near  = 8  // between things that belong together
	Apart = 12 // between things
	Wide  = 16 // at the edge of a screen
	Far   = 24 // between groups
)

// Target is the least height and width of what is tapped, in points.
const Target = 48

// The corners, in points.
const (
	RadiusSmall = 8  // a space on the board, a field
	Radius      = 10 // a card, a row
	RadiusLarge = 14 // the next step, a sheet
)

var scaled = map[fyne.ThemeSizeName]float32{
	SizeSmall: 12.5, SizeText: 15, SizeLarge: 20, SizeTitle: 26, SizeHuge: 40,
	SizeIcon:                       24,
	theme.SizeNameWindowButtonIcon: 16, theme.SizeNameWindowButtonHeight: 20, theme.SizeNameWindowTitleBarHeight: 32,
}

// fixed are the sizes that text does not change. Inner padding makes a line
// of text a target: Fyne's widgets add it above and below.
var fixed = map[fyne.ThemeSizeName]float32{
	theme.SizeNamePadding: Tight, theme.SizeNameInnerPadding: 14, theme.SizeNameLineSpacing: Tight,
	theme.SizeNameSeparatorThickness: 1, theme.SizeNameSplitThickness: Near,
	theme.SizeNameScrollBar: 14, theme.SizeNameScrollBarSmall: Tight, theme.SizeNameScrollBarRadius: Tight,
	theme.SizeNameInputBorder: 2, theme.SizeNameInputRadius: RadiusSmall, theme.SizeNameSelectionRadius: Tight,
	theme.SizeNameButtonRadius: Radius, theme.SizeNameCardRadius: Radius, theme.SizeNameDialogRadius: RadiusLarge,
	theme.SizeNamePopupRadius: Radius, theme.SizeNameMenuRadius: Radius, theme.SizeNameInnerWindowRadius: Radius,
}
