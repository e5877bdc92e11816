package kit

import (
	"image/color"
	"iter"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Style is how a text looks: its size and colour by theme name, and weight.
type Style struct {
	Size   fyne.ThemeSizeName
	Color  fyne.ThemeColorName
	Bold   bool
	Center bool
}

func (s Style) size() float32 {
	if s.Size == "" {
		return theme.TextSize()
	}
	return theme.Size(s.Size)
}

func (s Style) color() color.Color {
	if s.Color == "" {
		return theme.Color(theme.ColorNameForeground)
	}
	return theme.Color(s.Color)
}

// Line is a text in one line that is never cut: for numbers and short words.
func Line(text string, s Style) *canvas.Text {
	t := canvas.NewText(text, s.color())
	t.TextSize = s.size()
	t.TextStyle.Bold = s.Bold
	if s.Center {
		t.Alignment = fyne.TextAlignCenter
	}
	return t
}

// Text is a text that wraps at words, and inside a word too long for a line.
type Text struct {
	widget.BaseWidget
	Text  string
	Style Style
	width float32
	lines []string
}

// NewText makes a Text.
func NewText(text string, s Style) *Text {
	t := &Text{Text: text, Style: s}
	t.ExtendBaseWidget(t)
	return t
}

// measured is how wide each word is: to measure one is most of the time a new
// screen takes, and the same words come again and again.
var measured = map[written]float32{}

// written is a word with what its width depends on.
type written struct {
	word string
	size float32
	bold bool
}

// manyWords is when measured starts over.
const manyWords = 20_000

func (t *Text) measure(s string) float32 {
	key := written{Plain(s), t.Style.size(), t.Style.Bold}
	w, ok := measured[key]
	if !ok {
		if len(measured) >= manyWords {
			clear(measured)
		}
		w = fyne.MeasureText(key.word, key.size, fyne.TextStyle{Bold: key.bold}).Width
		measured[key] = w
	}
	return w
}

func (t *Text) lineHeight() float32 {
	return fyne.MeasureText("Mg", t.Style.size(), fyne.TextStyle{Bold: t.Style.Bold}).Height
}

// wrap breaks the text into lines of a width.
func (t *Text) wrap(width float32) []string {
	if t.lines != nil && t.width == width {
		return t.lines
	}
	var lines []string
	space := t.measure(" ")
	for _, paragraph := range strings.Split(t.Text, "\n") {
		line, used := "", float32(0)
		for word := range wordsOf(paragraph) {
			w := t.measure(word)
			if line != "" && used+space+w <= width {
				line, used = line+" "+Plain(word), used+space+w
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			for w > width && len([]rune(word)) > 1 {
				var head string
				head, word = t.split(word, width)
				lines, w = append(lines, head), t.measure(word)
			}
			line, used = Plain(word), w
		}
		lines = append(lines, line)
	}
	t.width, t.lines = width, lines
	return lines
}

// soft is a place where a word may be broken.
const soft = "\u00ad"

// longestWord is more letters than a word has: what has more, as something
// pasted by mistake, is taken in pieces, so that it costs no more than words.
const longestWord = 200

// wordsOf are the words of a paragraph.
func wordsOf(paragraph string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, word := range strings.FieldsFunc(paragraph, breakable) {
			from, n := 0, 0
			for at := range word {
				if n++; n > longestWord {
					if !yield(word[from:at]) {
						return
					}
					from, n = at, 1
				}
			}
			if !yield(word[from:]) {
				return
			}
		}
	}
}

// breakable is a space at which a line may end: not a no-break space.
func breakable(r rune) bool { return r == ' ' || r == '\t' }

// Plain is what is seen of a text: without the places where it may break or must not.
func Plain(s string) string { return unseen.Replace(s) }

var unseen = strings.NewReplacer(soft, "", Joint, "", noBreak, " ")

// noBreak is a space that holds two words together while a line has room.
const noBreak = "\u00a0"

// Joint is where a word may be broken with nothing to show for it, as a path
// after the sign that parts folders.
const Joint = "\u200b"

// split breaks a word that is wider than the line: at a no-break space or a
// joint, else after a hyphen it has, else at a soft one, else after as many
// letters as fit.
func (t *Text) split(word string, width float32) (head, tail string) {
	for _, mark := range []string{noBreak, Joint} {
		for at := strings.LastIndex(word, mark); at > 0; at = strings.LastIndex(word[:at], mark) {
			if head, tail := word[:at], word[at+len(mark):]; tail != "" && t.measure(head) <= width {
				return Plain(head), tail
			}
		}
	}
	for _, mark := range []string{"-", soft} {
		for at := strings.LastIndex(word, mark); at > 0; at = strings.LastIndex(word[:at], mark) {
			rest := strings.TrimPrefix(word[at+len(mark):], soft)
			if head := Plain(word[:at]) + "-"; rest != "" && t.measure(head) <= width {
				return head, rest
			}
		}
	}
	runes := []rune(Plain(word))
	n := sort.Search(max(0, len(runes)-2), func(i int) bool { return t.measure(string(runes[:i+1])+"-") > width })
	if n < 2 {
		return string(runes[:1]), string(runes[1:])
	}
	return string(runes[:n]) + "-", string(runes[n:])
}

// HeightFor is the height of the wrapped text.
func (t *Text) HeightFor(width float32) float32 {
	return t.lineHeight() * float32(len(t.wrap(width)))
}

// MinSize is one line as wide as the widest word.
func (t *Text) MinSize() fyne.Size {
	return fyne.NewSize(t.widest(), t.lineHeight())
}

// widest is the width of the widest word.
func (t *Text) widest() float32 {
	widest := float32(0)
	for _, word := range strings.Fields(strings.ReplaceAll(t.Text, Joint, " ")) {
		widest = max(widest, t.measure(word))
	}
	return widest
}

// CreateRenderer draws the lines.
func (t *Text) CreateRenderer() fyne.WidgetRenderer { return &textRenderer{text: t} }

type textRenderer struct {
	text  *Text
	lines []fyne.CanvasObject
}

func (r *textRenderer) Layout(size fyne.Size) {
	wrapped := r.text.wrap(size.Width)
	h := r.text.lineHeight()
	top := max(0, (size.Height-h*float32(len(wrapped)))/2)
	r.lines = r.lines[:0]
	for i, s := range wrapped {
		line := Line(s, r.text.Style)
		line.Move(fyne.NewPos(0, top+h*float32(i)))
		line.Resize(fyne.NewSize(size.Width, h))
		r.lines = append(r.lines, line)
	}
}

func (r *textRenderer) MinSize() fyne.Size           { return r.text.MinSize() }
func (r *textRenderer) Refresh()                     { r.Layout(r.text.Size()) }
func (r *textRenderer) Objects() []fyne.CanvasObject { return r.lines }
func (r *textRenderer) Destroy()                     {}
