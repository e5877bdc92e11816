package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hagal/data/facts"
)

// words reads a line's words one by one and keeps the first thing wrong.
type words struct {
	verb string
	left []string
	err  error
}

func (w *words) fail(format string, args ...any) {
	if w.err == nil {
		w.err = fmt.Errorf(w.verb+": "+format, args...)
	}
}

// next takes the next word that stands by itself.
func (w *words) next(what string) string {
	if len(w.left) == 0 || strings.Contains(w.left[0], "=") {
		w.fail("%s is missing", what)
		return ""
	}
	word := w.left[0]
	w.left = w.left[1:]
	return word
}

// end fails on words nobody took.
func (w *words) end() {
	if len(w.left) > 0 {
		w.fail("%q is not expected here", w.left[0])
	}
}

func (w *words) one(what string, allowed ...string) string {
	return w.among(what, w.next(what), allowed)
}

func (w *words) among(what, word string, allowed []string) string {
	if w.err == nil && !slices.Contains(allowed, word) {
		w.fail("%q is not %s; it is one of: %s", word, what, strings.Join(allowed, " "))
	}
	return word
}

func (w *words) flag(name string) bool {
	i := slices.Index(w.left, name)
	if i < 0 {
		return false
	}
	w.left = slices.Delete(w.left, i, i+1)
	return true
}

// value takes name=value, wherever it stands.
func (w *words) value(name string) (string, bool) {
	for i, word := range w.left {
		if v, ok := strings.CutPrefix(word, name+"="); ok {
			w.left = slices.Delete(w.left, i, i+1)
			return v, true
		}
	}
	return "", false
}

func (w *words) oneOf(name string, allowed ...string) string {
	v, ok := w.value(name)
	if !ok {
		w.fail("%s= is missing; it is one of: %s", name, strings.Join(allowed, " "))
		return ""
	}
	return w.among("a value of "+name+"=", v, allowed)
}

func (w *words) integer(what, word string, low, high int) int {
	n, err := strconv.Atoi(word)
	if w.err == nil && (err != nil || n < low || n > high) {
		w.fail("%q is not %s; it is a number from %d to %d", word, what, low, high)
	}
	return n
}

func (w *words) number(what string, low, high int) int {
	return w.plain(what, w.next(what), low, high)
}

// plain is a number without a sign.
func (w *words) plain(what, word string, low, high int) int {
	if strings.HasPrefix(word, "+") {
		w.fail("%q is not %s; it has no sign", word, what)
	}
	return w.integer(what, word, low, high)
}

func (w *words) option(name string, low, high, otherwise int) int {
	v, ok := w.value(name)
	if !ok {
		return otherwise
	}
	return w.plain(name+"=", v, low, high)
}

func (w *words) need(name string, low, high int) int {
	v, ok := w.value(name)
	if !ok {
		w.fail("%s= is missing", name)
	}
	return w.plain(name+"=", v, low, high)
}

// signed takes a number and whether it has a sign.
func (w *words) signed(low, high int) (n int, signed bool) {
	word := w.next("a number")
	return w.integer("a change", word, low, high), strings.HasPrefix(word, "+") || strings.HasPrefix(word, "-")
}

func (w *words) seed() uint64 {
	v, ok := w.value("seed")
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(v, 10, 64)
	if err != nil {
		w.fail("%q is not a seed; it is a whole number", v)
	}
	return n
}

func (w *words) dice() (dice [2]int) {
	v, ok := w.value("dice")
	if !ok {
		return dice
	}
	a, b, _ := strings.Cut(v, ",")
	return [2]int{w.integer("a die", a, 1, 6), w.integer("a die", b, 1, 6)}
}

func (w *words) boxes() facts.Boxes {
	list, ok := w.value("expansion")
	if !ok {
		w.fail("expansion= is missing; it is base, or the boxes played with it")
	}
	b, err := facts.ParseBoxes(list)
	if err != nil {
		w.fail("expansion=: %v", err)
	}
	return b
}

func (w *words) variants(solo bool) facts.Variants {
	list, ok := w.value("variants")
	if !ok {
		return 0
	}
	var set facts.Variants
	for _, id := range strings.Split(list, ",") {
		found := false
		for _, v := range facts.VariantTable {
			if v.ID == id && v.Modes.In(solo) {
				set, found = set|v.Variant, true
			}
		}
		if !found {
			w.fail("%q is not a variant of this mode", id)
		}
	}
	return set
}

func (w *words) seat() Seat {
	return Seat(w.one("a seat", "you", "left", "right", "one", "two", "hagal"))
}

func (w *words) human() Seat { return Seat(w.one("a human's seat", "you", "one", "two")) }

func (w *words) rival() Seat { return Seat(w.one("a Rival's seat", "left", "right", "hagal")) }

func (w *words) faction() facts.Faction {
	f, _ := facts.FactionByID(w.one("a Faction", "emperor", "guild", "bene-gesserit", "fremen"))
	return f
}

func (w *words) leader(name string) facts.LeaderID {
	v, ok := w.value(name)
	switch {
	case !ok:
		w.fail("%s= is missing; it is a Leader's id", name)
	case v == "-" && name == "you":
		return ""
	}
	if _, known := facts.LeaderByID(facts.LeaderID(v)); ok && !known {
		w.fail("unknown Leader %q in %s=", v, name)
	}
	return facts.LeaderID(v)
}

func (w *words) space() facts.SpaceID {
	id := facts.SpaceID(w.next("a space"))
	if _, ok := facts.SpaceByID(id); !ok {
		w.fail("unknown space %q", id)
	}
	return id
}

func (w *words) tile() facts.TileID {
	id := facts.TileID(w.next("a Tech tile"))
	if _, ok := facts.TileByID(id); !ok {
		w.fail("unknown Tech tile %q", id)
	}
	return id
}

func (w *words) conflict() facts.ConflictID {
	id := facts.ConflictID(w.next("a Conflict card"))
	if _, ok := facts.ConflictByID(id); !ok {
		w.fail("unknown Conflict card %q", id)
	}
	return id
}

func (w *words) cards(name string) []facts.CardID {
	v, ok := w.value(name)
	if !ok {
		return nil
	}
	var ids []facts.CardID
	for _, word := range strings.Split(v, ",") {
		id := facts.CardID(word)
		if _, known := facts.CardByID(id); !known {
			w.fail("unknown House Hagal card %q", id)
		}
		ids = append(ids, id)
	}
	return ids
}
