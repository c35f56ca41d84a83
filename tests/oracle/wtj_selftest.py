#!/usr/bin/env python3
"""The oracle proves itself on the catalogue's vectors and printed tables.

Each line: whether it holds, the vector or table, what came out; for a
difference also what was expected. Exits nonzero on any difference.
"""

import sys

import wtj_checks
import wtj_tables
import wtj_vectors
import wtj_vectors_more as more

GROUPS = (wtj_vectors.personnel, wtj_vectors.sides, wtj_vectors.cavalry,
          wtj_vectors.after_test, more.losses, more.tanks, more.morale,
          more.fire, more.guns)


def every():
    """(name, expected, came out) of all checks."""
    for group in GROUPS:
        for vector, what, want, found in group():
            yield "WTJ-%s: %s" % (vector, what), want, found
    yield from wtj_tables.checks()
    yield from wtj_checks.checks()


def main():
    """Prints every check."""
    right = wrong = 0
    for name, want, found in every():
        if want == found:
            right += 1
            print("ok      %s: %s" % (name, str(found)[:60]))
        else:
            wrong += 1
            print("DIFFERS %s: %s, expected %s" % (name, found, want))
    print("%d hold, %d differ" % (right, wrong))
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
