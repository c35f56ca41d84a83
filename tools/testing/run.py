#!/usr/bin/env python3
"""Runs the tests of a build that is there: what ./test does after building.

Usage: run.py ROOT PRESET [--deep | --after-deep] [--pin | --exact] [NAME]

  NAME      only what has NAME in its name (`*` stands for anything): a group, or single tests
  --deep    the groups that can do more, with BAYONET_DEEP=1: long runs, whole products
  --after-deep  not the groups whose deep run, which was made before, did all that they do
  --pin     write what ran into tests/pinned.txt, in place of comparing
  --exact   a test that ran and is not pinned is a failure too, and so is a group whose deep run is not

A line a group while it runs; what failed, and the slowest ten, at the end; the last line counts
single tests. Exit status 1 when a test failed, lacked, or none ran.
"""
import argparse
import os
import pathlib
import re
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from testing import groups as choosing, pins, running  # noqa: E402
from testing.pace import pace  # noqa: E402
from testing.telling import Teller  # noqa: E402

GROUP_SECONDS = 60  # of a quiet machine, for one group; the pace has slack on top
DEEP_GROUP_SECONDS = 300


class Build:
    """The folder of a preset, and what it can test."""

    def __init__(self, root, preset):
        self.folder = root / "build" / preset
        cache = (self.folder / "CMakeCache.txt").read_text()
        self.known = dict(re.findall(r"^(\w+):\w+=(.*)$", cache, re.M))

    def found(self, name):
        return self.known.get(name, "") not in ("", "OFF") and not self.known[name].endswith("NOTFOUND")

    @property
    def sanitized(self):
        return self.found("BAYONET_SANITIZE")

    def has(self, need):
        return {"page": all(map(self.found, ("BAYONET_PAGE", "BAYONET_NPM", "BAYONET_BROWSER"))),
                "plain": not self.sanitized,
                "doxygen": self.found("BAYONET_DOXYGEN")}[need]


def options_of(arguments):
    reader = argparse.ArgumentParser(prog="./test", description="Builds and runs the tests.")
    reader.add_argument("root", type=pathlib.Path, help=argparse.SUPPRESS)
    reader.add_argument("preset", help=argparse.SUPPRESS)
    reader.add_argument("--deep", action="store_true", help="what can go deeper, at its deepest")
    reader.add_argument("--after-deep", action="store_true", help="what no deep run of the same build did")
    reader.add_argument("--pin", action="store_true", help="record which tests there are")
    reader.add_argument("--exact", action="store_true", help="every test that runs must be recorded")
    reader.add_argument("name", nargs="?", default="", metavar="NAME",
                        help="only groups, or single tests, with NAME in their name")
    return reader.parse_intermixed_args(arguments)


def compare(ended, pinned, exact):
    """What is wrong with the names that ran in a group, in words."""
    ran = ended.output.passed + ended.output.failed
    lacking, new = pins.lacking(pinned, ran, ended.output.skipped)
    if ended.output.failed and lacking:
        return []  # it has failed already, and may have stopped there
    words = [f"{name} is pinned in tests/pinned.txt and did not run" for name in lacking]
    if exact:
        words += [f"{name} is not pinned: ./test --pin records it" for name in new]
    return words


def without_deep_pins(wanted, pinned):
    """Groups that do more with --deep and have no tests pinned for it: the deep run would fail."""
    return [group.name for group in wanted if group.deep and (group.name, True) not in pinned]


def pinned_without_plain(wanted, pinned):
    """Groups that a build with sanitizers does not have, and whose pins it would miss."""
    return [group.name for group in wanted if group.plain
            and any("plain" not in needs for (name, _), (needs, _) in pinned.items() if name == group.name)]


def missing_groups(pinned, groups, build, deep):
    """Groups that are pinned, that this build could run, and that it does not have."""
    there = {group.name for group in groups}
    return [name for (name, is_deep), (needs, _) in pinned.items()
            if is_deep == deep and name not in there and all(map(build.has, needs))]


def pin(path, pinned, ended, groups, options):
    """Replaces the rows of what ran whole; drops groups that are no more."""
    there = {group.name: group for group in groups}
    kept = {key: row for key, row in pinned.items() if key[0] in there or row[0]}
    for one in ended:
        needs = kept.get((one.name, options.deep), ([], []))[0]
        if one.name.startswith("page_"):
            needs = ["page"]
        elif there[one.name].plain and "plain" not in needs:
            needs = [*needs, "plain"]
        kept[one.name, options.deep] = (needs, sorted(one.output.passed))
    pins.write(path, kept)


def main(arguments=None):
    options = options_of(arguments)
    build = Build(options.root, options.preset)
    path = options.root / "tests" / "pinned.txt"
    pinned, groups = pins.read(path), choosing.groups_of(build.folder)
    wanted, single = [group for group in groups if group.deep or not options.deep], False
    if options.after_deep:
        wanted = [group for group in wanted if not group.deeper]
    if options.name:
        wanted, single = choosing.chosen_by(options.name, wanted, pins.names_of(pinned, options.deep),
                                            options.root / "tests")
    if options.pin and single:
        print(f'--pin records whole groups, and no group has "{options.name}" in its name.', file=sys.stderr)
        return 2
    factor, began = pace(build.sanitized), time.monotonic()
    environment = {"BAYONET_PACE": str(factor)}
    if options.deep:
        environment["BAYONET_DEEP"] = "1"
    if single:
        environment["BAYONET_ONLY"] = choosing.pattern_of(options.name)
    teller = Teller(len(wanted), factor)
    limit = factor * (DEEP_GROUP_SECONDS if options.deep else GROUP_SECONDS)
    ended = []
    parallel = (os.cpu_count() or 1) + 2  # journeys wait for a browser much of their time
    for one in running.run(build.folder, wanted, limit, environment, parallel) if wanted else ():
        names = pins.names_of(pinned, options.deep).get(one.name, [])
        if not single and not options.pin:
            one.output.failed += compare(one, names, options.exact)
        teller.group(one)
        ended.append(one)
    if not options.name and not options.pin:
        teller.missing(missing_groups(pinned, groups, build, options.deep))
    if options.exact and not single:
        teller.not_pinned_deep(without_deep_pins(wanted, pinned))
        teller.not_pinned_plain(pinned_without_plain(wanted, pinned))
    if options.pin and not teller.failed:
        pin(path, pinned, ended, groups, options)
    return teller.close(time.monotonic() - began, options.name)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("Stopped: not all tests have run.", file=sys.stderr)
        sys.exit(130)
