#!/usr/bin/env python3
"""Checks the project's clauses against the rule catalogues, whose ids are frozen in tools/clauses/.

Usage: clauses.py [PROJECT]   (default: the folder above this script)

For each system: how many clauses of the catalogue are coded and proved. Fails, status 1, on
  * a clause in a clauses.def that no line of src/rules cites, or no test PROVES
  * a clause in a clauses.def, or a citation anywhere in our code, that is not in the catalogue
  * a clause both listed and omitted, or omitted without a reason
  * a system named in tools/complete.txt that lacks any clause of its catalogue
"""
import pathlib
import re
import sys

PREFIXES = {"nqm": "NQM", "portable": "PCC", "soldiers": "ARV", "wtj": "WTJ", "trial40k": "TAR"}
CODE = {".c", ".h", ".def", ".inc", ".jsonl", ".py", ".sh"}
ID = r"[SM]?\d+"


def strip_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


def files_of(folder, suffixes):
    return [p for p in sorted(folder.rglob("*")) if p.is_file() and p.suffix in suffixes]


def text_of(folder, suffixes):
    return "\n".join(p.read_text(errors="replace") for p in files_of(folder, suffixes))


def lines_of(path):
    rows = (line.split("#")[0].strip() for line in path.read_text().splitlines())
    return [row for row in rows if row]


def dashed(tags):
    return {tag.replace("_", "-") for tag in tags}


class System:
    def __init__(self, root, name):
        self.name, prefix = name, PREFIXES[name]
        self.ids = lines_of(root / "tools" / "clauses" / f"{name}.txt")
        folder = root / "src" / "rules" / name
        self.begun = folder.is_dir()
        listing = text_of(folder, {".def"}) if self.begun else ""
        rows = strip_comments(listing)
        self.listed = re.findall(rf'\bCLAUSE\(\s*\w+\s*,\s*"({prefix}-{ID})"', rows)
        omitted = re.findall(
            rf'\bOMITTED\(\s*(?:\w+\s*,\s*)?"({prefix}-{ID})"(?:\s*,\s*\d+)?((?:\s*,\s*(?:"(?:\\.|[^"\\])*"\s*)+)*)',
            rows)
        self.omitted = {i: re.findall(r'"((?:\\.|[^"\\])*)"', rest) for i, rest in omitted}
        code = text_of(folder, {".c", ".h"}) if self.begun else ""
        self.cited = dashed(re.findall(rf"\b{prefix}[-_]{ID}\b", code))
        tests = strip_comments(text_of(root / "tests", {".c"}))
        self.proved = dashed(re.findall(rf"\bPROVES\(\s*({prefix}_{ID})\b", tests))

    def good(self):
        return [i for i in self.ids
                if i in self.listed and i in self.cited and i in self.proved]

    def faults(self, complete):
        listed, twice = set(self.listed), {i for i in self.listed if self.listed.count(i) > 1}
        yield "listed, but no clause of the catalogue", listed - set(self.ids)
        yield "omitted, but no clause of the catalogue", set(self.omitted) - set(self.ids)
        yield "listed twice", twice
        yield "listed and omitted too", listed & set(self.omitted)
        yield "omitted without a reason", {
            i for i, texts in self.omitted.items() if not texts or not texts[-1].strip()}
        yield "no code", listed - self.cited
        yield "no proof", listed - self.proved
        if complete:
            yield "unlisted", set(self.ids) - listed - set(self.omitted)


# Tests that name clauses which no catalogue has, to see what is said of them.
MAKE_CLAUSES_UP = {("tests", kind) for kind in ("tools", "cli", "unit", "fuzz")}


def strays(root, systems):
    """Citations, anywhere in our code, of clauses that no catalogue has."""
    known = {i for s in systems for i in s.ids}
    pattern = re.compile(rf"\b(?:{'|'.join(PREFIXES.values())})[-_]{ID}\b")
    for top in ("include", "src", "apps", "bench", "tests"):
        for path in files_of(root / top, CODE):
            where = path.relative_to(root)
            if where.parts[:2] in MAKE_CLAUSES_UP:
                continue
            for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
                for found in pattern.findall(line):
                    if found.replace("_", "-") not in known:
                        yield f"{where}:{number}: {found} is no clause of any catalogue"


def report(system, complete):
    begun = "" if system.begun else ", not begun"
    print(f"{system.name}: {len(system.good())} of {len(system.ids)} clauses coded and proved, "
          f"{len(system.omitted)} omitted{begun}")
    bad = 0
    for what, which in system.faults(complete):
        bad += len(which)
        if which:
            print(f"  {what} ({len(which)}): {' '.join(sorted(which))}")
    for clause, texts in sorted(system.omitted.items()):
        print(f"  omitted {clause}: {texts[-1] if texts else ''}")
    return bad


def main():
    here = pathlib.Path(__file__).resolve().parent
    root = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else here.parent
    complete = lines_of(root / "tools" / "complete.txt")
    for name in complete:
        if name not in PREFIXES:
            print(f"complete.txt: no system is called {name}")
            return 1
    systems = [System(root, name) for name in PREFIXES]
    bad = sum(report(s, s.name in complete) for s in systems)
    for stray in strays(root, systems):
        print(stray)
        bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
