package play

import (
	"errors"
	"fmt"
	"reflect"

	"hagal/engine"
)

// checkInput checks that an input is a line: it prints, and reads back as
// an equal input.
func checkInput(in engine.Input) error {
	line := in.String()
	again, err := engine.Parse(line)
	if err != nil {
		return fmt.Errorf("%q does not read back: %w", line, err)
	}
	if !reflect.DeepEqual(in, again) {
		return fmt.Errorf("%q reads back as %#v, and was %#v", line, again, in)
	}
	return nil
}

// checkRefusal checks that a refused input was refused by a rule, saying why
// and what is allowed. The order of lines is notation, no rule.
func checkRefusal(in engine.Input, err error) error {
	var r *engine.Refusal
	switch {
	case !errors.As(err, &r):
		return fmt.Errorf("%q is refused without a rule: %w", in, err)
	case r.Why.String() == "" || r.Allowed.String() == "":
		return fmt.Errorf("%q is refused without a reason or what is allowed: %w", in, err)
	}
	return nil
}

// checkTaken checks that an input did what it says.
func checkTaken(in engine.Input, before, after engine.Table) error {
	switch in := in.(type) {
	case engine.Strength:
		if got := after.Side(in.Seat).Strength(); got != in.N {
			return fmt.Errorf("the strength is %d", got)
		}
	case engine.Set:
		if in.Field == "vp" {
			want := in.N
			if !in.To {
				want += before.Side(in.Seat).VP()
			}
			if got := after.Side(in.Seat).VP(); got != want {
				return fmt.Errorf("vp is %d, not %d", got, want)
			}
		}
	case engine.Influence:
		if before.Decision() != nil {
			break // the choice that was open is seen anew, and may choose
		}
		want := min(6, max(0, before.Side(in.Seat).With(in.Faction)+in.N))
		if got := after.Side(in.Seat).With(in.Faction); got != want {
			return fmt.Errorf("the influence is %d, not %d", got, want)
		}
	}
	return checkStrengths(after)
}

// checkStrengths checks that in Combat every unit counts (R-COMBAT-2).
func checkStrengths(t engine.Table) error {
	if !t.CombatStarted() {
		return nil
	}
	for _, s := range t.Seats() {
		side := t.Side(s)
		want := max(0, side.UnitStrength()+side.Beyond())
		if side.Units() == 0 {
			want = 0
		}
		if got := side.Strength(); got != want {
			return fmt.Errorf("%s has strength %d in Combat, not %d", s, got, want)
		}
	}
	return nil
}

// checkReplay checks that the lines alone give the game again, state by
// state, and nothing is left to draw.
func checkReplay(lines []string, states []engine.State) error {
	var t engine.Table
	for i, line := range lines {
		in, err := engine.Parse(line)
		if err != nil {
			return fmt.Errorf("line %d %q: %w", i+1, line, err)
		}
		r, err := t.Apply(in)
		if err != nil {
			return fmt.Errorf("line %d %q is refused on replay: %w", i+1, line, err)
		}
		if got := r.Input.String(); got != line {
			return fmt.Errorf("line %d %q is completed again on replay: %q", i+1, line, got)
		}
		if !reflect.DeepEqual(r.Table.State(), states[i]) {
			return fmt.Errorf("line %d %q gives another state on replay", i+1, line)
		}
		t = r.Table
	}
	return nil
}

// checkUndo checks that a session of the lines has the same states, undone
// to the start and redone.
func checkUndo(lines []string, states []engine.State) error {
	s, err := engine.OpenSession(lines, len(lines))
	if err != nil {
		return fmt.Errorf("the lines do not open: %w", err)
	}
	for i := len(states) - 1; i > 0; i-- {
		if !reflect.DeepEqual(s.Table().State(), states[i]) {
			return fmt.Errorf("undone to line %d, the state is another", i+1)
		}
		s = s.Undo()
	}
	if s.CanUndo() || s.Head() != 1 {
		return errors.New("undone to the start, and yet more stands")
	}
	for i := range states {
		if !reflect.DeepEqual(s.Table().State(), states[i]) {
			return fmt.Errorf("redone to line %d, the state is another", i+1)
		}
		s = s.Redo()
	}
	return nil
}
