package main

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// progress says how far it is, now and then.
type progress struct {
	says            io.Writer
	all, due        int // matches; due when it began
	mu              sync.Mutex
	played, games   int // of this run
	began, lastSaid time.Time
}

// every is how long it keeps silent.
const every = 2 * time.Second

func newProgress(says io.Writer, all, due int) *progress {
	now := time.Now()
	return &progress{says: says, all: all, due: due, began: now, lastSaid: now}
}

// done counts a match.
func (p *progress) done(games int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.played, p.games = p.played+1, p.games+games
	if now := time.Now(); now.Sub(p.lastSaid) >= every {
		p.lastSaid = now
		p.say()
	}
}

func (p *progress) say() {
	took := time.Since(p.began)
	left := time.Duration(float64(took) / float64(p.played) * float64(p.due-p.played))
	fmt.Fprintf(p.says, "%d of %d matches, %d games, %.0f a second, %s left\n",
		p.all-p.due+p.played, p.all, p.games, float64(p.games)/took.Seconds(), left.Round(time.Second))
}

// end sums the run up.
func (p *progress) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.played > 0 {
		fmt.Fprintf(p.says, "%d games of %d matches played in %s\n", p.games, p.played, time.Since(p.began).Round(time.Second))
	}
}
