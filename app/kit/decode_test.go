package kit

import (
	"bytes"
	"image"
	"runtime"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// TestAHostilePictureTakesNoMemory: Fyne reads pictures from a player's
// folders, with decoders that are linked in whether we use them or not. Each
// of these says in a few bytes that gigabytes follow.
func TestAHostilePictureTakesNoMemory(t *testing.T) {
	test.NewTempApp(t)
	const most = 64 << 20 // with the race detector's own
	for name, content := range map[string]string{
		"TIFF, little endian": "II*\x00\xf0\xff\xff\x7f",
		"TIFF, big endian":    "MM\x00*\x7f\xff\xff\xf0",
		"BMP":                 "BM\x00\x00\x00\x00\x00\x00\x00\x00\xff\xff\xff\x7f(\x00\x00\x00",
		"GIF":                 "GIF89a\xff\xff\xff\xff\x00\x00\x00",
		"ICO":                 "\x00\x00\x01\x00\xff\xff",
	} {
		for door, decode := range map[string]func(){
			"image.Decode": func() { _, _, _ = image.Decode(bytes.NewReader([]byte(content))) },
			"canvas.Image": func() {
				canvas.NewImageFromReader(bytes.NewReader([]byte(content)), "background").MinSize()
			},
		} {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			decode()
			runtime.ReadMemStats(&after)
			if took := after.TotalAlloc - before.TotalAlloc; took > most {
				t.Errorf("%s by %s takes %d MB", name, door, took>>20)
			}
		}
	}
	if _, format, err := image.DecodeConfig(bytes.NewReader([]byte("II*\x00\x08\x00\x00\x00\x00\x00"))); err == image.ErrFormat {
		t.Errorf("no decoder of TIFF is linked in, and %q says nothing", format)
	}
}
