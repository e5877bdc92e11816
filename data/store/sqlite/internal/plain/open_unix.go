//go:build unix

package plain

import (
	"io/fs"
	"os"
	"syscall"
)

// NoFollow are the flags that open no link and wait for no pipe.
const NoFollow = syscall.O_NOFOLLOW | syscall.O_NONBLOCK

// ours says whether a file belongs to who runs the program.
func ours(info fs.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(stat.Uid) == os.Geteuid()
}

// names is how many names a file has.
func names(info fs.FileInfo) int {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return int(stat.Nlink)
	}
	return 1
}
