package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/data/facts"
	"hagal/engine"
)

// Keys is what letters and digits do in a moment.
func Keys(m Moment) map[rune]func() { return m.keys() }

// deployKey deploys the troop that defends a location.
const deployKey = '+'

// keys deploys the troop that is offered, if one is.
func (s scene) keys() map[rune]func() {
	keys := map[rune]func(){}
	if e, ok := s.offered(); ok {
		keys[deployKey] = s.deploys(e)
	}
	return keys
}

// keys gives the answers of a question digits, as they stand.
func (q decision) keys() map[rune]func() {
	keys := map[rune]func(){}
	for i, o := range q.tb.Decision().Options {
		keys[digit(i+1)] = q.do(engine.Pick{Option: o})
	}
	return keys
}

// keys gives the Conflict cards digits, as they stand.
func (c conflict) keys() map[rune]func() {
	keys := map[rune]func(){}
	for i, card := range c.due() {
		keys[digit(i+1)] = c.do(engine.Round{Conflict: card.ID})
	}
	return keys
}

// digit is the digit of a number from 1 to 10, which is 0.
func digit(n int) rune { return '0' + rune(n%10) }

// badge is the digit of an answer.
func badge(f part.Frame, n int) fyne.CanvasObject { return keySign(f, digit(n)) }

// keySign is the key of something, shown where there is a keyboard to be
// expected.
func keySign(f part.Frame, key rune) fyne.CanvasObject {
	if !f.Wide {
		return part.Nothing()
	}
	return kit.Line(string(key), part.Label)
}

// fleetKey is how many dreadnoughts go into the Conflict, one more at each press.
const fleetKey = '.'

// keys tells the units of the space chosen, or begins the Reveal turn.
func (y yourTurn) keys() map[rune]func() {
	switch t := y.play.Draft().Turn; {
	case t.Space != "" && facts.SpaceOf(t.Space).Combat:
		keys := stepping(t.Troops, y.most(troops), y.set(troops))
		if most := y.most(dreadnoughts); most > 0 {
			keys[fleetKey] = func() { y.set(dreadnoughts)((t.Dreadnoughts + 1) % (most + 1)) }
		}
		return keys
	case movesFreighter(y.tb, t.Space):
		return map[rune]func(){'1': y.switchDividends}
	case buysTech(y.tb, t.Space):
		return y.buyingKeys()
	case t.Space != "":
		return nil
	case y.agentsLeft() > 0:
		keys := y.scene.keys()
		keys['r'] = y.reveals
		return keys
	}
	return y.strengthKeys()
}

// buyingKeys tells the tile bought by its stack's number, or none by 0.
func (y yourTurn) buyingKeys() map[rune]func() {
	keys := map[rune]func(){}
	for n := range len(y.tb.Stacks()) + 1 {
		if n == 0 || y.tb.Stacks()[n-1].Up != "" {
			keys[digit(n)] = func() { y.buy(n) }
		}
	}
	return keys
}

func (r reveal) keys() map[rune]func() { return r.strengthKeys() }

// strengthKeys tells the strength: digits are the swords that are added to what
// the units count, those after one another one number.
func (s scene) strengthKeys() map[rune]func() {
	side := s.tb.Side(s.tb.Turn())
	if side.Units() == 0 {
		return nil
	}
	keys := stepping(s.strength(), play.MostStrength, s.tell)
	for n := range 10 {
		keys['0'+rune(n)] = s.choose(func(d *play.Draft) {
			swords := n
			if more := 10*d.Turn.Beyond + n; d.Turn.Typing && side.UnitStrength()+more <= play.MostStrength {
				swords = more
			}
			d.Turn.Beyond, d.Turn.Typing = swords, true
		})
	}
	return keys
}

// stepping is the keys of a figure from 0 to most: its digits, + and -.
func stepping(n, most int, set func(int)) map[rune]func() {
	keys := map[rune]func(){'+': func() { set(min(most, n+1)) }, '-': func() { set(max(0, n-1)) }}
	for i := range min(most, 9) + 1 {
		keys['0'+rune(i)] = func() { set(i) }
	}
	return keys
}
