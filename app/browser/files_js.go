//go:build js

package browser

import (
	"errors"
	"syscall/js"
)

// Save gives a file to the browser, which puts it among the downloads.
func Save(name string, content []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(content))
	js.CopyBytesToJS(bytes, content)
	page().Call("save", name, bytes)
}

// File is what the player gave: a file, or a text without a name.
type File struct {
	Name    string
	Content []byte
}

// ErrLarge is a file larger than it may be.
var ErrLarge = errors.New("the file is too large")

// Ask asks the player for a file of at most so many bytes, or for the text of
// one, and calls answer on a goroutine of its own, with no name and no content
// where the player wants none.
func Ask(a Asking, most int, answer func(File, error)) {
	var done, failed js.Func
	end := func(f File, err error) {
		done.Release()
		failed.Release()
		go answer(f, err)
	}
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		given := args[0]
		if given.IsNull() {
			end(File{}, nil)
			return nil
		}
		bytes := given.Get("bytes")
		if bytes.Length() > most {
			end(File{}, ErrLarge)
			return nil
		}
		f := File{Name: given.Get("name").String(), Content: make([]byte, bytes.Length())}
		js.CopyBytesToGo(f.Content, bytes)
		end(f, nil)
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("name").String() == "large" {
			end(File{}, ErrLarge)
			return nil
		}
		end(File{}, errors.New(args[0].Call("toString").String()))
		return nil
	})
	words := map[string]any{"title": a.Title, "choose": a.Choose, "paste": a.Paste, "take": a.Take, "cancel": a.Cancel}
	page().Call("ask", words, most).Call("then", done, failed)
}
