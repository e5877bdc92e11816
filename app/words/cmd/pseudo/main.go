// Pseudo writes the file of the pseudo-language beside those of the languages
// of the app, where it is one language more to choose in the settings, until
// the file is deleted. Run it from the top of the repository:
//
//	go run -tags ci ./app/words/cmd/pseudo
package main

import (
	"flag"
	"log"
	"os"
	"path/filepath"

	"hagal/app/words/pseudo"
	"hagal/app/words/sources"
)

func main() {
	log.SetFlags(0)
	folder := flag.String("into", "app/words/translations", "folder of the languages' files")
	flag.Parse()
	if err := write(*folder); err != nil {
		log.Fatal(err)
	}
}

func write(folder string) error {
	english, err := os.ReadFile(filepath.Join("app", "words", "translations", "en.json"))
	if err != nil {
		return err
	}
	said, err := sources.Read(".")
	if err != nil {
		return err
	}
	forms := make([]string, len(said))
	for i, s := range said {
		forms[i] = s.Form
	}
	data, err := pseudo.Make(forms, english)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, pseudo.Language+".json"), data, 0o644)
}
