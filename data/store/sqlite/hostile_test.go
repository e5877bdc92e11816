package sqlite_test

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"hagal/data/store"
)

// without is a backup that goes on for ever after its head, by one piece again
// and again. It counts what is read of it.
type without struct {
	head, again string
	left        string
	read        int
}

func (w *without) Read(b []byte) (int, error) {
	if w.read == 0 {
		w.left = w.head
	}
	if len(w.left) < len(b) && w.again != "" {
		w.left += strings.Repeat(w.again, 1+len(b)/len(w.again))
	}
	n := copy(b, w.left)
	w.left = w.left[n:]
	w.read += n
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// TestTooMuchIsRefusedBeforeItIsRead feeds files that never end: each must be
// refused at its limit, and a little behind it at most.
func TestTooMuchIsRefusedBeforeItIsRead(t *testing.T) {
	t.Parallel()
	s := open(t, t.TempDir())
	smallTable := tableHead + "stands 1 of 1\n  a\n"
	largeTable := tableHead + fmt.Sprintf("stands %d of %d\n", store.MaxLines, store.MaxLines) + strings.Repeat("  a\n", store.MaxLines)
	for name, c := range map[string]struct {
		file  without
		want  error
		bytes int // read at most
	}{
		"size":            {without{head: backupHead, again: "setting k \"" + strings.Repeat("v", 3000) + "\"\n"}, store.ErrLimit, store.MaxImport},
		"a line":          {without{head: backupHead + tableHead + "  ", again: "x"}, store.ErrLimit, 0},
		"the first line":  {without{again: "x"}, store.ErrLimit, 0},
		"a table's line":  {without{head: backupHead + tableHead + "  " + strings.Repeat("x", store.MaxLine+1), again: "\n"}, store.ErrLine, 0},
		"a title":         {without{head: backupHead + "table " + strings.Repeat("x", store.MaxTitle+1), again: "\n"}, store.ErrTitle, 0},
		"a note":          {without{head: backupHead + tableHead + "note " + strings.Repeat("x", store.MaxNote+1), again: "\n"}, store.ErrLine, 0},
		"a key":           {without{head: backupHead + "setting " + strings.Repeat("k", store.MaxKey+1) + " \"\"", again: "\n"}, store.ErrSetting, 0},
		"a value":         {without{head: backupHead + "setting k \"" + strings.Repeat("v", store.MaxValue+1) + "\"", again: "\n"}, store.ErrSetting, 0},
		"lines, a table":  {without{head: backupHead + tableHead + "stands 1 of 1\n", again: "  a\n"}, store.ErrLimit, 5 * store.MaxLines},
		"lines of all":    {without{head: backupHead, again: largeTable}, store.ErrLimit, 5 * store.MaxImportLines},
		"tables":          {without{head: backupHead, again: smallTable}, store.ErrLimit, 2 * store.MaxTables * len(smallTable)},
		"settings":        {without{head: backupHead, again: "setting k \"\"\n"}, store.ErrLimit, store.MaxSettings * len("setting k \"\"\n")},
		"another file":    {without{head: "\x7fELF", again: "\n"}, store.ErrBackup, 0},
		"a newer backup":  {without{head: "hagal backup 2\n", again: "\n"}, store.ErrBackup, 0},
		"a time too far":  {without{head: backupHead + "table x\ncreated 99999-01-01T00:00:00Z\n", again: "\n"}, store.ErrBackup, 0},
		"an unknown word": {without{head: backupHead + tableHead + "run rm\n", again: "\n"}, store.ErrBackup, 0},
	} {
		if _, err := s.Import(&c.file); !errors.Is(err, c.want) {
			t.Errorf("%s: told %v", name, err)
		}
		if most := len(c.file.head) + c.bytes + 64<<10; c.file.read > most {
			t.Errorf("%s: %d bytes were read, %d are too many", name, c.file.read, most)
		}
		if c.file.read < c.bytes*3/4 {
			t.Errorf("%s: only %d bytes were read: it was refused for something else", name, c.file.read)
		}
	}
	if got := everything(t, s); len(got) != 0 {
		t.Errorf("%d tables came in", len(got))
	}
}

// TestABackupThatIsNotWhole changes and cuts a good one; nothing of it comes in.
func TestABackupThatIsNotWhole(t *testing.T) {
	t.Parallel()
	good := exported(t, mixed(t, t.TempDir()))
	s := open(t, t.TempDir())
	for name, text := range map[string]string{
		"nothing":            "",
		"cut before its sum": good[:strings.LastIndex(good, "sum ")],
		"cut in its sum":     good[:len(good)-9],
		"a letter changed":   strings.Replace(good, "conspire", "conspirE", 1),
		"a line taken out":   strings.Replace(good, "  resolve\n", "", 1),
		"more behind it":     good + "table x\n",
		"two of them":        good + good,
		"wrong counts":       signed(backupHead + tableHead + "stands 2 of 3\n  a\n  b\n"),
		"none stands":        signed(backupHead + tableHead + "stands 0 of 1\n  a\n"),
		"more than all":      signed(backupHead + tableHead + "stands 2 of 1\n  a\n"),
		"no lines":           signed(backupHead + tableHead + "stands 0 of 0\n"),
		"a line alone":       signed(backupHead + "  a\n"),
		"a field alone":      signed(backupHead + "archived\n"),
		"a field too late":   signed(backupHead + tableHead + "stands 1 of 1\n  a\nnote b\n"),
		"a control letter":   signed(backupHead + tableHead + "stands 1 of 1\n  a\x1b[2J\n"),
		"text turned round":  signed(backupHead + "table a\u202eb\n"),
		"no text at all":     signed(backupHead + tableHead + "stands 1 of 1\n  \xff\xfe\n"),
		"a zero":             signed(backupHead + "table a\x00b\n"),
		"a value unquoted":   signed(backupHead + "setting language de\n"),
	} {
		if _, err := s.Import(strings.NewReader(text)); err == nil {
			t.Errorf("%s: came in", name)
		} else if len(err.Error()) > 400 {
			t.Errorf("%s: the word is longer than a screen: %d bytes", name, len(err.Error()))
		}
		if got := everything(t, s); len(got) != 0 {
			t.Fatalf("%s: %d tables came in", name, len(got))
		}
	}
}

// TestANameIsOnlyText brings in names that mean something elsewhere, and looks
// at every file there is before and after.
func TestANameIsOnlyText(t *testing.T) {
	t.Parallel()
	above := t.TempDir()
	folder := "a folder?mode=ro&x=%41#1"
	if runtime.GOOS == "windows" {
		folder = strings.ReplaceAll(folder, "?", "%3f") // which no name has there
	}
	dir := filepath.Join(above, folder)
	must(t, os.WriteFile(filepath.Join(above, "bystander"), []byte("untouched"), 0o600))
	s := open(t, dir)
	before := tree(t, above)
	var backup strings.Builder
	backup.WriteString(backupHead)
	names := []string{
		"../bystander", "/etc/passwd", `..\..\bystander`, "C:\\bystander", "file:///bystander", "copies/hagal-2026-01-01-9.db", "hagal.db",
		"'; DROP TABLE game; --", "%", "_", "%s%n%d", "$(touch x)", "`touch x`", "<b>bold</b>", "{0}", "~", "-rf", "*", "con", "nul.txt",
	}
	for _, name := range names {
		fmt.Fprintf(&backup, "table %s\ncreated 2026-01-01T00:00:00Z\nchanged 2026-01-01T00:00:00Z\nnote %s\nstands 1 of 1\n  open %s\nsetting %s %q\n",
			name, name, name, strings.ReplaceAll(name, " ", "-"), name)
	}
	r := bringIn(t, s, signed(backup.String()))
	if len(r.Added) != len(names) {
		t.Fatalf("%+v", r)
	}
	for i, name := range names {
		g := load(t, s, r.Added[i].ID)
		if g.Title != name || g.Note != name || g.Text[0] != "open "+name {
			t.Errorf("%q came in as %+v", name, g)
		}
		if found := list(t, s, store.Filter{Search: name}); len(found) == 0 || name != "_" && name != "%" && len(found) > 3 {
			t.Errorf("%q is found %d times", name, len(found))
		}
		_, err := s.Duplicate(g.ID)
		must(t, err)
	}
	if after := tree(t, above); strings.Join(before, "\n") != strings.Join(after, "\n") {
		t.Errorf("other files than before:\n%s\nnow:\n%s", before, after)
	}
	if b := read(t, above, "bystander"); string(b) != "untouched" {
		t.Errorf("the bystander says %q", b)
	}
}

// tree lists every file below a folder.
func tree(t *testing.T, dir string) (names []string) {
	t.Helper()
	must(t, filepath.WalkDir(dir, func(p string, _ fs.DirEntry, err error) error {
		names = append(names, p)
		return err
	}))
	return names
}
