#!/usr/bin/env bash
# Packs the committed files as bayonet-VERSION.tar.gz, with the same bytes each time, and prints its
# SHA-256. With --check the pack is unpacked outside git, and must pass its own ./test there.
#
# Usage: release.sh [--check] [FOLDER]   (default: build/tarball)
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd) || exit 2
check=
[ "${1-}" = --check ] && { check=yes; shift; }
to=${1:-$root/build/tarball}

if [ -n "$(git -C "$root" status --porcelain)" ]; then
    echo "release: not everything is committed"
    git -C "$root" status --short
    exit 1
fi
version=$(sed -n 's/^project(bayonet VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
[ -n "$version" ] || { echo "release: CMakeLists.txt states no version"; exit 2; }
name=bayonet-$version

mkdir -p "$to" && cd "$to" || exit 2
set -o pipefail
git -C "$root" archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$name.tar.gz" || exit 2
sha256sum "$name.tar.gz"
[ -n "$check" ] || exit 0

aside=$(mktemp -d) || exit 2
trap 'rm -rf "$aside"' EXIT
tar -xzf "$name.tar.gz" -C "$aside" && cd "$aside/$name" || exit 2
GIT_CEILING_DIRECTORIES=$aside ./test
