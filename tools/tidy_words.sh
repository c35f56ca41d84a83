#!/usr/bin/env bash
# Passes on the messages of clang-tidy, without its counts of suppressed ones; fails if there are any.
words=$(grep -vE '^[0-9]+ warnings? (generated|treated)|^Suppressed |^Use -header-filter|^[0-9]+ warnings? and|^$')
[ -z "$words" ] && exit 0
printf '%s\n' "$words"
exit 1
