//go:build linux && cgo && !ci

package main

/*
#cgo LDFLAGS: -lX11
#include <string.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>

static int quiet(Display *d, XErrorEvent *e) { return 0; }

static Display *open_display(void) {
	XSetErrorHandler(quiet);
	return XOpenDisplay(NULL);
}

// window_of finds the window in sight that says it belongs to a process.
static Window window_of(Display *d, Window from, unsigned long pid) {
	Atom name = XInternAtom(d, "_NET_WM_PID", False), type;
	int format;
	unsigned long n, rest;
	unsigned char *value = NULL;
	unsigned long got = 0;
	if (XGetWindowProperty(d, from, name, 0, 1, False, AnyPropertyType, &type, &format, &n, &rest, &value) == Success && value) {
		if (n == 1) got = *(unsigned long *)value;
		XFree(value);
	}
	XWindowAttributes a;
	if (got == pid && XGetWindowAttributes(d, from, &a) && a.map_state == IsViewable) return from;
	Window root, parent, *children = NULL, found = 0;
	unsigned int count = 0;
	if (!XQueryTree(d, from, &root, &parent, &children, &count)) return 0;
	for (unsigned int i = 0; i < count && !found; i++) found = window_of(d, children[i], pid);
	if (children) XFree(children);
	return found;
}

// look sums up the pixels of a window, and says whether they are of more
// than one colour. It is 0 where there is no picture to be had.
static unsigned long look(Display *d, Window w, int *drawn) {
	XWindowAttributes a;
	*drawn = 0;
	if (!XGetWindowAttributes(d, w, &a) || a.map_state != IsViewable) return 0;
	XImage *i = XGetImage(d, w, 0, 0, a.width, a.height, AllPlanes, ZPixmap);
	if (!i) return 0;
	unsigned long sum = 14695981039346656037UL;
	unsigned int *p = (unsigned int *)i->data, first = p[0];
	for (long n = (long)i->bytes_per_line * i->height / 4; n > 0; n--, p++) {
		if (*p != first) *drawn = 1;
		sum = (sum ^ *p) * 1099511628211UL;
	}
	XDestroyImage(i);
	return sum;
}

static void press(Display *d, Window w, unsigned long sym) {
	XEvent e;
	memset(&e, 0, sizeof e);
	e.xkey.display = d;
	e.xkey.window = w;
	e.xkey.root = DefaultRootWindow(d);
	e.xkey.same_screen = True;
	e.xkey.keycode = XKeysymToKeycode(d, sym);
	e.xkey.type = KeyPress;
	XSendEvent(d, w, True, KeyPressMask, &e);
	e.xkey.type = KeyRelease;
	XSendEvent(d, w, True, KeyReleaseMask, &e);
	XFlush(d);
}
*/
import "C"

import (
	"errors"
	"time"
)

// screen is the display that the programs draw on, seen from outside.
type screen struct{ display *C.Display }

// window is a window of a program.
type window struct {
	screen
	id C.Window
}

func openScreen() (screen, error) {
	d := C.open_display()
	if d == nil {
		return screen{}, errors.New("no display: DISPLAY names none")
	}
	return screen{d}, nil
}

// waitWindow waits until a process has a window with something drawn in it.
func (s screen) waitWindow(pid int, within time.Duration) (window, error) {
	for end := time.Now().Add(within); time.Now().Before(end); time.Sleep(time.Millisecond) {
		id := C.window_of(s.display, C.XDefaultRootWindow(s.display), C.ulong(pid))
		if id == 0 {
			continue
		}
		w := window{s, id}
		if _, drawn := w.look(); drawn {
			return w, nil
		}
	}
	return window{}, errors.New("no picture was drawn")
}

// look is a sum of all pixels, and whether they are of more than one colour.
func (w window) look() (sum uint64, drawn bool) {
	var many C.int
	n := C.look(w.display, w.id, &many)
	return uint64(n), many != 0
}

// press presses a key: a letter, or a space.
func (w window) press(key byte) { C.press(w.display, w.id, C.ulong(key)) }
