package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"hagal/data/facts"
)

// missing lists the rules without a test, and the tests of no rule.
func missing(tests proofs) error {
	var errs []error
	for _, r := range facts.Rules {
		if len(tests[r.ID.String()]) == 0 {
			errs = append(errs, fmt.Errorf("%s (%s) has no test: name one Test_%s_…", r.ID, r.Title, strings.ReplaceAll(r.ID.String(), "-", "_")))
		}
	}
	for _, id := range slices.Sorted(maps.Keys(tests)) {
		if _, ok := facts.ParseRule(id); !ok {
			errs = append(errs, fmt.Errorf("%s is no rule, and yet %s names it", id, tests[id][0].Name))
		}
	}
	return errors.Join(errs...)
}

// page is the text of docs/rules.md.
func page(tests proofs) string {
	var b strings.Builder
	b.WriteString("# The rules, and what proves them\n\n" +
		"Written by `go run ./engine/cmd/proof` from the rules in `data/facts` and the tests; not edited by hand.\n" +
		"A test runs alone with `go test ./FOLDER -run 'NAME'`.\n")
	for _, r := range facts.Rules {
		fmt.Fprintf(&b, "\n## %s · %s\n\n%s\n\n", r.ID, r.Title, strings.Join(r.Whole(), " "))
		fmt.Fprintf(&b, "Printed in: %s.\n\n", printed(r.Sources))
		writeTests(&b, tests[r.ID.String()])
	}
	b.WriteString("\n## Left open by the books\n\n" +
		"| rule | what is open | what the app does |\n|---|---|---|\n")
	for _, p := range facts.OpenPoints {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", p.Rule, p.Point, p.Built)
	}
	return b.String()
}

func printed(sources []facts.Source) string {
	words := make([]string, len(sources))
	for i, s := range sources {
		words[i] = string(s)
	}
	return strings.Join(words, ", ")
}

// writeTests names the tests, folder by folder.
func writeTests(b *strings.Builder, tests []proof) {
	if len(tests) == 0 {
		b.WriteString("**No test.**\n")
		return
	}
	folder := ""
	for _, t := range tests {
		if t.Folder != folder {
			folder = t.Folder
			fmt.Fprintf(b, "Proved in `%s` by:\n\n", folder)
		}
		fmt.Fprintf(b, "- `%s`\n", t.Name)
	}
}
