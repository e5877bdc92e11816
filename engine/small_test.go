package engine

import (
	"reflect"
	"testing"

	"hagal/data/facts"
)

func TestATableHasRoomForEveryMakerSpace(t *testing.T) {
	n := 0
	for _, s := range facts.Spaces {
		if s.Maker > 0 {
			n++
		}
	}
	if n == 0 || n > maxMakers {
		t.Errorf("%d Maker spaces in all boxes, room for %d", n, maxMakers)
	}
}

func TestAgentsStandAsTheyCame(t *testing.T) {
	var on agents
	for range MaxAgents {
		for _, s := range []Seat{You, Left, Right} {
			on.add(newAgent(s, "wealth"))
		}
	}
	on.remove(1)
	if first := on.all()[:3]; len(on.all()) != 11 || first[0].seat != You || first[1].seat != Right || first[2] != newAgent(You, "wealth") {
		t.Errorf("%d Agents, the first %v", len(on.all()), first)
	}
}

// What an input makes anew stays small: a word more is seen in BenchmarkApply.
func TestWhatAnInputMakesIsSmall(t *testing.T) {
	for what, size := range map[reflect.Type]uintptr{reflect.TypeFor[position](): 176, reflect.TypeFor[Side](): 144, reflect.TypeFor[Event](): 56} {
		if got := what.Size(); got > size {
			t.Errorf("%v: %d bytes, %d at most", what, got, size)
		}
	}
}
