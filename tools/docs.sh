#!/usr/bin/env bash
# Writes the reference of the public headers to OUTPUT/html. Fails when something public is not
# documented, or a page has a broken link.
#
# Usage: docs.sh OUTPUT [PROJECT]   (default: the folder above this script)
set -u
[ $# -gt 0 ] || { echo "usage: docs.sh OUTPUT [PROJECT]" >&2; exit 2; }
mkdir -p "$1" && BAYONET_DOCS=$(cd "$1" && pwd) || exit 2
cd "${2:-$(dirname "${BASH_SOURCE[0]}")/..}" || exit 2
BAYONET_VERSION=$(sed -n 's/^project(bayonet VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
export BAYONET_DOCS BAYONET_VERSION

rm -rf "$BAYONET_DOCS/html"
doxygen docs/Doxyfile || { echo "docs: not everything is documented"; exit 1; }
[ -s "$BAYONET_DOCS/html/index.html" ] || { echo "docs: nothing was written"; exit 2; }
echo "docs: $BAYONET_DOCS/html/index.html"
