#!/usr/bin/env bash
# Runs the fuzz targets for hours, on all processors, and says what came of it.
#
#   tools/fuzz.sh HOURS [TARGET …]     fuzz_json, fuzz_moves, …; all of them unless some are named
#   tools/fuzz.sh --inputs N [TARGET …]  until each target has had N inputs, those before included
#   tools/fuzz.sh --keep [TARGET …]    makes the corpus in the tree from all that was found
#
# Each target gets an equal share of the time. What it learns is kept in build/fuzz/corpus/TARGET,
# which grows from run to run and is minimised at the end of each. An input that broke something is
# kept in build/fuzz/found; then the exit status is 1. HOURS may be a fraction: 0.5.
#
# build/fuzz/counts has a line of the target, the inputs that were made, and the processor seconds,
# of each run; the kept inputs, which are read before, are not counted.
#
# FUZZ_JOBS: how many run at a time, usually one a processor.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/tools/packages.sh"
. "$root/tools/build.sh"
work=$root/build/fuzz
list=${FUZZ_LIST:-$work/fuzz_targets.txt} # program|kept corpus|dictionary|what .ci/run makes
jobs=${FUZZ_JOBS:-$(nproc)}
limits=(-timeout=60 -report_slow_units=60 -rss_limit_mb=2048)
round=100000 # inputs after which the corpus is minimised, with --inputs
# The fuzzer does not count how rare each place in the code is: where an input reaches thousands, that
# costs as much as the input. It does not name the functions that it sees first, for which it starts
# another program. One frame is kept of who asked for a block, and no more freed blocks than some
# inputs leave: what was found is run again with the sanitizer's own options, which tell more.
learning=(-entropic=0 -print_funcs=0)
export ASAN_OPTIONS=quarantine_size_mb=2:malloc_context_size=1:max_malloc_fill_size=128
longest=4096 # bytes of an input that is kept in the tree

usage() {
    sed -n '2,/^set -u/{s/^# \{0,1\}//;/^set -u/d;p}' "${BASH_SOURCE[0]}" >&2
    exit 2
}

# The rows of the list that the words name, or all.
rows() {
    local row name
    while IFS= read -r row; do
        name=${row%%|*}
        name=${name##*/}
        [ $# = 0 ] || [[ " $* " = *" $name "* ]] || continue
        echo "$row"
    done <"$list"
}

# Leaves the smallest inputs that reach as much, of these folders, in the first.
#   minimise FOLDER PROGRAM [OPTION …] -- FOLDER …
minimise() {
    local into=$1 program=$2 options=() made=$1.new
    shift 2
    while [ "$1" != -- ]; do options+=("$1"); shift; done
    shift
    rm -rf "$made"
    mkdir -p "$made"
    "$program" -merge=1 "${limits[@]}" "${learning[@]}" "${options[@]}" "$made" "$@" \
        >>"$work/merge.log" 2>&1 ||
        { rm -rf "$made"; return 1; }
    rm -rf "$into"
    mv "$made" "$into"
}

# Runs the program of a row once and adds what it did to the counts; its status.
#   run_once LOG ROW OPTION …
run_once() {
    local log=$1 program kept dictionary name status=0
    IFS='|' read -r program kept dictionary _ <<<"$2"
    shift 2
    name=${program##*/}
    mkdir -p "$work/corpus/$name" "$work/found"
    (cd "$work" && TIMEFORMAT='processor seconds: %U %S' && time "$program" "$@" "${limits[@]}" \
        "${learning[@]}" -print_final_stats=1 -artifact_prefix="$work/found/$name-" \
        ${dictionary:+-dict="$dictionary"} "corpus/$name" $([ -d "$kept" ] && echo "$kept")) \
        >"$log" 2>&1 || status=$?
    awk -v name="$name" '
        $2 == "INITED" { before = substr($1, 2) }
        /number_of_executed_units/ { made = $2 - before }
        /^processor seconds:/ { cost = $3 + $4 }
        END { print name, made + 0, cost + 0 }' "$log" >>"$work/counts"
    return $status
}

# Runs one target for so many seconds, and once at least however slow the machine is. After an input that
# breaks something it goes on, a few times.
run_target() {
    local seconds=$1 program kept name end left tries=0 before
    IFS='|' read -r program kept _ <<<"$2"
    name=${program##*/}
    end=$((SECONDS + seconds))
    before=$(inputs_of "$name")
    for (( ; tries < 10; tries++)); do
        left=$((end - SECONDS))
        [ $left -gt 0 ] || [ $tries = 0 ] || break
        run_once "$work/$name.log" "$2" -max_total_time=$((left > 0 ? left : 1)) && break
    done
    learn "$2"
    echo "$name: $(($(inputs_of "$name") - before)) inputs"
}

# Runs one target until it has had so many inputs. What breaks something ends it at the tenth.
run_inputs() {
    local wanted=$1 program kept name left before broken=0
    IFS='|' read -r program kept _ <<<"$2"
    name=${program##*/}
    while left=$((wanted - $(inputs_of "$name"))) && [ $left -gt 0 ] && [ $broken -lt 10 ]; do
        # the kept inputs come first, some of them twice
        before=$(find "$work/corpus/$name" "$kept" -type f 2>/dev/null | wc -l)
        run_once "$work/$name.log" "$2" -runs=$((before + 100 + (left < round ? left : round))) ||
            broken=$((broken + 1))
        learn "$2"
    done
    echo "$name: $(inputs_of "$name") inputs"
}

# Leaves in the corpus of a target what teaches something.
learn() {
    local program kept name
    IFS='|' read -r program kept _ <<<"$1"
    name=${program##*/}
    minimise "$work/corpus/$name" "$program" -- "$work/corpus/$name" $([ -d "$kept" ] && echo "$kept") ||
        echo "$name: its corpus could not be minimised" >&2
}

inputs_of() {
    awk -v name="$1" '$1 == name { all += $2 } END { print all + 0 }' "$work/counts"
}

# An input that a person gave a name is kept, whatever it reaches; those of the fuzzer are called by
# their hash.
keep() {
    local row program kept name named
    while IFS= read -r row; do
        IFS='|' read -r program kept _ <<<"$row"
        name=${program##*/}
        named=$work/named
        rm -rf "$named"
        mkdir -p "$kept" "$work/corpus/$name" "$named"
        find "$kept" -regextype posix-extended -type f ! -regex '.*/[0-9a-f]{40}' -exec cp -t "$named" {} +
        # Without hit counts: one input for each place in the code that is reached.
        minimise "$kept" "$program" -use_counters=0 -max_len=$longest -- "$kept" \
            "$work/corpus/$name" || return 1
        cp -r "$named/." "$kept"
        echo "$name: $(find "$kept" -type f | wc -l) inputs, $(du -sb "$kept" | cut -f1) bytes"
    done < <(rows "$@")
}

[ $# -gt 0 ] || usage
how=run_target
if [ "$1" = --inputs ]; then
    how=run_inputs
    [[ ${2-} =~ ^[0-9]+$ ]] || usage
    shift
fi
first=$1
shift
if [ -z "${FUZZ_LIST-}" ]; then
    need ci
    build fuzz || exit 1
fi
[ -n "$(rows "$@")" ] || { echo "There is no such target: $*" >&2; exit 2; }
mkdir -p "$work"
: >"$work/merge.log"
if [ "$first" = --keep ]; then
    keep "$@"
    exit
fi
[[ $first =~ ^[0-9]+(\.[0-9]+)?$ ]] || usage

count=$(rows "$@" | wc -l)
[ "$jobs" -le "$count" ] || jobs=$count
if [ "$how" = run_target ]; then
    first=$(awk -v h="$first" -v n="$count" -v j="$jobs" 'BEGIN { s = int(h * 3600 * j / n); print s < 1 ? 1 : s }')
fi
before=$(find "$work/found" -type f 2>/dev/null | sort)
touch "$work/counts"
export -f run_target run_inputs run_once learn inputs_of minimise
export work round
limits_text=${limits[*]} learning_text=${learning[*]}
export limits_text learning_text
rows "$@" | tr '\n' '\0' |
    xargs -0 -P "$jobs" -I{} bash -c 'read -ra limits <<<"$limits_text"
        read -ra learning <<<"$learning_text"
        "$0" "$1" "$2"' "$how" "$first" {}
found=$(comm -13 <(echo "$before") <(find "$work/found" -type f 2>/dev/null | sort))
if [ -n "$found" ]; then
    echo "Found:"
    echo "$found"
    exit 1
fi
echo "Nothing was found."
