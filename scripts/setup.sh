#!/bin/sh
# Brings what Hagal needs to be built, and is silent when all of it is there.
#
# Debian and Ubuntu: installs the missing packages, and says so first.
# Elsewhere: names what is missing, and stops only if something is.
#
# With the word chromium it brings a browser instead, for make test-web.
#
# HAGAL_OS_RELEASE may name another file than /etc/os-release (for the tests).
# shellcheck disable=SC2086 # the lists of packages are meant to split
set -eu

top=$(dirname "$0")/..
os_release=${HAGAL_OS_RELEASE:-/etc/os-release}

# The same libraries under each system's own names: a C compiler, pkg-config,
# OpenGL, X11 and Wayland. ca-certificates lets Go fetch its modules.
debian='gcc libc6-dev pkg-config ca-certificates libgl-dev libegl-dev libgles-dev libx11-dev libxcursor-dev libxi-dev libxinerama-dev libxrandr-dev libxxf86vm-dev libwayland-dev libxkbcommon-dev'
fedora='gcc pkgconf-pkg-config mesa-libGL-devel mesa-libEGL-devel mesa-libGLES-devel libX11-devel libXcursor-devel libXi-devel libXinerama-devel libXrandr-devel libXxf86vm-devel wayland-devel libxkbcommon-devel'
arch='gcc pkgconf libglvnd libx11 libxcursor libxi libxinerama libxrandr libxxf86vm wayland libxkbcommon'
modules='gl egl glesv2 x11 xcursor xi xinerama xrandr xxf86vm wayland-client wayland-cursor wayland-egl xkbcommon'

stop() {
	echo "setup: $1" >&2
	shift
	for line in "$@"; do echo "       $line" >&2; done
	exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# older A B: is version A older than B?
older() {
	awk -v a="$1" -v b="$2" 'BEGIN {
		split(a, x, "."); split(b, y, ".")
		for (i = 1; i <= 3; i++) if (x[i]+0 != y[i]+0) exit !(x[i]+0 < y[i]+0)
		exit 1
	}'
}

# Go 1.21 and later fetch a newer Go by themselves, unless told not to.
check_go() {
	want=$(sed -n 's/^go \([0-9.]*\).*/\1/p' "$top/go.mod")
	have go || stop "Go is not here; Hagal needs Go $want or later." "See https://go.dev/doc/install"
	found=$(cd / && go env GOVERSION GOTOOLCHAIN) || stop "'go env' failed; Hagal needs Go $want or later."
	number=$(printf '%s\n' "$found" | sed -n '1s/.*go\([0-9][0-9.]*\).*/\1/p')
	chain=$(printf '%s\n' "$found" | sed -n 2p)
	older "$number" "$want" || return 0
	older "$number" 1.21 || case $chain in auto | *+auto | path | *+path) return 0 ;; esac
	stop "Go $number is here; Hagal needs Go $want or later." "See https://go.dev/doc/install"
}

missing_debian() {
	here=" $(dpkg-query -W -f '${db:Status-Status}=${Package} ' $debian 2>/dev/null || true) "
	for p in $debian; do
		case $here in *" installed=$p "*) ;; *) printf ' %s' "$p" ;; esac
	done
}

setup_debian() {
	missing=$(missing_debian)
	[ -n "$missing" ] || return 0
	as_root=
	if [ "$(id -u)" -ne 0 ]; then
		have sudo || stop "these packages are missing:$missing" "There is no sudo here. As root: apt-get install$missing"
		as_root=sudo
	fi
	echo "setup: installing${as_root:+ with sudo}:$missing"
	apt() {
		$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 "$@"
	}
	apt update || echo "setup: apt-get update failed; trying with the package lists that are here" >&2
	apt install --no-install-recommends $missing ||
		stop "apt-get could not install:$missing"
}

setup_fedora() {
	missing=
	for p in $fedora; do
		rpm -q --whatprovides "$p" >/dev/null 2>&1 || missing="$missing $p"
	done
	[ -z "$missing" ] || stop "these packages are missing:$missing" "Install them with: sudo dnf install$missing"
}

setup_arch() {
	missing=$(pacman -T $arch | tr '\n' ' ') || true
	[ -z "$missing" ] || stop "these packages are missing: $missing" "Install them with: sudo pacman -S --needed $missing"
}

setup_macos() {
	xcode-select -p >/dev/null 2>&1 ||
		stop "the Xcode command line tools are missing." "Install them with: xcode-select --install"
}

setup_windows() {
	have gcc || stop "gcc is missing." "In an MSYS2 UCRT64 shell: pacman -S --needed mingw-w64-ucrt-x86_64-gcc" "and put its bin folder on PATH."
}

# Any other system is asked through pkg-config.
setup_other() {
	missing=
	have gcc || have cc || have clang || missing=" a-C-compiler"
	if have pkg-config; then
		for m in $modules; do
			pkg-config --exists "$m" || missing="$missing $m"
		done
	else
		missing="$missing pkg-config"
	fi
	[ -z "$missing" ] || stop "this system's package names are not known here, and these are missing:$missing" \
		"Install the development packages of: $modules"
}

# linux prints the family of a Linux.
linux() {
	[ -r "$os_release" ] || return 0
	for id in $(sed -n 's/^ID=//p; s/^ID_LIKE=//p' "$os_release" | tr -d '"' | tr "'" ' '); do
		case $id in
		debian | ubuntu) echo debian && return ;;
		fedora | rhel | centos) echo fedora && return ;;
		arch) echo arch && return ;;
		esac
	done
}

# setup_browser brings a Chromium, for the tests of the app in a browser.
setup_browser() {
	for p in chromium chromium-browser google-chrome google-chrome-stable; do
		if have "$p"; then return 0; fi
	done
	# Ubuntu has Chromium as a snap alone, which does not see the folders of tests.
	if [ "$(uname -s)" = Linux ] && [ "$(linux)" = debian ] && ! grep -qx 'ID=ubuntu' "$os_release"; then
		debian=chromium
		setup_debian
	else
		stop "there is no Chromium here, which the tests in a browser need." "Install Chromium or Google Chrome."
	fi
}

check_go
if [ "${1:-}" = chromium ]; then
	setup_browser
	exit
fi
case $(uname -s) in
Linux)
	case $(linux) in
	debian) setup_debian ;;
	fedora) setup_fedora ;;
	arch) setup_arch ;;
	*) setup_other ;;
	esac
	;;
Darwin) setup_macos ;;
MINGW* | MSYS* | CYGWIN*) setup_windows ;;
*) setup_other ;;
esac
