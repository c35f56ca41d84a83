#!/usr/bin/env python3
"""Checks every #include and import, and some words, against tools/layers.txt.

Usage: check_layers.py [PROJECT]   (default: the folder above this script)
Prints each breach as FILE:LINE: words; exit status 1 if there is any, 2 if the law is unreadable.
"""
import pathlib
import posixpath
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.M)
IMPORT = re.compile(
    r"""^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)|^\s*import\s*['"]([^'"]+)"""
    r"""|\bimport\s*\(\s*['"]([^'"]+)|\bnew\s+URL\(\s*['"]([^'"]+\.tsx?)['"]""", re.M)
SOURCES = {".c", ".h", ".def", ".inc"}
PAGE, PAGE_SOURCES = "web/src", {".ts", ".tsx"}
JSON = re.compile(r"\b(?:json_\w+|\w+_json|JSON_\w+)\b")


def fits(pattern, path):
    """Is `path` the place, or in it? A star stands for one name."""
    want, have = pattern.split("/"), path.split("/")
    return len(want) <= len(have) and all(
        re.fullmatch(re.escape(w).replace(r"\*", "[^/]*"), h) for w, h in zip(want, have))


def read_law(text):
    law = {"layer": {}, "never": [], "except": [], "json": []}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        word, _, rest = line.partition(" ")
        place, _, others = (part.strip() for part in rest.partition(":"))
        if word == "layer":
            law["layer"][place] = others.split()
        elif word in ("never", "except"):
            law[word].append((place, others.split()))
        elif word == "json":
            law["json"].append(place)
        else:
            raise ValueError(f"layers.txt:{number}: no such word: {word}")
    return law


COMMENT = r"//[^\n]*|/\*.*?\*/"
TEXT = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''


def blank(found):
    return "\n" * found[0].count("\n") + " "


def bare(text):
    """The code alone, line for line: comments and texts blanked."""
    return re.sub(f"{COMMENT}|{TEXT}", blank, text, flags=re.S)


def spoken(text):
    """Code and texts, line for line: comments blanked."""
    return re.sub(f"({TEXT}|`[^`]*`)|{COMMENT}", lambda m: m[1] or blank(m), text, flags=re.S)


def line_of(text, at):
    return text.count("\n", 0, at) + 1


class Project:
    def __init__(self, root, law):
        self.root, self.law = root, law
        self.files = sorted(
            str(p.relative_to(root)) for top in ("include", "src", "apps", "bench", "examples", "tests")
            for p in (root / top).rglob("*") if p.suffix in SOURCES and p.is_file())
        page = {str(p.relative_to(root)) for p in (root / PAGE).rglob("*") if p.is_file()}
        self.files += sorted(p for p in page if pathlib.PurePath(p).suffix in PAGE_SOURCES)
        self.known = set(self.files) | page

    def place_of(self, path):
        """The law's most exact place for a file; None if the law does not know it."""
        places = [p for p in self.law["layer"] if fits(p, path)]
        return max(places, key=lambda p: (p.count("/"), "*" not in p), default=None)

    def find(self, path, name):
        folder = pathlib.PurePosixPath(path).parent
        tries = [str(folder / name), *(f"{top}/{name}" for top in ("include", "src", "apps", "tests"))]
        return next((t for t in map(posixpath.normpath, tries) if t in self.known), None)

    def may(self, path, target):
        if target.startswith("include/bayonet/"):
            return True
        place = self.place_of(path)
        own = "/".join(path.split("/")[:place.count("/") + 1])
        if fits(own, target) and self.place_of(target) == place:
            return True
        return any(fits(p, target) for p in self.law["layer"][place])

    def includes(self, path, text):
        for found in INCLUDE.finditer(text):
            kind, name = found[1], found[2]
            line = line_of(text, found.start(1))
            target = self.find(path, name)
            if target and not self.may(path, target):
                yield line, f"{self.place_of(path)} may not include {target}"
            elif not target and kind == '"' and not path.startswith(("tests", "bench")):
                yield line, f'"{name}" is no file of ours'
            for place, words in self.law["never"]:
                barred = [w[1:-1] for w in words if w.startswith("<")]
                if fits(place, path) and any(fits(w, name) for w in barred):
                    yield line, f"{place} never includes <{name}>"

    def imports(self, path, text):
        for found in IMPORT.finditer(text):
            name = next(group for group in found.groups() if group).partition("?")[0]
            line = line_of(text, found.end())
            for place, words in self.law["never"]:
                if fits(place, path) and any(fits(w[1:-1], name) for w in words if w[0] == "<"):
                    yield line, f"{place} never imports {name}"
            if not name.startswith("."):
                continue
            to = posixpath.normpath(pathlib.PurePosixPath(path).parent / name)
            target = next((t for t in (to, f"{to}.ts", f"{to}.tsx") if t in self.known), None)
            if not target:
                yield line, f'"{name}" is no file of ours'
            elif not self.may(path, target):
                yield line, f"{self.place_of(path)} may not import {target}"

    def lifted(self, path, word):
        return any(fits(place, path) and word in words for place, words in self.law["except"])

    def words(self, path, code):
        for place, words in self.law["never"]:
            if not fits(place, path):
                continue
            for word in words:
                if word.startswith("<") or self.lifted(path, word):
                    continue
                tail = r"\s*\(" if word.endswith("()") else r"\b"
                name = re.escape(word.removesuffix("()"))
                free = r"\w" if path.startswith(PAGE) else r"\w.>"
                for found in re.finditer(rf"(?<![{free}]){name}{tail}", code):
                    yield line_of(code, found.start()), f"{place} never says {word}"

    def json(self, path, code):
        if not path.startswith("src/") or any(fits(p, path) for p in self.law["json"]):
            return
        for found in JSON.finditer(code):
            yield line_of(code, found.start()), f"JSON outside {self.law['json']}: {found[0]}"

    def breaches(self):
        for path in self.files:
            text = (self.root / path).read_text(errors="replace")
            if self.place_of(path) is None:
                yield path, 1, "layers.txt does not know this folder"
                continue
            if path.startswith(PAGE):
                checks = (self.imports, text), (self.words, spoken(text))
            else:
                code = bare(text)
                checks = (self.includes, text), (self.words, code), (self.json, code)
            for check, what in checks:
                for line, words in check(path, what):
                    yield path, line, words


def main():
    here = pathlib.Path(__file__).resolve().parent
    root = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else here.parent
    try:
        law = read_law((root / "tools" / "layers.txt").read_text())
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    found = list(Project(root, law).breaches())
    for path, line, words in found:
        print(f"{path}:{line}: {words}")
    print(f"layers: {len(found)} breaches")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
