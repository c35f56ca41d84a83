#!/usr/bin/env python3
"""Runs a command that prints TAP, passes on what it prints, and fails when it did not run to its end.

Usage: run_tap.py COMMAND [WORD …]

A script that ends early can end with status 0 (`exit`, a last command that went well, a loop over
nothing). So status 0 is believed only with a plan, `1..N`, that is the number of `ok` and `not ok`
lines; and where BAYONET_ONLY selects nothing, N is not 0. Any other status is passed on as it is.
"""
import os
import re
import signal
import subprocess
import sys

ROW = re.compile(rb"(?:not )?ok\b")
PLAN = re.compile(rb"1\.\.(\d+)\b")


def why_early(plan, rows):
    """In words; empty when the script came to its end."""
    if plan is None:
        return "no plan (1..N) was printed"
    if plan != rows:
        return f"{rows} of {plan} tests"
    if not rows and "BAYONET_ONLY" not in os.environ:
        return "there was no test"
    return ""


def main():
    plan, rows = None, 0
    with subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE) as script:
        for line in script.stdout:
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
            rows += bool(ROW.match(line))
            if found := PLAN.match(line):
                plan = int(found[1])
    if script.returncode < 0:  # it crashed, and so does this, for whoever looks
        signal.signal(-script.returncode, signal.SIG_DFL)
        os.kill(os.getpid(), -script.returncode)
    why = "" if script.returncode else why_early(plan, rows)
    if why:
        print(f"# ended early, with status 0: {why}", flush=True)
    return script.returncode or (1 if why else 0)


if __name__ == "__main__":
    sys.exit(main())
