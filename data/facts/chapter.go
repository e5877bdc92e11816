package facts

import "strings"

// Chapter is rules that belong together.
type Chapter struct {
	Title string
	Rules string // how their ids begin
}

// Chapters are the chapters of the rules, in the order of the rules.
var Chapters = []Chapter{
	{"Seats and turn order", "R-SEAT-"},
	{"Set-up", "R-SETUP-"},
	{"Round start", "R-ROUND-"},
	{"Drawing House Hagal cards", "R-DRAW-"},
	{"What the card does", "R-CARD-"},
	{"Deployment", "R-DEPLOY-"},
	{"Influence and Alliances", "R-INF-"},
	{"Resources and victory points", "R-SPEND-"},
	{"Shipping track", "R-SHIP-"},
	{"Tech", "R-TECH-"},
	{"Combat", "R-COMBAT-"},
	{"Makers, Recall, the end", "R-END-"},
	{"Variants", "R-VAR-"},
	{"What people do", "R-ACT-"},
}

// Has reports whether a rule is in the chapter.
func (c Chapter) Has(id RuleID) bool { return strings.HasPrefix(id.String(), c.Rules) }

// ChapterOf is the chapter of a rule, the zero one for an unknown id.
func ChapterOf(id RuleID) Chapter {
	for _, c := range Chapters {
		if c.Has(id) {
			return c
		}
	}
	return Chapter{}
}
