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

// target is a system and a processor, by Go's names, and what is built there:
// the app as it is shipped, or the tests as they are run without a screen.
type target struct {
	system, processor string
	tests             bool
}

// String is the target in short.
func (t target) String() string {
	if t.tests {
		return "the tests on " + t.system
	}
	return t.system + " on " + t.processor
}

var targets = []target{
	{"android", "arm64", false}, {"android", "arm", false}, {"ios", "arm64", false}, {"darwin", "arm64", false},
	{"darwin", "amd64", false}, {"windows", "amd64", false}, {"freebsd", "amd64", false},
	{"darwin", "arm64", true}, {"windows", "amd64", true}, {"freebsd", "amd64", true},
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
			fmt.Fprintf(os.Stderr, "for %v:\n%v\n", targets[i], err)
		}
	}
	os.Exit(code)
}
