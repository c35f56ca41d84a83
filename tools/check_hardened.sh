#!/usr/bin/env bash
# Fails when a program lacks what makes faults in it hard to use: it can be loaded anywhere, its tables
# are read-only once it runs, no stack is executable, and stacks and copies are checked.
#
# Usage: check_hardened.sh PROGRAM     (ELF; cmake/bayonet_harden.cmake asks for all of it)
set -u
[ $# = 1 ] || { echo "usage: check_hardened.sh PROGRAM" >&2; exit 2; }
export LC_ALL=C

read_elf() {
    readelf --wide "$1" "$program" 2>/dev/null || { echo "check_hardened: cannot read $program"; exit 2; }
}

program=$1
header=$(read_elf --file-header) || { echo "$header"; exit 2; }
segments=$(read_elf --program-headers) && dynamic=$(read_elf --dynamic) &&
    symbols=$(read_elf --dyn-syms) || exit 2
bad=0

has() { # what it is, where to look, what for
    grep -qE -e "$3" <<<"$2" && return
    echo "hardened: $1"
    bad=1
}

has "not position independent (-pie)" "$header" '^ *Type: +DYN '
has "its tables stay writable (-z relro)" "$segments" '^ *GNU_RELRO '
has "its functions are bound late (-z now)" "$dynamic" '\((FLAGS|FLAGS_1|BIND_NOW)\).*(BIND_NOW|NOW)|\(BIND_NOW\)'
has "its stack is executable (-z noexecstack)" "$segments" '^ *GNU_STACK .* RW +0x'
has "its stacks are not checked (-fstack-protector-strong)" "$symbols" ' __stack_chk_fail(@|$)'
has "its copies are not checked (_FORTIFY_SOURCE)" "$symbols" ' __[a-z]+_chk(@|$)'
[ $bad = 0 ] && echo "hardened: all of it"
exit $bad
