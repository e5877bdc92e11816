package main

import (
	"time"

	"hagal/app/page"
)

// tables is the open store, whatever it keeps them in.
type tables interface {
	page.Store
	DailyCopy(now time.Time) (string, error)
	Close() error
}
