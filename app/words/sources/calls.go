package sources

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strconv"

	"golang.org/x/tools/go/packages"
)

// call is a call that says sentences; several literals may stand for one.
func (r *reader) call(p *packages.Package, path string, call *ast.CallExpr, around []ast.Node) {
	i, ok := formPlaces[calledName(call)]
	if !ok || i >= len(call.Args) {
		return
	}
	u := Use{File: path, Line: p.Fset.Position(call.Pos()).Line, Where: where(call, around)}
	for _, a := range call.Args[i+1:] {
		kind := "unknown" // in files of the browser alone
		if p.TypesInfo != nil {
			kind = typeName(p.TypesInfo.TypeOf(a))
		}
		if calledName(call) == "Wrong" { // which keeps its arguments as text, and a cause apart
			if kind == "error" {
				continue
			}
			kind = "speech.Typed"
		}
		u.Args = append(u.Args, kind)
	}
	u.Of = calledName(call) == "tell" && !isNobody(call.Args[1])
	if call.Ellipsis.IsValid() || slices.Contains(u.Args, "unknown") {
		u.Args = nil
	}
	for _, form := range literals(call.Args[i]) {
		r.add(form, u)
	}
}

// isNobody reports whether a seat is none.
func isNobody(seat ast.Expr) bool {
	id, ok := seat.(*ast.Ident)
	return ok && id.Name == "Nobody"
}

// typeName is a type with its package's last name.
func typeName(t types.Type) string {
	if t == nil {
		return "unknown"
	}
	return types.TypeString(types.Default(t), func(p *types.Package) string { return p.Name() })
}

// calls are what a call around a sentence makes of it on screen.
var calls = map[string]string{
	"Button": "a button", "RowButton": "a button as wide as the screen", "Choice": "a button of a choice", "IconButton": "a picture, read aloud",
	"NewTap": "read aloud", "Stepper": "a stepper", "StepRow": "a stepper", "Changing": "a button", "SheetHead": "the head of a sheet",
	"Titled": "the head of a page", "Page": "the head of a page", "Warning": "a warning", "Text": "text", "Line": "a line of text",
	"tell": "a line of the log", "skip": "a line of the log, after a colon", "because": "a reason, on the sheet that tells why", "ask": "a question", "Wrong": "a detail of what went wrong",
}

// fields are what a field around a sentence makes of it.
var fields = map[string]string{"Label": "the main button", "Sub": "small, under the words of the main button", "Say": "a question", "Why": "a line of the log",
	"Because": "a reason, on the sheet that tells why"}

// where says what a sentence is on screen, from the calls around it.
func where(call *ast.CallExpr, around []ast.Node) string {
	if says, ok := calls[calledName(call)]; ok {
		return says
	}
	var inner ast.Node = call
	for i := len(around) - 1; i >= 0; i-- {
		switch n := around[i].(type) {
		case *ast.CallExpr:
			name := calledName(n)
			if name == "refuse" && len(n.Args) > 2 {
				if n.Args[1] == inner {
					return "why something is refused"
				}
				return "what is allowed, after a semicolon"
			}
			if name == "fail" && len(n.Args) > 1 && n.Args[1] == inner {
				return "what would be right, after a semicolon"
			}
			if _, says := formPlaces[name]; says {
				return "in another sentence"
			}
			if says, ok := calls[name]; ok {
				return says
			}
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && fields[key.Name] != "" {
				return fields[key.Name]
			}
		}
		if e, ok := around[i].(ast.Expr); ok {
			inner = e
		}
	}
	if calledName(call) == "Term" {
		return "in another sentence"
	}
	return "text"
}

// calledName is the last name of what a call calls.
func calledName(c *ast.CallExpr) string {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// literals are the strings written in an expression.
func literals(e ast.Expr) []string {
	var list []string
	ast.Inspect(e, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			if s, err := strconv.Unquote(l.Value); err == nil {
				list = append(list, s)
			}
		}
		return true
	})
	return list
}

// tableForms are the strings of a table: the values of a map of strings, else
// every string in it.
func tableForms(e ast.Expr) []string {
	table, ok := e.(*ast.CompositeLit)
	if !ok {
		return literals(e)
	}
	var list []string
	for _, elt := range table.Elts {
		if kv, ok := elt.(*ast.KeyValueExpr); ok {
			if _, plain := kv.Value.(*ast.BasicLit); plain {
				elt = kv.Value
			}
		}
		list = append(list, literals(elt)...)
	}
	return list
}

var (
	places = regexp.MustCompile(`\{\d\}`)
	letter = regexp.MustCompile(`\pL`)
)

// Wordy reports whether a form has words beside its places: one without is the
// same in every language.
func Wordy(form string) bool { return letter.MatchString(places.ReplaceAllString(form, "")) }
