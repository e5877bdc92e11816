//go:build !unix

package plain

import "io/fs"

// NoFollow is empty where the system has no such flags: Check looks before a
// file is opened.
const NoFollow = 0

// ours is never so where files have no owner in the sense of Unix.
func ours(fs.FileInfo) bool { return false }

// names is 1 where a file does not tell.
func names(fs.FileInfo) int { return 1 }
