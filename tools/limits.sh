#!/usr/bin/env bash
# Fails when a hand-written file has more than 400 lines. Lockfiles, goldens and data are excepted.
#
# Usage: limits.sh [PROJECT]   (default: the folder above this script)
set -u
root=$(cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}" && pwd) || exit 2
limit=400

files() {
    if git -C "$root" rev-parse --git-dir >/dev/null 2>&1; then
        git -C "$root" ls-files --cached --others --exclude-standard
    else
        (cd "$root" && find . -path ./build -prune -o -type f -print | sed 's|^\./||')
    fi
}

long=0
while IFS= read -r file; do
    case $file in
    *.lock | *-lock.json | *.csv | *.tsv | *.jsonl | *.json.gz | *.svg | *.png | *.transcript) continue ;;
    tests/golden/* | tests/data/* | tests/*/golden/* | tests/*/corpus/* | tests/*/seeds/*) continue ;;
    LICENSE | tests/pinned.txt) continue ;;
    esac
    [ -f "$root/$file" ] || continue
    lines=$(wc -l <"$root/$file")
    if [ "$lines" -gt $limit ]; then
        echo "$file: $lines lines, $limit allowed"
        long=$((long + 1))
    fi
done < <(files)
echo "limits: $long files too long"
[ $long = 0 ]
