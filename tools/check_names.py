#!/usr/bin/env python3
"""Checks the code against tools/names.txt: none of the old names there may be used.

Usage: check_names.py [PROJECT]   (default: the folder above this script)
Prints each as FILE:LINE: words; exit status 1 if there is any, 2 if the table is unreadable.
"""
import pathlib
import re
import sys

from check_layers import bare, line_of

SOURCES = {".c", ".h", ".def", ".inc", ".ts", ".tsx", ".mjs"}
NAME = re.compile(r"[A-Za-z_]\w*")


class Gone:
    """A name that is gone: where, which, and what stands for it."""

    def __init__(self, places, old, new):
        self.places, self.new = places, new
        self.old, self.begins = old.rstrip("*"), old.endswith("*")

    def rules(self, path):
        return any(path == place or path.startswith(place + "/") for place in self.places)

    def is_it(self, name):
        return name.startswith(self.old) if self.begins else name == self.old


def read_table(text):
    """The names and the files of the table; ValueError says which line cannot be read."""
    names, files = [], []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        name = re.fullmatch(r"name ([^:]+) : (\w+\*?) -> (.+)", line)
        file = re.fullmatch(r"file (\S+) -> (\S+)", line)
        if name:
            names.append(Gone(name[1].split(), name[2], name[3]))
        elif file:
            files.append((file[1], file[2]))
        else:
            raise ValueError(f"names.txt:{number}: neither a name nor a file: {line}")
    return names, files


def left_in(path, text, names):
    """Each old name left in the code of a file, as FILE:LINE: words."""
    here = [gone for gone in names if gone.rules(path)]
    code = bare(text) if here else ""
    for found in NAME.finditer(code):
        for gone in here:
            if gone.is_it(found[0]):
                yield f"{path}:{line_of(code, found.start())}: {found[0]} is gone: {gone.new}"


def sources(root, names):
    """The sources of every place that the table names, each once; a place that is not there is an error."""
    found = set()
    for place in sorted({place for gone in names for place in gone.places}):
        if not (root / place).is_dir():
            raise ValueError(f"names.txt: there is no folder {place}")
        found |= {p for p in (root / place).rglob("*") if p.suffix in SOURCES and p.is_file()}
    return sorted(found)


def main():
    here = pathlib.Path(__file__).resolve().parent
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here.parent
    try:
        names, files = read_table((root / "tools/names.txt").read_text(encoding="utf-8"))
        paths = sources(root, names)
    except (OSError, ValueError) as why:
        print(why)
        return 2
    left = [f"{old} is gone: {new}" for old, new in files if (root / old).exists()]
    left += [f"names.txt: {new} is no file" for _, new in files if not (root / new).is_file()]
    for path in paths:
        left += left_in(str(path.relative_to(root)), path.read_text(encoding="utf-8"), names)
    for words in left:
        print(words)
    print(f"names: {len(names) + len(files)} are gone, {len(left)} left")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
