#!/usr/bin/env bash
# Fails when the library has a writable variable: a static, a global, a thread-local. Constant tables
# that only the loader fills in (.data.rel.ro) are allowed.
#
# Usage: check_globals.sh LIBRARY…     (an archive, object files, or a shared library)
set -u
[ $# -gt 0 ] || { echo "usage: check_globals.sh LIBRARY…" >&2; exit 2; }

symbols() {
    objdump -t "$@" || exit 2
}

table=$(symbols "$@") || { echo "check_globals: cannot read $*" >&2; exit 2; }
# value flags section size name: a variable (O) in .data, .bss, .tdata, .tbss or common storage.
found=$(awk '
    /file format/ { file = $1 }
    {
        at = match($0, /\t/)
        if (!at) next
        n = split(substr($0, 1, at - 1), left, " ")
        section = left[n]
        if (section ~ /^\.data\.rel\.ro/) next
        if (section !~ /^(\.data|\.bss|\.tdata|\.tbss|\*COM\*)/) next
        if (substr($0, 1, at - 1) ~ / d +[^ ]+$/) next # the section itself
        if (section !~ /^(\*COM\*|\.t)/ && substr($0, 1, at - 1) !~ / O [^ ]+$/) next
        split(substr($0, at + 1), right, " ")
        name = right[2]
        if (name == "") name = "?"
        if (name ~ /^(completed\.|__dso_handle|_?_TMC_END__)/) next # the C runtime, in a shared library
        print file " " name " in " section
    }' <<<"$table")
if [ -n "$found" ]; then
    echo "$found"
    echo "globals: the library has writable variables"
    exit 1
fi
# A file without a single symbol would pass for the wrong reason.
grep -q '\.text' <<<"$table" || { echo "check_globals: nothing in $*"; exit 2; }
echo "globals: none"
