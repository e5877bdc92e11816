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
	events []Event
}

// job is a piece of work still to do. The agenda is a list of them, kept in
// the table so that it can stop at a decision and go on from it.
type job interface{ run(w *work) }

// asker is a job that stopped at a decision and takes its answer.
type asker interface {
	job
	answer(w *work, option string)
}

// push puts jobs at the front of the agenda, in order.
func (w *work) push(jobs ...job) { w.agenda = slices.Insert(w.agenda, 0, jobs...) }

// later puts jobs at the end of the agenda.
func (w *work) later(jobs ...job) { w.agenda = append(w.agenda, jobs...) }

// run does the agenda until it is empty or a decision is open. After each
// job every Rival buys the points it can pay for (R-SPEND-1).
func (w *work) run() {
	w.spend()
	for w.decision == nil && len(w.agenda) > 0 {
		next := w.agenda[0]
		w.agenda = slices.Delete(w.agenda, 0, 1)
		next.run(w)
		w.spend()
	}
	if w.decision == nil {
		w.passOver()
		w.turnUps()
	}
}

// spend lets every Rival buy the points it can pay for. What Spend answers
// is done at once, so that nothing is paid for twice.
func (w *work) spend() {
	for _, s := range w.rivals() {
		for dos := rival.Spend(w.own(s)); len(dos) > 0; dos = rival.Spend(w.own(s)) {
			for _, d := range dos {
				w.perform(s, d)
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
	return w.relay(rule, s, mark, say(form, args...))
}

// relay tells a sentence that was made elsewhere.
func (w *work) relay(rule facts.RuleID, s Seat, mark Mark, says speech.Sentence) *Event {
	w.events = append(w.events, Event{Rule: rule, Seat: s, Mark: mark, Say: says})
	return &w.events[len(w.events)-1]
}

// doJob is one action of a Rival.
type doJob struct {
	seat Seat
	do   rival.Action
}

func (j doJob) run(w *work) { w.perform(j.seat, j.do) }

// pushDos puts a Rival's actions at the front of the agenda, with reasons that
// go for all of them.
func (w *work) pushDos(s Seat, dos []rival.Action, why ...speech.Sentence) {
	jobs := make([]job, len(dos))
	for i, d := range dos {
		d.Because = slices.Concat(why, d.Because)
		jobs[i] = doJob{s, d}
	}
	w.push(jobs...)
}

// stepJob is a step of a Rival's turn, and those after it.
type stepJob struct {
	seat  Seat
	steps []rival.Step
}

func (j stepJob) run(w *work) {
	if len(j.steps) == 0 {
		w.endTurn(j.seat)
		return
	}
	w.push(stepJob{j.seat, j.steps[1:]})
	w.pushDos(j.seat, j.steps[0].Act(w.view(j.seat)))
}
