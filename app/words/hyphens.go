package words

import "strings"

// Hyphenated is a word with the places where it may be broken, for a narrow
// cell of the board. Words not listed break where the line ends.
func Hyphenated(s string) string { return hyphens.Replace(s) }

var hyphens = strings.NewReplacer(
	"Swordmaster", "Sword\u00admaster",
	"Dreadnought", "Dread\u00adnought",
	"Interstellar", "Inter\u00adstellar",
	"Negotiation", "Nego\u00adtiation",
	"Schwertmeister", "Schwert\u00admeister",
	"Schlachtschiff", "Schlacht\u00adschiff",
	"Forschungszentrum", "Forschungs\u00adzentrum",
	"Verschwörung", "Ver\u00adschwörung",
	"Destillanzüge", "Destill\u00adanzüge",
	"Interstellare", "Inter\u00adstellare",
	"Encouraçado", "Encou\u00adraçado",
	"Trajestiladores", "Traje\u00adstiladores",
	"Especiaria", "Espe\u00adciaria",
	"Destiltrajes", "Destil\u00adtrajes",
	"Negociación", "Nego\u00adciación",
	"tecnológica", "tecno\u00adlógica",
)
