package odds

import "hagal/data/facts"

// Change is a space that is as likely to be taken no more.
type Change struct {
	Space    facts.SpaceID
	From, To Chance
}

// Changes lists the spaces that are taken with another chance in another
// outlook, in the order of facts.Spaces: Turns(t).Changes(With(t, space)) is
// what a human's Agent changes.
func (a Ahead) Changes(other Ahead) []Change {
	var all []Change
	for _, s := range facts.Spaces {
		if from, to := a.Taken[s.ID], other.Taken[s.ID]; !from.Equal(to) {
			all = append(all, Change{s.ID, from, to})
		}
	}
	return all
}
