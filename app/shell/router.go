package shell

// router is which pages there are, and how the player came to the one shown.
type router struct {
	pages map[Route]Page
	way   []Route // the last is shown; none twice
}

// at is the route of the page shown, without its query.
func (r router) at() Route { return r.way[len(r.way)-1] }

func (r router) page() Page { return r.pages[r.at()] }

// back is the page before the one shown; Home where there is none.
func (r router) back() Route {
	if len(r.way) < 2 {
		return Home
	}
	return r.way[len(r.way)-2]
}

// walk goes to a page. Home begins a new way, and the table one from Home; a
// page that the player came by is gone back to.
func (r *router) walk(page Route) {
	if page == Table {
		r.way = []Route{Home, Table}
		return
	}
	for i, past := range r.way {
		if past == page || page == Home {
			r.way = r.way[:i]
			break
		}
	}
	r.way = append(r.way, page)
}
