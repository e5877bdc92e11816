#!/bin/sh
# Tries the Debian package of the folder dist in a bare Debian, as root: lintian
# has nothing against it; it pulls what it needs, opens a table file, keeps each
# tap through a kill, is upgraded over an older version without losing the
# table, a round is played to its end, and it goes away clean.
#
#   scripts/try-deb.sh [FOLDER]    leaves its pictures in the folder
#
# HAGAL_BARE may name a folder that debootstrap has filled before, HAGAL_PAUSE
# the seconds from key to key, where a machine has much else to do.
set -eu

cd "$(dirname "$0")/.."
pictures=${1:-$PWD/dist/tried}
deb=$(ls "$PWD"/dist/hagal_*_*.deb)
version=$(dpkg-deb -f "$deb" Version)
display=:${HAGAL_DISPLAY:-137}
room=$(mktemp -d)
bare=$room/debian
drop=/drop # where the packages lie in the bare Debian
started='' program=''

stop() {
	echo "try-deb: $1" >&2
	exit 1
}
say() { echo "try-deb: $1"; }
clean() {
	for p in $started $program; do kill "$p" 2>/dev/null || true; done
	umount "$bare/proc" "$bare/dev" 2>/dev/null || true
	mountpoint -q "$bare/dev" || mountpoint -q "$bare/proc" || rm -rf "$room"
}
trap clean EXIT

[ "$(id -u)" -eq 0 ] || stop "only root may make a Debian within this one"
for t in debootstrap lintian Xvfb openbox xdotool import sqlite3; do
	command -v "$t" >/dev/null 2>&1 || stop "$t is missing: apt-get install debootstrap lintian xvfb openbox xdotool imagemagick sqlite3"
done

# within COMMAND: runs as root in the bare Debian.
within() { chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root "$@"; }
# ada COMMAND: becomes a command of a player there; in the background, or in $().
ada() { exec chroot --userspec=1000:1000 "$bare" env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 HOME=/home/ada DISPLAY="$display" "$@"; }
install_deb() { within apt-get -q -y install --no-install-recommends "$drop/$1" >"$room/apt" 2>&1 || { cat "$room/apt" >&2 && stop "apt-get could not install $1"; }; }

mkdir -p "$pictures"
if [ -n "${HAGAL_BARE-}" ]; then
	cp -a "$HAGAL_BARE" "$bare"
else
	debootstrap --variant=minbase "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$bare" \
		"$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -v security | head -1)" >"$room/log" || { cat "$room/log" && exit 1; }
fi
mount -t proc proc "$bare/proc"
mount --bind /dev "$bare/dev"
within useradd --create-home --uid 1000 ada
within apt-get -q update >/dev/null

lintian --allow-root --fail-on error,warning "$deb" || stop "lintian has something against the package"

# The same files as an older version.
dpkg-deb -R "$deb" "$room/older"
rm -f "$room/older/DEBIAN/conffiles" # nfpm writes an empty one, which dpkg-deb does not build again
sed -i 's/^Version:.*/Version: 0.0.1/' "$room/older/DEBIAN/control"
mkdir "$bare$drop"
dpkg-deb --root-owner-group -Znone -b "$room/older" "$bare$drop/older.deb" >/dev/null
cp "$deb" "$bare$drop/newer.deb"
within find / -xdev -path /proc -prune -o -path /dev -prune -o -path "$drop" -prune -o -name '*hagal*' -print >"$room/before"
install_deb older.deb
say "installed: $(grep -c '^Setting up' "$room/apt") packages, with what it needs"

cat >"$bare/home/ada/Friday.hagal" <<'EOF'
table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5
round skirmish-a
EOF
chown 1000:1000 "$bare/home/ada/Friday.hagal"

Xvfb "$display" -screen 0 1280x800x24 >"$room/x" 2>&1 &
started=$!
DISPLAY=$display
export DISPLAY
sleep 2
openbox >/dev/null 2>&1 &
started="$started $!"

# opened [FILE]: starts the app and waits for its window.
opened() {
	ada hagal "$@" >"$room/said" 2>&1 &
	program=$!
	for _ in $(seq 60); do
		sleep 1
		window=$(xdotool search --onlyvisible --name '^Hagal$' 2>/dev/null | head -1) && [ -n "$window" ] && break
	done
	[ "$(readlink "/proc/$program/exe")" = "$bare/usr/bin/hagal" ] || stop "it is not the program that runs, but $(readlink "/proc/$program/exe")"
	[ -n "$window" ] || { cat "$room/said" >&2 && stop "no window came"; }
	sleep 4
	xdotool windowfocus --sync "$window"
}
picture() { import -window root "$pictures/$1.png"; }
killed() {
	kill -9 "$program"
	wait "$program" 2>/dev/null || true
	program= # its number may be another's from here on
	sleep 1
	! xdotool search --onlyvisible --name '^Hagal$' >/dev/null 2>&1 || stop "the window outlives the program"
}
# ask SQL: what is on disk.
ask() {
	db=$(find "$bare/home/ada" -name hagal.db -not -path '*/copies/*')
	rm -rf "$room/look" && mkdir "$room/look" && cp "$db"* "$room/look/"
	sqlite3 "$room/look/hagal.db" "$1"
}
lines() { ask 'select coalesce(sum(standing), 0) from game'; }
has() { [ "$(lines)" -eq "$1" ] || { picture failed && stop "$2: $(lines) lines are kept, not $1"; }; }
# more LINES WHAT: more than so many come to be on disk, on a slow machine after a while.
more() {
	for _ in $(seq 20); do
		sleep 1
		[ "$(lines)" -le "$1" ] || return 0
	done
	picture failed
	stop "$2: no line came to $(lines)"
}

opened /home/ada/Friday.hagal
picture 1-opened
has 2 "a table file that the app was started with"
xdotool key Return
more 2 "a tap"
sleep 1
picture 2-rival
drawn=$(lines)
killed
has "$drawn" "after a kill"

install_deb newer.deb
[ "$(ada hagal --version)" = "Hagal $version" ] || stop "after the upgrade it says $(ada hagal --version)"
opened
picture 3-upgraded
has "$drawn" "after the upgrade"
# To the end of the round: two Agents, a letter a space, and the large button.
for k in Return g 2 Return Return Return b 1 Return Return Return; do
	xdotool key "$k"
	sleep "${HAGAL_PAUSE:-2}"
done
picture 4-round
[ "$(ask 'select text from line order by number desc limit 1')" = recall ] || stop "no round can be played to its end: $(ask 'select text from line order by number')"
xdotool key Return
sleep 2
picture 5-next
kept=$(lines)
killed

within apt-get -q -y purge hagal >/dev/null 2>&1
within find / -xdev -path /proc -prune -o -path /dev -prune -o -path "$drop" -prune -o -path /home -prune -o -name '*hagal*' -print |
	grep -v '^/var/cache/apt\|^/var/log' | sort >"$room/after"
grep -v '^/home' "$room/before" | sort | comm -13 - "$room/after" >"$room/left"
[ ! -s "$room/left" ] || { cat "$room/left" >&2 && stop "these files are left behind"; }
has "$kept" "after the package is gone"
say "$version: opened a file, kept each tap through a kill and an upgrade from 0.0.1, played the round in $kept lines, went away clean; the tables stay"
