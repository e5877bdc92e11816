package newtable

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// suggestion is a game that one tap chooses: its Leaders and its difficulty.
type suggestion struct {
	name       string
	difficulty facts.DifficultyID
	leaders    [2]facts.LeaderID
}

// suggestions are the first game that the leaflet proposes, the one in the
// middle of all that were measured with the boxes on the table, and the
// fastest; none with your own Leader, and none where nothing was measured.
func (p *Page) suggestions() []suggestion {
	s := p.setup
	if !s.Solo || !p.asMeasured() {
		return nil
	}
	paces := slices.DeleteFunc(facts.Paces(s.Boxes), func(p facts.Pace) bool { return slices.Contains(p.Leaders[:], s.You) })
	if len(paces) == 0 {
		return nil
	}
	slowest, even, fierce := paces[0], paces[len(paces)/2], paces[len(paces)-1]
	first := suggestion{words.T("First game"), slowest.Difficulty, slowest.Leaders}
	if f := firstSetup(); s.You != f.Left && s.You != f.Right {
		first = suggestion{first.name, f.Difficulty, [2]facts.LeaderID{f.Left, f.Right}}
	}
	return []suggestion{first, {words.T("Even game"), even.Difficulty, even.Leaders}, {words.T("Fierce game"), fierce.Difficulty, fierce.Leaders}}
}

// chosen reports whether the table is the one suggested, whoever sits left.
func (p *Page) chosen(g suggestion) bool {
	s := p.setup
	return s.Difficulty == g.difficulty && slices.Contains(g.leaders[:], s.Left) && slices.Contains(g.leaders[:], s.Right)
}

// suggested are the suggestions to tap.
func (p *Page) suggested() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, g := range p.suggestions() {
		list = append(list, part.Choice(g.name, p.chosen(g), p.choose(func() {
			p.setup.Difficulty, p.setup.Left, p.setup.Right = g.difficulty, g.leaders[0], g.leaders[1]
		})))
	}
	if len(list) == 0 {
		return nil
	}
	return []fyne.CanvasObject{part.Text(words.T("Suggestions"), part.Label), part.Grid(part.Near, 100, 3, list...)}
}

// The rounds that are the ends of the scale, in hundredths: all that was
// measured lies between them.
const (
	easyRound = 900
	hardRound = 700
)

// pace is who the Rivals are, and in which round the faster of them has 10
// points, which is told of games without variants; nothing where it was not
// measured.
func (p *Page) pace() []fyne.CanvasObject {
	s := p.setup
	pace, ok := p.measured()
	if !ok {
		return nil
	}
	says := words.T("If you fight in every Conflict; in round {0} if you stay out. From simulated games with simple play.", words.Tenths(pace.Against[facts.Peaceful].Rounds))
	if s.Variants != 0 {
		says += " " + words.T("Measured without variants.")
	}
	fighting := pace.Against[facts.Fighting].Rounds
	scale := kit.Row(part.Near, 1, kit.Line(words.T("easy"), part.Small),
		kit.Bar(share(fighting), 1, look.VP, 10*part.Scale()), kit.Line(words.T("hard"), part.Small))
	return []fyne.CanvasObject{kit.Card(part.CardFace(), kit.Column(part.Tight,
		part.Text(words.T(facts.DifficultyOf(s.Difficulty).Name)+" · "+p.name(), part.Strong),
		part.Text(words.T("A Rival has 10 points in round {0} on average.", words.Tenths(fighting)), part.Body), scale,
		part.Text(says, part.Small)))}
}

// measured is the pace of the Rivals and the difficulty chosen, without the
// variants; ok is false where none was measured, as with one that changes how
// many points win.
func (p *Page) measured() (pace facts.Pace, ok bool) {
	s := p.setup
	if !s.Solo || !p.asMeasured() {
		return pace, false
	}
	return facts.PaceOf(s.Boxes, 0, s.Difficulty, s.Left, s.Right)
}

// asMeasured reports whether the game ends at as many points as those measured.
func (p *Page) asMeasured() bool {
	return p.setup.Variants.WinningPoints() == facts.Variants(0).WinningPoints()
}

// sub says below the large button who plays, and how fast the Rivals are, which
// is in sight whatever is chosen.
func (p *Page) sub() string {
	pace, ok := p.measured()
	if !ok {
		return p.name()
	}
	rivals := speech.List{And: true, Items: []speech.Arg{words.Player{Seat: engine.Left, Leader: p.setup.Left}, words.Player{Seat: engine.Right, Leader: p.setup.Right}}}
	return words.T("{0}: 10 points in round {1}", rivals, words.Tenths(pace.Against[facts.Fighting].Rounds))
}

// share is how far a round is from the easy end of the scale to the hard one.
func share(hundredths int) float32 {
	return float32(easyRound-hundredths) / (easyRound - hardRound)
}
