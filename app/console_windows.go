package main

import (
	"os"

	"golang.org/x/sys/windows"
)

// console lets what the program says be seen where it was started from a
// console: a program with a window of its own is given none.
func console() {
	if _, err := os.Stdout.Stat(); err == nil {
		return // it goes to a file or to another program
	}
	const parent = ^uintptr(0)
	if ok, _, _ := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole").Call(parent); ok == 0 {
		return
	}
	if out, err := os.OpenFile("CONOUT$", os.O_RDWR, 0); err == nil {
		os.Stdout, os.Stderr = out, out
	}
}
