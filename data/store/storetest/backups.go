package storetest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
)

func testEverythingGoesOutAndComesInAgain(t *testing.T, open Opener) {
	t.Parallel()
	from := Mixed(t, open, Place(t))
	to := open(t, Place(t), Noon().Now)
	backup := Exported(t, from)
	for name, text := range map[string]string{
		"as it is": backup, "with ends of Windows": strings.ReplaceAll(backup, "\n", "\r\n"),
		"with a mark of order": "\ufeff" + backup, "with empty lines behind": backup + "\n\n",
	} {
		to := open(t, Place(t), Noon().Now)
		if r := BringIn(t, to, text); r.Tables != 3 || len(r.Added) != 3 || r.Settings != 1 {
			t.Errorf("%s: %+v", name, r)
		}
		if diff := cmp.Diff(Plainly(Everything(t, from)), Plainly(Everything(t, to))); diff != "" {
			t.Errorf("%s (-out +in):\n%s", name, diff)
		}
	}
	BringIn(t, to, backup)
	if again := Exported(t, to); again != backup {
		t.Errorf("out again (-first +second):\n%s", cmp.Diff(backup, again))
	}
	if v, err := to.Setting("draft:1"); err != nil || v != "" {
		t.Errorf("a draft came in: %q, %v", v, err)
	}
}

func testComingInOverwritesNothing(t *testing.T, open Opener) {
	t.Parallel()
	s := Mixed(t, open, Place(t))
	backup := Exported(t, s)
	before := Everything(t, s)

	if r := BringIn(t, s, backup); r.Same != 3 || len(r.Added) != 0 || r.Settings != 0 {
		t.Errorf("the same lines are nothing to do: %+v", r)
	}
	if diff := cmp.Diff(before, Everything(t, s)); diff != "" {
		t.Errorf("the same lines changed something:\n%s", diff)
	}

	id := before[0].ID // one line more here: the one of the backup comes beside it
	Must(t, s.Append(id, 2, "recall", "round 5"))
	Must(t, s.SetSetting("language", "fr"))
	here := Load(t, s, id)
	r := BringIn(t, s, backup)
	if r.Same != 2 || len(r.Added) != 1 || r.Added[0].Title != before[0].Title+" (2)" {
		t.Fatalf("other lines make a copy: %+v", r)
	}
	if diff := cmp.Diff(here, Load(t, s, id)); diff != "" {
		t.Errorf("the table here was changed:\n%s", diff)
	}
	WantText(t, s, r.Added[0].ID, 2, before[0].Text...)
	if v, _ := s.Setting("language"); v != "fr" {
		t.Errorf("the language was set to %q", v)
	}
	if r := BringIn(t, s, backup); r.Same != 3 {
		t.Errorf("the copy is known again: %+v", r)
	}
}

// testATableAndItsDeletedTwin are both known again, whichever comes first.
func testATableAndItsDeletedTwin(t *testing.T, open Opener) {
	for _, later := range []bool{false, true} {
		s := open(t, Place(t), nil)
		one, other := Create(t, s, "one", "a", "b"), Create(t, s, "other", "a", "b")
		Must(t, s.Delete(one))
		if later {
			Must(t, s.Rename(other, "changed last"))
		}
		if r := BringIn(t, s, Exported(t, s)); r.Same != 2 || len(r.Added) != 0 {
			t.Errorf("%+v", r)
		}
	}
}

func testABackupBringsBackWhatWasDeleted(t *testing.T, open Opener) {
	s := open(t, Place(t), nil)
	id := Create(t, s, "Friday", "a", "b")
	backup := Exported(t, s)
	Must(t, s.Delete(id))
	if r := BringIn(t, s, backup); len(r.Added) != 1 || r.Added[0].Title != "Friday" {
		t.Errorf("%+v", r)
	}
	if l := List(t, s, store.Filter{Deleted: true}); len(l) != 1 || l[0].ID != id {
		t.Errorf("the deleted one is not where it was: %v", l)
	}
}
