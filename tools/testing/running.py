"""Runs groups through CTest and tells of each line and each end as it comes.

CTest schedules, prepares fixtures and ends what goes on too long; its verbose output is read while
it runs: `12: a line of group 12`, and ` 3/98 Test #12: name ....   Passed    0.02 sec`.
"""
import os
import re
import signal
import subprocess

from .outputs import Output

BEGINS = re.compile(r"^\s+Start\s+(\d+): (\S+)$")
LINE = re.compile(r"^(\d+): ?(.*)$")
LISTED = re.compile(r"^Test timeout computed to be: ")  # the last line about a group, before its own
ENDS = re.compile(r"^\s*\d+/\d+ Test\s+#(\d+): (\S+) \.*\s*(.*?)\s+([\d.]+) sec")


class Ended:
    """A group that has ended: its output, how long it took, how it ended."""

    def __init__(self, name, output, word, seconds, chosen=False):
        self.name, self.output, self.seconds = name, output, seconds
        self.went_well = word == "Passed"
        self.ran = word != "***Not Run"
        output.close(self.went_well, self._why(word), chosen)

    # In words how it ended; empty when it went well.
    def _why(self, word):
        if self.went_well:
            return ""
        if word == "***Timeout":
            return f"timed out after {self.seconds:.0f} s, {self.output.place}"
        if word.startswith("***Exception"):
            return f"crashed ({word.removeprefix('***Exception: ')}), {self.output.place}"
        if not self.ran:
            return "did not run: what it needs could not be prepared"
        return "failed"


def command(build, groups, limit, parallel):
    """CTest for these groups; what they need prepared comes along."""
    wanted = "^(" + "|".join(re.escape(group.name) for group in groups) + ")$"
    return ["ctest", "--test-dir", str(build), "-V", "--parallel", str(parallel),
            "--timeout", str(round(limit)), "-R", wanted]


def read(lines, chosen=False):
    """What CTest prints, as one Ended after the other."""
    outputs, listed = {}, set()
    for text in lines:
        text = text.rstrip("\n")
        if begins := BEGINS.match(text):
            outputs[begins[1]] = Output()
        elif ends := ENDS.match(text):
            number, name, word, seconds = ends.groups()
            yield Ended(name, outputs.pop(number, Output()), word, float(seconds), chosen)
        elif (line := LINE.match(text)) and line[1] in outputs:
            if line[1] in listed:
                outputs[line[1]].add(line[2])
            elif LISTED.match(line[2]):
                listed.add(line[1])


def run(build, groups, limit, environment, parallel):
    """Runs the groups; yields each as it ends. `limit`: seconds that one may take."""
    ctest = subprocess.Popen(command(build, groups, limit, parallel), text=True, errors="replace",
                             env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        yield from read(ctest.stdout, chosen="BAYONET_ONLY" in environment)
    except KeyboardInterrupt:
        ctest.send_signal(signal.SIGINT)
        raise
    finally:
        ctest.wait()
