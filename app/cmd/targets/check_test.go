package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// plant checks a package of ours for Windows, or its tests there, with files
// beside its own.
func plant(t *testing.T, folder string, tests bool, files map[string]string) error {
	t.Helper()
	overlay := map[string]string{}
	for name, text := range files {
		path, err := filepath.Abs(filepath.Join("../../..", folder, name))
		if err != nil {
			t.Fatal(err)
		}
		overlay[path] = "package " + filepath.Base(folder) + "\n\n" + text + "\n"
	}
	return newChecker(overlay).check(target{"windows", "amd64", tests}, "hagal/"+folder)
}

func TestPlantedErrorsAreFound(t *testing.T) {
	want := map[string]string{
		"a_planted.go":         "a_planted.go:3:19: cannot use \"one\"",
		"b_planted.go":         "b_planted.go:3:35: undefined: unplanted",
		"c_planted.go":         "c_planted.go:3:6: expected",
		"d_planted_windows.go": "d_planted_windows.go:3:23: undefined: missing",
		"e_planted.go":         "could not import hagal/cellar",
		"f_planted.go":         "undefined: fyne.Nothing",
	}
	err := plant(t, "app/look", false, map[string]string{
		"a_planted.go":         "var planted int = \"one\"",
		"b_planted.go":         "func plantedInside() int { return unplanted }",
		"c_planted.go":         "func {",
		"d_planted_windows.go": "func plantedForIt() { missing() }",
		"e_planted.go":         "import _ \"hagal/cellar\"",
		"f_planted.go":         "import \"fyne.io/fyne/v2\"\n\nvar plantedNothing fyne.Nothing",
	})
	if err == nil {
		t.Fatal("six errors are planted and none is found")
	}
	for file, text := range want {
		if !strings.Contains(err.Error(), text) {
			t.Errorf("%s: %q is not among what is found:\n%v", file, text, err)
		}
	}
	for _, line := range strings.Split(err.Error(), "\n") {
		if !strings.Contains(line, "planted") && !strings.Contains(line, "hagal/cellar") && !strings.Contains(line, "\t") {
			t.Errorf("this is wrong with no planted file: %s", line)
		}
	}
}

func TestWhatIsNotForTheTargetIsNotRead(t *testing.T) {
	err := plant(t, "data/facts", false, map[string]string{
		"planted.go":         "func planted() int { return 1 }",
		"planted_linux.go":   "func plantedForAnother() { missing() }",
		"planted_android.go": "func {",
		"planted_test.go":    "func {",
	})
	if err != nil {
		t.Error(err)
	}
}

func TestErrorsInTestsAreFound(t *testing.T) {
	err := plant(t, "data/facts", true, map[string]string{
		"planted_test.go":         "var planted int = \"one\"",
		"planted_windows_test.go": "func plantedForIt() { missing() }",
		"planted_linux_test.go":   "func plantedForAnother() { missing() }",
	})
	if err == nil {
		t.Fatal("two errors are planted and none is found")
	}
	for _, want := range []string{"planted_test.go:3:19: cannot use", "planted_windows_test.go:3:23: undefined: missing"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not among what is found:\n%v", want, err)
		}
	}
	if strings.Contains(err.Error(), "planted_linux_test.go") {
		t.Errorf("a test of another system is read:\n%v", err)
	}
}
