# Sourced by ./run, ./test and .ci/run: the packages that they need, and how to install them on Debian 12.
#
#   need run|page|test|ci   installs what is missing, if it can, and returns when everything is there;
#                           otherwise stops with status 2 and says what to install
#
# It looks for the tools themselves, not for packages, so any system with the tools will do. Looking
# takes a few hundredths of a second, so nothing is remembered.

say() {
    printf '%s\n' "$*" >&2
}

# Rows: the level; the package on Debian 12; how to see that it is there.
packages() {
    cat <<'TABLE'
run   build-essential          tool cc
run   cmake                    tool cmake
run   ninja-build              tool ninja
run   pkg-config               tool pkg-config
run   libyaml-dev               library yaml-0.1
run   libjansson-dev           library jansson
run   libgmp-dev               library gmp
run   libsqlite3-dev           library sqlite3
page  cmake                    tool cmake
page  ninja-build              tool ninja
page  clang-14                 tool clang-14
page  lld-14                   tool wasm-ld-14
page  wasi-libc                file /usr/include/wasm32-wasi/stdlib.h
page  libclang-rt-14-dev-wasm32 file /usr/lib/llvm-14/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a
page  npm                      tool npm
test  build-essential          tool g++
test  python3                  tool python3
test  libcmocka-dev            library cmocka
test  librandom123-dev         extra-file /usr/include/Random123/philox.h
test  mandoc                   extra-tool mandoc
test  gnuplot-nox              extra-tool gnuplot
test  libopenmpi-dev           extra-tool mpicc
test  openmpi-bin              extra-tool mpirun
test  chromium-headless-shell  extra-tool chromium-headless-shell
ci    git                      tool git
ci    binutils                 tool objdump
ci    clang-format-14          tool clang-format-14
ci    clang-tidy-14            tool clang-tidy-14
ci    libclang-rt-14-dev       file /usr/lib/llvm-14/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a
ci    doxygen                  tool doxygen
TABLE
}

there() { # kind what
    case $1 in
    extra-*) there "${1#extra-}" "$2" || ! debian_12 ;; # the tests can do without
    tool) command -v "$2" >/dev/null ;;
    library) command -v pkg-config >/dev/null && pkg-config --exists "$2" ;;
    file) compgen -G "$2" >/dev/null ;;
    esac
}

# The packages that are missing, each once: for `run` and `page` their own, for `test` those of
# both too (the page's on Debian 12 alone: elsewhere the tests can do without it), for `ci` all.
missing() {
    local level=$1 levels=" $1 " for package kind what
    case $level in
    test) levels=" run test " && debian_12 && levels+="page " ;;
    ci) levels=" run page test ci " ;;
    esac
    packages | while read -r for package kind what; do
        [[ $levels == *" $for "* ]] || continue
        there "$kind" "$what" || echo "$package"
    done | sort -u | tr '\n' ' '
}

debian_12() {
    [ -r /etc/os-release ] && (
        . /etc/os-release
        [ "${ID-}" = debian ] && [ "${VERSION_ID-}" = 12 ]
    ) && command -v apt-get >/dev/null
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

install() { # packages, as separate words
    local log
    log=$(mktemp)
    say "Installing what is missing (once): $*"
    if as_root env DEBIAN_FRONTEND=noninteractive sh -c '
        apt-get update && apt-get install -y --no-install-recommends "$@"' sh "$@" \
        >"$log" 2>&1 </dev/null; then
        rm -f "$log"
        return 0
    fi
    cat "$log" >&2
    rm -f "$log"
    say ""
    say "apt-get failed: its own words are above; most often the network or a mirror is away."
    say "To try again, run the same command again, or install by hand:"
    say "  apt-get update && apt-get install -y --no-install-recommends $*"
    return 1
}

need() {
    local wanted still
    wanted=$(missing "$1")
    [ -z "$wanted" ] && return 0
    if ! debian_12; then
        say "Missing here: $wanted"
        say "These are the names of Debian 12's packages, the only system where this script"
        say "installs by itself. Install what your system has for them and run this again:"
        say "a C17 compiler, CMake 3.21 or later, Ninja, pkg-config, libyaml, jansson, GMP;"
        say "for the page clang and lld 14 with the wasm32-wasi library, npm; for the tests also a"
        say "C++ compiler, Python 3, cmocka; for .ci/run also clang-format and clang-tidy 14, git,"
        say "doxygen, and what the page takes."
        exit 2
    fi
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        say "Missing here: $wanted"
        say "Neither root nor sudo is at hand. As root:"
        say "  apt-get update && apt-get install -y --no-install-recommends $wanted"
        exit 2
    fi
    # shellcheck disable=SC2086
    install $wanted || exit 2
    still=$(missing "$1")
    if [ -n "$still" ]; then
        say "Installed, and yet missing: $still"
        exit 2
    fi
}
