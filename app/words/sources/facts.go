package sources

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// facts adds the words that the tables of facts tell.
func (r *reader) facts() {
	add := func(where string, forms ...string) {
		for _, form := range forms {
			r.add(form, Use{File: "data/facts", Where: where})
		}
	}
	for _, chapter := range facts.Chapters {
		add("the head of a chapter of rules", chapter.Title)
	}
	for _, rule := range facts.Rules {
		add("the head of a rule", rule.Title)
		add("a rule, or a part of it", rule.Whole()...)
		for _, s := range rule.Sources {
			add("where a rule is printed", string(s))
		}
	}
	for _, l := range facts.Leaders {
		add("what a Leader's Signet Ring does, after a colon", l.Says)
	}
	for _, t := range facts.Tiles {
		add("what a Tech tile does for a Rival", t.Says)
	}
	for _, c := range facts.Conflicts {
		add("the name of a Conflict card", c.Name)
		for _, reward := range c.Rewards {
			for _, g := range slices.Concat(reward.Gains, reward.Of, reward.PointFor) {
				add("a good", g.What.English())
			}
		}
	}
	for _, d := range facts.Difficulties {
		add("the name of a difficulty", d.Name)
	}
	for _, l := range facts.SetupLines {
		u := Use{File: "data/facts", Where: "a line of the set-up list"}
		if places.MatchString(l.Form) {
			u.Args = []string{"facts.LeaderID"}
		}
		r.add(l.Form, u)
	}
	for _, v := range facts.VariantTable {
		add("the name of a variant", v.Name)
	}
	for g := facts.Good(0); g < 64; g++ {
		add("a good", g.English(), speech.Count{N: 1, Good: g}.Name(), speech.Count{N: 2, Good: g}.Name())
	}
}
