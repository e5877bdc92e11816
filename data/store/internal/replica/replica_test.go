package replica_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"hagal/data/store/internal/fragment"
	"hagal/data/store/internal/replica"
	"hagal/data/store/internal/row"
)

const id = "0123456789abcdef0123456789abcdef"

// table is a table of one line for each text.
func table(id, revision int64, title string, texts ...string) replica.Rows {
	t := row.Table{ID: id, Revision: revision, Title: title, Standing: len(texts), Total: len(texts), Written: len(texts)}
	rows := replica.Rows{Tables: []row.Table{t}}
	for i, text := range texts {
		rows.Lines = append(rows.Lines, row.Line{ID: row.LineID(id, i+1), Number: i + 1, Text: text})
	}
	return rows
}

func entry(number, after int, rows replica.Rows) string {
	return replica.Write(replica.Head{Store: id, Number: number, After: after, Revision: rows.Newest()}, rows)
}

func TestRowsComeBackAsTheyWere(t *testing.T) {
	rows := table(1<<40, 1<<41, `<Friday> & "late" 夜 \n`, "table solo", "  reveal <you> & \\u003c", "late  \u00a0 ü")
	rows.Settings = []row.Setting{{Key: "draft:1", Value: "two\nlines \x01 \U0010ffff \"quoted\" \u2028", Revision: 7}, {Key: "language", Revision: 1}}
	text := entry(3, 2, rows)
	if len(text) > rows.Bytes()+200 {
		t.Errorf("%d bytes, thought to be %d", len(text), rows.Bytes())
	}
	h, err := replica.ReadHead(text)
	if want := (replica.Head{Store: id, Number: 3, After: 2, Revision: 1 << 41}); h != want || err != nil {
		t.Errorf("the head is %+v, %v", h, err)
	}
	pile := fragment.NewPile()
	if err := replica.ReadRows(text, pile); err != nil {
		t.Fatal(err)
	}
	for _, r := range rows.Tables {
		if pile.Tables[r.ID] != r {
			t.Errorf("%+v became %+v", r, pile.Tables[r.ID])
		}
	}
	for _, l := range rows.Lines {
		if pile.Lines[l.ID] != l {
			t.Errorf("%+v became %+v", l, pile.Lines[l.ID])
		}
	}
	for _, v := range rows.Settings {
		if pile.Settings[v.Key] != v {
			t.Errorf("%+v became %+v", v, pile.Settings[v.Key])
		}
	}
}

// TestEachByteCounts changes and cuts an entry at every place.
func TestEachByteCounts(t *testing.T) {
	text := entry(1, 0, table(1, 2, "Friday", "a", "b"))
	for i := range text {
		changed := text[:i] + string(text[i]^1) + text[i+1:]
		for _, bad := range []string{changed, text[:i], text[i+1:]} {
			if _, err := replica.ReadHead(bad); err == nil {
				t.Errorf("byte %d: taken is %q", i, bad)
			}
		}
	}
}

func TestWhichEntriesCount(t *testing.T) {
	first, second, third := table(1, 2, "Friday", "a"), table(3, 4, "Saturday", "b"), table(5, 6, "Sunday", "c")
	all, more, last := entry(4, 0, first), entry(5, 4, second), entry(6, 5, third)
	foreign := replica.Write(replica.Head{Store: strings.Repeat("f", 32), Number: 7, After: 6, Revision: 9}, third)
	for name, c := range map[string]struct {
		texts    map[int]string
		whole    bool
		revision int64
		tables   int
		snapshot int
	}{
		"nothing":                    {nil, true, 0, 0, 0},
		"a snapshot":                 {map[int]string{4: all}, true, 2, 1, 4},
		"and what came after":        {map[int]string{4: all, 5: more, 6: last}, true, 6, 3, 4},
		"the middle one gone":        {map[int]string{4: all, 6: last}, false, 6, 2, 4},
		"the middle one damaged":     {map[int]string{4: all, 5: "x", 6: last}, false, 6, 2, 4},
		"the newest damaged":         {map[int]string{4: all, 5: more, 6: last[1:]}, false, 4, 2, 4},
		"the snapshot gone":          {map[int]string{5: more, 6: last}, false, 6, 2, 0},
		"one before the snapshot":    {map[int]string{3: entry(3, 2, third), 4: all, 5: more}, true, 4, 2, 4},
		"a damaged one before it":    {map[int]string{3: "x", 4: all, 5: more}, true, 4, 2, 4},
		"a newer snapshot":           {map[int]string{4: all, 5: more, 6: entry(6, 0, third)}, true, 6, 1, 6},
		"one for several":            {map[int]string{4: all, 6: entry(6, 4, second.With(third))}, true, 6, 3, 4},
		"one that is also in others": {map[int]string{4: all, 5: more, 6: entry(6, 4, second.With(third))}, true, 6, 3, 4},
		"another's number":           {map[int]string{4: all, 9: more}, false, 2, 1, 4},
		"another store's":            {map[int]string{4: all, 7: foreign}, true, 2, 1, 4},
	} {
		r := replica.Find(c.texts)
		pile, err := r.Rows()
		if r.Whole != c.whole || r.Revision != c.revision || len(pile.Tables) != c.tables || r.Snapshot != c.snapshot || err != nil {
			t.Errorf("%s: %d tables, %v, of %+v", name, len(pile.Tables), err, r)
		}
		newest := 0
		for n := range c.texts {
			newest = max(newest, n)
		}
		if r.Last != newest {
			t.Errorf("%s: the newest is %d, want %d", name, r.Last, newest)
		}
	}
}

// TestASnapshotHasRoomForSomeTables leaves out whole tables, those needed least.
func TestASnapshotHasRoomForSomeTables(t *testing.T) {
	tables, lines := map[int64]row.Table{}, map[int64]row.Line{}
	const half = replica.Most / (row.MaxLine + 200) / 2
	for i, c := range []struct {
		archived bool
		deleted  int64
		lines    int
	}{{false, 0, 3}, {true, 0, half / 2}, {false, 9, 2}, {false, 0, half}, {true, 0, half}, {false, 9, half}} {
		of := int64(i + 1)
		tables[of] = row.Table{ID: of, Revision: of, Title: fmt.Sprint(of), Archived: c.archived, Deleted: c.deleted, Written: c.lines}
		for n := range c.lines {
			id := row.LineID(of, n+1)
			lines[id] = row.Line{ID: id, Number: n + 1, Text: strings.Repeat("x", row.MaxLine)}
		}
	}
	settings := map[string]row.Setting{"language": {Key: "language", Value: "de", Revision: 2}}
	rows := replica.Snapshot(tables, lines, settings)
	kept := map[int64]bool{}
	count := map[int64]int{}
	for _, l := range rows.Lines {
		count[l.Table()]++
	}
	for _, r := range rows.Tables {
		kept[r.ID] = true
		if count[r.ID] != r.Written {
			t.Errorf("table %d has %d lines of %d", r.ID, count[r.ID], r.Written)
		}
	}
	if want := map[int64]bool{1: true, 4: true}; !maps.Equal(kept, want) || len(rows.Settings) != 1 {
		t.Errorf("kept are %v", kept)
	}
	left := replica.Find(map[int]string{1: replica.Write(replica.Head{Store: id, Number: 1, Left: 4}, rows), 2: entry(2, 1, table(9, 9, "Sunday", "a"))})
	if left.Left != 4 || !left.Whole {
		t.Errorf("found %+v", left)
	}
	if text := entry(1, 0, rows); len(text) > replica.Most {
		t.Errorf("a snapshot of %d bytes", len(text))
	}
}

// FuzzFind reads whatever lies in the place of entries.
func FuzzFind(f *testing.F) {
	f.Add(entry(1, 0, table(1, 2, "Friday", "a", "b")), "hagal replica 1 x 1 0 0\nsum 1\n")
	f.Add("sum 0\n", "\n[\"game\",1]\n")
	f.Fuzz(func(t *testing.T, one, other string) {
		r := replica.Find(map[int]string{1: one, 2: other})
		pile, _ := r.Rows()
		if r.Store == "" && !pile.Empty() {
			t.Errorf("rows of no store: %+v", pile)
		}
	})
}
