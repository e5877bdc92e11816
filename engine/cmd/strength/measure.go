package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"sync"

	"hagal/engine"
	"hagal/engine/pace"
)

// chanceOf is a match's own chance: what is played before it, or beside it,
// changes nothing.
func chanceOf(m pace.Match, seed uint64) engine.Chance {
	h := fnv.New64a()
	io.WriteString(h, m.String())
	return rand.New(rand.NewPCG(seed, h.Sum64()))
}

// fingerprint tells the rules and the people by one game of each match: sums
// of other rules do not go with these.
func fingerprint(matches []pace.Match, seed uint64) (string, error) {
	h := sha256.New()
	for _, m := range matches {
		t, err := pace.NewPlay(m, chanceOf(m, seed)).Game()
		if err != nil {
			return "", err
		}
		if err := json.NewEncoder(h).Encode(t.State()); err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// errStopped is a run that was interrupted.
var errStopped = errors.New("stopped")

// measure plays every match that is not kept yet, on so many workers, and
// keeps each when it is done.
func measure(ctx context.Context, o options, kept *checkpoint, says io.Writer) error {
	whole := ctx
	ctx, stop := context.WithCancelCause(whole)
	defer stop(nil)
	var due []pace.Match
	for _, m := range o.matches {
		if _, done := kept.sums[m]; !done {
			due = append(due, m)
		}
	}
	shown := newProgress(says, len(o.matches), len(due))
	defer shown.end()
	queue := make(chan pace.Match)
	var workers sync.WaitGroup
	var keeping sync.Mutex
	for range o.workers {
		workers.Go(func() {
			for m := range queue {
				sums, err := play(ctx, m, o)
				if err != nil {
					stop(err)
					continue
				}
				keeping.Lock()
				if err := kept.keep(m, sums); err != nil {
					stop(err)
				}
				keeping.Unlock()
				shown.done(sums.Games())
			}
		})
	}
	for _, m := range due {
		select {
		case queue <- m:
		case <-ctx.Done():
		}
	}
	close(queue)
	workers.Wait()
	if whole.Err() != nil {
		return errStopped
	}
	return context.Cause(ctx)
}

// play plays a match until its mean is known well enough.
func play(ctx context.Context, m pace.Match, o options) (pace.Sums, error) {
	p := pace.NewPlay(m, chanceOf(m, o.seed))
	for !p.Sums().Done(o.within) {
		if err := context.Cause(ctx); err != nil {
			return pace.Sums{}, err
		}
		if err := p.Games(pace.Batch); err != nil {
			return pace.Sums{}, err
		}
	}
	return p.Sums(), nil
}
