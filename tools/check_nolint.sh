#!/usr/bin/env bash
# Fails when a line of src/ or include/ silences the static checks.
#
# Usage: check_nolint.sh [PROJECT]   (default: the folder above this script)
set -u
root=$(cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}" && pwd) || exit 2
cd "$root" || exit 2
found=$(grep -rnE 'NOLINT|#pragma (GCC|clang) diagnostic' src include 2>/dev/null)
[ -z "$found" ] && exit 0
echo "$found"
exit 1
