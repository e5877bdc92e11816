package look

import (
	"strings"

	"fyne.io/fyne/v2"
)

// Piece is a colour that the wooden pieces of the box come in.
type Piece uint8

// The colours, in the order they are offered.
const (
	Blue Piece = iota
	Red
	Green
	Yellow
	allPieces
)

// EachPiece is every colour, as they are offered.
var EachPiece = [allPieces]Piece{Blue, Red, Green, Yellow}

var pieceNames = [allPieces]string{Blue: "blue", Red: "red", Green: "green", Yellow: "yellow"}

// String is the name that a colour is kept by.
func (p Piece) String() string {
	if p < allPieces {
		return pieceNames[p]
	}
	return ""
}

// PieceColor is a colour of pieces for one use.
func PieceColor(p Piece, part Part) fyne.ThemeColorName {
	return fyne.ThemeColorName("piece-" + p.String() + parts[part])
}

// Pieces is the colour of each seat, in the order of the table's seats.
type Pieces [len(shapes)]Piece

// usual are the pieces that nobody chose.
var usual = Pieces{Blue, Red, Green}

// AllPieces lists every way to share the colours out, the usual one first. No
// two seats have one colour.
func AllPieces() []Pieces {
	list := []Pieces{usual}
	for _, one := range EachPiece {
		for _, two := range EachPiece {
			for _, three := range EachPiece {
				if p := (Pieces{one, two, three}); p.valid() && p != usual {
					list = append(list, p)
				}
			}
		}
	}
	return list
}

// String is how the pieces are kept; ParsePieces reads it.
func (p Pieces) String() string {
	var names []string
	for _, c := range p {
		names = append(names, c.String())
	}
	return strings.Join(names, " ")
}

// ParsePieces reads pieces that were kept. What is none of AllPieces is the
// usual ones.
func ParsePieces(kept string) Pieces {
	for _, p := range AllPieces() {
		if p.String() == kept {
			return p
		}
	}
	return usual
}

// With gives a seat a colour. The seat that has it takes the other's.
func (p Pieces) With(slot int, c Piece) Pieces {
	if other, taken := p.Holder(c); taken {
		p[other] = p[seat(slot)]
	}
	p[seat(slot)] = c
	return p
}

// Holder is the seat that has a colour; ok is false where it is left over.
func (p Pieces) Holder(c Piece) (slot int, ok bool) {
	for slot, has := range p {
		if has == c {
			return slot, true
		}
	}
	return 0, false
}

// valid reports whether every seat has a colour of its own.
func (p Pieces) valid() bool {
	for i, c := range p {
		if first, _ := p.Holder(c); c >= allPieces || first != i {
			return false
		}
	}
	return true
}
