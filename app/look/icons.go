package look

import (
	"bytes"
	"embed"
	"fmt"
	"image/color"
	"path"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

//go:embed icons/*.svg
var files embed.FS

// ink is the one colour the icons are drawn in; it is replaced when they are used.
const ink = "#000000"

// unknown is the icon of a name that is in no file.
const unknown = "note"

var sources, names = load()

func load() (map[string][]byte, []string) {
	entries, err := files.ReadDir("icons")
	if err != nil {
		panic(err)
	}
	all := map[string][]byte{}
	var list []string
	for _, e := range entries {
		content, err := files.ReadFile("icons/" + e.Name())
		if err != nil {
			panic(err)
		}
		name := strings.TrimSuffix(e.Name(), path.Ext(e.Name()))
		all[name] = content
		list = append(list, name)
	}
	sort.Strings(list)
	return all, list
}

// Names lists every icon by name, in order.
func Names() []string { return append([]string(nil), names...) }

// Has reports whether there is an icon of that name.
func Has(name string) bool {
	_, ok := sources[name]
	return ok
}

// picture is an icon in a colour of the theme, looked up whenever it is
// drawn. Its name tells the colour: Fyne keeps drawn icons by name.
type picture struct {
	icon   string
	colour fyne.ThemeColorName
}

var _ fyne.ThemedResource = picture{}

// Name is the icon and its colour of now.
func (p picture) Name() string { return fixedPicture{p.icon, theme.Color(p.colour)}.Name() }

// Content is the icon as SVG in its colour of now.
func (p picture) Content() []byte { return fixedPicture{p.icon, theme.Color(p.colour)}.Content() }

// ThemeColorName is the colour the icon follows.
func (p picture) ThemeColorName() fyne.ThemeColorName { return p.colour }

// fixedPicture is an icon in one colour.
type fixedPicture struct {
	icon   string
	colour color.Color
}

// Name is the icon and its colour.
func (p fixedPicture) Name() string {
	c := opaque(p.colour)
	return fmt.Sprintf("hagal-%s-%02x%02x%02x%02x.svg", p.icon, c.R, c.G, c.B, c.A)
}

// Content is the icon as SVG in its colour.
func (p fixedPicture) Content() []byte {
	c := opaque(p.colour)
	fill := fmt.Appendf(nil, "#%02x%02x%02x", c.R, c.G, c.B)
	if c.A < 0xff {
		fill = fmt.Appendf(fill, `" fill-opacity="%.3f`, float32(c.A)/0xff)
	}
	return bytes.ReplaceAll(outline(p.icon), []byte(ink), fill)
}

func opaque(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// Icon is an icon in the colour of text. A name in no file is a plain dot.
func Icon(name string) fyne.Resource { return Tinted(name, theme.ColorNameForeground) }

// Tinted is an icon in a colour of the theme.
func Tinted(name string, colour fyne.ThemeColorName) fyne.Resource {
	return picture{known(name), colour}
}

func known(name string) string {
	if Has(name) {
		return name
	}
	return unknown
}
