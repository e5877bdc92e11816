package engine_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/odds"
	player "hagal/engine/play"
)

// met are tables as random games meet them, those that are wanted.
func met(t *testing.T, seed uint64, n int, want func(engine.Table) bool) []engine.Table {
	t.Helper()
	var all []engine.Table
	for r := rand.New(rand.NewPCG(seed, 7)); len(all) < n; {
		p := player.NewRandom(r)
		setup := p.Setup()
		setup.RealCards = false
		result, err := engine.Table{}.Apply(setup)
		if err != nil {
			t.Fatal(err)
		}
		for table := result.Table; table.Phase() != engine.PhaseOver && !table.RealCards(); table = result.Table {
			if want(table) && r.IntN(8) == 0 {
				all = append(all, table)
			}
			if next, err := table.Apply(p.Next(table)); err == nil {
				result = next
			}
		}
	}
	return all[:n]
}

func rivalDue(t engine.Table) bool {
	return t.Phase() == engine.PhasePlayerTurns && t.Decision() == nil && t.Turn().Rival()
}

func humanDue(t engine.Table) bool {
	return t.Phase() == engine.PhasePlayerTurns && t.Decision() == nil && t.Turn().Human()
}

// settle answers what is open after a Rival's turn, in one way.
func settle(t *testing.T, table engine.Table, p *player.Random) engine.Table {
	t.Helper()
	for table.Decision() != nil {
		r, err := table.Apply(p.Onward(table))
		if err != nil {
			t.Fatal(err)
		}
		table = r.Table
	}
	return table
}

// heap is a real deck face down: how many of each card.
type heap struct{ all, left []facts.CardID }

// draws is every card that can come, as often as it is there, and the heap then.
func (h heap) draws(each func(id facts.CardID, then heap)) {
	for i, id := range h.left {
		then := heap{h.all, slices.Delete(slices.Clone(h.left), i, i+1)}
		if len(then.left) == 0 || facts.CardOf(id).Reshuffle {
			then.left = h.all
		}
		each(id, then)
	}
}

// fewCards is a random small deck of the table's cards.
func fewCards(r *rand.Rand, table engine.Table, size int) heap {
	cards := table.HagalCards()
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	h := heap{all: slices.Clone(cards[:size])}
	if id := facts.CardID("reshuffle"); slices.Contains(cards, id) && !slices.Contains(h.all, id) {
		h.all[0] = id
	}
	for len(h.left) == 0 {
		for _, id := range h.all {
			if r.IntN(3) > 0 || facts.CardOf(id).Reshuffle {
				h.left = append(h.left, id)
			}
		}
	}
	return h
}

// orders counts what the engine does in every order of a deck.
type orders struct {
	*testing.T
	p    *player.Random
	told map[string]*big.Rat
	cut  *big.Rat // Reshuffle came up too often to go on
}

func (o *orders) add(weight *big.Rat, form string, args ...any) {
	key := fmt.Sprintf(form, args...)
	if o.told[key] == nil {
		o.told[key] = new(big.Rat)
	}
	o.told[key].Add(o.told[key], weight)
}

// turn plays a Rival's turn with every list of cards that can be drawn.
func (o *orders) turn(table engine.Table, h heap, cards []facts.CardID, weight *big.Rat, done func(engine.Table, facts.CardID, facts.SpaceID, heap, *big.Rat)) {
	if len(cards) > 8 {
		o.cut.Add(o.cut, weight)
		return
	}
	each := new(big.Rat).Mul(weight, big.NewRat(1, int64(len(h.left))))
	h.draws(func(id facts.CardID, then heap) {
		list := append(slices.Clip(cards), id)
		r, err := table.Apply(engine.Rival{Seat: table.Turn(), Cards: list})
		var agents []engine.Posted
		if err == nil {
			agents = r.Table.Agents()
		}
		switch {
		case len(agents) > len(table.Agents()):
			done(settle(o.T, r.Table, o.p), id, agents[len(agents)-1].Space, then, each)
		case !seenAll(list, h.all):
			o.turn(table, then, list, each, done)
		case err != nil:
			o.Errorf("all cards were seen, and yet: %v", err)
		default:
			done(settle(o.T, r.Table, o.p), "", "", then, each)
		}
	})
}

func seenAll(list, all []facts.CardID) bool {
	list = slices.Clone(list)
	for _, id := range all {
		i := slices.Index(list, id)
		if i < 0 {
			return false
		}
		list = slices.Delete(list, i, i+1)
	}
	return true
}

func (o *orders) tell(n int, card facts.CardID, space facts.SpaceID, weight *big.Rat) {
	if card == "" {
		o.add(weight, "%d pass", n)
		return
	}
	o.add(weight, "%d card %s", n, card)
	o.add(weight, "%d space %s", n, space)
}

// all plays the turns ahead.
func (o *orders) all(table engine.Table, h heap, seats int) {
	o.turn(table, h, nil, big.NewRat(1, 1), func(after engine.Table, card facts.CardID, space facts.SpaceID, then heap, weight *big.Rat) {
		o.tell(0, card, space, weight)
		if space != "" {
			o.add(weight, "taken %s", space)
		}
		if seats == 1 {
			return
		}
		if got := after.CardsToCome(); len(got) != len(then.left) {
			o.Errorf("%d cards to come, %d in the heap", len(got), len(then.left))
		}
		o.turn(after, then, nil, weight, func(_ engine.Table, card facts.CardID, to facts.SpaceID, _ heap, weight *big.Rat) {
			o.tell(1, card, to, weight)
			if to != "" && to != space {
				o.add(weight, "taken %s", to)
			}
		})
	})
}

// same compares what is said with what was counted.
func (o *orders) same(a odds.Ahead) {
	said := map[string]odds.Chance{}
	for n, turn := range a.Turns {
		for id, c := range turn.Cards {
			said[fmt.Sprintf("%d card %s", n, id)] = c
		}
		for id, c := range turn.Spaces {
			said[fmt.Sprintf("%d space %s", n, id)] = c
		}
		if !turn.Pass.IsZero() {
			said[fmt.Sprintf("%d pass", n)] = turn.Pass
		}
	}
	for id, c := range a.Taken {
		said["taken "+string(id)] = c
	}
	o.compare(said)
}

func (o *orders) compare(said map[string]odds.Chance) {
	for what, c := range said {
		o.add(new(big.Rat), "%s", what)
		got, ok := new(big.Rat).SetString(c.String())
		least := o.told[what]
		if most := new(big.Rat).Add(least, o.cut); !ok || got.Cmp(least) < 0 || got.Cmp(most) > 0 {
			o.Errorf("%s is said to be %v, counted %v to %v", what, c, least, most)
		}
	}
	for what, r := range o.told {
		if _, ok := said[what]; !ok && r.Sign() > 0 {
			o.Errorf("%s is left out, counted %v", what, r)
		}
	}
}

func newOrders(t *testing.T, r *rand.Rand) *orders {
	return &orders{t, player.NewSensible(r), map[string]*big.Rat{}, new(big.Rat)}
}

// Whatever the order of a small deck, the engine's turns come out as often as
// the odds say.
func TestOddsAreWhatTheEngineDoesInEveryOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	second, passes := 0, 0
	for i, table := range met(t, 1, 300, rivalDue) {
		h := fewCards(r, table, 2+r.IntN(3))
		table = table.WithDeck(h.all, h.left, 1)
		said := odds.Turns(table)
		o := newOrders(t, r)
		if then := table.DueAfter(table.Turn(), false); len(said.Turns) == 2 && then != said.Turns[1].Seat {
			t.Fatalf("%d: %s is due after %s, not %s", i, then, table.Turn(), said.Turns[1].Seat)
		}
		if said.Turns[0].Pass.Certain() && len(said.Turns) == 2 && allRevealed(table) {
			continue // two who pass in a row may end the round between them
		}
		o.all(table, h, len(said.Turns))
		o.same(said)
		if t.Failed() {
			t.Fatalf("%d: %v of %v\n%+v", i, h.left, h.all, table.State())
		}
		second += len(said.Turns) - 1
		if !said.Turns[0].Pass.IsZero() {
			passes++
		}
	}
	if second < 40 || passes < 10 {
		t.Errorf("only %d second turns and %d passes", second, passes)
	}
}

func allRevealed(t engine.Table) bool {
	for _, s := range t.Humans() {
		if !t.Side(s).Revealed {
			return false
		}
	}
	return true
}

// Whatever the order of a small deck, the sword cards come out as often as the
// odds say.
func TestOddsOfACombatAreWhatTheEngineDoesInEveryOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	fights, brutal := 0, 0
	for i, table := range met(t, 2, 260, func(t engine.Table) bool {
		return t.Phase() == engine.PhaseCombat && !t.CombatStarted() && t.Decision() == nil
	}) {
		h := fewCards(r, table, 2+r.IntN(3))
		table = table.WithDeck(h.all, h.left, 1)
		o := newOrders(t, r)
		o.fight(table, h, engine.Combat{}, big.NewRat(1, 1))
		said := map[string]odds.Chance{}
		for s, at := range odds.Combat(table) {
			for what, c := range map[string]odds.Chance{"win": at.Win, "tie": at.Tie, "second": at.Second} {
				if !c.IsZero() {
					said[fmt.Sprintf("%s %s", s, what)] = c
				}
			}
		}
		o.compare(said)
		if t.Failed() {
			t.Fatalf("%d: %v of %v\n%+v", i, h.left, h.all, table.State())
		}
		if len(table.Fighting()) > 0 {
			fights++
			brutal += table.SwordCards() - 1
		}
	}
	if fights < 60 || brutal < 5 {
		t.Errorf("only %d Combats, %d brutal", fights, brutal)
	}
}

// fight starts a Combat with every list of sword cards that can be drawn.
func (o *orders) fight(table engine.Table, h heap, in engine.Combat, weight *big.Rat) {
	for _, s := range table.Fighting() {
		i := slices.IndexFunc(in.Swords, func(sw engine.Swords) bool { return sw.Seat == s })
		var cards []facts.CardID
		if i >= 0 {
			cards = in.Swords[i].Cards
		}
		if len(cards) > 7 {
			o.cut.Add(o.cut, weight)
			return
		}
		if drawn(cards) == table.SwordCards() {
			continue
		}
		each := new(big.Rat).Mul(weight, big.NewRat(1, int64(len(h.left))))
		h.draws(func(id facts.CardID, then heap) {
			next := engine.Combat{Swords: slices.Clone(in.Swords)}
			list := append(slices.Clip(cards), id)
			if i < 0 {
				next.Swords = append(next.Swords, engine.Swords{Seat: s, Cards: list})
			} else {
				next.Swords[i].Cards = list
			}
			o.fight(table, then, next, each)
		})
		return
	}
	r, err := table.Apply(in)
	if err != nil {
		o.Fatal(in, err)
	}
	places := r.Table.Places()
	for _, p := range places {
		switch {
		case p.Wins:
			o.add(weight, "%s win", p.Seat)
		case !places[0].Wins:
			o.add(weight, "%s tie", p.Seat)
		case p.Reward == 1:
			o.add(weight, "%s second", p.Seat)
		}
	}
}

// drawn counts the cards beside Reshuffle.
func drawn(cards []facts.CardID) int {
	n := 0
	for _, id := range cards {
		if !facts.CardOf(id).Reshuffle {
			n++
		}
	}
	return n
}
