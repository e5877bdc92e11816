//go:build js

package indexed

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"

	"hagal/data/store"
)

// settle is what a promise comes to, or that nothing came in time.
func settle(promise js.Value, within time.Duration) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	c := make(chan outcome, 1)
	done := js.FuncOf(func(_ js.Value, args []js.Value) any {
		c <- outcome{value: args[0]}
		return nil
	})
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		c <- outcome{err: errors.New(args[0].Call("toString").String())}
		return nil
	})
	promise.Call("then", done, failed)
	late := time.NewTimer(within)
	defer late.Stop()
	select {
	case o := <-c:
		done.Release()
		failed.Release()
		return o.value, o.err
	case <-late.C: // both functions stay: the answer may come yet
		return js.Undefined(), fmt.Errorf("%w: %w", store.ErrDisk, errSilent)
	}
}
