package words

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
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
	return regexp.MustCompile(`(?i)` + strings.Join(parts, `[\s-]`))
}

func TestPrintedWordsAreUsed(t *testing.T) {
	for _, l := range others {
		g := tongueOf(t, l)
		m := g.Sentences
		wanted := map[string]string{}
		for id, english := range printedForms {
			wanted[id] = english
		}
		for _, w := range facts.Words {
			kind, _, _ := strings.Cut(w.ID, ".")
			if slices.Contains([]string{"tech", "variant", "space"}, kind) && wanted[w.ID] == "" {
				wanted[w.ID] = `\b` + regexp.QuoteMeta(w.English) + `\b`
			}
		}
		for id, english := range wanted {
			form, word := regexp.MustCompile(english), stem(g.label(id, ""))
			for key, s := range m {
				if form.MatchString(key) && !word.MatchString(s) {
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

func TestPrintedWordsAreLaw(t *testing.T) {
	for l, list := range laws {
		m := tongueOf(t, l).Sentences
		for _, law := range list {
			english, says, found := regexp.MustCompile(law.english), regexp.MustCompile(law.says), false
			for key, s := range m {
				if english.MatchString(key) {
					found = true
					if !says.MatchString(s) {
						t.Errorf("%s: %q is not told as printed (%s): %q", l, key, law.says, s)
					}
				}
			}
			if !found {
				t.Errorf("no sentence has %s any more", law.english)
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
