package words

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/data/speech"
)

// printedForms are terms of the glossary with how English sentences tell them.
var printedForms = map[string]string{
	"app.house-hagal":     `House Hagal`,
	"app.first-player":    `First Player marker`,
	"app.rival":           `Rivals?\b`,
	"app.leader":          `\bLeaders?\b`,
	"faction.guild":       `Spacing Guild`,
	"space.swordmaster":   `Swordmasters?\b`,
	"resource.spice":      `\bspice\b`,
	"resource.solari":     `\bSolari\b`,
	"resource.water":      `\bwater\b`,
	"resource.intrigue":   `Intrigue cards?\b`,
	"resource.vp":         `[Vv]ictory points?\b`,
	"resource.influence":  `\b[Ii]nfluence\b`,
	"resource.alliance":   `\bAlliances?\b`,
	"unit.agent":          `\bAgents?\b`,
	"unit.troop":          `\b[Tt]roops?\b`,
	"unit.dreadnought":    `\b[Dd]readnoughts?\b`,
	"unit.freighter":      `\bFreighters?\b`,
	"unit.negotiator":     `\bNegotiators?\b`,
	"unit.unit":           `\bunits?\b`,
	"unit.sword":          `\b[Ss]words?\b`,
	"zone.garrison":       `\bgarrison\b`,
	"zone.supply":         `\bsupply\b`,
	"zone.conflict":       `\bConflicts?\b`,
	"zone.shipping-track": `Shipping track`,
	"zone.control":        `Control markers?\b`,
	"term.signet-ring":    `Signet Ring`,
	"term.dividends":      `Dividends`,
	"term.tech-tile":      `Tech tiles?\b`,
	"term.reveal-turn":    `Reveal turn`,
	"term.agent-turn":     `Agent turns?\b`,
	"term.combat":         `\bCombat\b`,
	"phase.makers":        `\bMakers?\b`,
	"phase.recall":        `\bRecall\b`,
	"phase.endgame":       `\bEndgame\b`,
	"expansion.ix":        `Rise of Ix`,
}

// stem matches a printed term in its singular or plural, in a compound too.
func stem(term string) *regexp.Regexp {
	var parts []string
	for _, w := range strings.Fields(term) {
		if r := []rune(w); len(r) > 4 {
			w = string(r[:len(r)-1])
		}
		parts = append(parts, strings.ReplaceAll(regexp.QuoteMeta(w), "u", "[uü]")+`\S*?`)
	}
	return regexp.MustCompile(`(?i)` + strings.Join(parts, `[\s\x{a0}-]`))
}

func TestPrintedWordsAreUsed(t *testing.T) {
	wanted := maps.Clone(printedForms)
	for _, w := range facts.Words {
		kind, _, _ := strings.Cut(w.ID, ".")
		if slices.Contains([]string{"tech", "variant", "space"}, kind) && wanted[w.ID] == "" {
			wanted[w.ID] = `\b` + regexp.QuoteMeta(w.English) + `\b`
		}
	}
	tongues := map[Language]*tongue{}
	for _, l := range others {
		tongues[l] = tongueOf(t, l)
	}
	for id, english := range wanted {
		form, has := regexp.MustCompile(english), map[string]bool{} // by sentence, for all languages
		for l, g := range tongues {
			word := stem(g.label(id, ""))
			for key, s := range g.Sentences {
				is, known := has[key]
				if !known {
					is = form.MatchString(key)
					has[key] = is
				}
				if is && !word.MatchString(s) {
					t.Errorf("%s: %q does not say %q: %q", l, key, g.label(id, ""), s)
				}
			}
		}
	}
}

// law is a printed word: where an English sentence has the word on the left,
// its translation has the one on the right, whatever ending it takes.
type law struct{ english, says string }

// laws are the words printed in the rulebooks that no list of names holds.
var laws = map[Language][]law{
	Portuguese: {
		{`\b[Tt]rash(es|ed)?\b`, `(?i)\bexclu`},
		{`\b[Ss]kip(s|ped)?\b`, `(?i)\bignor`},
		{`\bstacks?\b`, `(?i)\bpilha|\ba (de (cima|baixo)|do meio)$`},
		{`\bopponents?\b`, `(?i)\boponente`},
		{`\b[Ss]trength\b`, `(?i)\bforça`},
		{`\b[Ii]cons?\b`, `(?i)ícone`},
		{`is defended|[Dd]efensive bonus`, `bônus defensivo|Bônus defensivo`},
		{`CHOAM overlay`, `tabuleiro da CHOAM`},
		{`\bflag\b`, `\b(bandeira)`},
		{`Corner the Market`, `Monopolize o Mercado`},
		{`The Spice Must Flow`, `A Especiaria Deve Fluir`},
		{`[Rr]eal (House Hagal )?cards`, `cartas físicas`},
		{`\b[Dd]eploys?\b`, `(?i)\benvi`},
		{`Alliance token`, `marcador de Aliança`},
		{`Maker spaces?`, `espaços? de Fabricante\b`},
		{`1P card`, `1J`},
		{`[Bb]ase game`, `(?i)jogo base`},
		{`rulebook`, `livro de regras`},
		{`\b[Dd]iscard`, `(?i)descart`},
		{`Control the Spice`, `Controle a Especiaria`},
		{`Dune, the Desert Planet`, `Duna, o Planeta Deserto`},
		{`Ix board`, `tabuleiro de Ix`},
		{`Freighter back|icon recalls`, `revoc`},
		{`\bbottom of the Shipping track|at the bottom`, `início|espaço inicial`},
		{`Agents? taken back`, `chamad`},
		{`[Dd]raw (a )?House Hagal card`, `(?i)revel`},
		{`Siege of Arrakeen`, `Arrakina Sitiada`},
		{`Skirmish`, `Escaramuça`},
		{`Machinations`, `Maquinações`},
		{`Imperium Row`, `Linha Imperial`},
		{`\bReserve\b`, `Reserva`},
		{`\bthe bank\b`, `banco`},
		{`starting deck`, `baralho inicial`},
		{`[Ff]ace[ -]up`, `para cima`},
		{`[Ff]ace[ -]down`, `para baixo`},
		{`\b[Rr]ecruit`, `(?i)recrut`},
		{`Conflict deck`, `(?i)baralho de Conflito`},
		{`\bbonus spice\b`, `especiarias?\}? bônus|a bônus`},
		{`Freighter icon`, `ícones? de Cargueiro`},
		{`Reveal turn`, `(?i)turno de Revelar`},
		{`\b[Aa]cquire`, `(?i)adqui`},
		{`\b[Ss]olo\b`, `(?i)solo`},
		{`The Voice`, `A Voz|à Voz|da Voz|pela Voz`},
		{`\bdiscount\b`, `desconto`},
		{`[Ii]nfiltrat`, `(?i)infiltr`},
		{`\bleaflet\b`, `(?i)folheto`},
		{`influence with the \{`, `Influência \{\d:com\}`},
		{`\bspaces?\b`, `(?i)espaço|lugar`},
	},
	German: {
		{`\b[Tt]rash(es|ed)?\b`, `(?i)entsorg`},
		{`\bdiscard`, `abgeworfen|abwerf`},
		{`\b[Ss]kip(s|ped)?\b`, `(?i)übersprung|überspring`},
		{`\b[Ss]tacks?\b`, `(?i)stapel`},
		{`\bopponents?\b`, `(?i)\bgegner`},
		{`\b[Ss]trength\b`, `(?i)stärke`},
		{`\b[Ii]cons?\b`, `(?i)symbol`},
		{`is defended|[Dd]efensive bonus`, `Defensivbonus`},
		{`CHOAM overlay`, `MAFEA-Spielplanauflage`},
		{`Ix board`, `Ix-Spielplan`},
		{`\bflag\b`, `(?i)flagge`},
		{`Corner the Market`, `Den Markt abschöpfen`},
		{`[Bb]ase game`, `(?i)grundspiel`},
		{`rulebook`, `Anleitung`},
		{`\b[Ss]olo game`, `Solo-Partie`},
		{`Send your Agent|sends an Agent|sent by infiltration`, `entsende|entsandt|Infiltration`},
		{`The Spice Must Flow`, `Das Spice muss fließen`},
		{`Control the Spice`, `Kontrolliere das Spice`},
		{`Dune, the Desert Planet`, `Dune, der Wüstenplanet`},
		{`Freighter back|icon recalls`, `zurückgerufen|ruft`},
		{`bottom of the Shipping track|at the bottom`, `unterste|ganz unten`},
		{`[Dd]eploys?\b`, `(?i)eingesetzt|einsetz|setzt.* ein`},
		{`\btroops?\b`, `Trupp`},
		{`\bFactions?\b`, `Fraktion`},
		{`\bspaces?\b`, `(?i)feld|Leerzeichen|Platz für|dort`},
		{`Imperium Row`, `Imperium-Reihe`},
		{`starting deck`, `Startdeck`},
		{`[Ff]ace[ -]up`, `(?i)offen|aufgedeckt`},
		{`Conflict deck`, `Konfliktstapel`},
		{`House Hagal deck`, `Haus-Hagal-Stapel`},
		{`Freighter icon`, `Frachtersymbol|Frachter-Symbol`},
		{`\bdreadnought.*placed|none is placed`, `gelegt|legen`},
		{`\bcovers?\b`, `verdeck`},
		{`\b[Rr]ecruit`, `(?i)rekrut`},
		{`\bdiscount\b`, `Rabatt`},
		{`[Ii]nfiltrat`, `(?i)infiltr`},
		{`Combat space`, `Kampffeld`},
		{`\b[Rr]ewards?\b`, `(?i)belohnung`},
		{`\bhuman's seat`, `Mensch`},
		{`The Voice`, `(?i)(die|der) Stimme`},
		{`influence with the \{`, `Einfluss \{\d:bei\}`},
		{`1P card`, `1P`},
		{`^Gains \{`, `(?i)erh[aä]lt`},
	},
	Spanish: {
		{`\b[Tt]rash(es|ed)?\b`, `(?i)\bdesech`},
		{`\b[Ss]kip(s|ped)?\b`, `(?i)\bomit`},
		{`\b[Ss]tacks?\b`, `(?i)\bmont(ón|ones)|^el de`},
		{`\bopponents?\b`, `(?i)\badversario`},
		{`\b[Ss]trength\b`, `(?i)\bpotencia|\bcualquiera`},
		{`\b[Ii]cons?\b`, `(?i)\bicono`},
		{`is defended|[Dd]efensive bonus`, `(?i)bonificación defensiva`},
		{`CHOAM overlay`, `suplemento de tablero de la CHOAM`},
		{`\bflag\b`, `\bestandarte`},
		{`[Ff]ace[ -]up`, `(?i)bocarriba`},
		{`[Ff]ace[ -]down`, `(?i)bocabajo`},
		{`Conflict deck`, `(?i)mazo de Conflictos`},
		{`[Bb]ase game`, `(?i)juego básico`},
		{`1P card`, `1J`},
		{`The Voice`, `La Voz`},
		{`Dune, the Desert Planet`, `Dune, el Planeta Desierto`},
		{`\b[Dd]iscard`, `(?i)descart`},
		{`Corner the Market`, `Acaparar el mercado`},
		{`The Spice Must Flow`, `La especia debe fluir`},
		{`Control the Spice`, `Controlar la especia`},
		{`Ix board`, `tablero de Ix`},
		{`Freighter back|icon recalls`, `retorn`},
		{`bottom of the Shipping track|at the bottom`, `casilla inferior`},
		{`[Dd]raw (a )?House Hagal card`, `(?i)revel`},
		{`\b[Dd]eploys?\b`, `(?i)despl[ie]`},
		{`rulebook`, `reglamento`},
		{`\bspaces?\b`, `(?i)casilla|espacio en blanco|sitio|ahí|aquí`},
		{`Imperium Row`, `Fila del Imperio`},
		{`House Hagal deck`, `(?i)mazo de la Casa Hagal`},
		{`[Ww]ins? the Conflict`, `(?i)\b(vences|vence|vencer)\b`},
		{`Freighter icon`, `iconos? de Carguero`},
		{`Reveal turn`, `(?i)turno de Revelación`},
		{`\bcovers?\b`, `tapa`},
		{`\bhuman's seat`, `jugador humano`},
		{`[Tt]ied for first|Tie for first`, `(?i)primera posición|posición 1|1\.`},
		{`\bFactions?\b`, `Facci[oó]n`},
		{`\b[Rr]ecruit`, `(?i)reclut`},
		{`\bdiscount\b`, `descuento`},
		{`[Ii]nfiltrat`, `(?i)infiltr|infíltr`},
		{`starting deck`, `mazo inicial`},
		{`influence with the \{`, `Influencia \{\d:con\}`},
		{`[Ss]end your Agent|sends an Agent|sends the Agent`, `(?i)env[ií].* a (tu|un|al) ?Agente|al Agente`},
		{`\b[Ss]olo game`, `(?i)en solitario`},
		{`Tech tiles?\b`, `(?i)piezas? de Tecnología`},
		{`^Gains \{`, `(?i)recib`},
		{`\bbonus\b`, `(?i)bonificaci`},
	},
}

// unprinted are words that a rulebook does not use for what they once stood
// for in the app.
var unprinted = map[Language][]string{
	Portuguese: {`sobreposição`, `(?i)mobiliz`, `Dominar o Mercado`, `Precisa Fluir`, `bônus de defesa`, `(?i)ficha de Aliança`, `(?i)turno de revelação`,
		`(?i)\bcompr(a|e) uma carta`, `cartas reais`, `descart\p{L}* do jogo`, `espaços? de Fabricantes`, `(?i)\bpul(ar|ada|e)\b`, `\baplicativo\b`, `\bsinais\b.*ícone`,
		`Influência 0`, `\d Influência`, `\d especiaria\b.*\d especiaria\b.*[2-9] especiaria\b`},
	German: {`Overlay`, `Spielregel`, `Verteidigungsbonus`, `Den Markt beherrschen`, `Ix-Plan`, `Solopartie`, `\bschick(en|t)\b`, `\bTruppe\b`, `\bZeichen bedeuten`, `Agent nach \{`,
		`\babgelegt\b`, `deckt .* Marker .* ab\b`, `macht .*züge`, `\bPlan\b`},
	Spanish: {`(?i)\bboca (arriba|abajo)\b`, `(?i)\bpilas?\b`, `(?i)\bespacios? (de|del|bloquead|superior|Mentat)`, `(?i)\boponentes?\b`, `(?i)\bfuerza\b`, `juego base`, `(?i)\belimin(a|e|an) (la|una|las) carta`,
		`(?i)\brob(a|ar|ada|an)\b`, `(?i)\bsalt(a|ar|ada)\b`, `bonificación de defensa`, `\bbandera\b`, `\bla Voz\b`, `primer puesto`, `\bsignos significan`, `\d especia\b`, `\d agua\b`, `1 solaris`, `(?i)mazo de Conflicto\b`,
		`(?i)\bobtiene \{\d\}`},
}

// breaks are the sentences that have an English word and do not tell it as
// printed; found is whether any has it.
func (w law) breaks(sentences map[string]string) (list []string, found bool) {
	english, says := regexp.MustCompile(w.english), regexp.MustCompile(w.says)
	for key, s := range sentences {
		if !english.MatchString(key) {
			continue
		}
		found = true
		if !says.MatchString(s) {
			list = append(list, key)
		}
	}
	return list, found
}

func TestPrintedWordsAreLaw(t *testing.T) {
	for l, list := range laws {
		m := tongueOf(t, l).Sentences
		for _, w := range list[:spoke(len(list))] {
			broken, found := w.breaks(m)
			for _, key := range broken {
				t.Errorf("%s: %q is not told as printed (%s): %q", l, key, w.says, m[key])
			}
			if !found {
				t.Errorf("%s: no sentence has %s any more", l, w.english)
			}
		}
		for _, wrong := range unprinted[l] {
			word := regexp.MustCompile(wrong)
			for key, s := range m {
				if word.MatchString(s) {
					t.Errorf("%s: %q says what is not printed (%s): %q", l, key, wrong, s)
				}
			}
		}
	}
}

// Each law is broken by a sentence that says another word: in every sentence
// that has the word, what is printed is put out of the translation.
func TestEveryLawCanBeBroken(t *testing.T) {
	for l, list := range laws {
		m := tongueOf(t, l).Sentences
		for _, w := range list[:spoke(len(list))] {
			english, says, without := regexp.MustCompile(w.english), regexp.MustCompile(w.says), map[string]string{}
			for key, s := range m {
				if english.MatchString(key) {
					without[key] = says.ReplaceAllString(s, "…")
				}
			}
			if got, _ := w.breaks(without); len(got) != len(without) {
				t.Errorf("%s: without the word, %d of %d sentences break the law of %s", l, len(got), len(without), w.english)
			}
		}
	}
}

// onceSaid are texts of older translations that no rulebook prints: each word
// that is not to be said is found in one.
var onceSaid = map[Language]string{
	Portuguese: "sobreposição; mobilizar; Dominar o Mercado; A Especiaria Precisa Fluir; bônus de defesa; ficha de Aliança; turno de revelação; compre uma carta; cartas reais; " +
		"descartada do jogo; espaços de Fabricantes; pular; aplicativo; sinais e ícone; Influência 0; 1 Influência; 1 especiaria, 2 especiaria, 3 especiaria ",
	German: "Overlay; Spielregel; Verteidigungsbonus; Den Markt beherrschen; Ix-Plan; Solopartie; schickt; Truppe; Zeichen bedeuten; Agent nach {0}; abgelegt; " +
		"deckt einen Marker darunter ab; macht Agentenzüge; Plan",
	Spanish: "boca arriba; pila; espacio de Combate; oponente; fuerza; juego base; elimina la carta; robar; saltar; bonificación de defensa; bandera; hasta la Voz; primer puesto; " +
		"signos significan; 2 especia; 2 agua; 1 solaris; mazo de Conflicto; obtiene {0}",
}

func TestWordsThatAreNotPrintedWouldBeFound(t *testing.T) {
	for l, list := range unprinted {
		for _, wrong := range list {
			if !regexp.MustCompile(wrong).MatchString(onceSaid[l]) {
				t.Errorf("%s: %s finds nothing of what was once said", l, wrong)
			}
		}
	}
}

// Terms are counted, and stand in phrases, as they are printed.
func TestTermsInflectAsPrinted(t *testing.T) {
	for _, c := range []struct {
		language Language
		got      func(g *tongue) string
		want     string
	}{
		{Portuguese, counts(2, facts.Spice), "2 especiarias"}, {Portuguese, counts(1, facts.Influence), "1 de Influência"}, {Portuguese, counts(2, facts.Freighter), "2 ícones de Cargueiro"},
		{Portuguese, form(facts.Guild, "com"), "com a Guilda Espacial"}, {Portuguese, form(facts.SpaceID("imperial-basin"), "em"), "na Bacia Imperial"},
		{German, counts(1, facts.Troop), "1 Trupp"}, {German, counts(2, facts.Troop), "2 Truppen"}, {German, counts(1, facts.Freighter), "1 Frachtersymbol"},
		{German, form(facts.Guild, "bei"), "bei der Raumgilde"}, {German, form(facts.SpaceID("imperial-basin"), "das"), "das Imperiale Becken"},
		{German, form(facts.SpaceID("conspire"), "zu"), "zum Feld Verschwörung"},
		{Spanish, counts(1, facts.Solari), "1 solari"}, {Spanish, counts(2, facts.Solari), "2 solaris"}, {Spanish, counts(2, facts.Spice), "2 de especia"},
		{Spanish, counts(1, facts.Influence), "1 punto de Influencia"}, {Spanish, counts(1, facts.Freighter), "1 icono de Carguero"},
		{Spanish, form(facts.Guild, "con"), "con la Cofradía Espacial"}, {Spanish, form(facts.SpaceID("imperial-basin"), "el"), "la Depresión Imperial"},
		{Spanish, form(facts.SpaceID("conspire"), "a"), "a la casilla de Conspirar"},
	} {
		if got := c.got(tongueOf(t, c.language)); got != c.want {
			t.Errorf("%s: %q, printed %q", c.language, got, c.want)
		}
	}
}

func counts(n int, good facts.Good) func(*tongue) string {
	return func(g *tongue) string { return g.tell(speech.Count{N: n, Good: good}).label }
}

func form(arg speech.Arg, name string) func(*tongue) string {
	return func(g *tongue) string {
		s, _ := g.tell(arg).in(name)
		return s
	}
}

// A word of the table that says what the law says is the law's own: the two
// cannot part.
func TestTheLawIsInTheTable(t *testing.T) {
	for l, list := range laws {
		for _, law := range list {
			english, says := regexp.MustCompile(law.english), regexp.MustCompile(law.says)
			for _, w := range facts.Words {
				if w.Printed != 0 && strings.HasPrefix(w.ID, "term.") && english.MatchString(w.English) && !says.MatchString(printedIn(w, l)) {
					t.Errorf("%s: the table has %q for %q, the law %s", l, printedIn(w, l), w.English, law.says)
				}
			}
		}
	}
}
