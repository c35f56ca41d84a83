#!/usr/bin/env bash
# Builds library and command twice from the same sources, in folders of different names, and fails when
# the results are not the same byte for byte: shared library, archive, the command with its pages, and
# everything else that is installed.
# It builds with make, which most people use; all other builds here use Ninja.
#
# Usage: check_reproducible.sh [PROJECT]   (default: the folder above this script); CC is heeded
set -u
root=$(cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}" && pwd) || exit 2
aside=$(mktemp -d) || exit 2
trap 'rm -rf "$aside"' EXIT

build_in() { # where
    mkdir -p "$aside/$1/sources" && cp -r "$root"/{CMakeLists.txt,cmake,include,src,apps,docs,examples} \
        "$root"/{LICENSE,CHANGELOG.md} "$aside/$1/sources" || return 1
    # With -g: what a debugger is told holds names of folders.
    cmake -G "Unix Makefiles" -S "$aside/$1/sources" -B "$aside/$1/$1" -DCMAKE_BUILD_TYPE=RelWithDebInfo \
        -DBAYONET_COMMAND=ON -DBUILD_TESTING=OFF &&
        cmake --build "$aside/$1/$1" -j2 && cmake --install "$aside/$1/$1" --prefix "$aside/$1/tree"
}

if ! { build_in one && build_in a-longer-name; } >"$aside/log" 2>&1; then
    cat "$aside/log"
    exit 2
fi
for what in 'lib*/libbayonet.a' bin/bayonet; do
    compgen -G "$aside/one/tree/$what" >/dev/null || { echo "reproducible: no $what was built"; exit 2; }
done
if ! diff -r "$aside/one/tree" "$aside/a-longer-name/tree"; then
    echo "reproducible: two builds differ"
    exit 1
fi
echo "reproducible: two builds are the same"
