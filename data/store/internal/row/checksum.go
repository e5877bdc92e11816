package row

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Checksum is that of a row: its kind and every value but the checksum, in the
// order of the columns. Values are int64 or string, as SQLite gives them.
func Checksum(kind string, values ...any) int64 {
	b := append(make([]byte, 0, 128), kind...)
	for _, v := range values {
		switch v := v.(type) {
		case int64:
			b = binary.AppendVarint(append(b, 'i'), v)
		case string:
			b = binary.AppendVarint(append(b, 's'), int64(len(v)))
			b = append(b, v...)
		default:
			b = fmt.Appendf(b, "?%T", v) // a blob or NULL is never ours: a sum nobody wrote
		}
	}
	return int64(crc32.Checksum(b, castagnoli))
}
