package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"

	"golang.org/x/image/draw"
)

// ground is what lies behind an icon that a system cuts to a shape of its own.
var ground = color.NRGBA{0x14, 0x10, 0x0c, 0xff}

// icons are the app's icon in the sizes that browsers and phones ask for.
func icons(from string) (map[string][]byte, error) {
	f, err := os.Open(from)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	whole, err := png.Decode(f)
	if err != nil {
		return nil, err
	}
	list := map[string][]byte{}
	for name, draw := range map[string]image.Image{
		"icon-192.png": scaled(whole, 192, 192), "icon-512.png": scaled(whole, 512, 512),
		"icon-mask.png": onGround(whole, 512, 400), "icon-touch.png": onGround(whole, 180, 160),
	} {
		var b bytes.Buffer
		if err := png.Encode(&b, draw); err != nil {
			return nil, err
		}
		list[name] = b.Bytes()
	}
	return list, nil
}

// scaled draws an icon of a size into the middle of a square.
func scaled(from image.Image, side, size int) *image.NRGBA {
	to := image.NewNRGBA(image.Rect(0, 0, side, side))
	at := (side - size) / 2
	draw.CatmullRom.Scale(to, image.Rect(at, at, at+size, at+size), from, from.Bounds(), draw.Over, nil)
	return to
}

// onGround is the same with something behind it, up to the edges.
func onGround(from image.Image, side, size int) image.Image {
	to := image.NewNRGBA(image.Rect(0, 0, side, side))
	draw.Draw(to, to.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
	draw.Draw(to, to.Bounds(), scaled(from, side, size), image.Point{}, draw.Over)
	return to
}
