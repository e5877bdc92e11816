// Package play plays the app in a real browser, as it is served: built as for
// release, from a plain host on this machine.
package play

import (
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"hagal/app/cmd/web/chromium"
)

// site is the host of the app.
var site *httptest.Server

// folder is what is served: that of HAGAL_WEB, or one built for the test.
var folder string

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	folder = os.Getenv("HAGAL_WEB")
	if folder == "" {
		tmp, err := os.MkdirTemp("", "hagal-play")
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 2
		}
		defer os.RemoveAll(tmp)
		folder = filepath.Join(tmp, "web")
		c := exec.Command("go", "run", "..", "-top", "../../../..", "-o", folder, "-fast")
		c.Stdout, c.Stderr = os.Stdout, os.Stderr
		if err := c.Run(); err != nil {
			fmt.Fprintln(os.Stderr, "build the app for the browser:", err)
			return 2
		}
	}
	site = chromium.Serve(folder)
	defer site.Close()
	return m.Run()
}
