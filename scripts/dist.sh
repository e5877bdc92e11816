#!/bin/sh
# Builds what a player downloads, into the folder dist: a Debian package, an
# archive for one user on any Linux, a zip for Windows and the folder for the
# browser, with their checksums. The same commit gives the same bytes: every
# date is the commit's, and every path and owner is left out.
#
# On Debian and Ubuntu it installs the tools that it lacks, and says so first;
# elsewhere it names them.
set -eu

cd "$(dirname "$0")/.."
go=${GO:-go}
id=io.github.hagal.companion
maintainer='Hagal maintainers <maintainers@hagal.invalid>'
out=$PWD/dist
room=$(mktemp -d)
clean() { rm -rf "$room" app/rsrc_windows_*.syso; }
trap clean EXIT

say() { echo "dist: $1"; }
stop() {
	echo "dist: $1" >&2
	exit 1
}

# package=command, for each tool beside Go and a C compiler.
tools='gcc-mingw-w64-x86-64=x86_64-w64-mingw32-gcc xz-utils=xz zip=zip desktop-file-utils=desktop-file-validate appstream=appstreamcli'

missing=
for t in $tools; do
	command -v "${t#*=}" >/dev/null 2>&1 || missing="$missing ${t%%=*}"
done
if [ -n "$missing" ]; then
	command -v apt-get >/dev/null 2>&1 || stop "these tools are missing:$missing"
	as_root=
	[ "$(id -u)" -eq 0 ] || as_root=sudo
	say "installing${as_root:+ with sudo}:$missing"
	$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y update || true
	# shellcheck disable=SC2086 # the list of packages is meant to split
	$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends $missing ||
		stop "apt-get could not install:$missing"
fi

version=$(sed -n 's/^Version = "\(.*\)"/\1/p' app/FyneApp.toml)
[ -n "$version" ] || stop "app/FyneApp.toml names no version"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022
arch=$($go env GOARCH)
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)
[ -z "$(git status --porcelain --untracked-files=no)" ] || say "what is built here is not committed: nobody can build the same"

# build FILE MODE [FLAG]: the program, in a mode of go help buildmode, without
# the paths, the date and the commit of this machine in it.
build() {
	file=$1 mode=$2
	shift 2
	GOFLAGS='' CGO_ENABLED=1 $go build -tags migrated_fynedo -buildmode="$mode" -trimpath -buildvcs=false -ldflags "-s -w -buildid= $*" -o "$file" ./app
}

# fill FILE: a text with the version, the day and the maintainer in their places.
fill() { sed "s/@VERSION@/$version/g; s/@DATE@/$day/g; s/@MAINTAINER@/$maintainer/g" "$1"; }

# changes: what is new in this version, as a Debian changelog says it.
changes() {
	printf 'hagal (%s) unstable; urgency=low\n\n' "$version"
	awk '/^## / { part++ } part == 1 && sub(/^- /, "")' CHANGELOG.md | while read -r line; do
		printf '%s\n' "$line" | fold -s -w 74 | sed 's/ *$//; 1s/^/  * /; 2,$s/^/    /'
	done
	printf '\n -- %s  %s\n' "$maintainer" "$(date -uR -d "@$SOURCE_DATE_EPOCH")"
}

copyright() {
	printf 'Hagal is an unofficial aid for owners of the board game. It is under the MIT\nlicence, below; licences.txt holds those of all that it is built of.\n\n'
	cat LICENSE
}

# dated FOLDER: everything in it is of the commit's date.
dated() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

# zipped FOLDER FILE: a zip whose files stand in the order of their names.
zipped() {
	dated "$1"
	(cd "$(dirname "$1")" && find "$(basename "$1")" -type f | sort | zip -q -X -9 "$2" -@)
}

rm -rf "$out"
mkdir -p "$out"

# --- Linux: at another address each time it starts, as Debian asks
say "Linux, $arch"
tree=$room/hagal-$version
mkdir -p "$tree/bin" "$tree/share/applications" "$tree/share/metainfo" "$tree/share/mime/packages" "$tree/share/doc/hagal" "$tree/share/man/man1" \
	"$tree/share/icons/hicolor/512x512/apps" "$tree/share/icons/hicolor/scalable/apps"
build "$tree/bin/hagal" pie
cp "packaging/linux/$id.desktop" "$tree/share/applications/"
fill "packaging/linux/$id.metainfo.xml" >"$tree/share/metainfo/$id.metainfo.xml"
cp "packaging/linux/$id.mime.xml" "$tree/share/mime/packages/$id.xml"
cp app/icon.png "$tree/share/icons/hicolor/512x512/apps/$id.png"
cp app/icon.svg "$tree/share/icons/hicolor/scalable/apps/$id.svg"
copyright >"$tree/share/doc/hagal/copyright"
cp app/page/about/licences.txt "$tree/share/doc/hagal/"
changes | gzip -9n >"$tree/share/doc/hagal/changelog.gz"
fill packaging/linux/hagal.1 | gzip -9n >"$tree/share/man/man1/hagal.1.gz"
desktop-file-validate "$tree/share/applications/$id.desktop"
appstreamcli validate --no-net "$tree/share/metainfo/$id.metainfo.xml" >"$room/appstream" || { cat "$room/appstream" >&2 && exit 1; }

fill packaging/linux/nfpm.yaml | sed "s|@ARCH@|$arch|; s|@TREE@|$tree|" >"$room/nfpm.yaml"
dated "$tree"
$go tool -modfile=packaging/tools.mod nfpm package --config "$room/nfpm.yaml" --packager deb \
	--target "$out/hagal_${version}_$arch.deb" >"$room/nfpm" 2>&1 || { cat "$room/nfpm" >&2 && exit 1; }

cp packaging/linux/install.sh "$tree/"
fill packaging/linux/README.txt >"$tree/README.txt"
dated "$tree"
tar --sort=name --format=gnu --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$room" -cf - "hagal-$version" |
	xz -9 -T1 >"$out/hagal-$version-linux-$arch.tar.xz"

# --- Windows
say "Windows, amd64"
tree=$room/windows/hagal-$version
mkdir -p "$tree"
number=${version%%-*}.0
$go tool -modfile=packaging/tools.mod go-winres simply --arch amd64 --out app/rsrc --manifest gui --icon app/icon.png \
	--product-name Hagal --product-version "$number" --file-version "$number" --original-filename hagal.exe \
	--file-description 'Hagal, an unofficial board game companion' --copyright 'MIT licence'
# The linker writes the time into the program unless it is told not to.
GOOS=windows GOARCH=amd64 CC=x86_64-w64-mingw32-gcc build "$tree/hagal.exe" default -H=windowsgui "'-extldflags=-static-libgcc -Wl,--no-insert-timestamp'"
$go run ./app/cmd/windlls "$tree/hagal.exe"
fill packaging/windows/README.txt | sed 's/$/\r/' >"$tree/README.txt"
sed 's/$/\r/' LICENSE >"$tree/LICENSE.txt"
sed 's/$/\r/' app/page/about/licences.txt >"$tree/licences.txt"
zipped "$tree" "$out/hagal-$version-windows-amd64.zip"

# --- the browser
say "the folder for a static host"
web=$room/web/hagal-$version-web
mkdir -p "$room/web"
(cd app/cmd/web && $go run . -top ../../.. -o "$web")
cp LICENSE "$web/LICENSE.txt"
cp app/page/about/licences.txt "$web/"
zipped "$web" "$out/hagal-$version-web.zip"

(cd "$out" && sha256sum -- * >"$room/sums" && mv "$room/sums" SHA256SUMS)
say "into $out:"
(cd "$out" && ls -l | awk 'NR > 1 { printf "  %10d  %s\n", $5, $9 }')
