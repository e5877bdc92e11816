#!/bin/sh
# Keeps what the version in app/FyneApp.toml takes, for the tests of every later
# one: what a browser holds, by the tests of its store, and then the rest, by
# app/cmd/keep, which refuses a version that is kept.
set -eu

cd "$(dirname "$0")/.."
go=${GO:-go}
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
version=$(sed -n 's/^Version = "\(.*\)"/\1/p' app/FyneApp.toml)

sh scripts/setup.sh chromium
(cd app/cmd/web && $go build -o "$room/web-exec" .)
GOOS=js GOARCH=wasm $go test -v -count 1 -exec "'$room/web-exec' exec" ./data/store/indexed -run TestDatabasesOfReleasedVersions -keep >"$room/said" ||
	{ cat "$room/said" >&2 && exit 1; }
sed -n '/^kept:$/,/^end of kept$/{//!p}' "$room/said" >"$room/kept"
[ -s "$room/kept" ] || { echo "keep: the browser kept nothing" >&2 && exit 1; }
$go run ./app/cmd/keep
cp "$room/kept" "data/store/indexed/testdata/releases/$version.json"
