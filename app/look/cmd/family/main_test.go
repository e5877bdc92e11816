package main

import (
	"image"
	"image/draw"
	_ "image/png"
	"os"
	"path/filepath"
	"testing"
)

func open(t *testing.T, path string) image.Image {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, _, err := image.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func flat(img image.Image) []byte {
	all := image.NewRGBA(img.Bounds())
	draw.Draw(all, img.Bounds(), img, img.Bounds().Min, draw.Src)
	return all.Pix
}

// shade is how far a channel may be off: processors round the edges of a
// shape a little differently.
const shade = 3

// furthest is the largest difference of any channel of two pictures.
func furthest(a, b []byte) int {
	most := 0
	for i := range a {
		most = max(most, int(a[i])-int(b[i]), int(b[i])-int(a[i]))
	}
	return most
}

// TestThePictureIsOfNow: the picture in the repository is what the command draws.
func TestThePictureIsOfNow(t *testing.T) {
	got, want := open(t, "../../family.png"), family(1, false)
	if got.Bounds() != want.Bounds() {
		t.Fatalf("the picture is %v, the command draws %v", got.Bounds(), want.Bounds())
	}
	if off := furthest(flat(got), want.Pix); off > shade {
		t.Errorf("the picture is another, by up to %d of 255: go run ./app/look/cmd/family", off)
	}
	info, err := os.Stat("../../family.png")
	if err != nil {
		t.Fatal(err)
	}
	if info.Size() > 200<<10 {
		t.Errorf("the picture has %d bytes", info.Size())
	}
}

func TestFurthestFindsADifference(t *testing.T) {
	if got := furthest([]byte{0, 9, 255}, []byte{2, 9, 250}); got != 5 {
		t.Errorf("the furthest channel is %d off, want 5", got)
	}
}

func TestWrite(t *testing.T) {
	small := image.NewRGBA(image.Rect(0, 0, 2, 3))
	to := filepath.Join(t.TempDir(), "small.png")
	if err := write(to, small); err != nil {
		t.Fatal(err)
	}
	if got := open(t, to); got.Bounds() != small.Bounds() {
		t.Errorf("a picture of %v is written as %v", small.Bounds(), got.Bounds())
	}
	if err := write(filepath.Join(t.TempDir(), "none", "small.png"), small); err == nil {
		t.Error("a picture in no folder is written")
	}
}
