"use strict";
// Starts the program.
(() => {
	const version = "hagal-{{version}}";
	const says = document.getElementById("says");
	const bar = document.getElementById("bar");
	const loading = document.getElementById("loading");

	const tell = (text) => { says.textContent = text; bar.hidden = true; loading.hidden = false; };
	document.documentElement.lang = (navigator.language || "en").slice(0, 2);

	// missing names what the browser lacks.
	const missing = () => {
		const lacks = [];
		const gl = document.createElement("canvas");
		if (typeof WebAssembly !== "object") lacks.push("WebAssembly");
		if (!(gl.getContext("webgl2") || gl.getContext("webgl"))) lacks.push("WebGL");
		if (!globalThis.indexedDB) lacks.push("IndexedDB");
		if (!globalThis.DecompressionStream) lacks.push("DecompressionStream");
		if (!navigator.locks) lacks.push("Web Locks");
		return lacks;
	};

	// keeps reports whether the browser lets the page keep anything: Fyne would end
	// where it does not.
	const keeps = () => new Promise((done) => {
		try {
			const asked = indexedDB.open("hagal.try");
			asked.onerror = (e) => { e.preventDefault(); done(false); };
			asked.onsuccess = () => { asked.result.close(); done(true); };
		} catch { done(false); }
	});

	// instantiate loads the program: kept, or over the network.
	const instantiate = async (imports) => {
		let cache = null;
		try { cache = await caches.open(version); } catch { /* nothing is kept in this window */ }
		const found = (cache && await hagalKept(cache)) || await hagalFetch(cache);
		const plain = await hagalUnpack(found, (part) => { bar.value = part; });
		const program = new Response(plain, { headers: { "Content-Type": "application/wasm" } });
		return WebAssembly.instantiateStreaming(program, imports);
	};

	// keep has the browser keep the app, and look for a newer one. The worker of
	// a newer version that waits since the last start is let in: this page, which
	// has all it needs in memory, is of that version already.
	const keep = async () => {
		if (!navigator.serviceWorker) return;
		const before = await navigator.serviceWorker.getRegistration();
		if (before && before.waiting) before.waiting.postMessage("take over");
		const known = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
		await known.update();
	};

	// started is called by the program when its window is there.
	hagal.started = () => {
		loading.hidden = true;
		keep().catch(() => {}); // there may be no network
		if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
	};

	const start = async () => {
		if (!globalThis.isSecureContext) return tell(hagalSay("insecure"));
		const lacks = missing();
		if (lacks.length) return tell(hagalSay("old", lacks.join(", ")));
		if (!await keeps()) return tell(hagalSay("denied"));
		says.textContent = hagalSay("loading");
		const go = new Go();
		const { instance } = await instantiate(go.importObject);
		says.textContent = hagalSay("starting");
		await go.run(instance);
		throw new Error("it has ended");
	};

	start().catch((why) => tell(hagalSay(document.querySelector("canvas") ? "ended" : "failed", String(why))));
})();
