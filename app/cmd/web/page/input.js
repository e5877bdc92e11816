"use strict";
// What comes from fingers, keys and wheels, and what goes to readers of the
// screen. The program offers hagal.on… and calls hagal.mirror, busy and leave.
const hagal = globalThis.hagal = {};

(() => {
	const call = (name, ...args) => { if (hagal["on" + name]) hagal["on" + name](...args); };

	// Taps and keys wait while the tables are being kept, and one for another, so
	// that each meets the picture that it was meant for.
	const waiting = [];
	let keeping = 0;
	let pumping = false;
	const pause = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	const pump = async () => {
		if (pumping) return;
		pumping = true;
		while (waiting.length && !keeping) {
			waiting.shift()();
			await pause();
		}
		pumping = false;
	};
	const later = (what) => {
		if (waiting.length < 32) waiting.push(what);
		pump();
	};
	hagal.busy = (on) => {
		keeping += on ? 1 : -1;
		if (!keeping) pump();
	};
	const idle = () => !keeping && !waiting.length && !pumping;

	// mouse is what the program hears of a tap.
	const mouse = (kind, x, y, button) => {
		document.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: y, button, bubbles: true, cancelable: true }));
	};
	const press = (x, y, button) => {
		mouse("mousemove", x, y, button);
		mouse("mousedown", x, y, button);
		mouse("mouseup", x, y, button);
	};
	const ours = new WeakSet();
	const isField = (t) => t instanceof Element && t.classList.contains("field");
	const inDialog = (t) => t instanceof Element && t.closest("dialog");

	for (const kind of ["mousedown", "mouseup"]) {
		addEventListener(kind, (e) => {
			if (inDialog(e.target)) { e.stopImmediatePropagation(); return; }
			guardBack();
			if (!e.isTrusted || idle()) return;
			e.stopImmediatePropagation();
			e.preventDefault();
			later(() => { mouse("mousemove", e.clientX, e.clientY, e.button); mouse(kind, e.clientX, e.clientY, e.button); });
		}, true);
	}

	addEventListener("mousemove", (e) => { if (inDialog(e.target)) e.stopImmediatePropagation(); }, true);
	addEventListener("contextmenu", (e) => { if (inDialog(e.target)) e.stopImmediatePropagation(); }, true);

	// Keys that write stay with the field of the page that has the focus; the
	// program hears the rest.
	for (const kind of ["keydown", "keyup"]) {
		addEventListener(kind, (e) => {
			guardBack();
			if (ours.has(e)) return;
			if (inDialog(e.target)) { e.stopImmediatePropagation(); return; }
			const writes = isField(e.target) && !["Tab", "Escape"].includes(e.key) && !(e.key === "Enter" && e.target.tagName === "INPUT") && !/^F\d+$/.test(e.key);
			if (writes || e.isComposing || /^F([23]|5|1[0-2])$/.test(e.key) || ((e.ctrlKey || e.metaKey) && "cvxrlt+-0".includes(e.key))) {
				e.stopImmediatePropagation(); // the browser's own
				return;
			}
			if (idle()) return;
			e.stopImmediatePropagation();
			e.preventDefault();
			const again = new KeyboardEvent(kind, { key: e.key, code: e.code, location: e.location, shiftKey: e.shiftKey, ctrlKey: e.ctrlKey, altKey: e.altKey, metaKey: e.metaKey, repeat: e.repeat });
			Object.defineProperty(again, "keyCode", { value: e.keyCode });
			ours.add(again);
			later(() => document.dispatchEvent(again));
		}, true);
	}

	// What can be held, as the program told last: all else waits for the finger.
	let taps = [];
	const holdable = (x, y) => {
		const under = taps.filter((t) => x >= t.x && y >= t.y && x < t.x + t.w && y < t.y + t.h);
		return under.length > 0 && under[under.length - 1].hold;
	};

	// A finger taps, holds or scrolls.
	const holdTime = 450;
	const slack = 10;
	let finger = null;
	let glide = 0;
	addEventListener("touchstart", (e) => {
		cancelAnimationFrame(glide);
		if (inDialog(e.target)) return;
		guardBack();
		e.preventDefault();
		if (finger) clearTimeout(finger.hold);
		if (e.touches.length !== 1) { finger = null; return; }
		const { clientX: x, clientY: y } = e.touches[0];
		const f = finger = { x, y, lastY: y, moved: false, held: false, speed: 0, at: e.timeStamp, field: isField(e.target) ? e.target : null };
		// What a slow machine has not yet told of, such as the end of a tap, comes
		// before the next pictures.
		if (holdable(x, y)) f.hold = setTimeout(async () => {
			await pause();
			if (finger !== f || f.moved) return;
			f.held = true;
			later(() => press(x, y, 2));
		}, holdTime);
	}, { capture: true, passive: false });
	addEventListener("touchmove", (e) => {
		if (!finger || inDialog(e.target)) return;
		e.preventDefault();
		const { clientX: x, clientY: y } = e.touches[0];
		const f = finger;
		if (!f.moved && Math.hypot(x - f.x, y - f.y) <= slack) return;
		f.moved = true;
		clearTimeout(f.hold);
		const by = y - f.lastY;
		const time = Math.max(1, e.timeStamp - f.at);
		f.speed = 0.7 * (by / time) + 0.3 * f.speed;
		f.lastY = y;
		f.at = e.timeStamp;
		if (by) call("scroll", f.x, f.y, by);
	}, { capture: true, passive: false });
	addEventListener("touchend", (e) => {
		if (!finger || inDialog(e.target)) return;
		e.preventDefault();
		const f = finger;
		finger = null;
		clearTimeout(f.hold);
		if (f.held) return;
		if (!f.moved) {
			if (f.field) f.field.focus(); // within the gesture, or a phone shows no keyboard
			later(() => press(f.x, f.y, 0));
			return;
		}
		if (e.timeStamp - f.at > 60) return; // the finger lay still
		let speed = f.speed;
		let last = performance.now();
		const roll = (now) => {
			const time = Math.min(50, now - last);
			last = now;
			if (Math.abs(speed) < 0.05) return;
			call("scroll", f.x, f.y, speed * time);
			speed *= Math.pow(0.996, time);
			glide = requestAnimationFrame(roll);
		};
		glide = requestAnimationFrame(roll);
	}, { capture: true, passive: false });
	addEventListener("touchcancel", () => { if (finger) clearTimeout(finger.hold); finger = null; }, true);

	// A wheel scrolls as far as it says, whatever turns it.
	addEventListener("wheel", (e) => {
		if (inDialog(e.target) || e.ctrlKey) return;
		e.stopImmediatePropagation();
		e.preventDefault();
		const unit = e.deltaMode === 1 ? 20 : e.deltaMode === 2 ? innerHeight : 1;
		call("scroll", e.clientX, e.clientY, -e.deltaY * unit);
	}, { capture: true, passive: false });

	// The way back of a phone goes back within the app first, a few steps before
	// the next tap. Browsers count only what was put on the way by a tap.
	const steps = 4;
	const depth = () => (history.state && history.state.hagal) || 0;
	const guardBack = () => {
		for (let at = depth(); at < steps;) history.pushState({ hagal: ++at }, "");
	};
	addEventListener("popstate", () => {
		const open = document.querySelector("dialog[open]");
		if (open) open.dispatchEvent(new Event("cancel", { cancelable: true })); else call("back");
	});
	hagal.leave = () => history.go(-depth() - 1);

	// A picture of another size: a phone's keyboard, another screen, a zoom.
	const fit = () => {
		const canvas = document.querySelector("canvas");
		if (!canvas) return;
		const seen = globalThis.visualViewport;
		const high = seen && seen.scale === 1 ? Math.round(seen.height) : innerHeight;
		if (canvas.dataset.high === String(high)) return;
		canvas.dataset.high = high;
		canvas.style.height = high + "px";
		scrollTo(0, 0);
		dispatchEvent(new Event("resize"));
	};
	if (globalThis.visualViewport) visualViewport.addEventListener("resize", fit);
	let ratio = devicePixelRatio;
	setInterval(() => { // not every browser tells of it
		if (ratio === devicePixelRatio) return;
		ratio = devicePixelRatio;
		dispatchEvent(new Event("resize"));
	}, 500);

	// mirror shows what is drawn to readers of the screen, and gives fields to
	// phones' keyboards.
	const fields = new Map();
	let number = 0;
	let focusBefore = "";
	const type = (el) => {
		const before = el.value.slice(0, el.selectionStart === null ? el.value.length : el.selectionStart);
		call("typed", el.dataset.id, el.value, Array.from(before).length, ++number);
	};
	const field = (t) => {
		let el = fields.get(t.id);
		if (!el) {
			el = document.createElement(t.long ? "textarea" : "input");
			el.className = "field";
			el.dataset.id = t.id;
			el.autocomplete = "off";
			el.addEventListener("input", () => type(el));
			el.addEventListener("focus", () => call("focused", t.id));
			el.addEventListener("blur", () => call("focused", ""));
			fields.set(t.id, el);
		}
		return el;
	};
	const roles = { tap: "button", text: "note" };
	const root = () => document.getElementById("mirror");
	hagal.mirror = (text) => {
		const { things, focus, typed } = JSON.parse(text);
		const seen = new Set();
		taps = things.filter((t) => t.kind === "tap" && !t.off);
		const list = things.map((t, i) => {
			const el = t.kind === "field" ? field(t) : document.createElement("div");
			seen.add(t.id);
			if (t.kind === "field") {
				if (typed === number && el.value !== (t.value || "")) el.value = t.value || "";
			} else {
				el.setAttribute("role", roles[t.kind]);
				if (t.kind === "tap" && !t.idle) el.addEventListener("click", () => call("tapped", i));
				if (t.idle) el.setAttribute("aria-disabled", "true");
				if (t.kind === "text") el.textContent = t.name;
			}
			el.setAttribute("aria-label", t.name);
			el.dataset.off = t.off ? "1" : "";
			Object.assign(el.style, { left: t.x + "px", top: t.y + "px", width: t.w + "px", height: t.h + "px", display: t.kind === "field" && t.off ? "none" : "" });
			return el;
		});
		const held = document.activeElement;
		for (const [id, el] of fields) if (!seen.has(id)) { fields.delete(id); el.remove(); }
		// A field that stays in place keeps its keyboard.
		const stays = list.filter((el) => el.parentNode === root());
		for (const el of Array.from(root().children)) if (!stays.includes(el)) el.remove();
		let next = root().firstChild;
		for (const el of list) {
			if (el === next) next = next.nextSibling; else if (el.parentNode !== root()) root().insertBefore(el, next);
		}
		const wanted = focus && fields.get(focus);
		if (wanted && document.activeElement !== wanted) wanted.focus({ preventScroll: true });
		else if (!focus && isField(held) && held.dataset.id === focusBefore) held.blur();
		focusBefore = focus;
	};
})();
