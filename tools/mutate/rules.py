#!/usr/bin/env python3
"""Breaks cited lines of a rule system on purpose and sees whether the clause's proof fails.

Usage: rules.py SYSTEM [--count 30] [--seed N] [--build DIR] [--all] [--only TEXT] [PROJECT]

Draws, by the seed, that many lines of src/rules/SYSTEM/ that cite a clause (see mutants.py),
spread over the clauses; breaks each in one way that compiles, in a copy of the project, never in
the project itself; runs the tests that PROVE the clauses the line cites (tests/rules/SYSTEM) and
prints a table. A proof that crashes, or does not end, has failed too.

  --all     every line in every way, and totals: a citation that no break ever makes its clause's
            proof notice is a fault as well
  --only    only lines whose file:line holds TEXT
  --build   keep the copy and its build in this folder, to be quicker the next time

Status 1 when a broken line SURVIVED, 2 when nothing could be tried. Breaks that change nothing a
player can see are listed with their reason in tools/mutate/rules_equivalent.txt and not tried.
"""
import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import mutants
import project
from project import Trouble, run

SECONDS = 10  # for one test; they take milliseconds
ONE_TEST = """#include <stdlib.h>
void cmocka_set_test_filter(const char *pattern);
__attribute__((constructor)) static void only(void) {
    cmocka_set_test_filter(getenv("MUTATE_TEST"));
}
"""


# --- The project, read ------------------------------------------------------------------------

def clauses_of(folder):
    """{tag: id}"""
    listing = folder / "clauses.def"
    if not listing.is_file():
        raise Trouble(f"{listing} is missing")
    return dict(re.findall(r'^CLAUSE\(\s*(\w+)\s*,\s*"([^"]+)"', listing.read_text(), re.M))


def proofs_of(folder, clauses):
    """{id: [test]}: functions whose first lines are PROVES(tag, …); named after the first of these."""
    proofs = {}
    for path in sorted(folder.rglob("*.c")):
        code = mutants.masked(path.read_text())
        for test, first in re.findall(
                r"\bvoid (\w+)\(void \*\*\w+\) \{((?:\s*PROVES\([^)]*\);)+)", code):
            tags = re.findall(r"PROVES\((\w+)", first)
            for tag in tags:
                if tag not in clauses:
                    raise Trouble(f"{path.name}: {test} proves {tag}, which is no clause")
                proofs.setdefault(clauses[tag], []).append(test)
            if not test.startswith(tags[0].lower() + "_"):
                raise Trouble(f"{path.name}: {test} proves {tags[0]} but is not named after it")
    return proofs


def sources_of(root, system, clauses):
    """{name: source}: called as their system's folder has them, one in a folder of it with that."""
    folder = root / "src" / "rules" / system
    sources = sorted(folder.rglob("*.[ch]"))
    headers = [*sources, *(root / "include").rglob("*.h")]
    enums = mutants.siblings([p.read_text() for p in sorted(headers)])
    names = {p.relative_to(folder).as_posix(): p for p in sources}
    return {name: mutants.Source(name, p.read_text(), clauses, enums)
            for name, p in names.items()}


# --- The copy, built --------------------------------------------------------------------------

class Copy(project.Copy):
    """The copy with the programs of the system's tests."""

    def __init__(self, root, system, folder):
        super().__init__(root, folder)
        self.system = system
        self.targets = list(self.listed())
        if not self.targets:
            raise Trouble(f"no test has the label rules/{system}")
        run(self.making(self.targets))
        self.programs = self.listed()
        self.filter = self.build / "one_test.so"
        (self.build / "one_test.c").write_text(ONE_TEST)
        run([os.environ.get("CC", "cc"), "-shared", "-fPIC", "-o", self.filter,
                  self.build / "one_test.c"])
        self.home = {}  # the target in which a test is
        for target in self.targets:
            done = self.started(target, "*")
            if done is None or done.returncode:
                raise Trouble(f"{target} fails as it is:\n{done.stdout if done else 'no end'}")
            for test in re.findall(r"^\[\s+OK \] (\w+)", done.stdout, re.M):
                self.home[test] = target

    def listed(self):
        """{target: program} of the system's tests; a test is called as its target."""
        said = run(["ctest", "--test-dir", self.build, "--show-only=json-v1", "-L",
                         f"^rules/{self.system}$"])
        return {t["name"]: t.get("command", [""])[0]
                for t in json.loads(said[said.index("{"):])["tests"]}

    def started(self, target, test):
        """The finished program; None when it does not end."""
        env = dict(os.environ, LD_PRELOAD=str(self.filter), MUTATE_TEST=test)
        try:
            return subprocess.run([self.programs[target]], text=True, errors="replace", env=env,
                                  cwd=self.folder, timeout=SECONDS, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, check=False)
        except subprocess.TimeoutExpired:
            return None

    def failing(self, tests):
        done = ((test, self.started(self.home[test], test)) for test in tests)
        return [test for test, ended in done if ended is None or ended.returncode]

    def broken(self, source, mutant, tests):
        """The tests that fail when this is broken; None when it does not compile."""
        path = self.folder / "src" / "rules" / self.system / mutant.file
        try:
            path.write_text(mutant.applied(source.text))
            made = subprocess.run(self.making(sorted({self.home[t] for t in tests})),
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  check=False)
            return None if made.returncode else self.failing(tests)
        finally:
            path.write_text(source.text)


# --- The trial --------------------------------------------------------------------------------

class Trial:
    def __init__(self, args):
        self.root, self.system = args.project, args.system
        clauses = clauses_of(self.root / "src" / "rules" / self.system)
        self.proofs = proofs_of(self.root / "tests" / "rules" / self.system, clauses)
        self.sources = sources_of(self.root, self.system, clauses)
        every = [m for source in self.sources.values() for m in source.all_mutants()]
        known = project.listed(self.root / "tools/mutate/rules_equivalent.txt")
        self.equivalent = [m for m in every if (m.file, m.before, m.after) in known]
        here = {(m.file, m.before, m.after) for m in every}
        self.stale = [k for k in known if k not in here and k[0] in self.sources]
        only = args.only or ""
        self.mutants = [m for m in every
                        if m not in self.equivalent and only in f"{m.file}:{m.line}"]
        if not self.mutants:
            raise Trouble("there is no cited line that can be broken")
        for clause in sorted({c for m in self.mutants for c in m.clauses}):
            if clause not in self.proofs:
                raise Trouble(f"no test proves {clause}")
        self.results = []  # (mutant, tests that failed)
        self.not_compiled = 0

    def tests(self, mutant):
        return [test for clause in mutant.clauses for test in self.proofs[clause]]

    def attempt(self, copy, mutant):
        failed = copy.broken(self.sources[mutant.file], mutant, self.tests(mutant))
        if failed is None:
            self.not_compiled += 1
            return False
        self.results.append((mutant, failed))
        print(row(mutant, failed), flush=True)
        return True

    def draw(self, copy, count, seed):
        """A line for each clause in turn, until there are enough; each broken in one way."""
        chance = random.Random(seed)
        lines = {}
        for mutant in self.mutants:
            lines.setdefault((mutant.file, mutant.line), []).append(mutant)
        waiting = {}
        for place, of_line in lines.items():
            for clause in of_line[0].clauses:
                waiting.setdefault(clause, []).append(place)
        turn = chance.sample(sorted(waiting), len(waiting))
        for places in waiting.values():
            chance.shuffle(places)
        used = set()
        while count and any(waiting.values()):
            for clause in turn:
                waiting[clause] = [p for p in waiting[clause] if p not in used]
                if not count or not waiting[clause]:
                    continue
                place = waiting[clause].pop()
                used.add(place)
                ways = chance.sample(lines[place], len(lines[place]))
                count -= any(self.attempt(copy, mutant) for mutant in ways)

    def survivors(self):
        return [mutant for mutant, failed in self.results if not failed]

    def unbreakable(self):
        """Lines that cite by a comment and hold nothing that could be broken."""
        return [f"{name}:{cited.line}" for name, source in self.sources.items()
                for cited in source.citations()
                if cited.kind != "row" and not any(source.mutants(cited))]

    def toothless(self):
        """Citations whose own clause's proof noticed none of the breaks of the line."""
        bitten, cited = set(), set()
        for mutant, failed in self.results:
            for clause in mutant.clauses:
                cited.add((mutant.file, mutant.line, clause))
                if set(failed) & set(self.proofs[clause]):
                    bitten.add((mutant.file, mutant.line, clause))
        return sorted(cited - bitten)


def cell(words):
    return words.replace("|", "\\|")


def row(mutant, failed):
    verdict = f"{failed[0]}" + (f" and {len(failed) - 1} more" if failed[1:] else "") \
        if failed else "**SURVIVED**"
    return f"| {mutant.file}:{mutant.line} | {', '.join(mutant.clauses)} | " \
           f"{cell(mutant.what)} | {verdict} |"


def report(trial, everything):
    survivors = trial.survivors()
    for mutant in survivors:
        print(f"\nSURVIVED {', '.join(mutant.clauses)}, line {mutant.line}:\n{mutant.file}\n"
              f"- {mutant.before}\n+ {mutant.after}")
    bad = len(survivors)
    for place in trial.unbreakable():
        print(f"\n{place}: cites a clause, but nothing on the line could be broken")
    if everything:
        for file, line, clause in trial.toothless():
            bad += 1
            print(f"\n{file}:{line}: no break of this line makes a proof of {clause} fail")
    for file, before, _ in trial.stale:
        bad += 1
        print(f"\nrules_equivalent.txt: {file} has no such break any more: {before}")
    lines = {(m.file, m.line) for m, _ in trial.results}
    clauses = {c for m, _ in trial.results for c in m.clauses}
    print(f"\n{trial.system}: {len(lines)} lines of {len(clauses)} clauses broken in "
          f"{len(trial.results)} ways, {len(survivors)} survived; {trial.not_compiled} did not "
          f"compile, {len(trial.equivalent)} known to change nothing")
    return 1 if bad else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("system")
    parser.add_argument("project", nargs="?", type=lambda p: pathlib.Path(p).resolve(),
                        default=pathlib.Path(__file__).resolve().parents[2])
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", metavar="TEXT")
    return parser.parse_args()


def main():
    args = arguments()
    if args.build == args.project:
        raise Trouble("the copy cannot be the project itself")
    trial = Trial(args)
    with tempfile.TemporaryDirectory() as passing:
        copy = Copy(args.project, args.system, args.build or pathlib.Path(passing).resolve())
        lost = sorted(t for tests in trial.proofs.values() for t in tests if t not in copy.home)
        if lost:
            raise Trouble("no program runs " + ", ".join(lost))
        print("| line | clause | broken | proof that fails |\n|---|---|---|---|")
        if args.all:
            for mutant in trial.mutants:
                trial.attempt(copy, mutant)
        else:
            trial.draw(copy, args.count, args.seed)
    return report(trial, args.all)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        print(f"rules.py: {trouble}", file=sys.stderr)
        sys.exit(2)
