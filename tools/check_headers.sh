#!/usr/bin/env bash
# Checks that every public header compiles alone, as C99, as C11 and as C++, without a warning. Prints TAP.
#
# Usage: check_headers.sh [PROJECT]   (default: the folder above this script); uses CC and CXX
set -u
root=$(cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}" && pwd) || exit 2
warnings=(-Wall -Wextra -Wpedantic -Wconversion -Werror)
bad=0 count=0

try() { # language standard compiler header
    local words
    # shellcheck disable=SC2053
    [[ "$4 as $2" == ${BAYONET_ONLY:-*} ]] || return
    count=$((count + 1))
    words=$(printf '#include "bayonet/%s"\n' "$4" |
        "$3" -x "$1" "-std=$2" "${warnings[@]}" -fsyntax-only -I "$root/include" - 2>&1)
    if [ $? = 0 ]; then
        echo "ok $count - $4 as $2"
    else
        echo "not ok $count - $4 as $2"
        sed 's/^/# /' <<<"$words"
        bad=1
    fi
}

for header in "$root"/include/bayonet/*.h; do
    [ -f "$header" ] || continue
    name=${header##*/}
    try c c99 "${CC:-cc}" "$name"
    try c c11 "${CC:-cc}" "$name"
    try c++ c++11 "${CXX:-c++}" "$name"
done
echo "1..$count"
[ $bad = 0 ] && [ $count -gt 0 ]
