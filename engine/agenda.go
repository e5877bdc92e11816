package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// work is an input being carried out: the new table, and what happened.
type work struct {
	Table
	from     *origin // of the events; nil where they hold their reasons themselves
	events   []Event
	args     []speech.Arg    // room for what stands in the events
	telling  rival.Telling   // what of it is told
	unheard  Event           // stands for every event that is not told
	todo     []task          // the agenda, what comes next at its end
	sight    rival.View      // of the Rival who decides, what changes made anew each time
	seer     Seat            // who that is; Nobody before the input asks
	room     rival.Room      // what Rivals do, until the next input
	drawn    []facts.CardID  // by the app, for the Rival's turn that the input is
	shown    []facts.CardID  // in the search for it, memory used again
	verdicts []rival.Verdict // on the cards of a turn, until the next
	inPlace  bool            // the table before is not kept
	ownsSide [3]bool         // of the sides, which no table before holds
	ownsRare bool            // which no table before holds
	chance   Chance          // for the deck, in place of its seed
	tale     story           // the Rival's turn under way, the work's own
	richer   uint8           // a bit for each seat that may have come to what buys a point
}

// task is a piece of work still to do: a job, or what a Rival does, one action
// after the other.
type task struct {
	job     job
	seat    Seat
	actions []rival.Action
}

// job is a piece of work. What of the agenda stands when a decision stops it is
// kept in the table.
type job interface{ run(w *work) }

// asker is a job that stopped at a decision and takes its answer.
type asker interface {
	job
	answer(w *work, option string)
}

// push puts a job at the front of the agenda.
func (w *work) push(j job) { w.todo = append(w.todo, task{job: j}) }

// later puts a job at the end of the agenda.
func (w *work) later(j job) { w.todo = slices.Insert(w.todo, 0, task{job: j}) }

// laterActions puts what a Rival does at the end of the agenda, in order.
func (w *work) laterActions(s Seat, actions []rival.Action) {
	w.todo = slices.Insert(w.todo, 0, task{seat: s, actions: actions})
}

// pushActions puts what a Rival does at the front of the agenda, in order, with
// reasons that go for all of it.
func (w *work) pushActions(s Seat, actions []rival.Action, why ...speech.Sentence) {
	if len(actions) > 0 {
		for i := range actions {
			if len(why) > 0 && !why[0].IsZero() {
				actions[i].Because = slices.Concat(why, actions[i].Because)
			}
		}
		w.todo = append(w.todo, task{seat: s, actions: actions})
	}
}

// run does the agenda until it is empty or a decision is open. After each
// piece of it every Rival buys the points it can pay for (R-SPEND-1).
func (w *work) run() {
	w.spend(w.richer)
	for w.decision == nil && len(w.todo) > 0 {
		w.step()
		w.spend(w.richer)
	}
	if w.decision == nil {
		w.passOver()
		w.turnUps()
	}
}

// step does the next piece of the agenda.
func (w *work) step() {
	last := len(w.todo) - 1
	if t := &w.todo[last]; len(t.actions) > 1 {
		action := &t.actions[0]
		t.actions = t.actions[1:]
		w.perform(t.seat, action)
		return
	}
	t := w.todo[last]
	w.todo = w.todo[:last]
	if t.job != nil {
		t.job.run(w)
		return
	}
	w.perform(t.seat, &t.actions[0])
}

// enrich says that a seat may have come to what buys a point.
func (w *work) enrich(s Seat) { w.richer |= 1 << s }

// enrichAll says so of every seat.
func (w *work) enrichAll() { w.richer = 1<<(Hagal+1) - 1 }

// spend lets the Rivals of some seats buy the points they can pay for. What
// Spend answers is done at once, so that nothing is paid for twice.
func (w *work) spend(seats uint8) {
	if seats == 0 {
		return
	}
	w.richer = 0
	for _, s := range w.rivals() {
		if seats&(1<<s) == 0 {
			continue
		}
		for actions := rival.Spend(w.view(s)); len(actions) > 0; actions = rival.Spend(w.view(s)) {
			for i := range actions {
				w.perform(s, &actions[i])
			}
		}
	}
}

// ask stops the agenda at a decision of a job, which goes on with its answer.
func (w *work) ask(j asker, d Decision) {
	w.push(j)
	w.decision = &d
}

func (w *work) tell(rule facts.RuleID, s Seat, mark Mark, form string, args ...any) *Event {
	if w.telling == rival.Silence {
		return &w.unheard
	}
	said := w.argRoom(len(args))
	for i, a := range args {
		said[i] = argument(a)
	}
	return w.enter(rule, s, mark, form, said)
}

// relay tells a sentence that was made elsewhere.
func (w *work) relay(rule facts.RuleID, s Seat, mark Mark, says speech.Sentence) *Event {
	if w.telling == rival.Silence {
		return &w.unheard
	}
	return w.enter(rule, s, mark, says.Form, says.Args)
}

// enter fills the next event in, field by field: copying a whole one is slow.
func (w *work) enter(rule facts.RuleID, s Seat, mark Mark, form string, args []speech.Arg) *Event {
	n := len(w.events)
	if n == cap(w.events) {
		w.events = slices.Grow(w.events, page)
	}
	w.events = w.events[:n+1]
	e := &w.events[n]
	e.Rule, e.Seat, e.Mark = rule, s, mark
	e.Say.Form, e.Say.Args = form, args
	e.of, e.n = w.from, uint16(n)
	return e
}

// nextStep is a step of the Rival's turn, and those after it.
type nextStep struct{}

func (nextStep) run(w *work) {
	steps, s := w.terms.steps, w.story.seat
	if w.story.step == len(steps) {
		w.endTurn(s)
		return
	}
	step := steps[w.story.step]
	w.story.step++
	w.push(nextStep{})
	w.pushActions(s, step.Act(w.view(s)))
}
