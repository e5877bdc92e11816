// Package browser gives the app in a browser what Fyne's driver for it leaves
// out: files in and out, fields that a phone's keyboard knows, scrolling by
// finger, the way back, a screen that stays awake, and the names of what is
// drawn, for readers of the screen. What it asks of the page is in
// app/cmd/web/page; all but the list of names is built for GOOS=js alone.
package browser
