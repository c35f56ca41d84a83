#!/usr/bin/env bash
# Fails when a hand-written file has more than 400 lines, or a folder of src, apps, web/src,
# tests/oracle or tests/web more than 25 files. Lockfiles, goldens and data may be longer.
#
# Usage: limits.sh [PROJECT]   (default: the folder above this script)
set -u
root=$(cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}" && pwd) || exit 2
cd "$root" || exit 2
lines=400 members=25

# Our own files, each ended by a zero byte.
files() {
    if git rev-parse --git-dir >/dev/null 2>&1; then
        git ls-files -z --cached --others --exclude-standard
    else
        find . -path ./build -prune -o -type f -printf '%P\0'
    fi | sort -zu | while IFS= read -r -d '' file; do
        [ ! -f "$file" ] || printf '%s\0' "$file"
    done
}

# Those whose lines count.
by_hand() {
    grep -zvE -e '(\.lock|-lock\.json|\.csv|\.tsv|\.jsonl|\.json\.gz|\.svg|\.png|\.transcript)$' \
        -e '^tests/(golden|data|[^/]+/(golden|corpus|seeds))/' -e '^(LICENSE|tests/pinned\.txt)$'
}

long=$(files | by_hand | xargs -0r wc -l |
    awk -v most=$lines '$1 > most && !(NF == 2 && $2 == "total") {
        name = $0; sub(/^ *[0-9]+ /, "", name); print name ": " $1 " lines, " most " allowed" }')
full=$(files | tr '\0' '\n' | grep -E '^(src|apps|web/src|tests/oracle|tests/web)/' | sed 's|/[^/]*$||' | sort | uniq -c |
    awk -v most=$members '$1 > most { print $2 ": " $1 " files, " most " allowed" }')

[ -z "$long" ] || echo "$long"
[ -z "$full" ] || echo "$full"
echo "limits: $(grep -c . <<<"$long") files too long, $(grep -c . <<<"$full") folders too full"
[ -z "$long$full" ]
