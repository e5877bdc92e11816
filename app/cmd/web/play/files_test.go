package play

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// downloads has the browser put what is saved into a folder.
func (p *player) downloads() string {
	p.Helper()
	dir := p.TempDir()
	p.must(chromedp.Do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, chromedp.FromContext(ctx).Browser, browser.SetDownloadBehavior,
			browser.SetDownloadBehaviorParams{Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir})
		return err
	})))
	return dir
}

// saved waits for a file.
func (p *player) saved(dir string) string {
	p.Helper()
	var file string
	p.until("the file", func() bool {
		found, _ := filepath.Glob(filepath.Join(dir, "*.txt"))
		if len(found) == 1 {
			file = found[0]
		}
		return file != ""
	})
	b, err := os.ReadFile(file)
	p.must(err)
	return string(b)
}

// lines are the lines that stand of the first table, as a backup has them.
func (p *player) lines() []string {
	p.Helper()
	_, table, _ := strings.Cut(p.backup(), "\ntable ")
	var lines []string
	for l := range strings.SplitSeq(table, "\n") {
		if text, ok := strings.CutPrefix(l, "  "); ok {
			lines = append(lines, text)
		}
	}
	return lines
}

// backup saves all tables to a file, by way of the settings.
func (p *player) backup() string {
	p.Helper()
	dir := p.downloads()
	p.home()
	p.tap("Settings")
	p.tap("Export all tables")
	p.sees("Saved as")
	return p.saved(dir)
}

// bringIn gives the app a text where it asks for a file.
func (p *player) bringIn(text string) {
	p.Helper()
	p.home()
	p.tap("Settings")
	t := p.toward("Import a file")
	p.must(p.Touch(t.X+t.W/2, t.Y+t.H/2))
	p.until("the question for a file", func() bool { return must(eval[bool](p, `Boolean(document.querySelector("dialog[open] textarea"))`)) })
	p.must(chromedp.Do(p, chromedp.SetValue("dialog textarea", text), chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := eval[bool](p, `document.querySelector("dialog textarea").dispatchEvent(new Event("input"))`)
		return err
	}), chromedp.Click(chromedp.CSS("dialog textarea ~ button, dialog label ~ button"))))
	p.until("the answer", func() bool { return must(eval[bool](p, `!document.querySelector("dialog")`)) })
}

// TestTablesGoToTheDesktopAndBack saves a played table, brings it into the
// desktop app's store, plays it on there, and brings it back.
func TestTablesGoToTheDesktopAndBack(t *testing.T) {
	t.Parallel()
	p := start(t, site.URL, t.TempDir(), "en-US,en", 2)
	p.table()
	for range 4 {
		p.onward()
	}
	backup := p.backup()
	desktop, _, err := sqlite.Open(t.TempDir())
	p.must(err)
	defer desktop.Close()
	report, err := desktop.Import(strings.NewReader(backup))
	p.must(err)
	if len(report.Added) != 1 {
		t.Fatalf("the desktop took %+v of\n%s", report, backup)
	}
	id := report.Added[0].ID
	game, err := desktop.Load(id)
	p.must(err)
	if !slices.Equal(game.Text, p.lines()) || len(game.Text) < 3 {
		t.Errorf("the desktop has %q", game.Text)
	}
	p.must(desktop.Stand(id, game.Lines, game.Lines-1, game.Note))
	p.must(desktop.Rename(id, "From the desk – Änne"))
	p.must(desktop.Delete(id)) // a table of other lines comes beside the one that is here
	p.must(desktop.Restore(id))
	_, err = desktop.CreateFrom("Another evening", append(slices.Clone(game.Text), "undo nothing"), "")
	p.must(err)
	var out strings.Builder
	p.must(desktop.Export(&out))
	p.bringIn(out.String())
	p.sees("2 tables in the backup: 1 imported, 1 was there already")
	p.home()
	p.sees("Another evening")
	if list, err := desktop.List(store.Filter{}); err != nil || len(list) != 2 {
		t.Errorf("the desktop lists %v, %v", list, err)
	}
	p.bringIn("nothing of ours")
	p.sees("This is neither a backup nor a table as text.")
}
