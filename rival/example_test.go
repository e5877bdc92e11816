package rival_test

import (
	"fmt"

	"hagal/data/speech"
	"hagal/rival"
)

// A Rival sees an Agent on Conspire, skips that card and uses the next.
func ExampleJudge() {
	view := rival.View{Solo: true, Me: &rival.Self{}, Board: rival.Board{Posts: []rival.Post{{Space: "conspire", Name: speech.Typed("Ada")}}}}
	fmt.Println(rival.Judge(&view, "conspire").Why)
	fmt.Println(rival.Judge(&view, "wealth").Why)
	// Output:
	// Conspire skipped: Ada has an Agent there
	// Wealth used
}

// As soon as it has 3 water, a Rival buys a point.
func ExampleSpend() {
	view := rival.View{Solo: true, Turn: &rival.Turn{}, Me: &rival.Self{Water: 3}}
	for _, a := range rival.Spend(&view) {
		fmt.Println(a.N, a.Good.English(), a.Rule)
	}
	// Output:
	// 3 water R-SPEND-1
	// 1 point R-SPEND-1
}
