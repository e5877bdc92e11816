package main

import (
	_ "embed"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"
)

// appFile is what the app is called, and its version: the one place of both.
// Fyne's packaging command reads the same file.
//
//go:embed FyneApp.toml
var appFile string

//go:embed icon.png
var icon []byte

// metadata is what appFile says, as Fyne wants it.
func metadata() (fyne.AppMetadata, error) {
	var file struct {
		Details struct {
			Name, ID, Version string
			Build             int
		}
		Migrations map[string]bool
	}
	_, err := toml.Decode(appFile, &file)
	return fyne.AppMetadata{
		ID: file.Details.ID, Name: file.Details.Name, Version: file.Details.Version, Build: file.Details.Build,
		Icon: fyne.NewStaticResource("icon.png", icon), Migrations: file.Migrations,
	}, err
}
