package play_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"hagal/engine"
	"hagal/engine/play"
)

// shortest is a failure with the lines it does not need left out, as far as
// the lines alone bring it about.
func shortest(err error) error {
	var f *play.Failure
	if !errors.As(err, &f) || broken(f.Lines, f.Input) == nil {
		return err
	}
	lines := fewest(f.Lines, func(lines []string) bool { return broken(lines, f.Input) != nil })
	return &play.Failure{Lines: lines, Input: f.Input, Err: broken(lines, f.Input)}
}

// fewest leaves out lines, the last ones first, as long as it stays bad; the
// table line stays.
func fewest(lines []string, bad func([]string) bool) []string {
	for again := true; again; {
		again = false
		for i := len(lines) - 1; i > 0; i-- {
			if fewer := slices.Delete(slices.Clone(lines), i, i+1); bad(fewer) {
				lines, again = fewer, true
			}
		}
	}
	return lines
}

// broken plays lines, passing over those refused, and says what the last
// one breaks.
func broken(lines []string, last string) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	var t engine.Table
	for _, line := range lines {
		if in, err := engine.Parse(line); err == nil && in != nil {
			if r, err := t.Apply(in); err == nil {
				t = r.Table
			}
		}
	}
	in, err := engine.Parse(last)
	if err != nil || in == nil {
		return nil
	}
	r, err := t.Apply(in)
	if err != nil {
		return nil
	}
	if err := r.Table.Validate(); err != nil {
		return err
	}
	if again, err := engine.Parse(r.Input.String()); err != nil || !reflect.DeepEqual(again, r.Input) {
		return fmt.Errorf("%q does not read back: %w", r.Input, err)
	}
	return play.CheckTaken(in, t, r.Table)
}

// A failure is told by the fewest lines that bring it about.
func TestFewest(t *testing.T) {
	got := fewest([]string{"table", "a", "b", "c", "d", "b"}, func(lines []string) bool {
		return slices.Contains(lines, "a") && slices.Contains(lines, "b")
	})
	if !slices.Equal(got, []string{"table", "a", "b"}) {
		t.Errorf("left are %q", got)
	}
	other := errors.New("not of the game")
	if got := shortest(other); got != other {
		t.Errorf("another error becomes %v", got)
	}
}
