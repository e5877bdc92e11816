package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// The app's own colour names. Ground, text and main colour are Fyne's
// (theme.ColorNameBackground, Foreground, Primary).
const (
	Surface     fyne.ThemeColorName = "surface"     // a card, a row, a button on the ground
	SurfaceHigh fyne.ThemeColorName = "surfaceHigh" // what is chosen, a sheet
	Line        fyne.ThemeColorName = "line"        // the edge of a surface
	Dim         fyne.ThemeColorName = "dim"         // text of second rank, what cannot be chosen
	Bright      fyne.ThemeColorName = "bright"      // the one number of a row that counts
	Good        fyne.ThemeColorName = "good"        // a gain
	Bad         fyne.ThemeColorName = "bad"         // a loss, a refusal

	VP         fyne.ThemeColorName = "vp"
	Spice      fyne.ThemeColorName = "spice"
	Solari     fyne.ThemeColorName = "solari"
	Water      fyne.ThemeColorName = "water"
	Intrigue   fyne.ThemeColorName = "intrigue"
	Landsraad  fyne.ThemeColorName = "landsraad"
	City       fyne.ThemeColorName = "city"
	SpiceTrade fyne.ThemeColorName = "spiceTrade"
)

// The palettes, in the order of the columns of colors.
const (
	paper = iota // warm paper, dark ink
	night        // deep night, sand
	paperHigh
	nightHigh
	palettes
)

// row is one name in all palettes: 0xRRGGBB, or 0xAARRGGBB where the colour
// lies over another.
type row [palettes]uint32

var colors = func() map[fyne.ThemeColorName][palettes]color.NRGBA {
	all := map[fyne.ThemeColorName][palettes]color.NRGBA{}
	for name, r := range rows {
		var c [palettes]color.NRGBA
		for i, v := range r {
			a := uint8(v >> 24)
			if a == 0 {
				a = 0xff
			}
			c[i] = color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: a}
		}
		all[name] = c
	}
	return all
}()

var rows = map[fyne.ThemeColorName]row{
	theme.ColorNameBackground: {0xf6eedf, 0x0f131b, 0xffffff, 0x000000},
	Surface:                   {0xfdf8ee, 0x1a202b, 0xffffff, 0x0a0c10},
	SurfaceHigh:               {0xece0c8, 0x262e3c, 0xf2ead8, 0x1c222c},
	Line:                      {0xd2c3a5, 0x3c4656, 0x3a2f22, 0xd8cdb8},
	theme.ColorNameForeground: {0x2a2017, 0xf2e6cf, 0x000000, 0xffffff},
	Bright:                    {0x120c05, 0xfff9ec, 0x000000, 0xffffff},
	Dim:                       {0x645541, 0xb7aa92, 0x3a2f22, 0xd8cdb8},
	theme.ColorNamePrimary:    {0x8c480a, 0xf0ab45, 0x6b3300, 0xffc46b},
	Good:                      {0x2d661e, 0x93d17e, 0x154a0a, 0xb4f09f},
	Bad:                       {0x9e2419, 0xff9c8c, 0x7d0f06, 0xffb9ad},

	theme.ColorNameForegroundOnPrimary: {0xffffff, 0x1c1206, 0xffffff, 0x000000},
	theme.ColorNameError:               {0x9e2419, 0xff9c8c, 0x7d0f06, 0xffb9ad},
	theme.ColorNameForegroundOnError:   {0xffffff, 0x2a0a06, 0xffffff, 0x000000},
	theme.ColorNameSuccess:             {0x2d661e, 0x93d17e, 0x154a0a, 0xb4f09f},
	theme.ColorNameForegroundOnSuccess: {0xffffff, 0x0b1f06, 0xffffff, 0x000000},
	theme.ColorNameWarning:             {0x7a4f00, 0xffcf5c, 0x5a3900, 0xffdf8c},
	theme.ColorNameForegroundOnWarning: {0xffffff, 0x241a00, 0xffffff, 0x000000},

	theme.ColorNameButton:           {0xece0c8, 0x262e3c, 0xf2ead8, 0x1c222c},
	theme.ColorNameDisabledButton:   {0xf1e7d3, 0x1a202b, 0xffffff, 0x0a0c10},
	theme.ColorNameDisabled:         {0x645541, 0xb7aa92, 0x3a2f22, 0xd8cdb8},
	theme.ColorNamePlaceHolder:      {0x645541, 0xb7aa92, 0x3a2f22, 0xd8cdb8},
	theme.ColorNameHyperlink:        {0x0b4f8a, 0x86c5f7, 0x003a6e, 0xa8d8ff},
	theme.ColorNameFocus:            {0x668c480a, 0x66f0ab45, 0x806b3300, 0x80ffc46b},
	theme.ColorNameHover:            {0x142a2017, 0x14f2e6cf, 0x1e000000, 0x26ffffff},
	theme.ColorNamePressed:          {0x2e2a2017, 0x2ef2e6cf, 0x3c000000, 0x40ffffff},
	theme.ColorNameSelection:        {0x408c480a, 0x40f0ab45, 0x406b3300, 0x40ffc46b},
	theme.ColorNameHeaderBackground: {0xece0c8, 0x1a202b, 0xf2ead8, 0x1c222c},
	theme.ColorNameInputBackground:  {0xfdf8ee, 0x1a202b, 0xffffff, 0x0a0c10},
	theme.ColorNameInputBorder:      {0x85745b, 0x76839a, 0x000000, 0xffffff},
	theme.ColorNameMenuBackground:   {0xfdf8ee, 0x262e3c, 0xffffff, 0x1c222c},

	theme.ColorNameOverlayBackground:         {0xfdf8ee, 0x1a202b, 0xffffff, 0x0a0c10},
	theme.ColorNameInnerWindowBorder:         {0xd2c3a5, 0x3c4656, 0x3a2f22, 0xd8cdb8},
	theme.ColorNameInnerWindowBorderInactive: {0xece0c8, 0x262e3c, 0xf2ead8, 0x1c222c},
	theme.ColorNameScrollBar:                 {0xcc645541, 0xb3b7aa92, 0xcc000000, 0xccffffff},
	theme.ColorNameScrollBarBackground:       {0xece0c8, 0x1a202b, 0xf2ead8, 0x1c222c},
	theme.ColorNameSeparator:                 {0xd2c3a5, 0x3c4656, 0x3a2f22, 0xd8cdb8},
	theme.ColorNameShadow:                    {0x332a2017, 0x99000000, 0x66000000, 0xcc000000},

	VP:         {0x7a4f00, 0xffcf5c, 0x5a3900, 0xffdf8c},
	Spice:      {0xa2420a, 0xff9a4d, 0x7a2c00, 0xffb27a},
	Solari:     {0x515a63, 0xc3ccd6, 0x333a42, 0xe2e8ef},
	Water:      {0x0a5c86, 0x7cc7f2, 0x00415f, 0xa6dcff},
	Intrigue:   {0x80317e, 0xe3a0e0, 0x5c145a, 0xf4c2f2},
	Landsraad:  {0x33613c, 0x9cc79c, 0x1a4522, 0xbfe6bf},
	City:       {0x30548c, 0xa3bdf0, 0x143468, 0xc6d8ff},
	SpiceTrade: {0x7c4d05, 0xe8bb5e, 0x573400, 0xffd98c},

	"piece-blue":       {0x0054c4, 0x6f9dff, 0x0030db, 0x94b4ff},
	"piece-blueOn":     {0xffffff, 0x04141f, 0xffffff, 0x000000},
	"piece-blueTint":   {0xd6e4f4, 0x14293a, 0xe2eefc, 0x00203c},
	"piece-blueWood":   {0x1d5fd0, 0x1d5fd0, 0x1d5fd0, 0x1d5fd0},
	"piece-red":        {0xb32b4a, 0xff6880, 0x8f223c, 0xff8c9c},
	"piece-redOn":      {0xffffff, 0x2a0806, 0xffffff, 0x000000},
	"piece-redTint":    {0xf8dfdd, 0x3a1d1e, 0xfdecec, 0x3a0a0c},
	"piece-redWood":    {0xd0282e, 0xd0282e, 0xd0282e, 0xd0282e},
	"piece-green":      {0x084704, 0x1cf066, 0x002e00, 0x34fc78},
	"piece-greenOn":    {0xffffff, 0x07180a, 0xffffff, 0x000000},
	"piece-greenTint":  {0xdbe8d6, 0x16301f, 0xe4f3e2, 0x06280e},
	"piece-greenWood":  {0x1fa35a, 0x1fa35a, 0x1fa35a, 0x1fa35a},
	"piece-yellow":     {0x756202, 0xfff01c, 0x614802, 0xfff424},
	"piece-yellowOn":   {0xffffff, 0x241d00, 0xffffff, 0x000000},
	"piece-yellowTint": {0xfaf0b8, 0x332d10, 0xfff6cc, 0x2c2600},
	"piece-yellowWood": {0xf6c614, 0xf6c614, 0xf6c614, 0xf6c614},

	"faction-emperor":           {0x55565c, 0xc9cbd2, 0x38393e, 0xe6e8ee},
	"faction-emperorOn":         {0xffffff, 0x14151a, 0xffffff, 0x000000},
	"faction-emperorTint":       {0xe6e2da, 0x2a2d35, 0xf3f1ed, 0x24262c},
	"faction-guild":             {0xa52a2a, 0xff8a80, 0x7d1212, 0xffaca5},
	"faction-guildOn":           {0xffffff, 0x2a0806, 0xffffff, 0x000000},
	"faction-guildTint":         {0xf6dcd4, 0x3a1f22, 0xfdebe6, 0x3a0c0c},
	"faction-bene-gesserit":     {0x6b3fa0, 0xc4a2f2, 0x4c2180, 0xdcc6ff},
	"faction-bene-gesseritOn":   {0xffffff, 0x170a2a, 0xffffff, 0x000000},
	"faction-bene-gesseritTint": {0xe8ddee, 0x2a2140, 0xf4ecfb, 0x22103c},
	"faction-fremen":            {0x1f4fa8, 0x86aefc, 0x0c3580, 0xb0caff},
	"faction-fremenOn":          {0xffffff, 0x06112a, 0xffffff, 0x000000},
	"faction-fremenTint":        {0xdae2f1, 0x1a2948, 0xe8effb, 0x081c48},
}
