package scene

import (
	"fmt"
	"time"

	"hagal/app/page"
	"hagal/data/store"
)

// Facade is a store before which other lists of tables and settings can be put.
type Facade struct {
	page.Store
	Settings map[string]string   // read in place of those kept, also what no store keeps
	games    func() []store.Info // nil: the store's own
	readOnly bool
	frozen   bool
}

// NewFacade is a store as it is.
func NewFacade(s page.Store) *Facade { return &Facade{Store: s} }

// Freeze has all tables played at MasterTime, as all lists say from now on.
func (f *Facade) Freeze() { f.frozen = true }

// Face puts other lists before the store there is, nil its own.
func (f *Facade) Face(games func() []store.Info, readOnly bool) {
	f.games, f.readOnly = games, readOnly
}

// Setting is the one put before, or as it is kept.
func (f *Facade) Setting(key string) (string, error) {
	if value, ok := f.Settings[key]; ok {
		return value, nil
	}
	return f.Store.Setting(key)
}

// ReadOnly reports whether tables can only be looked at.
func (f *Facade) ReadOnly() bool { return f.readOnly || f.Store.ReadOnly() }

// List is the games put before, all of them in use; of many, every tenth was
// put away.
func (f *Facade) List(which store.Filter) ([]store.Info, error) {
	if f.games == nil {
		list, err := f.Store.List(which)
		for i := range list {
			if f.frozen {
				list[i].Created, list[i].Changed = MasterTime(), MasterTime()
			}
		}
		return list, err
	}
	var list []store.Info
	games := f.games()
	for i, info := range games {
		info.Archived = i%10 == 3 && len(games) > 30
		info.Deleted = i%50 == 7
		if which.Deleted == info.Deleted && (info.Deleted || which.Archived == info.Archived) {
			list = append(list, info)
		}
	}
	return list, nil
}

// Copies are those of the store; where all is frozen, of one size.
func (f *Facade) Copies() ([]store.CopyInfo, error) {
	list, err := f.Store.Copies()
	for i := range list {
		if f.frozen {
			list[i].Size = 48 << 10
		}
	}
	return list, err
}

// DailyCopy makes the copy of MasterTime's day.
func (f *Facade) DailyCopy() error {
	_, err := f.Store.(interface {
		DailyCopy(time.Time) (string, error)
	}).DailyCopy(MasterTime())
	return err
}

// MasterTime is when everything is in the masters.
func MasterTime() time.Time { return time.Date(2026, 5, 4, 20, 15, 0, 0, time.UTC) }

// LongName has as many letters as a name may have.
const LongName = "Anna, whose name has exactly forty signs"

// Notes are the notes of games, as they are kept with their tables.
var Notes = []string{
	"9 over mentat winner=you left=ilban-richese right=leto-atreides points=11,9,8",
	"7 over kwisatz-haderach ix variants=brutal,churn winner=left you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani points=8,12,10",
	"10 over two winner=one points=10,9 #" + LongName + " #Bob",
	"8 over mercenary winner=you left=memnon-thorvald right=glossu-rabban points=10,6,7",
	"9 over sardaukar",
	"10 over two ix variants=epic winner=two points=12,14 #Bob #" + LongName,
	"8 over mercenary winner=right left=memnon-thorvald right=glossu-rabban points=7,6,10",
}

// ListedGame is a table of a list: the nth before MasterTime, three days apart.
func ListedGame(n int, title, note string) store.Info {
	day := MasterTime().AddDate(0, 0, -3*n)
	return store.Info{ID: store.ID(-n - 1), Title: title, Note: note, Lines: 80, All: 80, Created: day, Changed: day}
}

// PlayedGames is a game of each kind, finished.
func PlayedGames() []store.Info {
	var list []store.Info
	for i, note := range Notes {
		list = append(list, ListedGame(i, fmt.Sprintf("Friday evening %d", len(Notes)-i), note))
	}
	return list
}

// ManyGames is 200 tables, some finished.
func ManyGames() []store.Info {
	var list []store.Info
	for i := range 200 {
		title, note := fmt.Sprintf("Earl Memnon Thorvald, Glossu \"The Beast\" Rabban %d", 200-i), Notes[i%len(Notes)]
		switch i % 3 {
		case 0:
			title, note = fmt.Sprintf("%s, Bob %d", LongName, 200-i), "4 player-turns two"
		case 1:
			note = "6 combat sardaukar"
		}
		list = append(list, ListedGame(i, title, note))
	}
	return list
}

// ForeignFound is what opening a folder with other files in it may find.
var ForeignFound = store.Report{WitnessGone: true, Foreign: []store.Foreign{
	{Name: "hagal.db", Path: "/home/ada/hagal/hagal-foreign-20260504-201500.db", Reason: store.Fork},
	{Name: "hagal.mark", Path: "/home/ada/hagal/hagal-foreign-20260504-201500.mark", Reason: store.NotPlain},
}}

// DamageFound is what opening a damaged file may find.
var DamageFound = store.Report{
	Damage:   "page 7 is not what it says it is",
	SetAside: "/home/ada/hagal/hagal-damaged-20260504-201500.db",
	Recovered: []store.Recovered{{Title: "Friday evening", Lines: 84}, {Title: LongName + ", Bob 2026-05-01", Lines: 31, Missing: 2},
		{Title: "A first game", Lines: 12}},
	Loss: store.Loss{Known: true, Changes: 2, Since: "2026-05-01"},
	Rest: "/home/ada/hagal/hagal-rest-20260504-201500.txt",
}
