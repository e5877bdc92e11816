package part

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
)

// Stepper changes a number by one, with large buttons; a way that is nil is
// dim and does nothing.
func Stepper(name string, n int, down, up func()) fyne.CanvasObject {
	minus, plus := stepButtons(name, down, up)
	value := kit.Fixed(Scaled(36), Scaled(32), kit.Line(strconv.Itoa(n), kit.Style{Size: look.SizeLarge, Bold: true, Center: true}))
	return kit.Row(Tight, -1, minus, value, plus)
}

// Steps changes a number by one, and by more at once, with equal buttons; a step
// that by gives nil for does nothing.
func Steps(name string, by func(int) func()) fyne.CanvasObject {
	minus, plus := stepButtons(name, by(-1), by(1))
	steps := []fyne.CanvasObject{minus, plus}
	for _, n := range []int{2, 3, 5} {
		more := SmallButton("+"+strconv.Itoa(n), by(n))
		more.Name = words.T("{0}: {1} more", name, n)
		steps = append(steps, more)
	}
	widest := float32(0)
	for _, o := range steps {
		widest = max(widest, o.MinSize().Width)
	}
	return kit.Grid(Tight, widest, len(steps), steps...)
}

// stepButtons are the ways down and up, which the keys - and + go too.
func stepButtons(name string, down, up func()) (minus, plus *kit.Tap) {
	minus = stepButton(words.T("{0}: one less", name), "minus", down)
	plus = stepButton(words.T("{0}: one more", name), "plus", up)
	step := func(n int) {
		if do := map[int]func(){-1: down, 1: up}[n]; do != nil {
			do()
		}
	}
	minus.Step, plus.Step = step, step
	return minus, plus
}

func stepButton(name, pic string, do func()) *kit.Tap {
	face, color := CardFace(), theme.ColorNameForeground
	if do == nil {
		face.Fill, color = "", look.Dim
	}
	return kit.NewTap(name, face, kit.Center(Icon(look.Tinted(pic, color), 22)), do)
}

// StepRow is a stepper with a picture or nil and its name beside it.
func StepRow(pic fyne.CanvasObject, name string, n int, down, up func()) fyne.CanvasObject {
	if pic == nil {
		return kit.Row(Near, 0, Text(name, Body), Stepper(name, n, down, up))
	}
	return kit.Row(Near, 1, pic, Text(name, Body), Stepper(name, n, down, up))
}

// Numbers chooses a small number in one tap, from 0 to most, in one line: as
// many digits as have room, around the one chosen, and one more.
func Numbers(name string, n, most int, set func(int)) fyne.CanvasObject {
	var list []fyne.CanvasObject
	for i := range most + 1 {
		face := CardFace()
		if i == n {
			face = ActiveFace()
		}
		face.PadX = Tight
		digit := strconv.Itoa(i)
		list = append(list, kit.NewTap(name+": "+digit, face, kit.Center(kit.Line(digit, Large)), func() { set(i) }))
	}
	more := CardFace()
	more.PadX = Tight
	last := kit.NewTap(words.T("{0}: one more", name), more, kit.Center(Icon(look.Icon("plus"), 22)), func() { set(min(most, n+1)) })
	return kit.Window(Tight, n, list, last)
}
