package rival

// Room is memory for what Rivals do, one action after the other, so that a step
// needs none of its own. An answer stands until the room is emptied; whoever
// keeps one longer copies it.
type Room []Action

// do is an answer of these actions.
func (v *View) do(actions ...Action) []Action {
	if v.Room == nil {
		v.Room = new(Room)
	}
	*v.Room = append(*v.Room, actions...)
	return v.last(len(actions))
}

// also is the answer given last, with more after it.
func (v *View) also(actions []Action, more ...Action) []Action {
	v.do(more...)
	return v.last(len(actions) + len(more))
}

// last is the last n actions given.
func (v *View) last(n int) []Action {
	if n == 0 {
		return nil
	}
	end := len(*v.Room)
	return (*v.Room)[end-n : end : end]
}
