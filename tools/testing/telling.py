"""What ./test says while the groups run and when all have ended."""
import re
import sys
import textwrap

SLOWEST = 10
# What a test that went well printed about itself says nothing of one that failed.
WENT_WELL = re.compile(r"^(ok \d|# begins: |\[ +(RUN|OK) +\] )")


class Teller:
    def __init__(self, count, factor):
        self.count, self.ended, self.troubles = count, [], []
        self.passed = self.failed = 0
        if count:
            groups = "1 group" if count == 1 else f"{count} groups"
            print(f"{groups} of tests. Time limits are {factor:g} times those of a quiet machine.")
        sys.stdout.flush()

    def group(self, one):
        """A line for a group that has ended."""
        passed, failed = len(one.output.passed), len(one.output.failed)
        self.passed += passed
        self.failed += failed
        if not passed and not failed:
            return
        self.ended.append(one)
        words = f"{passed:5}" if not failed else f"{passed:5}, {failed} FAILED: {one.output.failed[0]}"
        print(f"{one.seconds:7.1f} s  {one.name:32} {words}", flush=True)
        for figure in one.output.figures:
            print(f"             {figure}", flush=True)

    def missing(self, names):
        """Groups that should be there and are not."""
        for name in names:
            self.failed += 1
            self.troubles.append(f"{name}: pinned in tests/pinned.txt, and no such group was built")

    def not_pinned_deep(self, names):
        """Groups that a deep run would find without pins."""
        for name in names:
            self.failed += 1
            self.troubles.append(f"{name}: its deep run is not pinned: "
                                 f"./test {name} --deep --pin records it")

    def not_pinned_plain(self, names):
        """Groups that a run under sanitizers would miss."""
        for name in names:
            self.failed += 1
            self.troubles.append(f"{name}: its pins do not say plain: ./test {name} --pin records it")

    def close(self, seconds, name):
        """What failed, the slowest, the count; the exit status."""
        for one in self.ended:
            if one.output.failed:
                self._trouble(one)
        for trouble in self.troubles:
            print(f"--- {trouble}", file=sys.stderr)
        if name and not self.passed and not self.failed:
            print(f"No test has a name with \"{name}\" in it.", file=sys.stderr)
        sys.stderr.flush()
        if len(self.ended) > SLOWEST:
            slowest = sorted(self.ended, key=lambda one: -one.seconds)[:SLOWEST]
            words = ", ".join(f"{one.name} {one.seconds:.0f} s" for one in slowest)
            print(textwrap.fill(f"The slowest: {words}.", 96, subsequent_indent="  "))
        if self.ended:
            print(f"{seconds:.0f} s in all.")
        print(f"{self.passed} passed, {self.failed} failed", flush=True)
        return 0 if self.passed and not self.failed else 1

    # What failed in a group, and what it printed.
    @staticmethod
    def _trouble(one):
        print(f"\n--- {one.name}", file=sys.stderr)
        for name in one.output.failed:
            print(f"    {name}", file=sys.stderr)
        print("\n".join(line for line in one.output.lines if not WENT_WELL.match(line)),
              file=sys.stderr)
