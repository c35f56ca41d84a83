#!/usr/bin/env python3
"""Breaks lines of the core on purpose and sees whether any test notices.

Usage: core.py [--count 200] [--seed 19] [--folders a,b] [--only TEXT] [--until STAGE]
               [--seconds 8] [--again] [--past] [--report] [--build DIR] [PROJECT]

Draws, by the seed, that many lines of code of src/FOLDER, spread over the files: a line of each
file in turn. Breaks each in one way that compiles, in a copy of the project, never in the project
itself, and runs the tests that may notice (noticing.py), until one fails. What became of each break
is written to results.jsonl in DIR (default build/mutate_core) at once: stopped, the same command
goes on where it was. A break is told apart by its file, the line as it was and as it is broken.

  --folders  default: analysis,dice,ground,text,scenario,play
  --only     only lines whose file:line holds TEXT
  --until    the last stage of tests that is run (noticing.py): own, unit, c or command
  --seconds  leaves out groups that take longer unbroken, of the processor (default 8)
  --again    what survived before is tried again
  --past     tries the breaks of core_past.txt instead: no test noticed them once
  --report   says only what results.jsonl holds: totals by folder, and what survived

Status 1 when a broken line SURVIVED, 2 when nothing could be tried. Breaks that change nothing that
can be seen are listed with their reason in core_equivalent.txt: they count, and are not tried.
"""
import argparse
import collections
import json
import pathlib
import random
import sys
import time

import mutants
import project
from noticing import SECONDS, STAGES, NotCompiled, Noticing
from project import Trouble

FOLDERS = "analysis,dice,ground,text,scenario,play"
HERE = pathlib.Path("tools/mutate")


def sources_of(root, folders):
    """{path under src: source}, with the enumerators of the headers and of the file itself."""
    headers = [*(root / "src").rglob("*.h"), *(root / "include").rglob("*.h")]
    enums = mutants.siblings([p.read_text() for p in sorted(headers)])
    found = {}
    for folder in folders:
        if not (root / "src" / folder).is_dir():
            raise Trouble(f"there is no folder src/{folder}")
        for path in sorted((root / "src" / folder).rglob("*.c")):
            name, text = path.relative_to(root / "src").as_posix(), path.read_text()
            found[name] = mutants.Source(name, text, {}, {**enums, **mutants.siblings([text])})
    return found


def drawn(sources, seed):
    """[ways to break a line] without end of lines: of each file in turn one, in the seed's order.
    The order within a file hangs on that file alone, so a change of one leaves the draw of others."""
    order = {}
    for name, source in sources.items():
        lines = {}
        for mutant in source.code_mutants():
            lines.setdefault(mutant.line, []).append(mutant)
        chance = random.Random(f"{seed} {name}")
        order[name] = [chance.sample(lines[at], len(lines[at]))
                       for at in chance.sample(sorted(lines), len(lines))]
    turn = random.Random(seed).sample(sorted(order), len(order))
    while any(order.values()):
        for name in turn:
            if order[name]:
                yield order[name].pop(0)


def past_of(root, sources):
    """The breaks of core_past.txt, found in the code as it is."""
    found = []
    for name, before, after in project.listed(root / HERE / "core_past.txt"):
        if name not in sources:
            continue
        source = sources[name]
        for number, start in enumerate(source.starts, 1):
            end = source.starts[number] if number < len(source.starts) else len(source.text)
            if mutants.squeezed(source.bare[start:end]) == before:
                found.append([mutants.Mutant(name, number, (), start, end, f"{after}\n", "as once",
                                             before, after)])
                break
        else:
            raise Trouble(f"core_past.txt: {name} has no such line any more: {before}")
    return found


class Results:
    """What became of each break, kept in a file."""

    def __init__(self, path):
        self.path, self.rows = path, {}
        for line in path.read_text().splitlines() if path.is_file() else ():
            row = json.loads(line)
            self.rows[row["file"], row["before"], row["after"]] = row

    def of(self, mutant):
        return self.rows.get((mutant.file, mutant.before, mutant.after))

    def add(self, mutant, became, by=(), seconds=0):
        row = {"file": mutant.file, "line": mutant.line, "what": mutant.what, "became": became,
               "by": list(by), "seconds": round(seconds, 1), "before": mutant.before,
               "after": mutant.after}
        self.rows[mutant.file, mutant.before, mutant.after] = row
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with open(self.path, "a") as file:
            file.write(json.dumps(row) + "\n")
        return row


class Trial:
    def __init__(self, args):
        self.args, self.root = args, args.project
        self.sources = sources_of(self.root, args.folders.split(","))
        self.equivalent = project.listed(self.root / HERE / "core_equivalent.txt")
        self.results = Results(args.build / "results.jsonl")
        self.noticing = None
        self.counted = []  # the rows of this draw

    def stale(self):
        """Listed breaks that are possible no longer."""
        here = {(m.file, m.before, m.after) for s in self.sources.values() for m in s.code_mutants()}
        return [k for k in self.equivalent if k[0] in self.sources and k not in here]

    def became(self, mutant):
        """The row of a break: known, or tried now; None with --report when it is not known."""
        if (mutant.file, mutant.before, mutant.after) in self.equivalent:
            return {"file": mutant.file, "line": mutant.line, "became": "equivalent"}
        known = self.results.of(mutant)
        if known and not (self.args.again and known["became"] == "survived"):
            return known
        return None if self.args.report else self.attempt(mutant)

    def attempt(self, mutant):
        if not self.noticing:
            self.noticing = Noticing(project.Copy(self.root, self.args.build, "-O1"),
                                     self.args.seconds)
        source, began = self.sources[mutant.file], time.monotonic()
        path = self.noticing.root / "src" / mutant.file
        try:
            path.write_text(mutant.applied(source.text))
            by = self.noticing.noticed(mutant.file, self.args.until)
        except NotCompiled:
            return self.results.add(mutant, "not compiled")
        finally:
            path.write_text(source.text)
        row = self.results.add(mutant, "killed" if by else "survived", by or (),
                               time.monotonic() - began)
        print(told(row), flush=True)
        return row

    def go(self):
        draw = past_of(self.root, self.sources) if self.args.past else drawn(self.sources, self.args.seed)
        for ways in draw:
            if len(self.counted) == self.args.count:
                break
            if self.args.only and self.args.only not in f"{ways[0].file}:{ways[0].line}":
                continue
            for mutant in ways:
                row = self.became(mutant)
                if row is None:
                    break  # not tried yet
                if row["became"] != "not compiled":
                    self.counted.append(row)
                    break

    def report(self):
        survived = [r for r in self.counted if r["became"] == "survived"]
        for row in survived:
            print(f"\nSURVIVED, line {row['line']}:\n{row['file']}\n- {row['before']}\n+ {row['after']}")
        stale = self.stale()
        for file, before, _ in stale:
            print(f"\ncore_equivalent.txt: {file} has no such break any more: {before}")
        print("\n| folder | lines of code | broken | killed by own unit tests | by other unit tests | "
              "by other tests in C | by the command's | equivalent | survived |\n" + "|---" * 9 + "|")
        for folder in [*self.args.folders.split(","), "all"]:
            print("| " + " | ".join(map(str, self.totals(folder))) + " |")
        return 1 if survived or stale else 0

    def totals(self, folder):
        rows = [r for r in self.counted if folder in ("all", r["file"].split("/")[0])]
        lines = sum(len({m.line for m in s.code_mutants()}) for n, s in self.sources.items()
                    if folder in ("all", n.split("/")[0]))
        by = collections.Counter(r["by"][0] for r in rows if r["became"] == "killed")
        became = collections.Counter(r["became"] for r in rows)
        return [folder, lines, len(rows), *(by[s] for s in STAGES), became["equivalent"],
                became["survived"]]


def told(row):
    verdict = " · ".join(row["by"]) if row["by"] else "**SURVIVED**"
    return f"| {row['file']}:{row['line']} | {row['what']} | {verdict} | {row['seconds']} s |".replace(
        "||", "\\|\\|")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("project", nargs="?", type=lambda p: pathlib.Path(p).resolve(),
                        default=pathlib.Path(__file__).resolve().parents[2])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=19)
    parser.add_argument("--folders", default=FOLDERS)
    parser.add_argument("--only", metavar="TEXT")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--until", choices=STAGES, default=STAGES[-1])
    for flag in ("--again", "--past", "--report"):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("--build", type=lambda p: pathlib.Path(p).resolve())
    args = parser.parse_args()
    args.build = args.build or args.project / "build" / "mutate_core"
    return args


def main():
    args = arguments()
    if args.build == args.project:
        raise Trouble("the copy cannot be the project itself")
    trial = Trial(args)
    trial.go()
    return trial.report()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        print(f"core.py: {trouble}", file=sys.stderr)
        sys.exit(2)
