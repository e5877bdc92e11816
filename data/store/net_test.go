package store_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestNoCodeOfOursReachesForTheNetwork looks at what every package of ours,
// without its tests, imports itself. (modernc.org's C library for Go holds
// sockets for others; nothing here calls it.)
func TestNoCodeOfOursReachesForTheNetwork(t *testing.T) {
	t.Parallel()
	out, err := exec.Command("go", "list", "-tags", "ci", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "hagal/...").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	found := 0
	for _, said := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		imports := strings.Fields(said)
		found++
		for _, p := range []string{"net", "net/http", "net/rpc", "net/smtp", "net/textproto", "crypto/tls", "plugin"} {
			if slices.Contains(imports[1:], p) {
				t.Errorf("%s imports %s", imports[0], p)
			}
		}
	}
	if found < 5 {
		t.Errorf("go list tells of %d packages only:\n%s", found, out)
	}
}
