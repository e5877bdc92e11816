package shell_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"hagal/app/shell"
	"hagal/data/store"
)

// Every error of the store is told in words of the app.
func TestEveryErrorOfTheStoreHasARemedy(t *testing.T) {
	for _, err := range store.Errors {
		if got := shell.Explain(fmt.Errorf("append: %w", err)); strings.Contains(got, "append") || got == err.Error() {
			t.Errorf("%v is told as %q", err, got)
		}
	}
	if got := shell.Explain(fmt.Errorf("%w: %w", store.ErrTitle, store.ErrHidden)); !strings.Contains(got, "invisible") {
		t.Errorf("a name that hides something is told as %q", got)
	}
	if got := shell.Explain(fmt.Errorf("import: %w", shell.Told("Nichts wurde eingelesen."))); got != "Nichts wurde eingelesen." {
		t.Errorf("what is told already is told as %q", got)
	}
	if got := shell.Explain(errors.New("a cable")); got != "Something went wrong: a cable" {
		t.Errorf("an error of no remedy is told as %q", got)
	}
}
