package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"time"

	"github.com/chromedp/chromedp"

	"hagal/app/cmd/web/chromium"
)

// execPage runs a program and hands on what it writes, in the order in which it
// is written.
const execPage = `<!DOCTYPE html><meta charset="utf-8"><script src="wasm_exec.js"></script><script>
globalThis.said = "";
globalThis.code = null;
const decoder = new TextDecoder();
globalThis.fs.writeSync = (fd, bytes) => { said += decoder.decode(bytes, { stream: true }); return bytes.length; };
(async () => {
	const go = new Go();
	go.argv = %s;
	go.exit = (n) => { code = n; };
	try {
		const { instance } = await WebAssembly.instantiateStreaming(fetch("test.wasm"), go.importObject);
		await go.run(instance);
	} catch (why) { said += why + "\n"; code = code || 2; }
})();
</script>`

// execute runs a program in a browser, as an exec of go test, and returns what
// it exits with.
func execute(file string, args []string) (int, error) {
	runtime, err := goRuntime(".")
	if err != nil {
		return 2, err
	}
	argv, err := json.Marshal(append([]string{file}, args...))
	if err != nil {
		return 2, err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintf(w, execPage, argv) })
	mux.HandleFunc("/wasm_exec.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		w.Write(runtime)
	})
	mux.HandleFunc("/test.wasm", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/wasm")
		http.ServeFile(w, r, file)
	})
	server := httptest.NewServer(mux)
	defer server.Close()
	profile, err := os.MkdirTemp("", "hagal-exec")
	if err != nil {
		return 2, err
	}
	defer os.RemoveAll(profile)
	b, err := chromium.Start(profile, "en-US,en")
	if err != nil {
		return 2, err
	}
	defer b.Close()
	if err := chromedp.Do(b, chromedp.Navigate(server.URL)); err != nil {
		return 2, err
	}
	return follow(b)
}

// progress is what the program wrote since it was asked last, and what it
// exited with.
type progress struct {
	Said string `json:"said"`
	Code *int   `json:"code"`
}

// follow prints what the program writes until it has ended.
func follow(b *chromium.Browser) (int, error) {
	for end := time.Now().Add(10 * time.Minute); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		now, err := chromium.Eval[progress](b, `(() => { const now = { said, code }; said = ""; return now; })()`)
		if err != nil {
			return 2, err
		}
		fmt.Print(now.Said)
		if now.Code != nil {
			return *now.Code, nil
		}
	}
	return 2, errors.New("the program did not end within ten minutes")
}
