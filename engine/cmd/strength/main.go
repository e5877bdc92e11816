// Strength measures how fast each two Rival Leaders come to 10 points, at
// every difficulty, with the base game alone and with each other box, against
// three plain ways to play. It writes data/facts/pace_table.go,
// docs/strength.md and the charts beside it.
//
// It may be stopped at any time and goes on where it was: what is done is kept
// in a file outside the repository. The same seed gives the same files,
// however many cores there are and however often it was stopped.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"

	"hagal/engine/pace"
)

// options are what the flags say.
type options struct {
	into       string // the folder of the repository
	checkpoint string
	seed       uint64
	within     float64 // rounds
	workers    int
	matches    []pace.Match
}

// stopped is the exit status after an interrupt.
const stopped = 130

func main() {
	o := options{matches: pace.Matches()}
	flag.StringVar(&o.into, "into", ".", "the folder of the repository, to write into")
	flag.StringVar(&o.checkpoint, "checkpoint", "", "the file to go on from (default: in the folder for caches)")
	flag.Uint64Var(&o.seed, "seed", 1, "the seed of all chance")
	flag.Float64Var(&o.within, "within", 0.03, "how near each mean is to be known, in rounds, 19 times of 20")
	flag.IntVar(&o.workers, "workers", runtime.GOMAXPROCS(0), "matches played at once")
	flag.Parse()
	if flag.NArg() > 0 || o.workers < 1 || o.within < 0.001 || o.within > 1 {
		fmt.Fprintln(os.Stderr, "usage: strength [flags]; -workers is 1 or more, -within from 0.001 to 1")
		flag.PrintDefaults()
		os.Exit(2)
	}
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	switch err := run(ctx, o, os.Stderr); {
	case errors.Is(err, errStopped):
		os.Exit(stopped)
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run measures what is not measured yet, and writes the files when all is.
func run(ctx context.Context, o options, says io.Writer) error {
	if o.checkpoint == "" {
		folder, err := os.UserCacheDir()
		if err != nil {
			return fmt.Errorf("there is no folder for caches (%w); name a file with -checkpoint", err)
		}
		o.checkpoint = filepath.Join(folder, "hagal", fmt.Sprintf("strength-%d-%g.json", o.seed, o.within))
	}
	rules, err := fingerprint(o.matches, o.seed)
	if err != nil {
		return err
	}
	kept, err := openCheckpoint(o.checkpoint, header{Of: kind, Seed: o.seed, Within: o.within, Rules: rules}, o.matches)
	if err != nil {
		return err
	}
	defer kept.close()
	if kept.note != "" {
		fmt.Fprintln(says, kept.note)
	}
	if err := measure(ctx, o, kept, says); err != nil {
		if errors.Is(err, errStopped) {
			fmt.Fprintf(says, "Stopped with %d of %d matches done. Run it again to go on.\n", len(kept.sums), len(o.matches))
		}
		return err
	}
	if err := kept.close(); err != nil {
		return err
	}
	return write(o, kept.sums, says)
}
