package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// ours is the module whose functions are read whole. Of others, what C would
// say inside a function is not known here and not asked.
const ours = "hagal"

// checker type-checks packages for targets; what it has read it keeps.
type checker struct {
	overlay map[string]string // text by absolute path, in place of the file's
	files   *token.FileSet
	mutex   sync.Mutex
	read    map[string]*parsed
}

type parsed struct {
	once sync.Once
	tree *ast.File
	err  error
}

func newChecker(overlay map[string]string) *checker {
	return &checker{overlay: overlay, files: token.NewFileSet(), read: map[string]*parsed{}}
}

// listed is a package as go list tells it.
type listed struct {
	ImportPath, Dir   string
	GoFiles, CgoFiles []string
	ImportMap         map[string]string
	Module            *struct{ Path string }
	Error             *struct{ Err string }
}

func (p listed) ours() bool { return p.Module != nil && p.Module.Path == ours }

// check type-checks packages and all they import for a target. The error
// joins everything that is wrong.
func (c *checker) check(to target, patterns ...string) error {
	list, err := c.list(to, patterns)
	if err != nil {
		return err
	}
	known := map[string]*types.Package{"unsafe": types.Unsafe}
	var wrong []error
	for _, p := range list {
		say := func(err error) { wrong = append(wrong, err) }
		if p.Error != nil {
			say(fmt.Errorf("%s: %s", p.ImportPath, p.Error.Err))
		}
		if p.ImportPath != "unsafe" && !strings.HasSuffix(p.ImportPath, ".test") { // go test writes the programs named so
			known[p.ImportPath] = c.types(to, p, known, say)
		}
	}
	return errors.Join(wrong...)
}

// list asks go list for packages and what they import, those first that
// others import.
func (c *checker) list(to target, patterns []string) ([]listed, error) {
	args := []string{"list", "-e", "-deps"}
	if to.tests {
		args = append(args, "-test", "-tags", "ci")
	} else {
		args = append(args, "-tags", "migrated_fynedo")
	}
	args = append(args, "-json=ImportPath,Dir,GoFiles,CgoFiles,ImportMap,Module,Error")
	if len(c.overlay) > 0 {
		file, err := c.overlayFile()
		if err != nil {
			return nil, err
		}
		defer os.RemoveAll(filepath.Dir(file))
		args = append(args, "-overlay", file)
	}
	run := exec.Command("go", append(args, patterns...)...)
	run.Env = append(os.Environ(), "GOOS="+to.system, "GOARCH="+to.processor, "CGO_ENABLED=1")
	var complaint bytes.Buffer
	run.Stderr = &complaint
	out, err := run.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, &complaint)
	}
	var list []listed
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return list, nil
		} else if err != nil {
			return nil, fmt.Errorf("what go list says: %w", err)
		}
		list = append(list, p)
	}
}

// overlayFile writes the overlay as go list reads it.
func (c *checker) overlayFile() (string, error) {
	folder, err := os.MkdirTemp("", "overlay")
	if err != nil {
		return "", err
	}
	replace := map[string]string{}
	for path, text := range c.overlay {
		replace[path] = filepath.Join(folder, fmt.Sprint(len(replace), ".go"))
		if err := os.WriteFile(replace[path], []byte(text), 0o600); err != nil {
			return "", err
		}
	}
	all, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	file := filepath.Join(folder, "overlay.json")
	return file, os.WriteFile(file, all, 0o600)
}

// types type-checks one package; of others' packages what is exported.
func (c *checker) types(to target, p listed, known map[string]*types.Package, say func(error)) *types.Package {
	var trees []*ast.File
	for _, name := range slices.Concat(p.GoFiles, p.CgoFiles) {
		tree, err := c.parse(filepath.Join(p.Dir, name))
		if err != nil {
			say(err)
		}
		if tree != nil {
			trees = append(trees, tree)
		}
	}
	config := types.Config{
		FakeImportC:      true,
		IgnoreFuncBodies: !p.ours(),
		Importer:         importer{p.ImportMap, known},
		Sizes:            types.SizesFor("gc", to.processor),
		Error:            say,
	}
	checked, _ := config.Check(p.ImportPath, c.files, trees, nil)
	return checked
}

// parse reads a file once for all targets.
func (c *checker) parse(path string) (*ast.File, error) {
	c.mutex.Lock()
	p := c.read[path]
	if p == nil {
		p = &parsed{}
		c.read[path] = p
	}
	c.mutex.Unlock()
	p.once.Do(func() {
		var text any
		if overlaid, ok := c.overlay[path]; ok {
			text = overlaid
		}
		p.tree, p.err = parser.ParseFile(c.files, path, text, parser.SkipObjectResolution)
	})
	return p.tree, p.err
}

// importer finds what a package imports among those that were checked.
type importer struct {
	vendored map[string]string
	known    map[string]*types.Package
}

// Import is the package of a path as an import says it.
func (i importer) Import(path string) (*types.Package, error) {
	if real, ok := i.vendored[path]; ok {
		path = real
	}
	if p := i.known[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("no package %s", path)
}
