package look

import (
	"bytes"
	"embed"
	"fmt"
	"image/color"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

//go:embed icons/*.svg icons/outlined/*.svg
var files embed.FS

// ink is the one colour the icons are drawn in; it is replaced when they are used.
const ink = "#000000"

// unknown is the icon of a name that is in no file.
const unknown = "note"

// sources are the icons by name, outlined those that are filled areas alone.
var sources, outlined = load("icons"), load("icons/outlined")

func load(folder string) map[string][]byte {
	list, err := fs.Glob(files, folder+"/*.svg")
	if err != nil {
		panic(err)
	}
	all := map[string][]byte{}
	for _, file := range list {
		content, err := files.ReadFile(file)
		if err != nil {
			panic(err)
		}
		all[strings.TrimSuffix(path.Base(file), ".svg")] = content
	}
	return all
}

// Names lists every icon by name, in order.
func Names() []string { return slices.Sorted(maps.Keys(sources)) }

// Has reports whether there is an icon of that name.
func Has(name string) bool {
	_, ok := sources[name]
	return ok
}

// picture is an icon in a colour of the theme, looked up whenever it is asked
// for. Its name tells the colour: drawn icons are kept by name.
type picture struct {
	icon   string
	colour fyne.ThemeColorName
	inside fyne.ThemeColorName // of its filled parts, where that is another; or empty
}

// Name is the icon and its colour of now; behind a dot that of its inside.
func (p picture) Name() string {
	name := "hagal-" + p.icon + "-" + digits(p.colour)
	if p.inside != "" {
		name += "." + digits(p.inside)
	}
	return name + ".svg"
}

// digits is a colour of now in hexadecimal digits, with its alpha.
func digits(name fyne.ThemeColorName) string {
	c := Exact(theme.Color(name))
	return fmt.Sprintf("%02x%02x%02x%02x", c.R, c.G, c.B, c.A)
}

// Content is the icon as SVG in its colour of now. Its lines are drawn right
// by Draw; Fyne's painter leaves them 2 pixels wide at any size.
func (p picture) Content() []byte {
	svg := sources[p.icon]
	if p.inside != "" {
		svg = bytes.ReplaceAll(svg, []byte(`fill="`+ink), []byte(`fill="#`+digits(p.inside)[:6]))
	}
	return bytes.ReplaceAll(svg, []byte(ink), []byte("#"+digits(p.colour)[:6]))
}

// Exact is a colour as it is seen, its alpha apart.
func Exact(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// Icon is an icon in the colour of text. A name in no file is a plain dot.
func Icon(name string) fyne.Resource { return Tinted(name, theme.ColorNameForeground) }

// Tinted is an icon in a colour of the theme.
func Tinted(name string, colour fyne.ThemeColorName) fyne.Resource {
	return picture{icon: known(name), colour: colour}
}

func known(name string) string {
	if Has(name) {
		return name
	}
	return unknown
}
