"use strict";
// Keeps the app for when there is no network. Files go by the sum of what is in
// them; the page and the manifest are of the version that was kept last.
importScripts("{{load.js}}");

const version = "hagal-{{version}}";
const files = {{files}};

self.addEventListener("install", (event) => {
	event.waitUntil((async () => {
		const cache = await caches.open(version);
		for (const name of files) {
			if (!(await cache.match(name))) await cache.add(new Request(name, { cache: "reload" }));
		}
		if (!(await hagalKept(cache))) { // else the page has loaded it
			const { keeping } = await hagalFetch(cache);
			await keeping;
			if (!(await hagalKept(cache))) throw new Error("there is no room for the program");
		}
		for (const name of await versions()) await (await caches.open(name)).delete(mark);
		await cache.put(mark, new Response(version));
	})());
});

// versions are the caches of versions.
const versions = async () => (await caches.keys()).filter((name) => name.startsWith("hagal-"));

// mark is in the cache of the version that was kept last, once it is whole.
const mark = "kept";

// newest is the version that was kept last. A browser may take long to let its
// worker in: Chromium does so only once the one before it has nothing to do.
const newest = async () => {
	if (self.registration.waiting) {
		for (const name of await versions()) {
			if (await caches.match(mark, { cacheName: name })) return name;
		}
	}
	return version;
};

// A page that has just been opened lets the newer version take over; one with a
// table open has all it needs in memory, and is left alone.
self.addEventListener("message", (event) => {
	if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
	event.waitUntil((async () => {
		for (const name of await versions()) {
			if (name !== version) await caches.delete(name);
		}
		await self.clients.claim();
	})());
});

self.addEventListener("fetch", (event) => {
	const url = new URL(event.request.url);
	if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
	event.respondWith((async () => {
		const wanted = event.request.mode === "navigate" ? "./" : event.request;
		return (await caches.match(wanted, { ignoreSearch: true, cacheName: await newest() })) ||
			(await caches.match(wanted, { ignoreSearch: true })) || fetch(event.request);
	})());
});
