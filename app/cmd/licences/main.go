// Command licences collects the licences of all that is linked into the app on
// any system, into the file that the page About shows and every package holds.
//
//	go run ./app/cmd/licences
//
// Run it from the root of the repository. It reads the module cache alone.
package main

import (
	"fmt"
	"os"
)

// kept is where the licences are kept, from the root of the repository.
const kept = "app/page/about/licences.txt"

func main() {
	b, err := collect(".")
	if err == nil {
		err = os.WriteFile(kept, b, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}
