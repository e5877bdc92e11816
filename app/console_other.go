//go:build !windows

package main

// console is there from the start on this system.
func console() {}
