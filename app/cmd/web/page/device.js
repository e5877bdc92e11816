"use strict";
// Files out and in, and the screen that stays awake.
(() => {
	hagal.save = (name, bytes) => {
		const a = document.createElement("a");
		a.href = URL.createObjectURL(new Blob([bytes], { type: "text/plain;charset=utf-8" }));
		a.download = name;
		document.body.append(a);
		a.click();
		a.remove();
		setTimeout(() => URL.revokeObjectURL(a.href), 60000);
	};

	// ask gives what the player chose or pasted, as {name, bytes}, or null.
	hagal.ask = (words, most) => new Promise((give, fail) => {
		const box = document.createElement("dialog");
		const make = (kind, text, more) => {
			const el = Object.assign(document.createElement(kind), more);
			el.textContent = text;
			box.append(el);
			return el;
		};
		const end = (answer) => { box.close(); box.remove(); give(answer); };
		make("h2", words.title);
		const file = Object.assign(document.createElement("input"), { type: "file", hidden: true });
		box.append(file);
		make("button", words.choose, { type: "button", className: "main", onclick: () => file.click() });
		const label = make("label", words.paste);
		const text = Object.assign(document.createElement("textarea"), { rows: 5, spellcheck: false });
		label.append(text);
		const take = make("button", words.take, { type: "button", disabled: true, onclick: () => end({ name: "", bytes: new TextEncoder().encode(text.value) }) });
		text.addEventListener("input", () => { take.disabled = !text.value.trim(); });
		make("button", words.cancel, { type: "button", onclick: () => end(null) });
		box.addEventListener("cancel", (e) => { e.preventDefault(); end(null); });
		file.addEventListener("change", async () => {
			const chosen = file.files[0];
			if (!chosen) return;
			box.close();
			box.remove();
			if (chosen.size > most) return fail(Object.assign(new Error(), { name: "large" }));
			chosen.arrayBuffer().then((b) => give({ name: chosen.name, bytes: new Uint8Array(b) }), fail);
		});
		document.body.append(box);
		box.showModal();
	});

	// A browser lets the screen go when the page is out of sight.
	let wanted = false;
	let lock = null;
	const hold = async () => {
		if (!wanted || lock || document.visibilityState !== "visible" || !navigator.wakeLock) return;
		try {
			lock = await navigator.wakeLock.request("screen");
			lock.addEventListener("release", () => { lock = null; });
			if (!wanted) lock.release();
		} catch { /* a phone with little power left may refuse */ }
	};
	hagal.awake = (on) => {
		wanted = on;
		if (on) hold(); else if (lock) lock.release();
	};
	document.addEventListener("visibilitychange", hold);
})();
