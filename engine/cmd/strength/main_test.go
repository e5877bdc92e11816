package main

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"go/format"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine/pace"
)

// few are three matches, quick to play.
func few(t *testing.T) options {
	all := pace.Matches()
	dir := t.TempDir()
	return options{into: filepath.Join(dir, "repository"), checkpoint: filepath.Join(dir, "done.json"), seed: 3, within: 0.5, workers: 1,
		matches: append(all[:2:2], all[len(all)-1])}
}

// written is all files of a folder, by their path.
func written(t *testing.T, folder string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		files[strings.TrimPrefix(filepath.ToSlash(path), filepath.ToSlash(folder)+"/")] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// The same seed gives the same files: with other workers, after a stop, and
// after a stop in the middle of a line.
func TestTheSameSeedGivesTheSameFiles(t *testing.T) {
	one := few(t)
	if err := run(t.Context(), one, io.Discard); err != nil {
		t.Fatal(err)
	}
	want := written(t, one.into)
	if len(want) != 2+3+len(facts.BoxTable) {
		t.Errorf("%d files are written", len(want))
	}
	many := few(t)
	many.workers = 4
	cancelled, stop := context.WithCancel(t.Context())
	stop()
	var says bytes.Buffer
	if err := run(cancelled, many, &says); !errors.Is(err, errStopped) || !strings.Contains(says.String(), "Stopped with 0 of 3 matches done") {
		t.Fatalf("%v: %s", err, says.String())
	}
	if _, err := os.Stat(many.into); err == nil {
		t.Error("a run that was stopped writes files")
	}
	done, err := os.ReadFile(one.checkpoint)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(done, []byte("\n"))
	torn := bytes.Join(append(lines[:2:2], lines[2][:40]), nil)
	if err := os.WriteFile(many.checkpoint, torn, 0o600); err != nil {
		t.Fatal(err)
	}
	says.Reset()
	if err := run(t.Context(), many, &says); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(says.String(), "games of 2 matches played") {
		t.Errorf("one match was done of three, and it says %s", says.String())
	}
	for name, text := range written(t, many.into) {
		if text != want[name] {
			t.Errorf("%s is another after a stop", name)
		}
	}
	for name, text := range want {
		wellFormed(t, name, text)
	}
	other := few(t)
	other.seed, other.matches = other.seed+1, other.matches[:1]
	if err := run(t.Context(), other, io.Discard); err != nil {
		t.Fatal(err)
	}
	again, err := os.ReadFile(other.checkpoint)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(again, lines[1]) {
		t.Error("another seed gives the same sums")
	}
}

// wellFormed checks that what is written can be read.
func wellFormed(t *testing.T, name, text string) {
	t.Helper()
	switch filepath.Ext(name) {
	case ".go":
		if formed, err := format.Source([]byte(text)); err != nil || string(formed) != text {
			t.Errorf("%s is no well-formed Go: %v", name, err)
		}
	case ".svg":
		d := xml.NewDecoder(strings.NewReader(text))
		for {
			if _, err := d.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
	}
	if strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
		t.Errorf("%s has a figure that is no number", name)
	}
}

// The page and the table in the repository are of one run.
func TestThePageHasTheTableOfTheFacts(t *testing.T) {
	page, err := os.ReadFile("../../../" + pageFile)
	if err != nil {
		t.Fatal(err)
	}
	table, err := os.ReadFile("../../../" + tableFile)
	if err != nil {
		t.Fatal(err)
	}
	if goTable(facts.PaceTable) != string(table) {
		t.Errorf("%s is not as make strength writes it", tableFile)
	}
	r := result{table: facts.PaceTable}
	for _, box := range facts.BoxTable {
		if !strings.Contains(string(page), pairTable(facts.PaceTable, box, r.pairs(box.Boxes))) {
			t.Errorf("%s has other figures of %s than %s", pageFile, box.Name, tableFile)
		}
	}
}

// head is a header, and sums that a match of it is done with.
func head(t *testing.T) (header, entry) {
	t.Helper()
	m := pace.Matches()[0]
	p := pace.NewPlay(m, chanceOf(m, 1))
	if err := p.Games(pace.Fewest); err != nil {
		t.Fatal(err)
	}
	e := entry{Match: m.String(), Sums: p.Sums()}
	return header{Of: kind, Seed: 1, Within: 0.5, Rules: "ab"}, checked(t, e)
}

func checked(t *testing.T, e entry) entry {
	t.Helper()
	var err error
	if e.Check, err = checkOf(e.Match, e.Sums); err != nil {
		t.Fatal(err)
	}
	return e
}

func line(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text) + "\n"
}

func TestCheckpointsAreNotTrusted(t *testing.T) {
	h, e := head(t)
	sound := line(t, h) + line(t, e)
	other, unknown, changed, odd, unfinished := h, e, e, e, e
	other.Rules = "cd"
	unknown.Match = "base/mentat/nobody/glossu-rabban/random"
	changed.Sums.Seated[0].Sum++
	odd.Sums.Won[0] = -5
	unfinished.Sums = pace.Sums{Seated: [2]pace.Rounds{{Games: 1, Sum: 7, Squares: 49}}, Won: [3]int{1, 0, 0}}
	for _, c := range []struct{ name, text, want string }{
		{"sound", sound, ""},
		{"empty", "", ""},
		{"torn at the end", sound + `{"match":"ba`, ""},
		{"of other rules", line(t, other) + line(t, e), ""},
		{"no checkpoint", "a letter to a friend\n", "no checkpoint"},
		{"not even a line", "a letter to a friend", "no checkpoint"},
		{"a header of another program", "{\"of\":\"x\"}\n", "no checkpoint"},
		{"unknown match", line(t, h) + line(t, checked(t, unknown)), "line 2: \"base/mentat/nobody"},
		{"changed figure", line(t, h) + line(t, changed), "were changed"},
		{"impossible figure", line(t, h) + line(t, checked(t, odd)), "-5 of"},
		{"unfinished", line(t, h) + line(t, checked(t, unfinished)), "not done"},
		{"twice", sound + line(t, e), "line 3"},
		{"more in a line", line(t, h) + strings.TrimSuffix(line(t, e), "\n") + line(t, e), "more in the line"},
		{"a field we do not know", line(t, h) + "{\"match\":\"\",\"code\":1}\n", "line 2"},
		{"a line without end", line(t, h) + strings.Repeat("x", mostLine+1) + "\n", "line 2"},
		{"a file without end", strings.Repeat("x", mostBytes+1), "larger than"},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "done.json")
			if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
				t.Fatal(err)
			}
			kept, err := openCheckpoint(path, h, pace.Matches())
			if c.want != "" {
				if err == nil || !strings.Contains(err.Error(), c.want) {
					t.Errorf("%v, want %q", err, c.want)
				}
				if left, _ := os.ReadFile(path); string(left) != c.text {
					t.Error("a file that is refused was changed")
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if err := kept.close(); err != nil {
				t.Fatal(err)
			}
			want := line(t, h)
			if strings.HasPrefix(c.text, sound) {
				want = sound
			}
			if left, _ := os.ReadFile(path); string(left) != want {
				t.Errorf("%q is left, want %q", left, want)
			}
			if begun := strings.Contains(kept.note, "begun again"); begun != (c.name == "of other rules") {
				t.Errorf("it says %q", kept.note)
			}
		})
	}
}

// What is read of any text is sums that games can come to.
func FuzzCheckpoint(f *testing.F) {
	h := header{Of: kind, Seed: 1, Within: 0.5, Rules: "ab"}
	f.Add([]byte(`{"of":"hagal strength 1","seed":1,"within":0.5,"rules":"ab"}` + "\n" + `{"match":"base/mercenary/memnon-thorvald/ariana-thorvald/random","sums":{},"check":1}` + "\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		c := &checkpoint{sums: map[pace.Match]pace.Sums{}}
		if c.read(text, h, pace.Matches()) != nil {
			return
		}
		for m, s := range c.sums {
			if err := s.Check(); err != nil {
				t.Errorf("%s: %v", m, err)
			}
		}
	})
}

// What fails in the middle ends the run with its own error.
func TestACheckpointThatCannotBeKeptEndsTheRun(t *testing.T) {
	o := few(t)
	kept, err := openCheckpoint(o.checkpoint, header{Of: kind}, o.matches)
	if err != nil {
		t.Fatal(err)
	}
	kept.file.Close()
	if err := measure(t.Context(), o, kept, io.Discard); !errors.Is(err, os.ErrClosed) {
		t.Errorf("got %v", err)
	}
}
