package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// placing is who would take which reward as things stand (R-COMBAT-3).
type placing struct {
	tb     engine.Table
	places []engine.Place
}

func placingOf(tb engine.Table) placing { return placing{tb, tb.Places()} }

// leader reports whether a seat would win.
func (p placing) leader(s engine.Seat) bool {
	return len(p.places) > 0 && p.places[0].Wins && p.places[0].Seat == s
}

// tiedFirst reports whether nobody would win, since the strongest are equal.
func (p placing) tiedFirst() bool { return len(p.places) > 1 && !p.places[0].Wins }

// takes is what a seat would take, and that it is tied.
func (p placing) takes(s engine.Seat) fyne.CanvasObject {
	for _, at := range p.places {
		if at.Seat == s {
			return p.takesAt(at)
		}
	}
	return part.Text(words.T("takes nothing"), part.Small)
}

func (p placing) takesAt(at engine.Place) fyne.CanvasObject {
	place, tied := part.PlaceName(at.Reward), ""
	switch {
	case at.Reward == 2:
		place, tied = words.T("Tied for 2nd"), words.T("Tied for 2nd: each takes the 3rd reward")
	case at.Reward == 1 && p.tiedFirst():
		place, tied = words.T("Tied for 1st"), words.T("Tied for 1st: nobody wins, each takes the 2nd reward")
	}
	if at.Seat == engine.Hagal {
		return part.Text(words.T("{0}: House Hagal takes no reward", place), part.Small)
	}
	c, _ := p.tb.Conflict()
	reward := part.Reward(c.Rewards[at.Reward], 20, part.Strong)
	if tied != "" {
		return kit.Column(2, part.Text(tied, part.Good), kit.Flow(part.Near, reward...))
	}
	return kit.Flow(part.Near, append([]fyne.CanvasObject{kit.Line(place, part.Good)}, reward...)...)
}

// lacks is what a person lacks to tie and to win, or nothing.
func (p placing) lacks(s engine.Seat) fyne.CanvasObject {
	behind := strongest(p.tb) - p.tb.Side(s).Strength()
	switch {
	case !s.Human() || p.tb.Side(s).Units() == 0 || p.leader(s):
		return part.Nothing()
	case behind == 0:
		return part.Text(words.T("To win: {0} more strength", 1), part.Small)
	}
	return part.Text(words.T("To tie for 1st: {0} more strength; to win: {1} more", behind, behind+1), part.Small)
}
