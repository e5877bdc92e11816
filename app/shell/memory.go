package shell

import (
	"strconv"

	"hagal/app/words"
	"hagal/data/store"
)

// memory is what is kept for the next start, as it was kept last.
type memory struct {
	open    string // under openKey
	screen  string // of the open table
	waiting bool   // for the picture of the open table to be on the screen
}

// openKey is the setting of the table that is open: its id once it was seen,
// and before that, at a start, its id behind a question mark.
const openKey = "open"

const unseen = "?"

// resume opens the table that was open last. Before it does it notes so: where
// that note is found, or cannot be made, the app begins at Home.
func (s *Shell) resume() {
	last := s.Kept(openKey)
	if last == "" {
		return
	}
	s.memory.open = last
	id, err := strconv.ParseInt(last, 10, 64)
	if err != nil || id < 1 {
		s.forget()
		if last[:1] == unseen {
			s.message.err = words.T("The table that was open last could not be shown. Open it from the list.")
		}
		return
	}
	if s.Keep(openKey, unseen+last) {
		s.memory.open = unseen + last
		s.open(store.ID(id))
	}
}

// pictured remembers the open table once its picture is on the screen.
func (s *Shell) pictured() {
	if s.memory.waiting || !s.seeable() || s.memory.open == s.openID() {
		return
	}
	s.memory.waiting = true
	s.options.Painted(func() {
		s.memory.waiting = false
		if s.seeable() {
			s.remember(&s.memory.open, openKey, s.openID())
		}
	})
}

// seeable reports whether a table is open that can be shown at the next start.
func (s *Shell) seeable() bool { return s.desk != nil && s.desk.Playable() && s.waiting == nil }

func (s *Shell) openID() string { return strconv.FormatInt(int64(s.desk.ID()), 10) }

// forget begins the next start at Home.
func (s *Shell) forget() { s.remember(&s.memory.open, openKey, "") }

// remember keeps a word that is not kept yet.
func (s *Shell) remember(last *string, key, value string) {
	if *last != value && s.Keep(key, value) {
		*last = value
	}
}

func screenKey(id store.ID) string { return "screen-" + strconv.FormatInt(int64(id), 10) }

// noteScreen remembers whether the open table was left at its set-up.
func (s *Shell) noteScreen(page Route) {
	if s.desk == nil || page != Table && page != Setup {
		return
	}
	value := ""
	if page == Setup {
		value = string(Setup)
	}
	s.remember(&s.memory.screen, screenKey(s.desk.ID()), value)
}

// lastScreen is the page of a table that it was left at.
func (s *Shell) lastScreen(id store.ID) Route {
	if s.Kept(screenKey(id)) == string(Setup) {
		return Setup
	}
	return Table
}
