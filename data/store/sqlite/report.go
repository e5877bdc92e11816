package sqlite

import (
	"hagal/data/store"
	"hagal/data/store/sqlite/internal/salvage"
)

// reportOf tells what was found in the words of any store.
func reportOf(found salvage.Found) store.Report {
	r := store.Report{
		Damage: found.Damage, Details: found.Details, SetAside: found.SetAside, Recovered: found.Recovered, Rest: found.Rest,
		Loss: found.Loss, Foreign: found.Foreign, WitnessGone: found.WitnessGone,
	}
	if found.Version > 0 && found.Kind.Later() {
		r.Newer = found.Version
	}
	return r
}
