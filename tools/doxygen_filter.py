#!/usr/bin/env python3
"""Translates the comments of a public header, which are written for people, for Doxygen.

Usage: doxygen_filter.py HEADER       prints it with Doxygen's marks, line for line

The comment at the top describes the file. A comment that ends right above a declaration describes
that declaration. A comment after a declaration, with the lines that continue it, describes everything
that the declaration names. Rows (`//   errors  BAY_BAD_INPUT`) become items of a list, and so does each
of several inputs or outputs. What every header says once about freeing is repeated for each function
that frees.
"""
import os
import re
import sys

ROW = re.compile(r"//   (\w+) +(?=\S)")
KINDS = {"in", "out", "errors", "owns", "threads", "cost", "returns", "note", "source"}
NAMED = {"in", "out"}  # each of their lines begins with a name
SEVERAL = re.compile(r"( +(?:const )?\w+ )(\**\w+[^,;()]*(?:, \**\w+[^,;()]*)+);")
LONE = re.compile(r"// ---|//   ")  # a heading, and rows without a sentence, document nothing
FREES = re.compile(r"void bay_\w+_free\(")


def plain(text):
    """Doxygen sees no command, no HTML and no mark of Markdown in it but `code`."""
    escaped = re.sub(r"[\\@<>#*&~]|(?<!\w)_", r"\\\g<0>", text.strip())
    return re.sub(r"`(.+?)`", r"<tt>\1</tt>", escaped)


def item(text, kind):
    """(what Doxygen reads, the kind of row that we are in), for one line of a comment."""
    row = ROW.match(text)
    if row and row[1] in KINDS:
        return f"@li <b>{row[1]}</b> {plain(text[row.end():])}", row[1]
    if re.match(r"//   \S", text) or kind in NAMED and re.match(r"// {11}\S", text):
        return f"@li {plain(text[2:])}", kind
    return plain(text[2:]), kind if text.startswith("//  ") else None


def above(lines):
    kind = None
    for line in lines:
        text, kind = item(line.lstrip(), kind)
        yield f"/// {text}".rstrip()


def declared(code, words):
    """A declaration with what is said behind it, once for each of the names in it."""
    note = f" /**< {plain(words)} */" if words else ""
    several = SEVERAL.fullmatch(code.rstrip())
    names = several[2].split(", ") if several else []
    return " ".join(f"{several[1]}{name};{note}" for name in names) if names else code + note


def is_comment(line):
    return line.lstrip().startswith("//")


def runs(lines):
    """Comments of several lines, one below the other, as one list; every other line by itself."""
    at = 0
    while at < len(lines):
        end = at
        while end < len(lines) and is_comment(lines[end]) and \
                lines[end].index("//") == lines[at].index("//"):
            end += 1
        end = max(end, at + 1)
        yield lines[at:end]
        at = end


def split(line):
    """The code of a line and the column of the comment behind it, -1 for none."""
    bare = re.sub(r'"(?:\\.|[^"\\])*"', lambda text: "x" * len(text[0]), line)
    column = bare.find("//")
    return (line, -1) if column < 0 else (line[:column], column)


def translated(name, lines):
    about, *more = above(lines[0])
    yield f"/// @file {name} {about[4:]}"
    yield from more
    column, told = -1, True  # of the comment behind the last line of code; does one stand above?
    for run, after in zip(lines[1:], [*lines[2:], [""]]):
        if is_comment(run[0]):
            goes_on = 0 <= column <= run[0].index("//")
            told = not goes_on and bool(after[0].strip()) and not LONE.match(run[0].lstrip())
            yield from above(run) if told else [""] * len(run) if goes_on else run
            continue
        code, column = split(run[0])
        words = [run[0][column:]] if column >= 0 else []
        if words and is_comment(after[0]) and after[0].index("//") >= column:
            words += after
        if FREES.match(code) and not told:
            words.append("// Frees it; NULL is harmless.")
        yield declared(code, " ".join(line.lstrip()[2:].strip() for line in words))
        told = False


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        lines = list(runs(file.read().splitlines()))
    print(*translated(os.path.basename(sys.argv[1]), lines), sep="\n")


if __name__ == "__main__":
    main()
