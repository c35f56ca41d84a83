#!/usr/bin/env bash
# Fails when the library's numbers could differ between machines, or between command and page:
# a function of the C library that platforms round differently, a compiler that may reorder sums, or
# code for one processor only.
#
# Usage: check_maths.sh [PROJECT]   (default: the folder above this script)
set -u
root=$(cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}" && pwd) || exit 2
bad=0

functions='pow|exp|exp2|expm1|log|log2|log10|log1p|[lt]gamma|cbrt|hypot|a?sinh?|a?cosh?|a?tanh?|atan2|fma|erfc?'
# Comments and texts are blanked first: "O(log(n))" is no call.
calls=$(find "$root/src" "$root/include" -name '*.[ch]' 2>/dev/null | sort | while IFS= read -r file; do
    sed -E 's/"([^"\\]|\\.)*"/""/g; s#//.*##; s#/\*([^*]|\*[^/])*\*/##g' "$file" |
        grep -nE "(^|[^[:alnum:]_.>])($functions)[fl]?[[:space:]]*\(" |
        sed "s|^|${file#"$root"/}:|"
done)
if [ -n "$calls" ]; then
    echo "$calls"
    bad=1
fi

flags=$(cd "$root" && find . -path ./build -prune -o -path ./.git -prune -o -path ./node_modules -prune -o \
    \( -name CMakeLists.txt -o -name '*.cmake' -o -name CMakePresets.json -o -name Makefile \) -print |
    xargs -r grep -nE -e '-f(fast|unsafe|associative|reciprocal)-math|-Ofast|-m(arch|tune)=native|-ffp-contract=(fast|on)')
if [ -n "$flags" ]; then
    echo "$flags"
    bad=1
fi
grep -qs -e '-ffp-contract=off' "$root/cmake/bayonet.cmake" || {
    echo "cmake/bayonet.cmake: -ffp-contract=off is missing"
    bad=1
}
[ $bad = 0 ] && echo "maths: the same everywhere"
exit $bad
