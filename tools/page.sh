#!/usr/bin/env bash
# The page in the browser: builds it, serves it, runs its checks. The packages that it needs are
# installed only when this script runs.
#
#   page.sh                 builds web/dist and serves it on 127.0.0.1 until Ctrl-C
#   page.sh --build-only    builds web/dist
#   page.sh check           types and layout
#   page.sh units           unit tests, as TAP; BAYONET_ONLY selects some
#   page.sh invented        the module with the invented rule systems of tests/ in it
#   page.sh sizes           the size of what a visitor loads; fails above the budget
#   page.sh reproducible    fails when two builds, in folders of different names, are not the same
#   page.sh node ARGS …     runs a suitable version of node at the root
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/tools/packages.sh"
. "$root/tools/build.sh"
fetched=$root/build/node # a node of our own, where the system's is too old or missing
pinned=$root/tools/node    # its version and checksum
node_package=node-linux
case $(uname -m) in
aarch64 | arm64) node_package=$node_package-arm64 ;;
*) node_package=$node_package-x64 ;;
esac

# Vite's own condition.
new_enough() {
    command -v node >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        const good = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
        process.exit(good ? 0 : 1);'
}

# Puts a node that will do first on the path. It comes from npm's registry, as its packages do, in the
# version and with the checksum that tools/node/package-lock.json states; with an npm of its own, since
# the old one would leave out what its own node could not run.
have_node() {
    local log
    new_enough && return 0
    PATH=$fetched/node_modules/$node_package/bin:$fetched/bin:$PATH
    cmp -s "$pinned/package-lock.json" "$fetched/package-lock.json" && new_enough && return 0
    say "Fetching node 20 (once): the page's tools want 20.19 or later."
    log=$(mktemp)
    mkdir -p "$fetched/bin" && cp "$pinned"/package{,-lock}.json "$fetched" &&
        npm ci --prefix "$fetched" --ignore-scripts --no-audit --no-fund >"$log" 2>&1 </dev/null &&
        ln -sf ../node_modules/npm/bin/npm-cli.js "$fetched/bin/npm"
    hash -r # the shell remembers where it found the old ones
    if new_enough; then
        rm -f "$log"
        return 0
    fi
    cat "$log" >&2
    rm -f "$log"
    say "No node of version 20.19 or later, or 22.12 or later, and none could be fetched: npm's"
    say "words are above. Install one, or try again when the network is there."
    return 2
}

# web/node_modules as the lockfile has it; fetched anew only when that has changed.
have_modules() {
    local log sum stamp=$root/web/node_modules/.bayonet-lock
    sum=$(cksum <"$root/web/package-lock.json")
    [ -f "$stamp" ] && [ "$(<"$stamp")" = "$sum" ] && return 0
    say "Fetching what the page is made from (once) …"
    log=$(mktemp)
    if (cd "$root/web" && npm ci) >"$log" 2>&1 </dev/null; then
        rm -f "$log"
        echo "$sum" >"$stamp"
        return 0
    fi
    cat "$log" >&2
    rm -f "$log"
    say ""
    say "npm ci failed in web/: its words are above; most often the network is away."
    say "Run the same command again when it is back."
    return 2
}

# One at a time: tests build two pages at once, and both would fetch and build into the same folders.
alone() { # command …
    local lock status
    mkdir -p "$root/build" && exec {lock}>"$root/build/page.lock" || return 2
    ! command -v flock >/dev/null || flock "$lock"
    "$@"
    status=$?
    exec {lock}>&-
    return "$status"
}

fetch() {
    have_node && have_modules
}

ready() {
    need page
    alone fetch
}

# The page, in web/dist; with arguments, as vite build takes them, elsewhere.
build_page() {
    local log
    alone build wasm ${target:+"$target"} || return
    log=$(mktemp)
    if (cd "$root/web" && node_modules/.bin/vite build "$@") >"$log" 2>&1 </dev/null; then
        rm -f "$log"
        return 0
    fi
    cat "$log" >&2
    rm -f "$log"
    return 1
}

# The page as it is built here, and a second one from a copy of the sources in a folder of another name.
reproducible() {
    local aside
    ready || return
    aside=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf '$aside'" EXIT
    build_page && mkdir "$aside/a-longer-name" &&
        tar -C "$root" --exclude=./build --exclude=./.git --exclude=./web/dist \
            --exclude=./web/node_modules -c . | tar -C "$aside/a-longer-name" -x &&
        ln -s "$root/web/node_modules" "$aside/a-longer-name/web/node_modules" &&
        (root=$aside/a-longer-name && build_page) || return 2
    if ! diff -r "$root/web/dist" "$aside/a-longer-name/web/dist" >&2; then
        say "page: two builds differ"
        return 1
    fi
    say "page: two builds are the same"
}

# BAYONET_ONLY, a pattern over names of tests, as the regular expression that vitest takes.
as_expression() {
    sed 's/[].[\^$()+?{}|]/\\&/g; s/\*/.*/g' <<<"$BAYONET_ONLY"
}

# No test waits by page.waitForFunction() for what is async: it takes any promise for true.
awaited() {
    local told
    told=$(grep -rlzE 'waitForFunction\(\s*async' "$root/tests/web") || return 0
    say "Not waited for, use until() in tests/web/support: $told"
    return 1
}

case ${1-} in
'')
    ready && build_page || { say "The page could not be built; the words are above."; exit 5; }
    exec node "$root/web/build/serve.mjs" "$root/web/dist"
    ;;
--build-only)
    ready && build_page || { say "The page could not be built; the words are above."; exit 5; }
    say "Built: web/dist. Put the folder on any web host, or send web/dist/bayonet.html alone."
    ;;
check) ready && cd "$root/web" && node_modules/.bin/tsc --noEmit && awaited &&
    node_modules/.bin/prettier --check --log-level warn . &&
    node_modules/.bin/prettier --check --log-level warn --config .prettierrc.json ../tests/web ;;
units) ready && alone build wasm && cd "$root/web" &&
    exec node_modules/.bin/vitest run --reporter=tap-flat ${BAYONET_ONLY:+-t "$(as_expression)"} ;;
invented)
    ready || exit 5
    export BAYONET_WASM=$root/build/wasm/tests/systems/bayonet.wasm
    target=invented build_page --outDir "$root/build/page-invented" --emptyOutDir
    ;;
reproducible) reproducible ;;
sizes) have_node && exec node "$root/web/build/sizes.mjs" "$root/web/dist" ;;
node) have_node && cd "$root" && exec node "${@:2}" ;;
*)
    say "The page knows --build-only, and nothing else:"
    say "  ./run page                 builds it and serves it here"
    say "  ./run page --build-only    builds web/dist and ends"
    exit 2
    ;;
esac
