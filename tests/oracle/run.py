#!/usr/bin/env python3
"""Runs a module of an oracle, or a test of one, whatever folder it is in.

    run.py NAME [ARGUMENT ...]      run.py trial40k_engine --generate 3
"""
import pathlib
import runpy
import sys

sys.path[0] = str(pathlib.Path(__file__).resolve().parents[1] / "support")
import oracles  # noqa: E402


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    found = oracles.find(f"{sys.argv[1]}.py")
    if not found:
        sys.exit(f"run.py: no module of an oracle is called {sys.argv[1]}")
    oracles.use()
    del sys.argv[0]
    runpy.run_path(str(found), run_name="__main__")


if __name__ == "__main__":
    main()
