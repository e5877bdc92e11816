package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"
)

//go:embed page
var page embed.FS

// sizes are those of the program, in bytes.
type sizes struct{ plain, brotli, gzip int }

// folder is what is to be written, by name.
type folder map[string][]byte

// add names a file after what is in it, so that a name never changes its
// meaning, and gives that name.
func (f folder) add(name string, content []byte) string {
	ext := filepath.Ext(name)
	hashed := fmt.Sprintf("%s-%.12x%s", strings.TrimSuffix(name, ext), sha256.Sum256(content), ext)
	f[hashed] = content
	return hashed
}

// packing is the program as it goes over the wire.
type packing struct {
	File    string `json:"file"`
	Bytes   int    `json:"bytes"`
	Packing string `json:"packing"` // as DecompressionStream names it, "" for none
}

// build compiles the app and writes the folder.
func build(top, out string, fast bool) (sizes, error) {
	program, err := compile(top)
	if err != nil {
		return sizes{}, err
	}
	files := folder{}
	name := files.add("hagal.wasm", program)
	list := map[string]packing{"plain": {name, len(program), ""}}
	// Beside the program and under its name, as hosts look for packed files.
	for _, p := range []struct {
		name, end string
		pack      func([]byte, bool) ([]byte, error)
	}{{"brotli", ".br", packBrotli}, {"gzip", ".gz", packGzip}} {
		b, err := p.pack(program, fast)
		if err != nil {
			return sizes{}, err
		}
		files[name+p.end] = b
		list[p.name] = packing{name + p.end, len(b), p.name}
	}
	runtime, err := goRuntime(top)
	if err != nil {
		return sizes{}, err
	}
	if err := files.addPage(top, runtime, list); err != nil {
		return sizes{}, err
	}
	return sizes{len(program), list["brotli"].Bytes, list["gzip"].Bytes}, files.write(out)
}

// compile builds the app for the browser.
func compile(top string) ([]byte, error) {
	tmp, err := os.MkdirTemp("", "hagal-web")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	file := filepath.Join(tmp, "hagal.wasm")
	c := exec.Command("go", "build", "-tags", "migrated_fynedo", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w -buildid=", "-o", file, "./app")
	c.Dir = top
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	if err := c.Run(); err != nil {
		return nil, fmt.Errorf("build the app for the browser: %w", err)
	}
	return os.ReadFile(file)
}

// goRuntime is the script that Go's own programs in a browser need, of the same
// Go that compiles them.
func goRuntime(top string) ([]byte, error) {
	c := exec.Command("go", "env", "GOROOT")
	c.Dir = top
	root, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
}

func packBrotli(b []byte, fast bool) ([]byte, error) {
	level := 9
	if fast {
		level = 2
	}
	var out bytes.Buffer
	return packed(&out, brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: level, LGWin: 24}), b)
}

func packGzip(b []byte, fast bool) ([]byte, error) {
	level := gzip.BestCompression
	if fast {
		level = gzip.BestSpeed
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, level)
	if err != nil {
		return nil, err
	}
	return packed(&out, w, b)
}

func packed(out *bytes.Buffer, w io.WriteCloser, b []byte) ([]byte, error) {
	if _, err := w.Write(b); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// addPage adds what is around the program. What the browser keeps for the next
// time goes by the sum of all files.
func (f folder) addPage(top string, runtime []byte, list map[string]packing) error {
	small, err := icons(filepath.Join(top, "app", "icon.png"))
	if err != nil {
		return err
	}
	names := map[string]string{"wasm_exec.js": f.add("wasm_exec.js", runtime)}
	for name, icon := range small {
		names[name] = f.add(name, icon)
	}
	for _, name := range []string{"words.js", "input.js", "device.js", "hagal.css"} {
		b, err := page.ReadFile("page/" + name)
		if err != nil {
			return err
		}
		names[name] = f.add(name, b)
	}
	program, err := json.Marshal(list)
	if err != nil {
		return err
	}
	version, err := f.version()
	if err != nil {
		return err
	}
	for _, name := range []string{"load.js", "hagal.js", "manifest.webmanifest", "index.html", "sw.js"} {
		b, err := page.ReadFile("page/" + name)
		if err != nil {
			return err
		}
		text := fill(string(b), names)
		text = strings.ReplaceAll(text, "{{program}}", string(program))
		text = strings.ReplaceAll(text, "{{version}}", version)
		text = strings.ReplaceAll(text, "{{files}}", f.list())
		if strings.Contains(text, "{{") {
			return fmt.Errorf("page/%s has a place that nothing fills: %.60s", name, text[strings.Index(text, "{{"):])
		}
		if filepath.Ext(name) == ".js" && name != "sw.js" {
			names[name] = f.add(name, []byte(text))
			continue
		}
		f[name] = []byte(text)
	}
	return nil
}

func fill(text string, names map[string]string) string {
	for name, hashed := range names {
		text = strings.ReplaceAll(text, "{{"+name+"}}", hashed)
	}
	return text
}

// version tells one state of the files and of the page from another.
func (f folder) version() (string, error) {
	h := sha256.New()
	for _, name := range f.names() {
		fmt.Fprintf(h, "%s %x\n", name, sha256.Sum256(f[name]))
	}
	err := fs.WalkDir(page, "page", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := page.ReadFile(name)
		fmt.Fprintf(h, "%s %x\n", name, sha256.Sum256(b))
		return err
	})
	return fmt.Sprintf("%.12x", h.Sum(nil)), err
}

func (f folder) names() []string { return slices.Sorted(maps.Keys(f)) }

// list is the names as JSON, without the program: it is kept by what loads it.
// The page goes by its folder: hosts lead from index.html there, and what was
// led elsewhere must not be kept for a page.
func (f folder) list() string {
	small := slices.DeleteFunc(f.names(), func(n string) bool {
		return strings.HasPrefix(filepath.Ext(n), ".wasm") || strings.Contains(n, ".wasm.") || n == "sw.js" || n == "index.html"
	})
	small = append(small, "./")
	b, _ := json.Marshal(small)
	return string(b)
}

// write puts the files into a folder of their own, and nothing else stays there.
// A folder that is not one of these is left alone.
func (f folder) write(out string) error {
	entries, err := os.ReadDir(out)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if _, err := os.Stat(filepath.Join(out, "sw.js")); err != nil && len(entries) > 0 {
		return fmt.Errorf("%s holds something else than the app for the browser: name another folder", out)
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, name := range f.names() {
		if err := os.WriteFile(filepath.Join(out, name), f[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}
