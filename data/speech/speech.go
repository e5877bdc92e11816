// Package speech is how the app says something: sentences with places and
// what stands in them. It knows the game's goods and no rule; the language on
// screen is chosen above it.
//
// Three kinds of text are three types. A Sentence is ours and translated, and
// so is a Term in it; an ID of the notation and what a person Typed are shown
// as they are, in every language.
package speech

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Arg is what can stand in a place of a sentence: a number, an id or value of
// package facts, a seat, or a type of this package.
type Arg interface {
	// English is the argument in English.
	English() string
}

// Sentence is an English form with places {0}, {1}, … and what stands in
// them. The form is also the key of its translations.
type Sentence struct {
	Form string
	Args []Arg
}

// Of makes a sentence. An int stands as a Number; a string is nobody's key
// and stands as Typed.
func Of(form string, args ...any) Sentence {
	s := Sentence{Form: form}
	if len(args) > 0 {
		s.Args = make([]Arg, 0, len(args))
	}
	for _, a := range args {
		s.Args = append(s.Args, arg(a))
	}
	return s
}

func arg(a any) Arg {
	switch a := a.(type) {
	case Arg:
		return a
	case int:
		return Number(a)
	case string:
		return Typed(a)
	}
	return Typed(fmt.Sprint(a))
}

// IsZero reports whether nothing is said.
func (s Sentence) IsZero() bool { return s.Form == "" }

// Clone is a copy that shares no memory.
func (s Sentence) Clone() Sentence {
	s.Args = slices.Clone(s.Args)
	return s
}

// String is the sentence in English.
func (s Sentence) String() string { return s.English() }

// English is the sentence in English.
func (s Sentence) English() string {
	return s.In(func(form string) string { return form }, Arg.English)
}

// In is the sentence in a language: form translates the form, word an argument.
func (s Sentence) In(form func(string) string, word func(Arg) string) string {
	var pairs []string
	for i, a := range s.Args {
		pairs = append(pairs, "{"+strconv.Itoa(i)+"}", word(a))
	}
	return strings.NewReplacer(pairs...).Replace(form(s.Form))
}

// Number is a number that stands by itself.
type Number int

// English is the number in figures.
func (n Number) English() string { return strconv.Itoa(int(n)) }

// Term is a word or two of ours, translated like a sentence without places.
type Term string

// English is the term.
func (t Term) English() string { return string(t) }

// ID is an id of the notation, or several: never translated.
type ID string

// English is the id.
func (i ID) English() string { return string(i) }

// Typed is what a person typed, or text made of what is translated already:
// never translated.
type Typed string

// English is the text as it was typed.
func (t Typed) English() string { return string(t) }

// Signed is a change: a number with its sign.
type Signed int

// English is the change in figures.
func (n Signed) English() string {
	if n < 0 {
		return strconv.Itoa(int(n))
	}
	return "+" + strconv.Itoa(int(n))
}

// Option is an id of the notation with what it stands for. A sentence of the
// engine has the id, which can be written; the screen has the name.
type Option struct {
	ID   string
	Says Arg
}

// English is the id.
func (o Option) English() string { return o.ID }

// List is several arguments, told one after the other.
type List struct {
	Items []Arg
	Or    bool // one of them is to be chosen
	And   bool // the last is joined with the word and
}

// ListOf is the list of several things of a kind.
func ListOf[T Arg](items ...T) List {
	list := List{Items: make([]Arg, len(items))}
	for i, item := range items {
		list.Items[i] = item
	}
	return list
}

// All is the list with the word and before the last.
func (l List) All() List {
	l.And = true
	return l
}

// Options is the list of several ids that have names.
func Options[T interface {
	~string
	Arg
}](ids []T) List {
	list := List{Items: make([]Arg, len(ids))}
	for i, id := range ids {
		list.Items[i] = Option{string(id), id}
	}
	return list
}

// English is the list: ids of the notation with spaces, other things with
// commas, and with the words or and and where they are asked for.
func (l List) English() string {
	words := make([]string, len(l.Items))
	between := ", "
	for i, item := range l.Items {
		words[i] = item.English()
		if _, id := item.(Option); id {
			between = " "
		}
	}
	switch last := len(words) - 1; {
	case l.Or:
		return strings.Join(words, " or ")
	case l.And && last > 0:
		return strings.Join(words[:last], between) + " and " + words[last]
	}
	return strings.Join(words, between)
}
