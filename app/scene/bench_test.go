package scene

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/engine"
)

var benches = []struct {
	name string
	size fyne.Size
}{{"phone", Phone}, {"desktop", Desktop}}

// The tree built again and laid out, without a tap.
func BenchmarkShow(b *testing.B) {
	for _, bench := range benches {
		b.Run(bench.name, func(b *testing.B) {
			h := Open(b, bench.size)
			h.NewTable()
			for range 40 {
				h.Step(2)
			}
			for b.Loop() {
				h.App.Redraw()
			}
		})
	}
}

// From a tap to the next picture, over whole games by taps: told to the
// engine, kept on disk, built and laid out, by the clock (tap) and by the
// processor alone (work); and drawn by Fyne's software painter as well, which
// the real window does not use (paint). The test driver draws nothing itself.
func BenchmarkGame(b *testing.B) {
	for _, bench := range benches {
		b.Run(bench.name, func(b *testing.B) {
			var taps, work, paints []time.Duration
			var rounds []int
			for b.Loop() {
				h := Open(b, bench.size)
				h.Press = func(tap *kit.Tap) {
					start := time.Now()
					work = append(work, worked(func() { test.Tap(tap) }))
					taps = append(taps, time.Since(start))
					start = time.Now()
					h.Window.Canvas().Capture()
					paints = append(paints, time.Since(start))
					runtime.GC() // the painter's pictures are not the next tap's to clear away
				}
				h.NewTable()
				for h.Table().Phase() != engine.PhaseOver {
					rounds = append(rounds, h.Round(2))
				}
			}
			report(b, "tap", taps)
			report(b, "work", work)
			report(b, "paint", paints)
			slices.Sort(rounds)
			b.ReportMetric(float64(rounds[len(rounds)/2]), "taps/round")
			b.ReportMetric(float64(rounds[len(rounds)-1]), "taps/longest-round")
		})
	}
}

// A tap over whole games with the odds hidden and shown, not painted.
func BenchmarkOdds(b *testing.B) {
	for _, odds := range []string{"off", "on"} {
		b.Run(odds, func(b *testing.B) {
			var taps, work []time.Duration
			for b.Loop() {
				h := Open(b, Phone)
				h.App.Note(shell.Odds, odds)
				h.Press = func(tap *kit.Tap) {
					start := time.Now()
					work = append(work, worked(func() { test.Tap(tap) }))
					taps = append(taps, time.Since(start))
				}
				h.NewTable()
				for h.Table().Phase() != engine.PhaseOver {
					h.Round(2)
				}
			}
			report(b, "tap", taps)
			report(b, "work", work)
		})
	}
}

// report tells the median, the 99th hundredth and the share over a frame.
func report(b *testing.B, name string, times []time.Duration) {
	slices.Sort(times)
	ms := func(part int) float64 { return float64(times[len(times)*part/100]) / float64(time.Millisecond) }
	b.ReportMetric(ms(50), "ms/"+name)
	b.ReportMetric(ms(99), "ms/"+name+"-99th")
	late := 0
	for _, d := range times {
		if d >= 16*time.Millisecond {
			late++
		}
	}
	b.ReportMetric(100*float64(late)/float64(len(times)), "%"+name+"-over-16ms")
}
