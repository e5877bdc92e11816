package shell

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/speech"
	"hagal/data/store"
	"hagal/engine"
)

// Told is an error that is told in the player's language already.
func Told(says string) error { return told(says) }

type told string

func (t told) Error() string { return string(t) }

// Explain is an error in the player's language, with what to do about it. One
// that the app has no words for is told as it is.
func Explain(err error) string { return ExplainAt(engine.Table{}, err) }

// ExplainAt is an error in the player's language, with the seats by what they
// are called at a table.
func ExplainAt(t engine.Table, err error) string {
	why, right, ok := engine.Said(err)
	if !ok {
		return remedy(err)
	}
	s := words.SayAt(t, why)
	if !right.IsZero() {
		s += "; " + words.SayAt(t, right)
	}
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

func remedy(err error) string {
	var says told
	if errors.As(err, &says) {
		return string(says)
	}
	for _, known := range []struct {
		err  error
		says string
	}{
		{store.ErrInUse, words.T("The tables are open in another window of the app. Close that window, or go on there.")},
		{store.ErrReadOnly, words.T("A newer version of the app wrote these tables: they are read-only here. Update the app to go on.")},
		{store.ErrNewer, words.T("A newer version of the app wrote these tables in a way that this one cannot read. Update the app.")},
		{store.ErrNotWritable, words.T("The app is not allowed to write to the folder of the tables. Allow it, then try again.")},
		{store.ErrDenied, words.T("The browser lets this page keep nothing. Allow it to, or leave the private window, then try again.")},
		{store.ErrFolderGone, words.T("The folder of the tables is gone. Put it back, or start the app again.")},
		{store.ErrDiskFull, words.T("The disk is full: nothing was changed. Make room, then try again.")},
		{store.ErrDisk, words.T("The disk does not answer: nothing was changed. Try again, then start the app again.")},
		{store.ErrDamaged, words.T("The file of the tables is damaged. Start the app again and it will be repaired.")},
		{store.ErrStale, words.T("The table was changed elsewhere. Open it again from the list.")},
		{store.ErrNotFound, words.T("There is no such table any more.")},
		{store.ErrDeleted, words.T("The table is deleted. Restore it first.")},
		{store.ErrHidden, words.T("A name has no invisible characters, and none that change the direction of the text.")},
		{store.ErrTitle, words.T("A name has 1 to {0} letters, all in one line.", store.MaxTitle)},
		{engine.ErrNoSession, words.T("This is neither a backup nor a table as text.")},
		{store.ErrClosed, words.T("The tables are closed. Start the app again.")},
		{store.ErrNotPlain, words.T("That is a link, a folder or something else that is no plain file.")},
		{store.ErrForeign, words.T("This copy belongs to a different set of tables.")},
	} {
		if errors.Is(err, known.err) {
			return known.says
		}
	}
	for _, known := range []struct {
		err  error
		says string
	}{
		{store.ErrLimit, words.T("There is no room for more.")},
		{store.ErrLine, words.T("A line cannot be kept.")},
		{store.ErrSetting, words.T("A setting cannot be kept.")},
		{store.ErrBackup, words.T("The backup is not whole.")},
	} {
		switch {
		case !errors.Is(err, known.err):
		case len(store.DetailsOf(err)) == 0:
			return known.says
		default:
			return known.says + " " + words.T("Details: {0}", Detail(err))
		}
	}
	return words.T("Something went wrong: {0}", Detail(err))
}

// mostDetail is how many letters of what the system says are shown.
const mostDetail = 400

// Detail is what is wrong in detail: in the player's language as far as the
// store has words for it, and what the system says. It is empty where there is
// nothing beside what Explain tells.
func Detail(err error) string {
	said := system(err)
	if list := store.DetailsOf(err); len(list) > 0 {
		said = append([]string{Details(list, "")}, said...)
	}
	return part.Clip(strings.Join(said, "; "), mostDetail)
}

// system is what others than the store say of an error.
func system(err error) []string {
	if slices.Contains(store.Errors, err) {
		return nil
	}
	if _, own := err.(*store.Detail); own {
		return nil
	}
	if len(store.DetailsOf(err)) == 0 && !slices.ContainsFunc(store.Errors, func(known error) bool { return errors.Is(err, known) }) {
		return []string{err.Error()}
	}
	var list []string
	switch e := err.(type) {
	case interface{ Unwrap() []error }:
		for _, within := range e.Unwrap() {
			list = append(list, system(within)...)
		}
	case interface{ Unwrap() error }:
		list = system(e.Unwrap())
	}
	return list
}

// Details tells details, or what the system says where there are none.
func Details(list []store.Detail, system string) string {
	if len(list) == 0 {
		return part.Clip(system, mostDetail)
	}
	var says speech.List
	for _, d := range list {
		s := speech.Sentence{Form: d.Form}
		for _, a := range d.Args {
			s.Args = append(s.Args, speech.Typed(a))
		}
		says.Items = append(says.Items, s)
	}
	return part.Clip(words.Word(says), mostDetail)
}
