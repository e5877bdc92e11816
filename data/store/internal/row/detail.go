package row

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Detail is what is wrong with something kept: a sentence in English with its
// figures apart, so that it can be told in another language. {0} stands for
// the first of Args.
type Detail struct {
	Form string
	Args []string `json:",omitempty"`
}

// Error is the sentence in English.
func (d *Detail) Error() string {
	s := d.Form
	for i, a := range d.Args {
		s = strings.ReplaceAll(s, "{"+strconv.Itoa(i)+"}", a)
	}
	return s
}

// Wrong is an error with a remedy, and what is wrong in detail. An error among
// the arguments is its cause, told after it.
func Wrong(remedy error, form string, args ...any) error {
	d := &Detail{Form: form}
	w := &wrong{remedy: remedy, detail: d}
	for _, a := range args {
		if err, ok := a.(error); ok {
			w.cause = err
			continue
		}
		d.Args = append(d.Args, fmt.Sprint(a))
	}
	return w
}

type wrong struct {
	remedy error
	detail *Detail
	cause  error // or nil
}

func (w *wrong) Error() string {
	s := w.detail.Error()
	if w.remedy != nil {
		s = w.remedy.Error() + ": " + s
	}
	if w.cause != nil {
		s += ": " + w.cause.Error()
	}
	return s
}

func (w *wrong) Unwrap() []error {
	var list []error
	for _, err := range []error{w.remedy, w.detail, w.cause} {
		if err != nil {
			list = append(list, err)
		}
	}
	return list
}

// maxDetails is more details than an error has.
const maxDetails = 8

// DetailsOf lists the details of an error, the outermost first.
func DetailsOf(err error) []Detail {
	var list []Detail
	var walk func(error)
	walk = func(err error) {
		if err == nil || len(list) == maxDetails {
			return
		}
		if d, ok := err.(*Detail); ok {
			list = append(list, *d)
			return
		}
		if many, ok := err.(interface{ Unwrap() []error }); ok {
			for _, e := range many.Unwrap() {
				walk(e)
			}
			return
		}
		walk(errors.Unwrap(err))
	}
	walk(err)
	return list
}
