#!/usr/bin/env python3
"""Holds every #include, and some words, against tools/layers.txt.

Usage: check_layers.py [PROJECT]   (default: the folder above this script)
Prints each breach as FILE:LINE: words; exit status 1 if there is any, 2 if the law is unreadable.
"""
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.M)
SOURCES = {".c", ".h", ".def", ".inc"}
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


def bare(text):
    """The code alone, line for line: comments and texts blanked."""
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    return re.sub(pattern, lambda m: "\n" * m[0].count("\n") + " ", text, flags=re.S)


def line_of(text, at):
    return text.count("\n", 0, at) + 1


class Project:
    def __init__(self, root, law):
        self.root, self.law = root, law
        self.files = sorted(
            str(p.relative_to(root)) for top in ("include", "src", "apps", "bench", "examples", "tests")
            for p in (root / top).rglob("*") if p.suffix in SOURCES and p.is_file())
        self.known = set(self.files)

    def place_of(self, path):
        """The law's most exact place for a file; None if the law does not know it."""
        places = [p for p in self.law["layer"] if fits(p, path)]
        return max(places, key=lambda p: (p.count("/"), "*" not in p), default=None)

    def find(self, path, name):
        folder = pathlib.PurePosixPath(path).parent
        tries = [str(folder / name), f"include/{name}", f"src/{name}", f"tests/{name}"]
        parts = (re.sub(r"[^/]+/\.\./", "", t) for t in tries)
        return next((t for t in parts if t in self.known), None)

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
                for found in re.finditer(rf"(?<![\w.>]){name}{tail}", code):
                    yield line_of(code, found.start()), f"{place} never says {word}"

    def json(self, path, code):
        if not path.startswith("src/") or any(fits(p, path) for p in self.law["json"]):
            return
        for found in JSON.finditer(code):
            yield line_of(code, found.start()), f"JSON outside {self.law['json']}: {found[0]}"

    def breaches(self):
        for path in self.files:
            text = (self.root / path).read_text(errors="replace")
            code = bare(text)
            if self.place_of(path) is None:
                yield path, 1, "layers.txt does not know this folder"
                continue
            for check, what in ((self.includes, text), (self.words, code), (self.json, code)):
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
