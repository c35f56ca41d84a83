#!/usr/bin/env python3
"""Checks that commits state truly what they did to the census.

Usage: check_census.py [PROJECT]      (default: the folder above this script)

The census (tests/golden/census.tsv) is a fingerprint of the rules' trees. A commit that changes
src/dice, src/rules or src/analysis ends in a line `Census: …`. If it says `unchanged`, no row of the
census changes in that commit; otherwise it says what moved and why, and some row does change. A row
changes only with such a line. New rows may come with either.

Looks at every commit in the clone since the law began. In a shallow clone the oldest commits are left
out, because their parents are missing.
"""
import pathlib
import re
import subprocess
import sys

LAW_BEGINS = "1170f40f35d2dc67a76ca843b0c70a1df4a78200"  # the last commit without
CENSUS = "tests/golden/census.tsv"
ANSWERABLE = re.compile(r"src/(dice|rules|analysis)/")
CLAIM = re.compile(r"^Census: *(.*)$", re.MULTILINE)


def git(root, *arguments, check=True):
    done = subprocess.run(["git", "-C", str(root), *arguments], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, check=False)
    if check and done.returncode:
        sys.exit(f"git {' '.join(arguments)}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout.decode(errors="replace") if done.returncode == 0 else None


def oldest_of_a_shallow_clone(root):
    path = root / git(root, "rev-parse", "--git-path", "shallow").strip()
    return set(path.read_text().split()) if path.exists() else set()


def commits(root):
    """Newest first, without merges and without those whose changes are not known."""
    known = git(root, "cat-file", "-e", f"{LAW_BEGINS}^{{commit}}", check=False) is not None
    listed = git(root, "rev-list", "--no-merges", "HEAD", *([f"^{LAW_BEGINS}"] if known else []))
    shallow = oldest_of_a_shallow_clone(root)
    return [commit for commit in listed.split() if commit not in shallow]


def rows(root, commit):
    """The census as it was at a commit, a row a name."""
    text = git(root, "show", f"{commit}:{CENSUS}", check=False) or ""
    return {line.split("\t")[0]: line for line in text.splitlines()}


def rows_moved(root, commit):
    before, after = rows(root, f"{commit}^"), rows(root, commit)
    return [name for name, row in before.items() if after.get(name) != row]


def fault(root, commit):
    """What is wrong with a commit; None when nothing is."""
    files = git(root, "diff-tree", "--root", "--no-commit-id", "--name-only", "-r", commit).splitlines()
    claims = CLAIM.findall(git(root, "show", "--no-patch", "--format=%B", commit))
    answerable = any(ANSWERABLE.match(path) for path in files)
    moved = rows_moved(root, commit) if CENSUS in files else []
    if len(claims) > 1:
        return "has more than one line Census:"
    if not claims or not claims[0].strip():
        if answerable:
            return "changes src/dice, src/rules or src/analysis and has no line Census:"
        return f"changes {moved[0]} in the census and has no line Census:" if moved else None
    if claims[0].strip().rstrip(".") == "unchanged":
        return f"says Census: unchanged, and {moved[0]} is another" if moved else None
    new = CENSUS in files and len(rows(root, commit)) > len(rows(root, f"{commit}^"))
    return None if moved or new else "says what moved in the census, and no row of it did"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1])
    if git(root, "rev-parse", "--verify", "HEAD", check=False) is None:
        print("census: no history here to look at")
        return 0
    looked, bad = commits(root), 0
    for commit in looked:
        words = fault(root, commit)
        if words:
            bad += 1
            print(git(root, "show", "--no-patch", "--format=%h %s", commit).strip())
            print(f"    {words}")
    print(f"census: {len(looked)} commits, {bad} at fault")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
