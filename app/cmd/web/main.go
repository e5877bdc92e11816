// Web builds the app for the browser: a folder that any static host can serve.
// The same commit gives the same bytes.
//
//	web -top . -o web          builds it
//	web exec FILE ARGUMENT…    runs a program compiled for js in a browser, for go test -exec
//
// It is a module of its own, since what it is built with is no part of the app.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	if len(os.Args) > 2 && os.Args[1] == "exec" {
		code, err := execute(os.Args[2], os.Args[3:])
		if err != nil {
			fmt.Fprintln(os.Stderr, "web:", err)
		}
		os.Exit(code)
	}
	out := flag.String("o", "web", "folder to write, which is emptied first")
	top := flag.String("top", ".", "folder of the app's repository")
	fast := flag.Bool("fast", false, "compress less, for a test")
	flag.Parse()
	sizes, err := build(*top, *out, *fast)
	if err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
	fmt.Printf("web: %s is ready: %.1f MB of program, %.1f MB over the wire by brotli, %.1f MB by gzip\n",
		*out, megabytes(sizes.plain), megabytes(sizes.brotli), megabytes(sizes.gzip))
}

func megabytes(n int) float64 { return float64(n) / 1e6 }
