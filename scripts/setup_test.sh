#!/bin/sh
# Tests setup.sh on systems that are not here: each case has a folder of
# stand-ins for the system's commands, and nothing else on its PATH.
# shellcheck disable=SC2016 # the stand-ins expand their own words
set -eu

top=$(cd "$(dirname "$0")/.." && pwd)
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
passed=0 failed=0

# fake NAME BODY: a command of that name; what it is called with is logged.
fake() {
	printf '#!/bin/sh\necho "%s $*" >>"%s/log"\n%s\n' "$1" "$room" "$2" >"$bin/$1"
	chmod +x "$bin/$1"
}

# machine UNAME OS-RELEASE: a bare machine of that kind, with Go.
machine() {
	bin=$room/bin
	rm -rf "$bin" "$room/log" "$room/installed"
	mkdir "$bin"
	: >"$room/log"
	: >"$room/installed"
	for tool in sh sed awk tr dirname cat grep env; do
		ln -s "$(command -v "$tool")" "$bin/$tool"
	done
	fake uname "echo $1"
	fake go 'echo go1.99.1; echo local'
	printf '%b' "$2" >"$room/os-release"
}

# Debian's tools: a package is there once its name is in the file installed.
debian_tools() {
	fake id 'echo 0'
	fake dpkg-query "for p; do if grep -qx -- \"\$p\" '$room/installed'; then printf 'installed=%s ' \"\$p\"; fi; done"
	fake apt-get "case \" \$* \" in *' install '*) for p; do echo \"\$p\"; done >>'$room/installed' ;; esac"
}

# setup [WORD] runs setup.sh there; its words go to the file out, its status to $status.
setup() {
	status=0
	PATH=$bin HAGAL_OS_RELEASE="$room/os-release" "$bin/sh" "$top/scripts/setup.sh" "$@" >"$room/out" 2>&1 || status=$?
}

is() { # is NAME STATUS: the run ended so
	if [ "$status" -eq "$2" ]; then pass; else fail "$1: status $status, not $2"; fi
}
says() { # says NAME TEXT: it printed the text
	if grep -qF -- "$2" "$room/out"; then pass; else fail "$1: did not say: $2"; fi
}
silent() { # silent NAME: it printed nothing
	if [ ! -s "$room/out" ]; then pass; else fail "$1: was not silent"; fi
}
ran() { # ran NAME TEXT: a command was called with the text
	if grep -qF -- "$2" "$room/log"; then pass; else fail "$1: did not run: $2"; fi
}
ran_not() { # ran_not NAME TEXT
	if grep -qF -- "$2" "$room/log"; then fail "$1: ran: $2"; else pass; fi
}
pass() { passed=$((passed + 1)); }
fail() {
	failed=$((failed + 1))
	echo "setup_test: $1" >&2
	sed 's/^/    /' "$room/out" >&2
}

debian='NAME="Debian GNU/Linux"\nID=debian\nVERSION_ID="12"\n'
ubuntu='NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'
mint='ID=linuxmint\nID_LIKE="ubuntu debian"\n'

machine Linux "$debian"
debian_tools
setup chromium
is 'a browser is brought' 0
says 'a browser is brought' 'setup: installing: chromium'
ran 'a browser is brought' 'install --no-install-recommends chromium'
ran_not 'a browser alone is brought' 'libgl-dev'
fake google-chrome ''
setup chromium
is 'a browser is there' 0
silent 'a browser is there'
for system in Darwin Linux; do
	machine "$system" "$ubuntu"
	debian_tools
	setup chromium
	is "$system without a browser of its own" 1
	says "$system without a browser of its own" 'Install Chromium or Google Chrome.'
	ran_not "$system without a browser of its own" apt-get
done

for system in debian ubuntu mint; do
	case $system in
	debian) release=$debian ;;
	ubuntu) release=$ubuntu ;;
	mint) release=$mint ;;
	esac
	machine Linux "$release"
	debian_tools
	setup
	is "$system, bare" 0
	says "$system, bare" 'setup: installing: gcc libc6-dev'
	ran "$system, bare" 'apt-get -q -y -o DPkg::Lock::Timeout=300 update'
	ran "$system, bare" 'install --no-install-recommends gcc libc6-dev'
	: >"$room/log"
	setup
	is "$system, warm" 0
	silent "$system, warm"
	ran_not "$system, warm" apt-get
done

machine Linux "$debian"
debian_tools
setup
grep -vx libgl-dev "$room/installed" >"$room/rest"
cp "$room/rest" "$room/installed"
: >"$room/log"
setup
is 'one package missing' 0
ran 'one package missing' 'install --no-install-recommends libgl-dev'
ran_not 'one package missing' 'recommends gcc'

machine Linux "$debian"
debian_tools
fake id 'echo 1000'
setup
is 'no root, no sudo' 1
says 'no root, no sudo' 'As root: apt-get install gcc'
ran_not 'no root, no sudo' apt-get

machine Linux "$debian"
debian_tools
fake id 'echo 1000'
fake sudo '"$@"'
setup
is 'sudo' 0
says 'sudo' 'setup: installing with sudo: gcc'
ran 'sudo' 'sudo env DEBIAN_FRONTEND=noninteractive apt-get'

machine Linux "$debian"
debian_tools
fake apt-get 'exit 100'
setup
is 'apt-get fails' 1
says 'apt-get fails' 'apt-get update failed'
says 'apt-get fails' 'apt-get could not install: gcc'

for release in 'ID=fedora\n' "ID='rocky'\nID_LIKE='rhel centos fedora'\n"; do
	machine Linux "$release"
	fake rpm 'case $* in *mesa-libGL-devel*) exit 1 ;; esac'
	setup
	is 'fedora' 1
	says 'fedora' 'sudo dnf install mesa-libGL-devel'
	fake rpm ':'
	setup
	is 'fedora, all there' 0
	silent 'fedora, all there'
done

for release in 'ID=arch\n' 'ID=manjaro\nID_LIKE=arch\n'; do
	machine Linux "$release"
	fake pacman 'echo libxi; echo wayland; exit 127'
	setup
	is 'arch' 1
	says 'arch' 'sudo pacman -S --needed libxi wayland'
	fake pacman ':'
	setup
	is 'arch, all there' 0
	silent 'arch, all there'
done

machine Darwin ''
fake xcode-select 'exit 2'
setup
is 'macos' 1
says 'macos' 'xcode-select --install'
fake xcode-select 'echo /Library/Developer/CommandLineTools'
setup
is 'macos, all there' 0
silent 'macos, all there'

for name in MINGW64_NT-10.0-22631 MSYS_NT-10.0 CYGWIN_NT-10.0; do
	machine "$name" ''
	setup
	is 'windows' 1
	says 'windows' 'mingw-w64-ucrt-x86_64-gcc'
	fake gcc ':'
	setup
	is 'windows, all there' 0
	silent 'windows, all there'
done

machine Linux 'ID=nixos\n'
setup
is 'unknown Linux' 1
says 'unknown Linux' 'are missing: a-C-compiler pkg-config'
fake cc ':'
fake pkg-config 'case $* in *xkbcommon*) exit 1 ;; esac'
setup
is 'unknown Linux, a library missing' 1
says 'unknown Linux, a library missing' 'are missing: xkbcommon'
fake pkg-config ':'
setup
is 'unknown Linux, all there' 0
silent 'unknown Linux, all there'
rm "$room/os-release"
setup
is 'no os-release' 0
machine FreeBSD ''
setup
is 'another system' 1
says 'another system' 'pkg-config'

want=$(sed -n 's/^go \([0-9.]*\).*/\1/p' "$top/go.mod")
machine Darwin ''
rm "$bin/go"
setup
is 'no Go' 1
says 'no Go' "Go is not here; Hagal needs Go $want or later."
go_is() { # go_is VERSION TOOLCHAIN STATUS
	machine Darwin ''
	fake xcode-select ':'
	fake go "echo '$1'; echo '$2'"
	setup
	is "Go $1 $2" "$3"
}
go_is go1.19.8 '' 1
says 'Go of Debian 12' "Go 1.19.8 is here; Hagal needs Go $want or later."
go_is go1.22.4 local 1
go_is go1.22.4 auto 0
go_is go1.22.4 local+auto 0
go_is "go$want" local 0
go_is 'devel go1.99-abcdef' local 0

echo "setup: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
