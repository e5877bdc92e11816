// Package table is the page of the open table: what happens now, the seats
// and the log, as tabs on a phone and side by side where there is room.
package table

import (
	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/page/table/log"
	"hagal/app/page/table/moment"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// Page is the open table.
type Page struct {
	host shell.Host
	desk *desk.Desk // the table that play and log are of
	play *play.Play
	log  *log.Log
}

// New makes the page.
func New(h shell.Host) *Page { return &Page{host: h} }

// Enter comes to the open table, with what was chosen when it was left.
func (p *Page) Enter(string) {
	if d := p.host.Desk(); d != p.desk {
		p.desk = d
		p.play = play.New(p.host, d, func() string { return moment.Of(p.play).Hint() })
	}
	p.log = log.New(p.play)
}

// Draw shows the table.
func (p *Page) Draw(f part.Frame) shell.Picture {
	now := moment.Of(p.play)
	v := now.Draw(f)
	var answers []*kit.Tap
	if f.Wide || p.play.Tab() == play.Now {
		answers = v.Answers()
	}
	if !f.Wide && p.play.Tab() != play.Now && v.Primary.Do == nil {
		// what the large button waits for is on the other tab
		v.Primary = part.Action{Label: v.Primary.Label, Sub: words.T("Back to the table"), Do: func() { p.play.Open(play.Now) }}
	}
	spaces := moment.Board(now)
	spaces.Mute = len(answers) > 0
	return shell.Picture{Body: arrangement{p, f, p.play.Table(), v, spaces}.draw(), Primary: &v.Primary,
		Keys: p.keys(now, answers), Help: p.help(), Reveal: v.Reveal, Answers: answers, Awake: true}
}
