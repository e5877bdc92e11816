package words

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"sync"
	"testing"
	"unicode"
	"unicode/utf8"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
	"hagal/engine/play"
)

// spoken is a sentence of a random game, with the table it was said at.
type spoken struct {
	kind  kind
	table engine.Table
	say   speech.Sentence
	of    engine.Seat // the seat an event is about
}

// text is the sentence in the language spoken now.
func (s spoken) text() string { return Event(s.table, engine.Event{Say: s.say, Seat: s.of}) }

// kind is where a sentence stands, which says how it begins and ends.
type kind int

const (
	happened kind = iota
	asked
	reasoned
	refused // why, and what is allowed
)

// spoke is a number of games, of what they say, or of laws on it, a quarter of it with -short.
func spoke(n int) int {
	if testing.Short() {
		return n / 4
	}
	return n
}

// spokenGames are the sentences of random games: what happened and why, what
// was asked and what was refused, each form with its arguments once.
var spokenGames = sync.OnceValue(func() []spoken {
	var list []spoken
	seen := map[string]bool{}
	add := func(k kind, t engine.Table, of engine.Seat, said ...speech.Sentence) {
		for _, say := range said {
			s := spoken{k, t, say, of}
			if key := fmt.Sprint(k, s.say.Form, "\x00", s.text()); say.Form != "" && !seen[key] {
				seen[key] = true
				list = append(list, s)
			}
		}
	}
	for seed := range uint64(spoke(60)) {
		p := play.NewRandom(rand.New(rand.NewPCG(seed, 12)))
		other := play.NewRandom(rand.New(rand.NewPCG(seed, 13)))
		other.Wild = 70
		played, _ := play.Game(p, p.Setup()) // the engine's own tests say that it is sound
		var t engine.Table
		for _, line := range played.Lines {
			in, err := engine.Parse(line)
			if err != nil || in == nil {
				continue
			}
			r, err := t.Apply(in)
			if err != nil {
				break
			}
			t = r.Table
			for _, e := range r.Events {
				add(happened, t, e.Seat, e.Say)
				if seed%2 == 0 { // finding them plays the input once more
					add(reasoned, t, engine.Nobody, e.Because()...)
				}
			}
			if d := t.Decision(); d != nil {
				add(asked, t, engine.Nobody, d.Say)
				add(reasoned, t, engine.Nobody, d.Because()...)
			}
			var refusal *engine.Refusal
			if !t.RealCards() && t.Phase() != engine.PhaseOver && errors.As(t.Check(other.Next(t)), &refusal) {
				add(refused, t, engine.Nobody, refusal.Why, refusal.Allowed)
			}
		}
	}
	return list
})

// mistakes are what no sentence of a language says, whatever stands in it.
var mistakes = map[Language]*regexp.Regexp{
	English: regexp.MustCompile(`\b(You|you) (has|is|does|wins|was)\b|\b1 (troops|points|cards|Agents|swords|dreadnoughts|lines|tables)\b|\b([2-9]|\d\d) (troop|point|card|sword|dreadnought|line|table)\b`),
	Portuguese: regexp.MustCompile(`\b(com|de|em|para|diante de) (Imperador|Guilda|Bene|Fremen|Bacia|A Grande|Casa Hagal|Rival d)|\bde o\b|\bem (o|a)\b|\b1 (tropas|pontos|cartas|Cartas|especiarias|espadas|encouraçados|ícones)\b|` +
		`\b([2-9]|\d\d) (tropa|ponto|carta|Carta|especiaria|água|espada|encouraçado|ícone)\b|(Segredos|Drones de Treinamento|Satélites Espiões|Motores Holtzman|Captadores de Vento|Guerreiros Resistentes|Trajestiladores) \p{L}+(ado|ada|ido|ida)\b|(Naves Invasoras) \p{L}+(ado|ada|ados|ido)\b|Encouraçado (ignorada|usada)`),
	German: regexp.MustCompile(`\b(bei|mit|von|zu|vor|nach|auf|in|aus|an|für|über) (Imperator|Raumgilde|Bene|Fremen|Imperiales|Die große|Du|du|Linker|Rechter|Zähe|Hagga|Hoher)\b|\bDu (hat|ist|gewinnt|besitzt)\b|\b(Linker|Rechter) Rivale (hat|ist)\b.*\b(bist|hast)\b|` +
		`\b1 (Truppen|Punkte|Karten|Schwerter|Schlachtschiffe|Intrigenkarten|Frachtersymbole|Zeilen|Tische)\b|\b([2-9]|\d\d) (Trupp|Punkt|Karte|Schwert|Schlachtschiff|Intrigenkarte|Frachtersymbol|Zeile|Tisch)\b|` +
		`^(Invasionsschiffe|Trainingsdrohnen|Windfallen|Schallschnüffler|Geheimnisse|Zähe Krieger) (ist|liegt|war|hat|gibt)\b`),
	Spanish: regexp.MustCompile(`\b(con|de|en|a|por) (Emperador|Cofradía|Bene|Fremen|Depresión|Casa Hagal|Rival (iz|de)|tú[^\p{L}]|tú$|Tú)|\bde el\b|\ba el\b|\bTú (ha|tiene|no tiene)\b|\b1 (solaris|tropas|puntos|cartas|espadas|acorazados|iconos)\b|` +
		`\b([2-9]|\d\d) (solari|tropa|punto|carta|espada|acorazado|icono|especia|agua)\b|(Secretos|Drones de entrenamiento|Satélites espía|Detectores sónicos|Guerreros resistentes|Destiltrajes) \p{L}+(ado|ada|ido|ida)\b|(Trampas de viento|Naves de invasión) \p{L}+(ado|ada|ados|ido)\b|Acorazado (omitida|usada)|\b(y [Hh]?[Ii][^e]|o [Hh]?[Oo])`),
}

// Sentences of random games, in each language: no article, form or ending is
// wrong, nothing is left in English and no place is empty.
func TestGamesAreToldInEachLanguage(t *testing.T) {
	list := spokenGames()
	if len(list) < spoke(1000) {
		t.Fatalf("the games said only %d sentences", len(list))
	}
	odd := regexp.MustCompile(`\{|\}|\||  |^ | $| [,.;:!?](?:\s|$)|\(\)|%!`)
	for l, mistake := range mistakes {
		speak(t, l)
		bad := 0
		for _, s := range list {
			text := s.text()
			if wrong := mistake.FindString(text); wrong != "" && bad < 20 {
				bad++
				t.Errorf("%s: %q of %q says %q", l, text, s.say.Form, wrong)
			}
			if odd.MatchString(text) && !odd.MatchString(s.say.English()) {
				t.Errorf("%s: %q of %q is not whole", l, text, s.say.Form)
			}
		}
	}
}

// wrongEnds is what is wrong with how a sentence of a kind begins or ends.
func wrongEnds(k kind, text string) string {
	first, _ := utf8.DecodeRuneInString(text)
	last, _ := utf8.DecodeLastRuneInString(text)
	switch {
	case k != refused && unicode.IsLower(first):
		return "begins with a small letter"
	case k == reasoned && last != '.':
		return "is a reason without a full stop"
	case k == asked && last != '?':
		return "is a question without its mark"
	case (k == happened || k == refused) && strings.ContainsRune(".;:,", last):
		return "is a line with a mark at its end"
	}
	return ""
}

// Lines, questions, reasons and refusals begin and end in one way each, in
// every language.
func TestSentencesBeginAndEndInOneWay(t *testing.T) {
	for _, l := range Languages {
		speak(t, l.Language)
		told, kinds := map[string]bool{}, map[kind]int{}
		for _, s := range spokenGames() {
			kinds[s.kind]++
			if wrong := wrongEnds(s.kind, s.text()); wrong != "" && !told[s.say.Form] {
				told[s.say.Form] = true
				t.Errorf("%s: %q of %q %s", l.Language, s.text(), s.say.Form, wrong)
			}
		}
		if kinds[happened] < spoke(1000) || kinds[reasoned] < spoke(1000) || kinds[asked] < spoke(8) || kinds[refused] < spoke(100) {
			t.Errorf("%s: of each kind there were %v", l.Language, kinds)
		}
	}
	for text, k := range map[string]kind{"its own Agent": reasoned, "Its own Agent": reasoned, "Passes.": happened, "an Agent is there;": refused, "Which": asked} {
		if wrongEnds(k, text) == "" {
			t.Errorf("%q is taken", text)
		}
	}
}

// The mistakes that were once there would be found.
func TestTheMistakesWouldBeFound(t *testing.T) {
	for l, list := range map[Language][]string{
		English:    {"You has no Agent on Arrakeen", "1 points in all", "3 troop"},
		Portuguese: {"Influência com Guilda Espacial", "Segredos usada", "3 especiaria", "1 tropas", "2 água"},
		German:     {"+1 Einfluss bei Imperator", "Du hat keinen Agenten", "Windfallen liegt vor dir", "Agent nach Zähe Krieger", "schon vor Du", "1 Punkte"},
		Spanish:    {"1 solaris", "Secretos usada", "Influencia con Emperador", "delante de Tú", "3 agua", "Ana y Ilban Richese"},
	} {
		for _, s := range list {
			if !mistakes[l].MatchString(s) {
				t.Errorf("%s: %q would not be found", l, s)
			}
		}
	}
}

// The sentences that people and Rivals meet most, as they are to be.
func TestSentencesAgree(t *testing.T) {
	you, anna := Player{Seat: engine.You}, Player{Seat: engine.One, Name: "Anna"}
	left := Player{Seat: engine.Left, Leader: "memnon-thorvald"}
	for _, c := range []struct {
		language Language
		say      speech.Sentence
		want     string
	}{
		{English, speech.Of("{0} has no Agent on {1}", you, facts.SpaceID("arrakeen")), "You have no Agent on Arrakeen"},
		{English, speech.Of("{0} points in all", 1), "1 point in all"},
		{German, speech.Of("{0} has no Agent on {1}", you, facts.SpaceID("conspire")), "Du hast keinen Agenten auf dem Feld Verschwörung"},
		{German, speech.Of("{0} has no Agent on {1}", anna, facts.SpaceID("imperial-basin")), "Anna hat keinen Agenten auf dem Imperialen Becken"},
		{German, speech.Of("{0} influence with the {1} ({2} to {3})", speech.Signed(1), facts.Emperor, 0, 1), "+1 Einfluss beim Imperator (0 auf 1)"},
		{German, speech.Of("{0} is in front of {1} already", facts.TileID("windtraps"), left), "Windfallen liegen schon vor Memnon Thorvald"},
		{German, speech.Of("{0} is in front of {1} already", facts.TileID("flagship"), engine.Left), "Flaggschiff liegt schon vor dem linken Rivalen"},
		{German, speech.Of("Agent to {0}", facts.SpaceID("hardy-warriors")), "Agent zum Feld Zähe Krieger"},
		{German, speech.Of("Pays {0}", speech.Count{N: 1, Good: facts.Troop}), "Zahlt 1 Trupp"},
		{Portuguese, speech.Of("Takes the Alliance with the {0}", facts.Guild), "Ganha a Aliança com a Guilda Espacial"},
		{Portuguese, speech.Of("{0} can be used, no card is drawn after it", facts.CardID("secrets")), "Segredos podem ser usados: nenhuma carta é revelada depois"},
		{Portuguese, speech.Of("{0} can be used, no card is drawn after it", facts.CardID("dreadnought-1p")), "Encouraçado pode ser usado: nenhuma carta é revelada depois"},
		{Portuguese, speech.Of("{0} skipped: {1}", facts.CardID("dreadnought-1p"), speech.Of("no dreadnought in supply")), "Carta ignorada (Encouraçado): nenhum encouraçado no estoque"},
		{Portuguese, speech.Of("Gains {0}", speech.Count{N: 3, Good: facts.Spice}), "Ganha 3 especiarias"},
		{Portuguese, speech.Of("Pays {0}", speech.Count{N: 0, Good: facts.Troop}), "Paga 0 tropas"},
		{Portuguese, speech.Of("Pays {0}", speech.Count{N: 1, Good: facts.Troop}), "Paga 1 tropa"},
		{English, speech.Of("Done – next: {0}", you), "Done – your turn"},
		{English, speech.Of("Done – next: {0}", engine.Two), "Done – next: player two"},
		{German, speech.Of("Done – next: {0}", engine.Left), "Fertig – weiter mit dem linken Rivalen"},
		{Portuguese, speech.Of("Done – next: {0}", engine.Two), "Pronto: vez do jogador\u00a0dois"},
		{Portuguese, speech.Of("Gains {0}", speech.Count{N: 3, Good: facts.Water}), "Ganha 3 de água"},
		{Portuguese, speech.Of("Agent to {0}", facts.SpaceID("the-great-flat")), "Agente na Grande Chã"},
		{Portuguese, speech.Of("Turn of {0}", engine.Hagal), "Turno da Casa Hagal"},
		{Spanish, speech.Of("Gains {0}", speech.Count{N: 1, Good: facts.Solari}), "Recibe 1 solari"},
		{Spanish, speech.Of("Gains {0}", speech.Count{N: 2, Good: facts.Spice}), "Recibe 2 de especia"},
		{Spanish, speech.Of("{0} trashed", facts.TileID("windtraps")), "Trampas de viento desechadas"},
		{Spanish, speech.Of("{0} has {1} Agents on the board already", you, 1), "Tú ya tienes 1 Agente en el tablero"},
		{Spanish, speech.Of("Takes the Alliance with the {0}", facts.BeneGesserit), "Obtiene la Alianza con las Bene Gesserit"},
		{English, speech.Of("Tied for second: {0}. Each takes the third reward.", speech.ListOf(left, you).All()), "Tied for second: Memnon Thorvald and you. Each takes the third reward."},
		{German, speech.Of("Tied for second: {0}. Each takes the third reward.", speech.ListOf(you, left).All()), "Gleichstand um den zweiten Platz: Du und Memnon Thorvald. Jeder Beteiligte nimmt die dritte Belohnung."},
		{Spanish, speech.Of("Tied for second: {0}. Each takes the third reward.", speech.ListOf(left, Player{Seat: engine.Right, Leader: "ilban-richese"}).All()),
			"Empate en la segunda posición: Memnon Thorvald e Ilban Richese. Cada uno recibe la tercera recompensa."},
		{Spanish, speech.Of("Give {0} the First Player marker", engine.Left), "Dar la ficha de Jugador Inicial al Rival izquierdo"},
	} {
		speak(t, c.language)
		if got := Say(c.say); got != c.want {
			t.Errorf("%s: %q, want %q", c.language, got, c.want)
		}
	}
}

// An id in a refusal is told by its name.
func TestRefusalsHaveNamesAndNoIDs(t *testing.T) {
	id := regexp.MustCompile(`\b(bene-gesserit|[a-z]+-[a-z]+-[a-z]+|imperial-basin|hagga-basin|emperor|guild|vp|hagal|you left right|one two)\b`)
	for l := range mistakes {
		speak(t, l)
		for _, s := range spokenGames() {
			if text := s.text(); id.MatchString(text) && !strings.Contains(s.say.Form, "kept as a line") {
				t.Errorf("%s: %q of %q has an id", l, text, s.say.Form)
			}
		}
	}
}
