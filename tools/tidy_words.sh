#!/usr/bin/env bash
# Runs clang-tidy with the arguments given and prints its messages without its counts of suppressed ones; fails
# if there are any, or if clang-tidy fails. It holds the output until the end: several that run at once, and write
# as they go, write into each other's lines.
output=$("${CLANG_TIDY:-clang-tidy-14}" "$@" 2>&1)
code=$?
words=$(grep -vE '^[0-9]+ warnings? (generated|treated)|^Suppressed |^Use -header-filter|^[0-9]+ warnings? and|^$' \
    <<<"$output")
if [ -n "$words" ]; then
    printf '%s\n' "$words"
    exit 1
fi
[ "$code" -eq 0 ] || printf 'clang-tidy ended with %s and said nothing.\n' "$code"
exit "$code"
