"""The tests that there must be: every single test by name, pinned in tests/pinned.txt.

    group                 a group, and below it its tests
      name of a test
    group, deep           the same with BAYONET_DEEP=1
    group, page           not everywhere: only where the page is tested, … (--pin writes page and plain,
      name of a test      and keeps other words; those of a new group are written by hand)

A run that lacks one of them fails, so a test cannot be lost unseen: not by an early end, not by a
file that is no longer built, not by a name given twice. `./test --pin` writes the file.
"""
from collections import Counter

HEAD = """# Every single test, by group; `./test --pin` writes this file, tools/testing/pins.py reads it.
# A run that lacks one of these fails. After a comma: only in deep runs (deep), or only where the
# page can be tested (page), where the build has no sanitizers (plain), where Doxygen is (doxygen).
"""


def read(path):
    """{(group, deep): (needs, names)}"""
    pins = {}
    for line in path.read_text().splitlines() if path.exists() else ():
        if line.startswith("  "):
            names.append(line[2:])
        elif line and not line.startswith("#"):
            group, *words = line.split(", ")
            names = []
            pins[group, "deep" in words] = ([word for word in words if word != "deep"], names)
    return pins


def write(path, pins):
    with open(path, "w") as file:
        file.write(HEAD)
        for (group, deep), (needs, names) in sorted(pins.items()):
            file.write("\n" + ", ".join([group, *needs, *(["deep"] if deep else [])]) + "\n")
            file.writelines(f"  {name}\n" for name in names)


def names_of(pins, deep):
    """{group: names} of one kind of run."""
    return {group: names for (group, is_deep), (_, names) in pins.items() if is_deep == deep}


def lacking(pinned, ran, skipped=()):
    """Names that are pinned and did not run (nor said that they cannot), and those that ran and are
    not pinned."""
    pinned, ran = Counter(pinned), Counter(ran)
    return (sorted((pinned - ran - Counter(skipped)).elements()),
            sorted((ran - pinned).elements()))
