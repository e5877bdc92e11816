package engine

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
)

// args reads what follows a verb, word by word, and keeps the first thing wrong.
type args struct {
	verb string
	left []string
	kept bool // a figure beyond its range is brought to the end of it
	err  error
}

func (a *args) fail(why speech.Sentence, right ...speech.Sentence) {
	if a.err == nil {
		wrong := &Unreadable{Verb: a.verb, Why: why}
		if len(right) > 0 {
			wrong.Right = right[0]
		}
		a.err = wrong
	}
}

// next takes the next word that stands by itself.
func (a *args) next(what speech.Arg) string {
	if len(a.left) == 0 || strings.Contains(a.left[0], "=") {
		a.fail(say("{0} is missing", what))
		return ""
	}
	word := a.left[0]
	a.left = a.left[1:]
	return word
}

// end fails on words nobody took.
func (a *args) end() {
	if len(a.left) > 0 {
		a.fail(say("{0} is not expected here", quoted(a.left[0])))
	}
}

func (a *args) one(what speech.Arg, allowed ...string) string {
	return a.among(what, a.next(what), allowed)
}

func (a *args) among(what speech.Arg, word string, allowed []string) string {
	if a.err == nil && !slices.Contains(allowed, word) {
		a.fail(say("{0} is not {1}", quoted(word), what), oneOf(allowed))
	}
	return word
}

func (a *args) flag(name string) bool {
	i := slices.Index(a.left, name)
	if i < 0 {
		return false
	}
	a.left = slices.Delete(a.left, i, i+1)
	return true
}

// value takes name=value, wherever it stands.
func (a *args) value(name string) (string, bool) {
	for i, word := range a.left {
		if v, ok := strings.CutPrefix(word, name+"="); ok {
			a.left = slices.Delete(a.left, i, i+1)
			return v, true
		}
	}
	return "", false
}

func (a *args) oneOf(name string, allowed ...string) string {
	v, ok := a.value(name)
	if !ok {
		a.fail(say("{0} is missing", named(name)), oneOf(allowed))
		return ""
	}
	return a.among(say("a value of {0}", named(name)), v, allowed)
}

// integer is a number in a range. Of a kept line one beyond it is brought to
// the end of the range.
func (a *args) integer(what speech.Arg, word string, low, high int) int {
	n, err := strconv.Atoi(word)
	if a.kept && (err == nil || errors.Is(err, strconv.ErrRange)) {
		return min(high, max(low, n)) // Atoi gives the end of its own range
	}
	if a.err == nil && (err != nil || n < low || n > high) {
		a.fail(say("{0} is not {1}", quoted(word), what), say("it is a number from {0} to {1}", low, high))
	}
	return n
}

// number is a figure that stands by itself.
func (a *args) number(what speech.Arg, f figure) int {
	return a.plain(what, a.next(what), f)
}

// plain is a figure without a sign.
func (a *args) plain(what speech.Arg, word string, f figure) int {
	if strings.HasPrefix(word, "+") {
		a.fail(say("{0} is not {1}", quoted(word), what), say("it has no sign"))
	}
	return a.integer(what, word, f.low, f.high)
}

// option is a figure told as name=N, or what stands for it when it is not told.
func (a *args) option(name string, f figure, otherwise int) int {
	v, ok := a.value(name)
	if !ok {
		return otherwise
	}
	return a.plain(named(name), v, f)
}

// need is a figure that must be told as name=N.
func (a *args) need(name string, f figure) int {
	v, ok := a.value(name)
	if !ok {
		a.fail(say("{0} is missing", named(name)))
	}
	return a.plain(named(name), v, f)
}

// signed takes a number and whether it has a sign.
func (a *args) signed(low, high int) (n int, signed bool) {
	word := a.next(speech.Term("a number"))
	return a.integer(speech.Term("a change"), word, low, high), strings.HasPrefix(word, "+") || strings.HasPrefix(word, "-")
}

func (a *args) seat() Seat {
	return seatOf(a.one(speech.Term("a seat"), seatIDs[1:]...))
}

func (a *args) human() Seat { return seatOf(a.one(speech.Term("a human's seat"), "you", "one", "two")) }

func (a *args) rival() Seat {
	return seatOf(a.one(speech.Term("a Rival's seat"), "left", "right", "hagal"))
}

func (a *args) faction() facts.Faction { return a.factionOf(a.next(speech.Term("a Faction"))) }

func (a *args) factionOf(id string) facts.Faction {
	f, _ := facts.FactionByID(a.among(speech.Term("a Faction"), id, []string{"emperor", "guild", "bene-gesserit", "fremen"}))
	return f
}

func (a *args) space() facts.SpaceID {
	id := facts.SpaceID(a.next(speech.Term("a space")))
	if _, ok := facts.SpaceByID(id); !ok {
		a.fail(say("unknown space {0}", quoted(id)))
	}
	return id
}

func (a *args) tile() facts.TileID {
	id := facts.TileID(a.next(speech.Term("a Tech tile")))
	if _, ok := facts.TileByID(id); !ok {
		a.fail(say("unknown Tech tile {0}", quoted(id)))
	}
	return id
}

func (a *args) conflict() facts.ConflictID {
	id := facts.ConflictID(a.next(speech.Term("a Conflict card")))
	if _, ok := facts.ConflictByID(id); !ok {
		a.fail(say("unknown Conflict card {0}", quoted(id)))
	}
	return id
}

func (a *args) cards(name string) []facts.CardID {
	v, ok := a.value(name)
	if !ok {
		return nil
	}
	var ids []facts.CardID
	for _, word := range strings.Split(v, ",") {
		id := facts.CardID(word)
		if _, known := facts.CardByID(id); !known {
			a.fail(say("unknown House Hagal card {0}", quoted(id)))
		}
		ids = append(ids, id)
	}
	return ids
}

func option(name string, n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf(" %s=%d", name, n)
}

func joined[T ~string](ids []T, sep string) string {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = string(id)
	}
	return strings.Join(words, sep)
}
