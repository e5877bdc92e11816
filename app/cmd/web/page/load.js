"use strict";
// Brings the program over the wire as small as this browser and this host can,
// for the page and for what keeps it (sw.js).
const hagalProgram = {{program}};

// hagalChoose names the file to ask for: packed by brotli where the browser
// unpacks it, or the host does so by itself; else by gzip, which every host can
// serve and every browser unpacks.
async function hagalChoose() {
	const { plain, brotli, gzip } = hagalProgram;
	try {
		new DecompressionStream("brotli");
		return brotli;
	} catch { /* not yet */ }
	try {
		const said = await fetch(plain.file, { method: "HEAD" });
		if (said.ok && /^(br|zstd)$/.test(said.headers.get("Content-Encoding") || "")) return { ...plain, bytes: 0 };
	} catch { /* then it is seen below that there is no network */ }
	return gzip;
}

// hagalKept is the program as it was kept, or null.
async function hagalKept(cache) {
	for (const file of Object.values(hagalProgram)) {
		const kept = await cache.match(file.file);
		if (kept) return { file, answer: kept };
	}
	return null;
}

// hagalFetch brings the program over the wire, and keeps it where there is a cache.
async function hagalFetch(cache) {
	const file = await hagalChoose();
	const answer = await fetch(file.file);
	if (!answer.ok) throw new Error(file.file + ": " + answer.status);
	const keeping = cache ? cache.put(file.file, answer.clone()).catch(() => {}) : null;
	return { file, answer, keeping };
}

// hagalUnpack gives the bytes of the program. A host may have had the browser
// unpack it: the first bytes tell.
async function hagalUnpack({ file, answer }, moved) {
	const reader = answer.body.getReader();
	const first = await reader.read();
	const head = first.value || new Uint8Array();
	const packed = file.packing && !(head[0] === 0 && head[1] === 0x61 && head[2] === 0x73 && head[3] === 0x6d);
	let got = 0;
	const count = (part, out) => {
		got += part.byteLength;
		if (file.bytes) moved(Math.min(1, got / (packed ? file.bytes : hagalProgram.plain.bytes)));
		out.enqueue(part);
	};
	const all = new ReadableStream({
		start(out) { if (!first.done) count(head, out); },
		async pull(out) {
			const { done, value } = await reader.read();
			if (done) out.close(); else count(value, out);
		},
		cancel(why) { return reader.cancel(why); },
	});
	return packed ? all.pipeThrough(new DecompressionStream(file.packing)) : all;
}
