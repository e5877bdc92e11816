package scene

import (
	"slices"

	"github.com/google/go-cmp/cmp"

	"hagal/app/desk"
)

// Kept checks that the open table is sound, and that opening it again gives
// the same.
func (h *Hand) Kept() {
	h.Helper()
	d := h.App.Desk()
	if d == nil || !d.Playable() {
		return
	}
	if err := d.Table().Validate(); err != nil {
		h.Fatal(err)
	}
	again, err := desk.Open(h.Store, d.ID())
	if err != nil {
		h.Fatal(err)
	}
	if got, want := again.Session().Lines(), d.Session().Lines(); !slices.Equal(got, want) {
		h.Fatalf("on disk are the lines %q, on screen %q", got, want)
	}
	if diff := cmp.Diff(d.Table().State(), again.Table().State()); diff != "" {
		h.Fatalf("the table opened again differs:\n%s", diff)
	}
}
