package screen

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/words"
)

// setting is how the player has the app.
type setting struct {
	size     fyne.Size
	scale    int
	language words.Language
	variant  string
	contrast string
}

var (
	little320 = fyne.NewSize(320, 640)
	lying     = fyne.NewSize(844, 390)
)

func (s setting) String() string {
	return fmt.Sprintf("%.0fx%.0f %d%% %s %s %s", s.size.Width, s.size.Height, s.scale, s.language, s.variant, s.contrast)
}

// with opens the app on a store of its own, with settings.
func with(t testing.TB, s setting) *hand {
	t.Helper()
	kept := newStore(t)
	t.Cleanup(func() {
		if err := words.Use(words.English); err != nil {
			t.Error(err)
		}
	})
	for key, value := range map[string]string{"scale": itoa(s.scale), "language": string(s.language), "variant": s.variant, "contrast": s.contrast} {
		if err := kept.SetSetting(key, value); err != nil {
			t.Fatal(err)
		}
	}
	h := &hand{TB: t, store: kept}
	h.start(s.size)
	return h
}

// sample is all of a list, or its beginning under the race detector.
func sample[T any](list []T, raceToo int) []T {
	if raced {
		return list[:raceToo]
	}
	return list
}
