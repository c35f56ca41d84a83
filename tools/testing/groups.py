"""The groups of a build, as CTest knows them, and which of them a name means."""
import fnmatch
import json
import subprocess


class Group:
    """A test in CTest's sense. `folder` is where its sources are, under tests/."""

    def __init__(self, row):
        properties = {p["name"]: p["value"] for p in row.get("properties", ())}
        labels = properties.get("LABELS", [])
        self.name = row["name"]
        self.deeper = "deeper" in labels  # with BAYONET_DEEP=1 it does more, and all of the rest too
        self.deep = self.deeper or "deep" in labels  # it does more with BAYONET_DEEP=1
        self.plain = "plain" in labels  # a build with sanitizers does not have it
        self.folder = next((label for label in labels if label not in ("deep", "deeper", "plain")), "")


def groups_of(build):
    """All groups of the build folder, in CTest's order."""
    done = subprocess.run(["ctest", "--test-dir", str(build), "--show-only=json-v1"], text=True,
                          stdout=subprocess.PIPE, check=True)
    return [Group(row) for row in json.loads(done.stdout)["tests"]]


def pattern_of(name):
    """NAME as people type it, as a pattern over whole names: a part of it, `*` for anything."""
    return f"*{name.strip('*')}*"


def matches(text, name):
    return fnmatch.fnmatchcase(text, pattern_of(name))


def chosen_by(name, groups, pinned, folder):
    """(the groups that NAME means, whether single tests of them are meant).

    A group's own name comes first. Else it is the name of single tests: those of the groups in
    which such a test is pinned; else, for a test that is not pinned yet, those of the folders of
    tests/ (`folder`) in which the name stands.
    """
    whole = [group for group in groups if matches(group.name, name)]
    if whole:
        return whole, False
    single = [group for group in groups
              if any(matches(test, name) for test in pinned.get(group.name, ()))]
    if not single:
        known = {group.folder: mentioned(folder / group.folder, name) for group in groups}
        single = [group for group in groups if known[group.folder]]
    return single, True


def mentioned(folder, name):
    """Does NAME stand in a file of the folder, or is a file called so?"""
    parts = [part for part in name.split("*") if part]
    for path in folder.rglob("*"):
        if path.is_file() and any(all(part in text for part in parts) for text in
                                  (str(path), path.read_text(errors="replace"))):
            return True
    return False
