# Sourced by ./run, ./test and .ci/run.
#
#   build PRESET [TARGET …]   configures if need be and builds, silently; shows everything when
#                             it fails, and returns its status

build() {
    local preset=$1 log status=0
    shift
    log=$(mktemp)
    if [ ! -f "$root/build/$preset/build.ninja" ]; then
        say "Building ($preset; the first time takes a minute) …"
        (cd "$root" && cmake --preset "$preset") >"$log" 2>&1 || status=$?
    fi
    if [ $status = 0 ]; then
        (cd "$root" && cmake --build --preset "$preset" ${1:+--target "$@"}) >>"$log" 2>&1 ||
            status=$?
    fi
    [ $status = 0 ] || cat "$log" >&2
    rm -f "$log"
    return $status
}
