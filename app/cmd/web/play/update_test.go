package play

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"hagal/app/cmd/web/chromium"
)

// TestANewerVersionComesWithTheNextStart puts another version on the host while a
// table is open: the table goes on, and the next start is of the newer version.
func TestANewerVersionComesWithTheNextStart(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	host := chromium.Serve(dir)
	defer host.Close()
	p := start(t, host.URL, t.TempDir(), "en-US,en", 1)
	p.table()
	p.kept()
	p.change(dir, "sw.js", "const version = \"hagal-", "const version = \"hagal-2")
	p.change(dir, "index.html", "<html lang=\"en\">", "<html lang=\"en\" data-release=\"2\">")
	p.reload() // looks for a newer version, and is still of the one before
	p.sees("Round 1 of 10")
	if p.release() != "" {
		t.Error("the page changed under an open table")
	}
	p.until("the newer version to be fetched", func() bool {
		return must(eval[bool](p, `navigator.serviceWorker.getRegistration().then((r) => Boolean(r.waiting))`))
	})
	p.onward()
	before := p.names()
	p.reload()
	p.until("the newer version", func() bool { return p.release() == "2" })
	p.until("the table as it was", func() bool { return equal(before, p.names()) })
	if n := must(eval[int](p, `caches.keys().then((k) => k.filter((n) => n.startsWith("hagal-")).length)`)); n > 2 {
		t.Errorf("%d versions are kept", n)
	}
}

func (p *player) release() string {
	p.Helper()
	release, err := eval[string](p, `document.documentElement.dataset.release || ""`)
	if err != nil {
		return ""
	}
	return release
}

// change changes a file of the host.
func (p *player) change(dir, name, from, to string) {
	p.Helper()
	file := filepath.Join(dir, name)
	b, err := os.ReadFile(file)
	p.must(err)
	if !bytes.Contains(b, []byte(from)) {
		p.Fatalf("%s has no %q", name, from)
	}
	p.must(os.WriteFile(file, bytes.Replace(b, []byte(from), []byte(to), 1), 0o644))
}
