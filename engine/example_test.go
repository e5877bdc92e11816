package engine_test

import (
	"errors"
	"fmt"
	"strings"

	"hagal/engine"
)

// An input is read, carried out on a table, and the table before still stands.
func ExampleTable_Apply() {
	var table engine.Table
	for _, line := range []string{
		"table solo expansion=base difficulty=mercenary you=- left=memnon-thorvald right=glossu-rabban deck=cards",
		"round skirmish-a",
		"agent you arrakeen", // it is the left Rival's turn
		"rival left cards=wealth",
	} {
		in, err := engine.Parse(line)
		if err != nil {
			fmt.Println(err)
			return
		}
		result, err := table.Apply(in)
		var refused *engine.Refusal
		if errors.As(err, &refused) {
			fmt.Printf("%s: %s, %s (%s)\n", in, refused.Why, refused.Allowed, refused.Rule)
			continue
		}
		table = result.Table
		if in.About() == engine.Left {
			for _, e := range result.Events {
				fmt.Printf("%s %s: %s\n", e.Rule, e.Seat, e.Text())
			}
		}
	}
	fmt.Println("due:", table.Turn())
	// Output:
	// agent you arrakeen: it is not the turn of the player, the turn of the left Rival is due (R-SEAT-3)
	// R-DRAW-1 left: Wealth used
	// R-CARD-1 left: Agent to Wealth
	// R-CARD-2 left: +1 influence with the Emperor (0 to 1)
	// due: right
}

// A whole session is text, one input a line.
func ExampleReplay() {
	const session = `table two expansion=base first=one deck=cards # a table for two
round skirmish-b
agent one arrakeen troops=1
rival hagal cards=secrets
reveal one
`
	table, err := engine.Replay(session, func(n int, line string, r engine.Result) {
		fmt.Printf("%d %s: %d events\n", n, strings.Fields(line)[0], len(r.Events))
	})
	var at *engine.LineError
	if errors.As(err, &at) {
		fmt.Printf("line %d: %v\n", at.Line, at.Err)
	}
	fmt.Println("due:", table.Turn())
	// Output:
	// 1 table: 2 events
	// 2 round: 1 events
	// 3 agent: 2 events
	// 4 rival: 3 events
	// line 5: it is not the turn of player one; the turn of player two is due (R-SEAT-3)
	// due: two
}
