#!/usr/bin/env python3
"""What oracles answered before. An oracle takes up to two seconds for a case, its engine a thousandth.

Answers are kept twice: in build/oracle of whatever was asked for, and, of the slow oracles, in
tests/oracle/kept. Each goes with a digest of the oracle's program and of all that it imports: when a
line of these changes, it is computed anew. test_kept.py computes some of the latter anew in any case.

    kept_answers.py     writes those in tests/oracle/kept that the oracles would answer otherwise now
"""
import hashlib
import json
import lzma
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import oracles

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = ROOT / "build/oracle"
IN_TREE = oracles.ORACLES / "kept"
SEED = 1
SLOW = {"nqm": 300, "portable": 300, "soldiers": 300, "trial40k_charge": 60,      # cases
        "trial40k_coherency_generate": 70, "trial40k_difficult_generate": 30, "trial40k_engine": 60,
        "trial40k_retreat_generate": 40, "trial40k_shelter_generate": 40, "trial40k_terrain_generate": 60,
        "wtj_engine": 150}
TALLIED = ["nqm", "portable", "soldiers"]   # of which it is kept how often each id is applied in OF cases
OF = 1000
TELLING = ["trial40k_engine", "wtj_engine"]     # of which the answers to NAME_telling.jsonl are kept


def answers(name, cases, *options):
    """What an oracle writes for cases (JSON lines), on both of its outputs."""
    done = subprocess.run([sys.executable, str(oracles.RUN), name, *options], check=True,
                          text=True, input="".join(json.dumps(case) + "\n" for case in cases),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def generate(name, count, seed):
    """So many cases with their answers, and how often each id was applied."""
    cases, said = answers(name, [], "--generate", str(count), "--seed", str(seed))
    return cases, dict(reversed(line.split(maxsplit=1)) for line in said.splitlines())


def digest(name):
    """Of the names and texts of an oracle and of all modules of ours that it imports."""
    found, waiting = {}, [name]
    while waiting:
        module = waiting.pop()
        path = oracles.find(f"{module}.py")
        if module in found or not path:
            continue
        found[module] = path.read_bytes()
        waiting += re.findall(r"^\s*(?:from|import)\s+(\w+)", found[module].decode(), re.M)
    of = hashlib.sha256()
    for module, text in sorted(found.items()):
        of.update(module.encode() + b"\0" + text)
    return of.hexdigest()[:16]


def place_built(name, seed):
    return BUILT / f"{name}-{seed}-{digest(name)}.json"


def place_in_tree(name, what=SEED):
    return IN_TREE / f"{name}-{what}.json.xz"


def in_tree(name, what=SEED):
    """What is kept in tests/oracle/kept if it is of the oracle as it is now; else None."""
    try:
        of, *found = json.loads(lzma.decompress(place_in_tree(name, what).read_bytes()))
    except FileNotFoundError:
        return None
    return found if of == digest(name) else None


def keep_in_tree(name, what, *found):
    IN_TREE.mkdir(exist_ok=True)
    text = json.dumps([digest(name), *found])
    place_in_tree(name, what).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def kept(name, seed):
    """All cases that are kept of a seed, and their tally: ([], None) where there are none."""
    found = [in_tree(name) if seed == SEED else None]
    try:
        found.append(json.loads(place_built(name, seed).read_text(encoding="utf-8")))
    except (OSError, ValueError):
        pass
    return max(filter(None, found), key=lambda one: len(one[0]), default=([], None))


def telling(name):
    """The cases of NAME_telling.jsonl."""
    lines = oracles.find(f"{name}_telling.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def told(name):
    """The cases of NAME_telling.jsonl with the oracle's answers."""
    cases, found = telling(name), in_tree(name, "telling")
    truths = found[1] if found and found[0] == cases else answers(name, cases)[0]
    return [{**case, "truth": truth} for case, truth in zip(cases, truths, strict=True)]


def keep(name, seed, cases, tally):
    """Keeps them in build/oracle, for the next run of this build or another."""
    BUILT.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=BUILT, delete=False, encoding="utf-8") as file:
        json.dump([cases, tally], file)
    os.replace(file.name, place_built(name, seed))


def main():
    for name, count in SLOW.items():
        if not in_tree(name):
            many = OF if name in TALLIED else count
            print(f"{name}: {many} cases …", flush=True)
            cases, tally = generate(name, many, SEED)
            keep_in_tree(name, SEED, cases[:count], tally if many == count else None)
            if name in TALLIED:
                keep_in_tree(name, "tally", tally)
    for name in TELLING:
        if not in_tree(name, "telling") or in_tree(name, "telling")[0] != telling(name):
            print(f"{name}: those on which rules tell …", flush=True)
            keep_in_tree(name, "telling", telling(name), answers(name, telling(name))[0])


if __name__ == "__main__":
    main()
