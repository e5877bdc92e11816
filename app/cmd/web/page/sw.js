"use strict";
// Keeps the app for when there is no network. Files go by the sum of what is in
// them; index.html and the manifest are of the version that is kept.
const version = "hagal-{{version}}";
const files = {{files}};

self.addEventListener("install", (event) => {
	event.waitUntil((async () => {
		const cache = await caches.open(version);
		for (const name of files) {
			if (!(await cache.match(name))) await cache.add(new Request(name, { cache: "reload" }));
		}
		await self.program(cache);
	})());
});

// program brings the program of this version, so that the next start needs no
// network; what the page has loaded is there already.
self.program = async (cache) => {
	const packed = {{program}};
	let unpacks = "gzip";
	try { new DecompressionStream("brotli"); unpacks = "brotli"; } catch { /* gzip then */ }
	const { file } = packed[unpacks];
	if (!(await cache.match(file))) await cache.add(new Request(file, { cache: "reload" }));
};

// A page that has just been opened lets the newer version take over; one with a
// table open has all it needs in memory, and is left alone.
self.addEventListener("message", (event) => {
	if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
	event.waitUntil((async () => {
		for (const name of await caches.keys()) {
			if (name.startsWith("hagal-") && name !== version) await caches.delete(name);
		}
		await self.clients.claim();
	})());
});

self.addEventListener("fetch", (event) => {
	const url = new URL(event.request.url);
	if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
	event.respondWith((async () => {
		const cache = await caches.open(version);
		const wanted = event.request.mode === "navigate" ? "index.html" : event.request;
		return (await cache.match(wanted, { ignoreSearch: true })) || fetch(event.request);
	})());
});
