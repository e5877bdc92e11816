#!/bin/sh
# Installs Hagal for one user, without root; with --remove takes it away again.
# Your tables are not touched by either.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/bin/hagal
id=io.github.hagal.companion

# refresh tells the desktop what is there, where it has the tools for it.
refresh() {
	if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$data/applications" || true; fi
	if command -v update-mime-database >/dev/null 2>&1; then update-mime-database "$data/mime" || true; fi
}

# The files that go below $data, as they lie in share.
files="applications/$id.desktop metainfo/$id.metainfo.xml mime/packages/$id.xml
icons/hicolor/512x512/apps/$id.png icons/hicolor/scalable/apps/$id.svg man/man1/hagal.1.gz doc/hagal/copyright doc/hagal/licences.txt doc/hagal/changelog.gz"

case ${1-} in
'')
	mkdir -p "$(dirname "$program")"
	# Beside it and then in its place: a copy that runs meanwhile goes on.
	cp "$here/bin/hagal" "$program.new"
	chmod 755 "$program.new"
	mv "$program.new" "$program"
	for f in $files; do
		mkdir -p "$data/$(dirname "$f")"
		cp "$here/share/$f" "$data/$f"
	done
	sed "s|^Exec=hagal|Exec=\"$program\"|" "$here/share/applications/$id.desktop" >"$data/applications/$id.desktop"
	refresh
	echo "Hagal is in your menu, and here: $program"
	;;
--remove)
	rm -f "$program"
	for f in $files; do rm -f "$data/$f"; done
	rmdir "$data/doc/hagal" 2>/dev/null || true
	refresh
	echo "Hagal is removed. Your tables stay where they are."
	;;
*)
	echo "usage: install.sh [--remove]" >&2
	exit 2
	;;
esac
