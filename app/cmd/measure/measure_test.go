package main

import (
	"testing"
	"time"
)

func TestTheMeasuredTableCanBeOpened(t *testing.T) {
	if err := prepare(t.TempDir()); err != nil {
		t.Fatal(err)
	}
}

func TestPart(t *testing.T) {
	list := []time.Duration{5, 1, 4, 2, 3}
	for hundredth, want := range map[int]time.Duration{0: 1, 50: 3, 99: 5} {
		if got := part(list, hundredth); got != want {
			t.Errorf("part %d is %d, want %d", hundredth, got, want)
		}
	}
}
