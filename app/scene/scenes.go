package scene

import (
	"fyne.io/fyne/v2"

	"hagal/app/page/reading"
	"hagal/app/page/stuck"
	"hagal/app/page/table/sheet"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
)

// Scene is a state of the app worth looking at, reached from the one before.
type Scene struct {
	Name string
	Play func(*Hand)
}

// Scenes lists every screen, and the states that are easy to forget.
func Scenes() []Scene {
	return append([]Scene{
		{"home-first", goTo(shell.Home)},
		{"new-solo", func(h *Hand) { h.Tap(words.T("New table")) }},
		{"new-leaders", func(h *Hand) { h.Tap(words.T("Left Rival")) }},
		{"checklist", func(h *Hand) { h.App.Close(); h.Next() }},
		{"pieces", func(h *Hand) { h.Tap(words.T("Colours of the pieces")) }},
		{"conflict", func(h *Hand) { h.App.Close(); h.Next() }},
		{"rival-due", lines("round skirmish-a")},
		{"rival-done", lines("rival left cards=harvest-spice,conspire")},
		{"rival-next", lines("rival right cards=arrakeen-1p")},
		{"your-turn", func(h *Hand) { h.Next() }},
		{"your-space", func(h *Hand) {
			h.Tap(Space("hardy-warriors"))
			h.Tap(words.T("Troops into the Conflict") + ": 2")
			h.allHints()
		}},
		{"your-refused", func(h *Hand) {
			h.Tap(Space("hardy-warriors"))
			h.App.Do(engine.Agent{Seat: engine.You, Space: "conspire"})
		}},
		{"your-shared-space", func(h *Hand) { h.App.Change(func() {}); h.Tap(Space("arrakeen")) }},
		{"seat-sheet", func(h *Hand) {
			h.App.Change(func() {})
			h.Tap(words.T("Figures of {0}", words.At(h.Table(), engine.Left)))
		}},
		{"space-sheet", func(h *Hand) { h.App.Close(); h.Hold(Space("arrakeen")) }},
		{"why", func(h *Hand) { sheet.Why(h.App, h.Table(), h.App.Desk().Session().Last().Events[0]) }},
		{"keys", func(h *Hand) { h.App.Close(); h.Type('?') }},
		{"more", func(h *Hand) { h.App.Close(); h.Tap(words.T("More")) }},
		{"reveal", func(h *Hand) {
			h.Lines("agent you hardy-warriors troops=2", "rival left cards=heighliner", "rival right cards=carthag", "pass you")
			h.Tap(words.T("Reveal"))
		}},
		{"combat-due", lines("reveal you strength=9")},
		{"combat", lines("combat left=wealth right=selective-breeding")},
		{"combat-over", lines("resolve")},
		{"next-round", lines("recall")},
		{"decision", lines("round machinations", "rival right cards=foldspace", "reveal you", "rival left cards=secrets",
			"rival right cards=hardy-warriors", "rival left cards=rally-troops", "combat right=stillsuits", "resolve")},
		{"tab-rivals", tab(fyne.Key2)},
		{"tab-log", tab(fyne.Key3)},
		{"help", func(h *Hand) { tab(fyne.Key1)(h); h.App.Go(shell.Rules) }},
		{"help-chapter", func(h *Hand) { h.Tap(words.T(facts.ChapterOf(facts.RuleCombat1).Title)) }},
		{"settings", goTo(shell.Settings)},
		{"copies", func(h *Hand) {
			if err := h.Store.DailyCopy(); err != nil {
				h.Fatal(err)
			}
			h.App.Go(shell.Copies)
		}},
		{"copy", func(h *Hand) { h.Tap(words.Day(MasterTime())) }},
		{"about", goTo(shell.About)},
		{"licence", func(h *Hand) { h.Tap("Hagal: MIT") }},
		{"home", goTo(shell.Home)},
		{"help-home", goTo(shell.Rules)},
		{"ix-tiles", table("table solo expansion=ix difficulty=kwisatz-haderach you=ilesa-ecaz left=rhombur-vernius right=hundro-moritani variants=brutal,churn deck=cards")},
		{"ix-real-cards", lines("tiles windtraps flagship artillery", "round skirmish-e")},
		{"ix-turn-up", lines("set left spice +3", "rival left cards=tech-negotiation")},
		{"ix-board", lines("tile 1 training-drones", "rival right cards=carthag", "agent you dreadnought", "rival left cards=dreadnought-1p,selective-breeding", "rival right cards=arrakeen-1p")},
		{"ix-real-named", func(h *Hand) {
			table("table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards",
				"tiles windtraps shuttle-fleet artillery", "round skirmish-a")(h)
			h.Tap(words.CardName("harvest-spice"))
		}},
		{"ix-real-done", lines("rival left cards=harvest-spice,wealth")},
		{"ix-tile", func(h *Hand) {
			h.Lines("rival right cards=carthag")
			h.Next()
			h.Tap(words.T("Tech tile {0}", facts.TileID("shuttle-fleet")))
		}},
		{"ix-bought", func(h *Hand) {
			h.App.Close()
			h.Tap(Space("tech-negotiation"))
			h.Tap(words.T("A tile bought?"))
			h.Tap(words.Word(facts.TileID("shuttle-fleet")))
			h.Tap(words.Word(facts.Fremen))
		}},
		{"ix-swords", func(h *Hand) {
			h.App.Close()
			h.Lines("set left deployed 2", "set left agents 0", "set right agents 0", "reveal you")
			h.Tap(words.CardName("smuggling-shipping"))
		}},
		{"ix-doubt", lines("combat left=smuggling-shipping right=secrets")},
		{"rivals-both", func(h *Hand) {
			h.App.Prefer(shell.Both, "on")
			table(SoloLine, "round skirmish-a")(h)
			h.Next()
		}},
		{"two-player", table("table two expansion=ix first=one deck=app seed=5", "name one Anna, whose name has exactly forty signs", "round skirmish-f", "agent one conspire")},
		{"redo", func(h *Hand) {
			h.Lines("rival hagal cards=heighliner", "agent two dreadnought", "agent one carthag troops=2", "rival hagal cards=secrets", "agent two wealth", "reveal one strength=9")
			h.Tap(words.T("Undo"))
		}},
		{"ix-units", func(h *Hand) {
			h.Lines("reveal one strength=3", "dreadnoughts two supply=0 garrison=0 deployed=2", "dreadnoughts two supply=0 garrison=2 deployed=0")
			h.TapSpace("arrakeen")
		}},
		{"defence", mayDefend},
		{"defended", func(h *Hand) { h.Tap(words.T("Deploy 1 troop into the Conflict")) }},
		{"final", table(SoloLine,
			"round skirmish-a", "set left vp 10", "set right vp 9", "set you vp 10", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall")},
		{"over-tie", lines("final you points=0 spice=3")},
		{"over", func(h *Hand) {
			table("table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=9")(h)
			h.PlayOut()
		}},
		{"churn", table(SoloLine+" variants=churn", "round skirmish-a", "rival left cards=conspire", "rival right cards=wealth", "reveal you dice=1,5")},
		{"history", func(h *Hand) { h.Store.Face(PlayedGames, false); h.App.Go(shell.History) }},
		{"history-empty", face(func() []store.Info { return nil }, false)},
		{"home-many", func(h *Hand) { h.Store.Face(ManyGames, false); h.App.Go(shell.Home) }},
		{"home-search", func(h *Hand) { h.Write(words.T("Search the tables"), "anna"); h.Window.Canvas().Unfocus() }},
		{"home-away", func(h *Hand) {
			h.Tap(words.T("Show all tables"))
			h.Tap(words.T("Archived or deleted: {0}", len(h.Titles(store.Filter{Archived: true}))+len(h.Titles(store.Filter{Deleted: true}))))
		}},
		{"read-only", func(h *Hand) { h.Tap(words.T("Back to the saved tables")); face(PlayedGames, true)(h) }},
		{"manage", func(h *Hand) { face(ManyGames, false)(h); h.Tap(words.T("More for {0}", ManyGames()[0].Title)) }},
		{"damaged", func(h *Hand) {
			h.Report = DamageFound
			h.Start(h.Size)
			h.Report = store.Report{}
		}},
		{"set-aside", func(h *Hand) {
			h.Report = ForeignFound
			h.Start(h.Size)
			h.Report = store.Report{}
		}},
		{"broken", func(h *Hand) {
			first := engine.Setup{Solo: true, Difficulty: "mercenary", Left: "memnon-thorvald", Right: "glossu-rabban", First: engine.One}
			h.App.Open(h.keep("Friday evening", first.String(), "round skirmish-a", "agent you palace-of-glass troops=2", "reveal you strength=2"))
		}},
		{"stuck", func(h *Hand) { // with the player's preferences, which are not known then
			h.App = shell.New(h.Window, h.Store, h.options().Options)
			h.App.Start(map[shell.Route]shell.Page{shell.Home: stuck.New(store.ErrInUse, func() {})}, shell.Home, false)
		}},
		{"reading", func(h *Hand) { // likewise
			h.App = shell.New(h.Window, h.Store, h.options().Options)
			h.App.Start(map[shell.Route]shell.Page{shell.Home: reading.Page{}}, shell.Home, false)
		}},
		{"new-two", func(h *Hand) {
			h.Start(h.Size)
			h.App.Go(shell.NewTable)
			h.Tap(words.T("Two players"))
			h.Write(words.Word(engine.One), LongName)
			h.Write(words.Word(engine.Two), "Bob")
			h.Window.Canvas().Unfocus()
		}},
		{"new-fierce", func(h *Hand) {
			h.Tap(words.T("Solo, two Rivals"))
			h.Tap(words.T("With {0}", facts.BoxTable[1].ID))
			h.Tap(words.T("Fierce game"))
		}},
	}, oddsScenes()...)
}

// Draw plays a scene and draws it.
func (s Scene) Draw(h *Hand) {
	h.Helper()
	s.Play(h)
	h.App.Redraw()
}

func goTo(r shell.Route) func(*Hand) { return func(h *Hand) { h.App.Go(r) } }

// tab opens a tab of the table by its key, which there is where there are no
// tabs to tap too.
func tab(key fyne.KeyName) func(*Hand) {
	return func(h *Hand) { h.App.Shown().Keys[shell.Key{Name: key, Shortcut: true}]() }
}

func face(games func() []store.Info, readOnly bool) func(*Hand) {
	return func(h *Hand) { h.Store.Face(games, readOnly); h.App.Redraw() }
}

func lines(list ...string) func(*Hand) { return func(h *Hand) { h.Helper(); h.Lines(list...) } }

// table opens a table and gives it lines.
func table(first string, more ...string) func(*Hand) {
	return func(h *Hand) {
		h.Helper()
		in, ok := h.parse(first).(engine.Setup)
		if !ok {
			h.Fatalf("%q sets up no table", first)
		}
		title := "two"
		if in.Solo {
			title = "solo"
		}
		h.App.Open(h.Deal(title, first))
		h.Lines(more...)
	}
}

// mayDefend is a table at whose round start the player may defend Arrakeen.
func mayDefend(h *Hand) { nextRound(engine.You, "round siege-of-arrakeen")(h) }

// nextRound is a table before its second round, where a seat controls Arrakeen
// and another moves first, with more lines.
func nextRound(controls engine.Seat, more ...string) func(*Hand) {
	return table(SoloLine, append([]string{"round skirmish-a", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall",
		"control arrakeen " + controls.String()}, more...)...)
}

// allHints shows the hints again that were seen.
func (h *Hand) allHints() { h.App.Prefer(shell.Hints, "") }

// keep keeps a table with lines that the rules may refuse.
func (h *Hand) keep(title string, lines ...string) store.ID {
	h.Helper()
	id, err := h.Store.CreateFrom(title, lines, "")
	if err != nil {
		h.Fatal(err)
	}
	return id
}
