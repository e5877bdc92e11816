package engine

import (
	"fmt"
	"slices"
	"strconv"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Tile is `tile`: the tile turned up on a stack, 1 to 3; empty for none.
type Tile struct {
	Stack int
	Tile  facts.TileID
}

var _ = register(verb{name: "tile", order: 130, parse: parseTile})

func parseTile(a *args) Input {
	in := Tile{Stack: a.number(speech.Term("a stack"), stackFigure)}
	if !a.flag("empty") {
		in.Tile = a.tile()
	}
	return in
}

func (i Tile) String() string {
	if i.Tile == "" {
		return fmt.Sprintf("tile %d empty", i.Stack)
	}
	return fmt.Sprintf("tile %d %s", i.Stack, i.Tile)
}

// About is nobody: it is the whole table.
func (Tile) About() Seat { return Nobody }

// Title is what the log calls it.
func (Tile) Title() speech.Sentence { return say("Tile") }

func (i Tile) figures() []reading {
	return []reading{stackFigure.of(i.Stack)}
}

func (i Tile) plain() bool {
	return stackFigure.holds(i.Stack) && (i.Tile == "" || known(facts.TileByID(i.Tile)))
}

func (i Tile) check(t Table) error {
	if t.decision == nil || t.decision.Kind != KindTurnUp {
		return refuse(facts.RuleTech4, say("no tile is to be turned up"), t.due())
	}
	if !slices.Contains(t.decision.Options, strconv.Itoa(i.Stack)) {
		return refuse(facts.RuleTech4, say("stack {0} waits for no tile", i.Stack), t.due())
	}
	if i.Tile != "" && !t.TileFree(i.Tile) {
		return refuse(facts.RuleSetup7, say("{0} has been seen already", i.Tile), say("one of the tiles not yet seen"))
	}
	return nil
}

func (i Tile) apply(w *work) {
	w.decision = nil
	stack := &own(w, &w.stacks)[i.Stack-1]
	if i.Tile == "" {
		stack.Left = 0
		w.tell(facts.RuleTech4, Nobody, MarkTech, "Stack {0} is empty", i.Stack).because(w.reason("Entered by hand."))
		return
	}
	stack.Up = i.Tile
	w.tell(facts.RuleTech4, Nobody, MarkTech, "{0} turned up on stack {1}", i.Tile, i.Stack).because(w.reason("Entered by hand."))
}

// turnUps asks for the tile turned up on a stack, and while no face-up tile
// is for a Rival trashes one of the largest stack (R-TECH-4).
func (w *work) turnUps() {
	var due []string
	largest, useful := -1, false
	for i, s := range w.stacks {
		if s.Up == "" && s.Left > 0 {
			due = append(due, strconv.Itoa(i+1))
		}
		if s.Left > 0 && (largest < 0 || s.Left > w.stacks[largest].Left) {
			largest = i
		}
		useful = useful || facts.TileOf(s.Up).Rival
	}
	if len(due) == 0 && !useful && largest >= 0 {
		trashed, why := w.stacks[largest].Up, w.whyTrash(largest)
		r := w.rarely()
		r.gone = append(r.gone, trashed)
		w.takeTop(largest)
		w.tell(facts.RuleTech4, Nobody, MarkTech, "{0} trashed from stack {1}: no face-up tile is for a Rival", trashed, largest+1).because(why...)
		w.turnUps()
		return
	}
	if len(due) > 0 {
		w.decision = &Decision{By: w.decider(w.rivals()[0]), Kind: KindTurnUp, Options: due, Rule: facts.RuleTech4,
			Say: w.question("Which tile is turned up on stack {0}?", speech.ID(due[0])), reasons: alone(w.reason("Tiles left on the stacks: {0}.", w.stackSizes()))}
	}
}

// whyTrash is the tiles face up, and which stack is the largest (R-TECH-4).
func (w *work) whyTrash(largest int) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	var up speech.List
	for _, s := range w.stacks {
		if s.Up != "" {
			up.Items = append(up.Items, s.Up)
		}
	}
	return []speech.Sentence{say("Face up, and none for Rivals: {0}.", up), say("Tiles left on the stacks: {0}.", w.stackSizes()),
		say("The largest, of equals the topmost: stack {0}.", largest+1)}
}

// stackSizes is how many tiles each stack has, the topmost first.
func (w *work) stackSizes() speech.List {
	var list speech.List
	if w.telling != rival.Reasons {
		return list
	}
	for _, s := range w.stacks {
		list.Items = append(list.Items, speech.Number(s.Left))
	}
	return list
}
