package browser

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
)

// window shows a list that is higher than itself above a field.
func window() (fyne.Window, []*kit.Tap, *kit.Scroll, *kit.Entry) {
	w := test.NewApp().NewWindow("")
	w.SetPadded(false)
	var taps []*kit.Tap
	var rows []fyne.CanvasObject
	for i := range 20 {
		t := kit.NewTap(fmt.Sprintf("row %d", i), kit.Face{}, kit.NewText("text in it", kit.Style{}), func() {})
		taps, rows = append(taps, t), append(rows, t)
	}
	scroll := kit.NewScroll("list", container.NewVBox(rows...))
	field := kit.NewEntry()
	field.SetPlaceHolder("Name")
	field.SetText("Friday")
	w.SetContent(container.NewBorder(kit.NewText("Tables", kit.Style{}), field, nil, nil, scroll))
	w.Resize(fyne.NewSize(390, 400))
	return w, taps, scroll, field
}

func things(w fyne.Window) map[string]Thing {
	all := map[string]Thing{}
	for _, t := range Things(w.Content(), w.Canvas().Size()) {
		all[t.Name] = t
	}
	return all
}

func TestThingsAreWhereTheyAreDrawn(t *testing.T) {
	w, taps, scroll, _ := window()
	for range 2 {
		told := 0
		for name, thing := range things(w) {
			if thing.tap == nil {
				continue
			}
			told++
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(thing.tap)
			if at.X != thing.X || at.Y != thing.Y || thing.W != thing.tap.Size().Width || thing.H != thing.tap.Size().Height {
				t.Errorf("%s is told at %v,%v and is at %v", name, thing.X, thing.Y, at)
			}
		}
		if told == 0 || told != len(taps) {
			t.Errorf("%d of %d taps are told", told, len(taps))
		}
		scroll.ScrollToOffset(fyne.NewPos(0, 123))
	}
	if _, told := things(w)["text in it"]; told {
		t.Error("a text within a tap is told twice")
	}
}

func TestWhatCanBeHeldSaysSo(t *testing.T) {
	w, taps, _, _ := window()
	taps[2].OnHold = func() {}
	if all := things(w); !all["row 2"].Hold || all["row 1"].Hold {
		t.Errorf("told %+v and %+v", all["row 2"], all["row 1"])
	}
}

func TestWhatIsScrolledAwayIsOff(t *testing.T) {
	w, _, scroll, _ := window()
	if all := things(w); all["row 0"].Off || !all["row 19"].Off || all["Name"].Off || all["Tables"].Off {
		t.Errorf("at the top: %+v", all)
	}
	scroll.ScrollToBottom()
	if all := things(w); !all["row 0"].Off || all["row 19"].Off {
		t.Errorf("at the bottom: %+v", all)
	}
}

// A tap on the sign that a list goes on scrolls, and hits nothing under it.
func TestWhatLiesUnderTheSignIsOff(t *testing.T) {
	w, taps, scroll, _ := window()
	low := fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll).Y + scroll.Size().Height
	found := 0
	for offset := float32(0); offset < 100; offset++ {
		scroll.ScrollToOffset(fyne.NewPos(0, offset))
		for _, tap := range taps {
			thing := things(w)[tap.Name]
			if middle := thing.Y + thing.H/2; middle < low && middle >= low-20 {
				found++
				if !thing.Off {
					t.Errorf("%s has its middle %v above the lower edge and is not off", tap.Name, low-middle)
				}
			}
		}
	}
	if found == 0 {
		t.Error("nothing came under the sign")
	}
}

func TestWhatLiesUnderASheetIsLeftOut(t *testing.T) {
	w, taps, _, field := window()
	taps[3].Disable()
	field.Disable()
	all := things(w)
	if _, there := all["row 3"]; there {
		t.Error("row 3 is told")
	}
	if _, there := all["Name"]; there {
		t.Error("the field is told")
	}
	if len(all) != 20 {
		t.Errorf("%d things are told, want 19 rows and the text", len(all))
	}
}

func TestAFieldIsToldWithItsText(t *testing.T) {
	w, _, _, field := window()
	before := things(w)["Name"]
	if before.Kind != "field" || before.Value != "Friday" || before.Long || before.ID == "" {
		t.Errorf("told %+v", before)
	}
	field.SetPlaceHolder("")
	if named := things(w)["Tables"]; named.ID != before.ID {
		t.Errorf("a field that asks for nothing is told as %+v", named)
	}
	field.SetPlaceHolder("Name")
	field.SetText("Saturday")
	if after := things(w)["Name"]; after.Value != "Saturday" || after.ID != before.ID {
		t.Errorf("told %+v, before %+v", after, before)
	}
}

func TestTheFingerFindsWhatScrolls(t *testing.T) {
	w, _, scroll, field := window()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(field)
	for place, want := range map[fyne.Position]*kit.Scroll{fyne.NewPos(100, 200): scroll, at.AddXY(5, 5): nil} {
		if got := scrollAt(w.Content(), fyne.NewPos(0, 0), place); got != want {
			t.Errorf("at %v: %v", place, got)
		}
	}
}
