package engine

import (
	"testing"

	"hagal/data/facts"
)

// An input that says it is plain is taken without its line being read; it must
// read back as itself all the same.
func FuzzPlain(f *testing.F) {
	for _, line := range []string{"agent you arrakeen troops=2", "rival left cards=wealth,conspire", "reveal you strength=3 dice=1,6", "combat left=wealth right=secrets",
		"resolve", "recall", "round skirmish-a", "pick bene-gesserit", "tile 2 flagship", "tile 1 empty", "strength right 7", "bonus hagga-basin 3", "influence left fremen -2", "acquire you 2 points=1", "acquire two 1 influence=emperor,guild", "dividends two", "final one points=2 garrison=3", "tiles windtraps artillery flagship",
		"table solo expansion=ix difficulty=mentat you=- left=memnon-thorvald right=glossu-rabban variants=brutal,churn deck=app seed=3",
		"table two expansion=base first=two deck=cards"} {
		f.Add(line, 0, "x")
		f.Add(line, 1<<14+100, "base")
		f.Add(line, -44, "base")
	}
	f.Fuzz(func(t *testing.T, line string, n int, word string) {
		in, err := Parse(line)
		if err != nil || in == nil {
			return
		}
		for _, in := range append(twisted(in, n, word), in) {
			if p, ok := in.(plainer); !ok || !p.plain() {
				continue
			}
			again, err := Parse(in.String())
			if err != nil || again == nil || !equal(in, again) {
				t.Errorf("%#v says it is plain; its line %q reads back as %#v, %v", in, in, again, err)
			}
		}
	})
}

// twisted is the input with one thing in it that no line may say.
func twisted(in Input, n int, word string) []Input {
	switch in := in.(type) {
	case Agent:
		a, b, c := in, in, in
		a.Seat, b.Troops, c.Space = Seat(n), n, in.Space+" "
		return []Input{a, b, c}
	case Setup:
		return setups(in, n, word)
	case Tiles:
		a := in
		a.IDs[1] = facts.TileID(word)
		return []Input{a}
	case Rival:
		return []Input{Rival{Seat(n), in.Cards}, Rival{in.Seat, append(in.Cards, "x")}}
	case Reveal:
		a, b := in, in
		a.Strength, b.Dice = n, [2]int{n, in.Dice[1]}
		return []Input{a, b, Reveal{Seat(n), in.Strength, in.Dice}}
	case Combat:
		return []Input{Combat{append(in.Swords, Swords{Seat(n), nil})}, Combat{append(in.Swords, in.Swords...)}}
	case Pick:
		return []Input{Pick{word}}
	case Tile:
		return []Input{Tile{n, in.Tile}, Tile{in.Stack, "x"}}
	case Strength:
		return []Input{Strength{Seat(n), in.N}, Strength{in.Seat, n}}
	case Bonus:
		return []Input{Bonus{in.Space, n}, Bonus{in.Space + " ", in.N}}
	case Influence:
		return []Input{Influence{Seat(n), in.Faction, in.N}, Influence{in.Seat, facts.Faction(n), in.N}, Influence{in.Seat, in.Faction, n}}
	case Acquire:
		a, b, c := in, in, in
		a.Stack, b.Points, c.Influence = n, n, append(in.Influence, facts.Faction(n))
		return []Input{a, b, c, Acquire{Seat: Seat(n), Stack: 1}}
	case Dividends:
		return []Input{Dividends{Seat(n)}}
	case Final:
		a, b := in, in
		a.Seat, b.Spice = Seat(n), n
		return []Input{a, b}
	}
	return nil
}

// setups are a set-up with one thing in it that its line may have no place for.
func setups(in Setup, n int, word string) (all []Input) {
	for _, change := range []func(*Setup){
		func(s *Setup) { s.Solo = !s.Solo }, func(s *Setup) { s.First = Seat(n) }, func(s *Setup) { s.Boxes = facts.Boxes(n) },
		func(s *Setup) { s.Variants = facts.Variants(n) }, func(s *Setup) { s.Difficulty = facts.DifficultyID(word) },
		func(s *Setup) { s.You = facts.LeaderID(word) }, func(s *Setup) { s.Left = facts.LeaderID(word) }, func(s *Setup) { s.Right = "" },
	} {
		other := in
		change(&other)
		all = append(all, other)
	}
	return all
}
