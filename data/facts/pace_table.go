package facts

// PaceTable is the pace of every two Rival Leaders.
var PaceTable []Pace
