package store_test

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// signed puts the sum at the end of a backup.
func signed(text string) string {
	return fmt.Sprintf("%ssum %x\n", text, sha256.Sum256([]byte(text)))
}

func read(t testing.TB, dir, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, name))
	must(t, err)
	return b
}

var _ = bytes.NewReader
var _ = strings.NewReader
