// Command targets type-checks everything here for the systems whose compilers
// are not: a file that is missing for one of them, or a name that it lacks, is
// found on any machine.
//
//	go run ./app/cmd/targets
//
// Run it from the root of the repository.
package main

import (
	"fmt"
	"os"
	"sync"
)

// target is a system and a processor, by Go's names.
type target struct{ system, processor string }

var targets = []target{
	{"android", "arm64"}, {"android", "arm"}, {"ios", "arm64"}, {"darwin", "arm64"}, {"darwin", "amd64"},
	{"windows", "amd64"}, {"freebsd", "amd64"},
}

// atOnce is how many targets are checked side by side: each takes 300 MB.
const atOnce = 2

func main() {
	c := newChecker(nil)
	failed := make([]error, len(targets))
	var all sync.WaitGroup
	room := make(chan struct{}, atOnce)
	for i, to := range targets {
		all.Go(func() {
			room <- struct{}{}
			defer func() { <-room }()
			failed[i] = c.check(to, "./...")
		})
	}
	all.Wait()
	code := 0
	for i, err := range failed {
		if err != nil {
			code = 1
			fmt.Fprintf(os.Stderr, "for %s on %s:\n%v\n", targets[i].system, targets[i].processor, err)
		}
	}
	os.Exit(code)
}
