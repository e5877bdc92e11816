package shell_test

import (
	"context"
	"testing"

	"hagal/app/shell"
)

// What takes long is done beside the window, behind a picture that can stop it.
func TestLongWorkWaitsBehindAPictureThatCanStopIt(t *testing.T) {
	a := open(newStore(t))
	a.start()
	a.Go(shell.Settings)
	came := 0
	var running context.Context
	work := func(ctx context.Context) func() {
		running = ctx
		return func() { came++; a.Tell(nil, "Everything is in order.") }
	}
	a.Wait("The tables are being checked.", work)
	if len(a.later) != 1 || a.Shown().Primary.Label != "Stop" {
		t.Fatalf("%d works are under way; the large button is %v", len(a.later), a.Shown().Primary)
	}
	done := a.later[0]()
	a.tap(t, "Stop")
	if a.At() != shell.Settings || running.Err() == nil {
		t.Errorf("stopped, the page is %q and the work ends with %v", a.At(), running.Err())
	}
	if done(); came != 0 || a.Notice() != "" {
		t.Error("stopped work is told all the same")
	}
	a.Wait("The tables are being checked.", work)
	if a.later[1]()(); came != 1 || a.Notice() != "Everything is in order." || a.At() != shell.Settings {
		t.Errorf("done, it says %q at %q", a.Notice(), a.At())
	}
}
