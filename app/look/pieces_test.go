package look

import (
	"testing"

	"fyne.io/fyne/v2/theme"
)

func TestEverySeatHasAColourOfItsOwn(t *testing.T) {
	all := AllPieces()
	if len(all) != 4*3*2 || all[0] != usual {
		t.Fatalf("%d ways to share four colours among three seats, %v first", len(all), all[0])
	}
	seen := map[string]bool{}
	for _, p := range all {
		seen[p.String()] = true
		if !p.valid() || ParsePieces(p.String()) != p {
			t.Errorf("%v is read back as %v", p, ParsePieces(p.String()))
		}
		for slot := range p {
			for c := range allPieces {
				to := p.With(slot, c)
				before, taken := p.Holder(c)
				if !to.valid() || to[slot] != c {
					t.Errorf("%v with %v for seat %d is %v", p, c, slot, to)
				}
				if taken && to[before] != p[slot] && before != slot {
					t.Errorf("%v with %v for seat %d is %v: seat %d has nothing for it", p, c, slot, to, before)
				}
			}
		}
	}
	if len(seen) != len(all) {
		t.Errorf("%d names for %d", len(seen), len(all))
	}
}

func TestPiecesThatCannotBeAreTheUsualOnes(t *testing.T) {
	for _, kept := range []string{"", "blue", "blue blue red", "blue red green yellow", "blue red purple", "\x00", "Blue Red Green", "0 1 2"} {
		if got := ParsePieces(kept); got != usual {
			t.Errorf("%q is read as %v", kept, got)
		}
	}
	for _, p := range []Pieces{{}, {Red, Red, Blue}, {Red, Blue, allPieces}, {200, 1, 2}} {
		if got := New(Options{Pieces: p}).Options().Pieces; got != usual {
			t.Errorf("%v is taken as %v", p, got)
		}
	}
}

// A seat is drawn in the colour of its pieces, whatever light there is.
func TestSeatsAreDrawnInTheColoursOfTheirPieces(t *testing.T) {
	for name, th := range themes() {
		for _, p := range AllPieces() {
			o := th.Options()
			o.Pieces = p
			drawn := New(o)
			for slot, c := range p {
				for part := range parts {
					got, want := drawn.Color(SeatColor(slot, Part(part)), 0), drawn.Color(PieceColor(c, Part(part)), 0)
					if got != want || got == drawn.Color(theme.ColorNameForeground, 0) {
						t.Errorf("%s, %v: part %d of seat %d is %v, want %v", name, p, part, slot, got, want)
					}
				}
			}
		}
	}
}
