// Package engine is what happens at the table: the inputs a player gives,
// the state they make, and the events they bring.
//
// Each input has one file: its type, its verb in the notation and how it is
// read and printed, what it needs (check), what it does (apply), and what the
// log calls it. To add an input, add such a file; to know what `agent` means,
// open agent.go. What inputs share stands beside: figures and their ends
// (limits.go), the words of a line (args.go), the jobs (agenda.go).
//
// One input has one way through. Parse reads a line into an Input; Check says
// whether the rules allow it now; Apply returns the table after it, the
// events, and the input completed with the cards or dice the app drew. A
// Table is a value: the one before still stands, which is all undo needs.
//
// Inside Apply an input puts jobs on an agenda and work.run does them in
// order. A Rival's turn is the list of steps in package rival, each answered
// with what to do (perform.go). A job that needs a choice leaves a Decision and
// stays on the agenda; Pick hands it the answer and the story goes on.
//
// Session is a list of inputs with the tables between them: undo, redo, and
// the lines that are saved. Validate checks what must always hold.
package engine
