package facts

import "slices"

// On says at which tables something is there. The zero On is every table.
type On struct {
	Needs    Needs
	Modes    Modes
	Variants Variants // only with all of these
}

// Met reports whether it is there at a table.
func (o On) Met(solo bool, b Boxes, v Variants) bool {
	return o.Needs.Met(b) && o.Modes.In(solo) && v.Has(o.Variants)
}

// With reports whether it is there at any table with these boxes.
func (o On) With(b Boxes) bool {
	return o.Needs.Met(b) && !slices.ContainsFunc(o.Variants.List(), func(v Variant) bool { return !v.Needs.Met(b) })
}

// The tables that lines and rules are for.
var (
	everywhere = On{}
	solo       = On{Modes: SoloOnly}
	two        = On{Modes: TwoOnly}
	baseSolo   = On{Modes: SoloOnly, Needs: Needs{Without: Ix}}
	baseTwo    = On{Modes: TwoOnly, Needs: Needs{Without: Ix}}
	withIx     = On{Needs: Needs{With: Ix}}
	ixSolo     = On{Modes: SoloOnly, Needs: Needs{With: Ix}}
	ixTwo      = On{Modes: TwoOnly, Needs: Needs{With: Ix}}
	withBrutal = On{Variants: Brutal}
	withChurn  = On{Variants: Churn}
	withEpic   = On{Variants: Epic}
)
