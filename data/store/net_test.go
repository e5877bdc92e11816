package store_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// network is what reaches for the network, or could bring it in.
var network = []string{"net", "net/http", "net/rpc", "net/smtp", "net/textproto", "crypto/tls", "plugin"}

// TestNoCodeOfOursReachesForTheNetwork looks at what every file of ours, for
// any system, imports itself; tests are let off. It reads the files, so that a
// result kept from before counts only while they are the same. (modernc.org's C
// library for Go holds sockets for others; nothing here calls it.)
func TestNoCodeOfOursReachesForTheNetwork(t *testing.T) {
	t.Parallel()
	found := 0
	err := filepath.WalkDir(filepath.Join("..", ".."), func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || d.Name() != ".." && strings.HasPrefix(d.Name(), ".")) {
			return filepath.SkipDir
		}
		if d.IsDir() || filepath.Ext(p) != ".go" || strings.HasSuffix(p, "_test.go") {
			return nil
		}
		tree, err := parser.ParseFile(token.NewFileSet(), p, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		found++
		for _, spec := range tree.Imports {
			if imported, err := strconv.Unquote(spec.Path.Value); err != nil || slices.Contains(network, imported) {
				t.Errorf("%s imports %s", p, spec.Path.Value)
			}
		}
		return nil
	})
	must(t, err)
	if found < 50 {
		t.Errorf("only %d files were found", found)
	}
}
