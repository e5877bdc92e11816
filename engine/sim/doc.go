// Package sim plays whole games fast, by the engine's own rules and none beside
// them: in place, with no lines and nothing told. Chance and the people at the
// table come from outside.
package sim
