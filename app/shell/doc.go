// Package shell is the window: which page is shown, what lies over it, and
// what every page may do.
//
// A page is a package of its own under app/page, with its own state. The
// shell knows it by the interface Page alone, a page knows the shell by the
// interface Host, and no page knows another: it goes there by Route. Package
// page puts all of them together.
//
// # Writing a page
//
//	// Page is ...
//	type Page struct {
//		host  shell.Host
//		found string // what it knows besides
//	}
//
//	func New(h shell.Host) *Page { return &Page{host: h} }
//
//	// Enter is called each time the page is gone to.
//	func (p *Page) Enter(query string) { p.found = query }
//
//	// Draw is called whenever the picture is drawn again.
//	func (p *Page) Draw(f part.Frame) shell.Picture {
//		return shell.Picture{Body: f.Page("rules", words.T("Rules"), p.host.Back, nil, ...)}
//	}
//
// Draw reads and never writes, neither the page's state nor a setting: it may
// be called at any time and any number of times. What changes is changed by a
// tap, in one of these ways:
//
//	p.host.Change(func() { p.found = s })          // the page's own state
//	p.host.Act(func() error { return store... })   // what may fail
//	p.host.Do(engine.Reveal{...})                  // an input of the open table
//	p.host.Go(shell.Settings)                      // another page
//	p.host.Sheet(p.leaders)                        // a sheet over the page
//
// Each puts away what was said before, tells what went wrong, and draws the
// picture again. What has to outlive the app is kept there too, with Keep, and
// checked when it is read: every byte kept may be wrong.
//
// What scrolls has a name (part.Scrolled, kit.NewScroll) and stays where it
// was; Top brings it back to its top. A tap and a field to type into have
// names too: the focus goes back to the one with the same name, and tests tap
// by name.
//
// # The open table
//
// The shell holds the table that is open (Desk), for the pages that show it:
// Table, Setup, and Recovery where one of its lines cannot be played. It is
// opened by Open, by Enter where it is new, and closed by going Home. It is
// remembered for the next start once it was seen: a start that did not come
// to its first picture is followed by one that begins at Home.
package shell
