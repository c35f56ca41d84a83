#!/usr/bin/env bash
# A case that does not say what it expects as docs/formats/cases.md has it is refused, not passed.
#     reader.sh TEST_CASES
set -u
reader=$1
only=${BAYONET_ONLY:-*}
unset BAYONET_ONLY
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0 count=0

# NAME EXPECT WORDS: a case with this `expect` fails with these words; without words it passes.
holds() {
    case $1 in $only) ;; *) return ;; esac
    local passed case='{"id": "x", "scenario": {"rules": "nqm", "attacker": {"strength": 27}, "defender": {"strength": 9}}, "expect": '
    printf '%s%s}\n' "$case" "$2" > "$folder/cases.jsonl"
    local told=ok
    "$reader" "$folder/cases.jsonl" > "$folder/out" && passed=yes || passed=no
    if [ -n "$3" ]; then
        [ $passed = no ] && grep -qxF "# $3" "$folder/out" || told='not ok'
    else
        [ $passed = yes ] || told='not ok'
    fi
    count=$((count + 1))
    echo "$told $count - $1"
    [ "$told" = ok ] || { failed=1; sed 's/^/# /' "$folder/out"; }
}

holds 'a case as it should be passes' '{"question": {"kind": "choice"}, "says": []}' ''
holds 'words that are no list are refused' '{"says": "the attacker"}' 'expect.says has to be a list'
holds 'clauses that are no list are refused' '{"cites": "NQM-01"}' 'expect.cites has to be a list'
holds 'a question that is no map is refused' '{"question": "choice"}' 'expect.question has to be a map'
holds 'a member that nobody reads is refused' '{"say": ["the attacker"]}' 'expect has no member say'
holds 'a case that expects nothing is refused' '{}' 'it expects nothing'
echo "1..$count"
exit $failed
