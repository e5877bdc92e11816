package engine

import (
	"errors"
	"strconv"

	"hagal/data/speech"
)

// Unreadable is a line that is no input: what is wrong in it, and what would
// be right.
type Unreadable struct {
	Verb  string // empty where the line has none that is known
	Why   speech.Sentence
	Right speech.Sentence
}

// Error is what is wrong, in English.
func (u *Unreadable) Error() string {
	s := u.Why.String()
	if u.Verb != "" {
		s = u.Verb + ": " + s
	}
	if !u.Right.IsZero() {
		s += "; " + u.Right.String()
	}
	return s
}

// Said is what a refusal or a line that cannot be read says: what is wrong,
// and what would be right. Of any other error ok is false.
func Said(err error) (why, right speech.Sentence, ok bool) {
	var refusal *Refusal
	if errors.As(err, &refusal) {
		return refusal.Why, refusal.Allowed, true
	}
	var unreadable *Unreadable
	if errors.As(err, &unreadable) {
		return unreadable.Why, unreadable.Right, true
	}
	return why, right, false
}

// quoted is a word of a line as it stands there, with what cannot be seen
// spelled out.
func quoted[T ~string](word T) speech.ID { return speech.ID(strconv.Quote(string(word))) }

// oneOf says which words there are.
func oneOf(words []string) speech.Sentence {
	list := speech.List{}
	for _, w := range words {
		list.Items = append(list.Items, speech.ID(w))
	}
	return say("it is one of: {0}", list)
}

// named is a word that is told by name, as in first=one.
func named(name string) speech.ID { return speech.ID(name + "=") }
