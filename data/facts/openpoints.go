package facts

// OpenPoints are the points the rulebooks leave open: the rule they belong
// to, what is open, and what the app does.
var OpenPoints = []struct {
	Rule         RuleID
	Point, Built string
}{
	{RuleSeat2, "House Hagal still has Agents when the First Player has sent its last one.",
		"They stay home: House Hagal only follows the First Player's Agent turns."},
	{RuleSeat2, "The First Player marker is put right by hand in the middle of a round.",
		"The turn that is due stays; from then on House Hagal follows the new holder."},
	{RuleDraw3, "The last card of the deck is drawn: are the cards shuffled now, or when the next is wanted?",
		"Now. The deck is never empty between two turns."},
	{RuleDraw8, "Only Rivals have turns left, and none of them can use a card.",
		"When each in a row has passed, their Agents stay home and Combat begins."},
	{RuleDraw8, "The deck is shuffled in the middle of a turn in which no card can be used.",
		"The app goes on until each card was seen once, before or after. With real cards it is enough that the deck ran out."},
	{RuleDeploy5, "Troops come from the Shipping track as a Conflict's reward.",
		"They stay in the garrison: the Conflict is decided."},
	{RuleSpend1, "A Rival can pay for a point in two ways at once.",
		"It pays each, in this order: Intrigue cards, water, Solari, spice."},
	{RuleSpend4, "Dividends are told in a base game.",
		"Taken: each Rival gains its Solari. A card could bring it."},
	{RuleTech4, "A stack has fewer tiles than the app believes.",
		"The player says that it is empty, and it counts as empty from then on."},
	{RuleCombat1, "Units come into the Conflict after the sword cards were revealed.",
		"They count, and no further card is revealed."},
	{RuleCombat2, "Units leave or join after a strength was told.",
		"The strength beyond that of the units stays as it was told."},
	{RuleCombat3, "The order in which rewards are given.",
		"First, second, third; equals in turn order."},
	{RuleCombat4, "A person's reward offers a point for goods the app does not count.",
		"The app asks, and believes the answer."},
	{RuleCombat5, "Every location holds a dreadnought when the winner must place one.",
		"None is placed; the winner's return to the garrison."},
	{RuleEnd4, "Two Rivals are still equal after the troops in their garrisons; Rivals never reveal.",
		"The one later in turn order wins. A person who is equal to a Rival has revealed later."},
	{RuleAct3, "A person acquires a Tech tile at a table for two, where the tiles are not told to the app.",
		"Refused as a purchase; its points and influence are told like any other, by hand."},
	{RuleAct1, "The Voice is played after its player's last turn of the round.",
		"It blocks the space over Recall, until that player's first turn of the next round."},
}
