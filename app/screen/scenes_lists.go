package screen

import (
	"fmt"
	"time"

	"hagal/data/store"
)

// faced is a store with other lists of tables, for scenes.
type faced struct {
	Store
	games    func() []store.Info
	readOnly bool
}

func (f faced) ReadOnly() bool { return f.readOnly }

// List is the games, all of them in use; of many, every tenth was put away.
func (f faced) List(which store.Filter) ([]store.Info, error) {
	var list []store.Info
	for i, info := range f.games() {
		info.Archived = i%10 == 3 && len(f.games()) > listed
		info.Deleted = i%50 == 7
		if which.Deleted == info.Deleted && (info.Deleted || which.Archived == info.Archived) {
			list = append(list, info)
		}
	}
	return list, nil
}

// face puts other lists before the store there was.
func (a *App) face(f faced) {
	f.Store = a.store
	if before, ok := a.store.(faced); ok {
		f.Store = before.Store
	}
	a.store = f
}

// longName has as many letters as a name may have.
const longName = "Anna, whose name has exactly forty signs"

// notes of games, as they are kept with their tables.
var notes = []string{
	"9 over mentat winner=you left=ilban-richese right=leto-atreides points=11,9,8",
	"7 over kwisatz-haderach ix variants=brutal,churn winner=left you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani points=8,12,10",
	"10 over two winner=one points=10,9 #" + longName + " #Bob",
	"8 over mercenary winner=you left=memnon-thorvald right=glossu-rabban points=10,6,7",
	"9 over sardaukar",
	"10 over two ix variants=epic winner=two points=12,14 #Bob #" + longName,
	"8 over mercenary winner=right left=memnon-thorvald right=glossu-rabban points=7,6,10",
}

func listedGame(n int, title, note string) store.Info {
	day := time.Date(2026, 5, 4, 20, 15, 0, 0, time.UTC).AddDate(0, 0, -3*n)
	return store.Info{ID: store.ID(-n - 1), Title: title, Note: note, Lines: 80, All: 80, Created: day, Changed: day}
}

func playedGames() []store.Info {
	var list []store.Info
	for i, note := range notes {
		list = append(list, listedGame(i, fmt.Sprintf("Friday evening %d", len(notes)-i), note))
	}
	return list
}

func manyGames() []store.Info {
	var list []store.Info
	for i := range 200 {
		title, note := fmt.Sprintf("Earl Memnon Thorvald, Glossu \"The Beast\" Rabban %d", 200-i), notes[i%len(notes)]
		switch i % 3 {
		case 0:
			title, note = fmt.Sprintf("%s, Bob %d", longName, 200-i), "4 player-turns two"
		case 1:
			note = "6 combat sardaukar"
		}
		list = append(list, listedGame(i, title, note))
	}
	return list
}

// damageFound is what opening a damaged file may find.
var damageFound = store.Report{
	Damage:   "page 7 is not what it says it is",
	SetAside: "/home/ada/hagal/hagal-damaged-20260504-201500.db",
	Recovered: []store.Recovered{{Title: "Friday evening", Lines: 84}, {Title: longName + ", Bob 2026-05-01", Lines: 31, Missing: 2},
		{Title: "A first game", Lines: 12}},
	Rest: "/home/ada/hagal/hagal-rest-20260504-201500.txt",
}

// faceBroken opens a table with a line that the rules refuse.
func (a *App) faceBroken() error {
	lines := []string{firstSetup().Setup.String(), "round skirmish-a", "agent you palace-of-glass troops=2", "reveal you strength=2"}
	id, err := a.store.CreateFrom("Friday evening", lines, "")
	if err != nil {
		return err
	}
	a.openTable(id)
	return nil
}
