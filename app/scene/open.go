package scene

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/words"
	"hagal/data/store/sqlite"
)

// TB is a test that a Hand may use folders of.
type TB interface {
	T
	TempDir() string
	Cleanup(func())
}

// The sizes the app is looked at in, in points.
var (
	Phone     = fyne.NewSize(390, 844)
	Small     = fyne.NewSize(320, 640)
	Landscape = fyne.NewSize(844, 390)
	Desktop   = fyne.NewSize(1280, 800)
)

// NewStore is an empty store, closed when the test is over.
func NewStore(t TB, options ...sqlite.Option) *sqlite.Store {
	t.Helper()
	kept, _, err := sqlite.Open(t.TempDir(), options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Fatal(err)
		}
	})
	return kept
}

// Open is a hand at the app on a store of its own.
func Open(t TB, size fyne.Size, options ...sqlite.Option) *Hand {
	t.Helper()
	return checked(NewHand(t, NewStore(t, options...), size))
}

// Setting is how the player has the app: scale in percent, variant light or
// dark, contrast normal or high.
type Setting struct {
	Size     fyne.Size
	Scale    int
	Language words.Language
	Variant  string
	Contrast string
}

// String is the setting in short.
func (s Setting) String() string {
	return fmt.Sprintf("%.0fx%.0f %d%% %s %s %s", s.Size.Width, s.Size.Height, s.Scale, s.Language, s.Variant, s.Contrast)
}

// With is a hand at the app on a store of its own, with settings.
func With(t TB, s Setting) *Hand {
	t.Helper()
	kept := NewStore(t, sqlite.WithClock(MasterTime))
	t.Cleanup(func() {
		if err := words.Use(words.English); err != nil {
			t.Fatal(err)
		}
	})
	for key, value := range map[string]string{"scale": strconv.Itoa(s.Scale), "language": string(s.Language), "variant": s.Variant, "contrast": s.Contrast} {
		if err := kept.SetSetting(key, value); err != nil {
			t.Fatal(err)
		}
	}
	return checked(NewHand(t, kept, s.Size))
}

// checked is a hand after each of whose taps the table is checked.
func checked(h *Hand) *Hand {
	h.After = h.Kept
	return h
}
