package screen

import (
	"fmt"
	"strings"

	"hagal/app/desk"
	"hagal/data/store"
	"hagal/engine"
)

// Scene is a state of the app worth looking at, reached from the one before.
type Scene struct {
	Name string
	Play func(*App) error
}

// Scenes lists every screen, and the states that are easy to forget.
func Scenes() []Scene {
	return []Scene{
		{"home-first", func(a *App) error { a.goTo(Home); return nil }},
		{"new-solo", func(a *App) error { a.setup = firstSetup(); a.goTo(NewTable); return nil }},
		{"new-leaders", func(a *App) error { a.openLeaders(t("Left Rival"), &a.setup.Left, true); return nil }},
		{"checklist", func(a *App) error { a.createTable(); return nil }},
		{"conflict", func(a *App) error { a.goTo(Table); return nil }},
		{"rival-due", lines("round skirmish-a")},
		{"rival-done", lines("rival left cards=harvest-spice,conspire")},
		{"rival-next", lines("rival right cards=arrakeen-1p")},
		{"your-turn", func(a *App) error { return a.desk.See() }},
		{"your-space", func(a *App) error { a.draft.Space = "hardy-warriors"; a.draft.Troops = 2; return nil }},
		{"your-refused", func(a *App) error {
			a.draft.Space = ""
			a.refuse("agent you conspire")
			return nil
		}},
		{"seat-sheet", func(a *App) error { a.message = ""; a.openSeat(engine.Left); return nil }},
		{"space-sheet", func(a *App) error { a.openSpace("arrakeen"); return nil }},
		{"why", func(a *App) error { a.openWhy(a.desk.Session().Last().Events[0]); return nil }},
		{"more", func(a *App) error { a.openSheet(a.moreSheet); return nil }},
		{"reveal", lines("agent you hardy-warriors troops=2", "rival left cards=heighliner", "rival right cards=carthag", "pass you", "!reveal")},
		{"combat-due", lines("reveal you strength=9")},
		{"combat", lines("combat left=wealth right=selective-breeding")},
		{"combat-over", lines("resolve")},
		{"next-round", lines("recall")},
		{"decision", lines("round machinations", "rival right cards=foldspace", "reveal you", "rival left cards=secrets",
			"rival right cards=hardy-warriors", "rival left cards=rally-troops", "combat right=stillsuits", "resolve")},
		{"tab-rivals", func(a *App) error { a.tab = tabRivals; return nil }},
		{"tab-log", func(a *App) error { a.tab = tabLog; return nil }},
		{"help", func(a *App) error { a.tab = tabNow; a.goTo(Help); return nil }},
		{"settings", func(a *App) error { a.goTo(Settings); return nil }},
		{"home", func(a *App) error { a.goTo(Home); return nil }},
		{"ix-tiles", table("table solo expansion=ix difficulty=kwisatz-haderach you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani variants=brutal,churn deck=cards")},
		{"ix-real-cards", lines("tiles windtraps flagship artillery", "round skirmish-e")},
		{"ix-turn-up", lines("set left spice +3", "rival left cards=tech-negotiation")},
		{"ix-board", lines("tile 1 training-drones", "rival right cards=carthag", "agent you dreadnought", "rival left cards=dreadnought-1p,selective-breeding", "rival right cards=arrakeen-1p")},
		{"two-player", table("table two expansion=ix first=one deck=app seed=5", "name one Anna, whose name has exactly forty signs", "round skirmish-f", "agent one conspire")},
		{"final", table("table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5",
			"round skirmish-a", "set left vp 10", "set right vp 9", "set you vp 10", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall")},
		{"over-tie", lines("final you points=0 spice=3")},
		{"over", func(a *App) error {
			if err := table("table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=9")(a); err != nil {
				return err
			}
			return playOut(a)
		}},
		{"history", func(a *App) error { a.store = faced{Store: a.store, games: playedGames}; a.goTo(History); return nil }},
		{"history-empty", func(a *App) error { a.face(faced{games: func() []store.Info { return nil }}); return nil }},
		{"home-many", func(a *App) error { a.face(faced{games: manyGames}); a.goTo(Home); return nil }},
		{"home-search", func(a *App) error { a.shelf.search = "anna"; return nil }},
		{"home-away", func(a *App) error { a.shelf.search, a.shelf.away = "", true; return nil }},
		{"read-only", func(a *App) error {
			a.shelf.away = false
			a.face(faced{games: playedGames, readOnly: true})
			return nil
		}},
		{"manage", func(a *App) error { a.face(faced{games: manyGames}); a.openManage(manyGames()[0]); return nil }},
		{"damaged", func(a *App) error {
			a.closeSheet()
			a.shelf.report.Report = damageFound
			a.offsets["home"] = 0
			return nil
		}},
		{"broken", func(a *App) error { a.shelf.report = keptReport{}; return a.faceBroken() }},
		{"stuck", func(a *App) error { a.shelf.reason, a.shelf.again = store.ErrInUse, a.show; a.goTo(Stuck); return nil }},
		{"new-two", func(a *App) error {
			a.setup = draftSetup{Setup: engine.Setup{First: engine.One}, names: [2]string{longName, "Bob"}}
			a.goTo(NewTable)
			return nil
		}},
	}
}

// Draw draws the picture again; scenes that change what is known call it.
func (s Scene) Draw(a *App) error {
	err := s.Play(a)
	a.show()
	return err
}

// lines gives lines of the notation to the open table.
func lines(list ...string) func(*App) error {
	return func(a *App) error {
		for _, line := range list {
			if line == "!reveal" {
				a.main.do()
				continue
			}
			in, err := engine.Parse(line)
			if err != nil {
				return err
			}
			if err := a.desk.Do(in); err != nil {
				return fmt.Errorf("%s: %w", line, err)
			}
			a.clearDraft()
			a.sheet, a.message = nil, ""
			a.show()
		}
		return nil
	}
}

// refuse gives a line that is refused and keeps what is said.
func (a *App) refuse(line string) {
	if in, err := engine.Parse(line); err == nil {
		a.do(in)
	}
}

// table opens a table and gives it lines.
func table(first string, more ...string) func(*App) error {
	return func(a *App) error {
		in, err := engine.Parse(first)
		if err != nil {
			return err
		}
		d, err := desk.New(a.store, strings.Fields(first)[1], in.(engine.Setup))
		if err != nil {
			return err
		}
		a.enter(d)
		return lines(more...)(a)
	}
}
