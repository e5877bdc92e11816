// Command windlls reads which libraries a Windows program asks for, and fails
// where one of them does not come with Windows.
//
//	go run ./app/cmd/windlls FILE
package main

import (
	"debug/pe"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
)

// system are the libraries that every Windows from 10 on has.
var system = []string{
	"advapi32.dll", "gdi32.dll", "kernel32.dll", "msvcrt.dll", "ntdll.dll", "ole32.dll", "opengl32.dll", "shell32.dll",
	"user32.dll", "winmm.dll", "ws2_32.dll",
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: windlls FILE")
		os.Exit(2)
	}
	list, err := imported(os.Args[1])
	if err == nil {
		err = judge(list)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "windlls: %s: %v\n", os.Args[1], err)
		os.Exit(1)
	}
	fmt.Printf("%s asks for %s\n", os.Args[1], strings.Join(list, ", "))
}

// imported is the libraries a program asks for, in small letters and sorted.
// One that opens a console is an error.
func imported(file string) ([]string, error) {
	f, err := pe.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	head, ok := f.OptionalHeader.(*pe.OptionalHeader64)
	if !ok {
		return nil, errors.New("it is no program of 64 bits")
	}
	if head.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		return nil, errors.New("it would open a console beside its window")
	}
	symbols, err := f.ImportedSymbols() // ImportedLibraries is empty, whatever the file
	if err != nil {
		return nil, err
	}
	var list []string
	for _, s := range symbols {
		_, library, _ := strings.Cut(s, ":")
		list = append(list, strings.ToLower(library))
	}
	slices.Sort(list)
	return slices.Compact(list), nil
}

// judge says which libraries are not Windows' own. A program that asks for
// none was not read rightly.
func judge(list []string) error {
	var foreign []string
	for _, library := range list {
		if !slices.Contains(system, library) {
			foreign = append(foreign, library)
		}
	}
	switch {
	case len(foreign) > 0:
		return fmt.Errorf("%s does not come with Windows", strings.Join(foreign, ", "))
	case !slices.Contains(list, "kernel32.dll"):
		return errors.New("its imports cannot be read")
	}
	return nil
}
