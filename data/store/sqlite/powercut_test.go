package sqlite_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// moment is the folder and its tables as they were when a change was acknowledged.
type moment struct {
	snapshot
	checkpoint bool // the WAL was emptied into the main file just before
}

// moments plays a table and looks at the disk after each change. The WAL is
// emptied often, so that its restarts are among them.
func moments(t *testing.T, changes int) []moment {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir)
	s.EmptyOften(6)
	id := create(t, s, "Friday", "table solo")
	var all []moment
	for stand, n := 1, 0; n < changes; n++ {
		if n%9 == 8 {
			must(t, s.Stand(id, stand, stand-2, ""))
			stand -= 2
		} else {
			must(t, s.Append(id, stand, fmt.Sprintf("agent you carthag n=%d", n), "round 1"))
			stand++
		}
		m := moment{snapshot: snapshot{map[string][]byte{}, everything(t, s)}}
		for _, name := range []string{"hagal.db", "hagal.db-wal", "hagal.mark"} {
			m.files[name] = read(t, dir, name)
		}
		if n > 0 {
			m.checkpoint = string(m.files["hagal.db"]) != string(all[n-1].files["hagal.db"])
		}
		all = append(all, m)
	}
	return all
}

// torn is a file whose last writes never reached the disk as a whole: of each
// sector the old or the new may be there, and the end may be missing.
func torn(before, after []byte, r *rand.Rand) []byte {
	const sector = 512
	out := make([]byte, len(after))
	likely := r.IntN(5)
	for at := 0; at < len(out); at += sector {
		end := min(at+sector, len(out))
		if r.IntN(4) < likely {
			copy(out[at:end], after[at:end])
		} else if at < len(before) {
			copy(out[at:end], before[at:])
		}
	}
	if len(after) > len(before) && r.IntN(2) == 0 {
		out = out[:len(before)+r.IntN(len(after)-len(before))]
	}
	return out
}

// headed is a WAL before a change with its head as it is after it: where a WAL
// begins anew, SQLite waits for its head before it writes what follows.
func headed(before, after []byte) []byte {
	return append(slices.Clone(after[:32]), before[32:]...)
}

// TestAPowerCut takes the power away between two changes: what was not waited
// for may be lost in any way. The first must be there, the second whole or not
// at all, and the next start finds nothing to complain of.
func TestAPowerCut(t *testing.T) {
	t.Parallel()
	all := moments(t, 60)
	checkpoints := 0
	for _, m := range all {
		if m.checkpoint {
			checkpoints++
		}
	}
	if checkpoints < 3 {
		t.Fatalf("only %d times was the WAL emptied", checkpoints)
	}
	atOnce(t, rounds(24, 1000), func(t *testing.T, n int) {
		r := rand.New(rand.NewPCG(uint64(n), 3))
		k := r.IntN(len(all) - 1)
		before, after := all[k], all[k+1]
		cut := snapshot{files: map[string][]byte{"hagal.db": before.files["hagal.db"]}}
		second := false
		if after.checkpoint && r.IntN(2) == 0 { // the WAL is on the disk before the main file is touched
			second = true
			cut.files["hagal.db"] = torn(before.files["hagal.db"], after.files["hagal.db"], r)
			cut.files["hagal.db-wal"] = after.files["hagal.db-wal"]
		} else {
			cut.files["hagal.db-wal"] = torn(headed(before.files["hagal.db-wal"], after.files["hagal.db-wal"]), after.files["hagal.db-wal"], r)
		}
		cut.files["hagal.mark"] = torn(all[r.IntN(k+1)].files["hagal.mark"], before.files["hagal.mark"], r)
		dir := t.TempDir()
		cut.write(t, dir)
		got := everything(t, open(t, dir))
		if cmp.Equal(after.games, got) || !second && cmp.Equal(before.games, got) {
			return
		}
		t.Errorf("change %d: (-before +after the cut):\n%s", k, cmp.Diff(before.games, got))
	})
}
