//go:build js

package indexed

import (
	"fmt"
	"syscall/js"

	"hagal/data/store"
)

// takeLock keeps a second tab out until release, which waits until the browser
// has let go. The browser does so too when the tab is closed or dies.
func takeLock(name string) (release func(), err error) {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		return nil, fmt.Errorf("%w: it has no locks: the page must come by https, or from this machine", store.ErrDenied)
	}
	answer, ended := make(chan error, 1), make(chan error, 1)
	var letGo js.Value // ends the promise that holds the lock
	hold := js.FuncOf(func(_ js.Value, args []js.Value) any {
		letGo = args[0]
		return nil
	})
	held := js.Global().Get("Promise").New(hold)
	hold.Release()
	granted := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].IsNull() {
			answer <- store.ErrInUse
			return nil
		}
		answer <- nil
		return held
	})
	done := js.FuncOf(func(js.Value, []js.Value) any {
		ended <- nil
		return nil
	})
	refused := js.FuncOf(func(_ js.Value, args []js.Value) any {
		answer <- fmt.Errorf("%w: %s", store.ErrDenied, args[0].Call("toString").String())
		return nil
	})
	locks.Call("request", name, map[string]any{"ifAvailable": true}, granted).Call("then", done, refused)
	forget := func() {
		granted.Release()
		done.Release()
		refused.Release()
	}
	if err := await(answer); err != nil {
		return nil, err
	}
	return func() {
		letGo.Invoke()
		if await(ended) == nil {
			forget()
		}
	}, nil
}

// await is what comes over a channel, or that nothing came.
func await(c <-chan error) error {
	ctx, stop := soon()
	defer stop()
	select {
	case err := <-c:
		return err
	case <-ctx.Done():
		return fmt.Errorf("%w: %w", store.ErrDisk, errSilent)
	}
}
