package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/board"
	"hagal/app/page/table/moment"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
)

// keys are those of the table: undo and redo, the tabs, and what the moment
// asks for. Letters are as the keyboard's layout writes them: while a question
// is open they are its answers', else each names a space.
func (p *Page) keys(now moment.Moment, answers []*kit.Tap) shell.Keys {
	keys := shell.Keys{
		{Name: fyne.KeyZ, Shortcut: true}: p.play.Undo,
		{Name: fyne.KeyY, Shortcut: true}: p.play.Redo,
		{Rune: '%'}:                       p.play.SwitchOdds,
	}
	for letter, do := range map[rune]func(){'u': p.play.Undo, 'y': p.play.Redo} {
		if !begins(answers, letter) {
			keys[shell.Key{Rune: letter}] = do
		}
	}
	for tab, key := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3} {
		keys[shell.Key{Name: key, Shortcut: true}] = func() { p.play.Open(play.Tab(tab)) }
	}
	for i, s := range p.play.Table().Seats() {
		keys[shell.Key{Rune: '1' + rune(i)}] = func() { sheet.Seat(p.play, s) }
	}
	if spaces := moment.Board(now); len(answers) == 0 {
		for id, letter := range board.Letters(p.play.Table().Spaces()) {
			keys[shell.Key{Rune: letter}] = spaces.Choose(id)
		}
	}
	for r, do := range moment.Keys(now) {
		keys[shell.Key{Rune: r}] = do
	}
	if p.play.Chosen() {
		keys[shell.Key{Name: fyne.KeyEscape}] = p.play.Drop
	}
	return keys
}

// begins reports whether an answer begins with a letter.
func begins(answers []*kit.Tap, letter rune) bool {
	return slices.ContainsFunc(answers, func(t *kit.Tap) bool { return strings.HasPrefix(strings.ToLower(t.Name), string(letter)) })
}

// help says what the keys of the table do, and which letter is which space.
func (p *Page) help() []shell.KeyHelp {
	tb := p.play.Table()
	help := []shell.KeyHelp{
		{Key: "U  Y", Does: words.T("Undo") + ", " + words.T("Redo")},
		{Key: "1 2 3", Does: words.T("the figures of a seat; the answers of a question; with a space chosen, the troops or the tile bought; in a Reveal turn, the swords")},
		{Key: "+", Does: words.T("deploy the troop that is offered")},
		{Key: "R", Does: words.T("Reveal")},
		{Key: "%", Does: words.T("show or hide the odds")},
	}
	if tb.Brings(facts.Dreadnoughts) {
		help = append(help, shell.KeyHelp{Key: ".", Does: words.T("with a space chosen, one dreadnought more")})
	}
	first, letters := len(help), board.Letters(tb.Spaces())
	for _, s := range tb.Spaces() {
		if letters[s.ID] != 0 {
			help = append(help, shell.KeyHelp{Key: strings.ToUpper(string(letters[s.ID])), Does: words.Word(s.ID)})
		}
	}
	slices.SortStableFunc(help[first:], func(a, b shell.KeyHelp) int { return strings.Compare(a.Key, b.Key) })
	return help
}
