"""The tests that may notice a break of the core: in stages, the cheapest first.

  own      unit groups of the broken file's own room
  unit     unit groups of rooms that stand on it
  c        other programs in C: contract, agreement, cases, census
  command  what asks the command or the door: goldens, cases of the command line, records, knobs,
           and the oracles' telling cases with a few generated ones

The proofs of clauses (tests/rules) are not among them: rules.py sees to those. Each group is run
once unbroken and timed; one that fails then, or takes longer than SECONDS, takes no part, and is named.
"""
import dataclasses
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile

from project import Trouble, run

SECONDS = 8       # of the processor: what a group may take unbroken, if nothing else is said
LINKED = 3        # groups that are linked, and then run, at a time
MEMORY = 4 << 30  # bytes of address space: a break may make a program ask without end
OUTPUT = 64 << 20  # bytes that a program may write
OWN = {"scenario": ["door"], "answer": ["play", "door"], "reply": ["play", "door"],
       "sentences": ["door", "play"]}  # of the others: the room of the same name
# Rooms that stand on the folder: of the rest no group can run a line of it.
ABOVE = {"dice": ["kit", "analysis", "door", "play"], "ground": ["kit", "drawing", "door", "play"],
         "text": ["kit", "analysis", "drawing", "door", "play"], "analysis": ["door", "play"],
         "scenario": ["play"], "play": ["door"]}
IN_C = {"contract", "agreement", "cases", "golden"}
ASKING = {"cli", "golden", "agreement", "knobs", "oracle"}
# What tries the machine (limits, MPI, ends of processes) rather than the core, what an oracle alone
# says, and what takes minutes.
LEFT_OUT = re.compile(r"cli_(limits|mpi|use|misspelled|trouble|outputs|vary_store)|agreement_threads"
                      r"|oracle_.*_(oracle|mirror|hand|turns|order|aftermath)"
                      r"|oracle_(nqm|wtj|trial40k)_.*|agreement_(joined|why|vary)|contract_every_system"
                      r"|base_text_real|cli_(cases|play|vary)|golden_reports|no_dead_knobs")
WITH_COMMAND = ["bayonet_command", "door_lines"]
FEWER = {"BAYONET_ASSAULTS": "20"}
STAGES = ("own", "unit", "c", "command")
FAILED = re.compile(r"^\[  FAILED  \] (?!\d+ test)(?:\S+: )?(\w+)$|^(?:FAIL|ERROR): (\w+)"
                    r"|^not ok\b(?: \d+)?(?: - )?\s*(.+)$", re.M)


class NotCompiled(Exception):
    """What is broken does not compile, or cannot be linked."""


@dataclasses.dataclass
class Group:
    name: str
    room: str        # its folder under tests/
    command: list
    env: dict
    targets: list    # what must be built for it
    usual: float = 0  # seconds of the processor, unbroken

    @property
    def in_c(self):
        return self.targets != WITH_COMMAND

    def stage(self, folder):
        if self.room in [f"unit/{own}" for own in OWN.get(folder, [folder])]:
            return "own"
        if self.room.startswith("unit/"):
            above = ABOVE.get(folder)
            return "unit" if above is None or self.room[5:] in above else None
        return "c" if self.in_c else "command"

    def failing(self, root):
        """The name of a test that fails; None when all hold. The limit is of the processor, so that a
        busy machine fails nothing; what waits for ever is ended too."""
        limit = 2 + 5 * self.usual if self.usual else 2 * SECONDS
        with tempfile.TemporaryFile() as out:
            process = subprocess.Popen(self.command, env={**os.environ, **FEWER, **self.env}, cwd=root,
                                       stdout=out, stderr=subprocess.STDOUT,
                                       stdin=subprocess.DEVNULL, start_new_session=True,
                                       preexec_fn=lambda: bounded(limit))
            try:
                status = process.wait(60 + 30 * limit)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return "no end"
            if not status:
                return None
            out.seek(0)
            said = FAILED.search(out.read(1 << 20).decode(errors="replace"))
            return next(filter(None, said.groups())) if said else f"status {status}"


def bounded(seconds):
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (OUTPUT, OUTPUT))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def group_of(row, build):
    """The group of a row of CTest's; None when it cannot notice a break of the core."""
    properties = {p["name"]: p["value"] for p in row.get("properties", ())}
    room = next((label for label in properties.get("LABELS", ())
                 if label not in ("deep", "plain")), "")
    env = dict(e.split("=", 1) for e in properties.get("ENVIRONMENT", ()))
    command = row.get("command", [])
    programs = [c for c in command if str(build) in c and not pathlib.Path(c).suffix]
    targets = [pathlib.Path(p).name for p in programs] or WITH_COMMAND
    if not command:  # a program that is not built yet is called as its group
        targets = [row["name"]]
    kinds = ASKING if targets == WITH_COMMAND else IN_C
    if LEFT_OUT.fullmatch(row["name"]) or not (room.startswith("unit/") or room.split("/")[0] in kinds):
        return None
    return Group(row["name"], room, command, env, targets)


def groups_of(build):
    said = run(["ctest", "--test-dir", build, "--show-only=json-v1"])
    rows = json.loads(said[said.index("{"):])["tests"]
    return [g for g in (group_of(row, build) for row in rows) if g]


def processor():
    """Seconds that programs of this one have taken of the processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def targets_of(groups):
    return sorted({target for group in groups for target in group.targets})


class Noticing:
    """The groups, built and timed."""

    def __init__(self, copy, seconds):
        self.copy, self.root = copy, copy.folder
        self.usual = copy.build / "usual.json"
        self.groups = groups_of(copy.build)
        unbuilt = [g for g in self.groups if not g.command]
        if unbuilt:
            run(copy.making(targets_of(unbuilt)))
            self.groups = groups_of(copy.build)
        self.time(seconds)
        if not self.groups:
            raise Trouble("no test could notice anything")

    def compiled(self, groups):
        return not subprocess.run(self.copy.making(targets_of(groups)), stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL, check=False).returncode

    def time(self, seconds):
        """Times are kept beside the build: a group that is known is not run again."""
        usual = json.loads(self.usual.read_text()) if self.usual.is_file() else {}
        for group in sorted(self.groups, key=lambda g: not g.in_c):
            if group.name not in usual:
                run(self.copy.making(group.targets))
                began = processor()
                failed = group.failing(self.root)
                usual[group.name] = failed or processor() - began
                self.usual.write_text(json.dumps(usual, indent=0))
            if isinstance(usual[group.name], str):
                print(f"left out: {group.name} fails as it is: {usual[group.name]}", flush=True)
        self.groups = [g for g in self.groups
                       if not isinstance(usual[g.name], str) and usual[g.name] <= seconds]
        for group in self.groups:
            group.usual = usual[group.name]

    def noticed(self, file, until):
        """(stage, group, test) of the first test that fails; None when none does. In a stage come
        first the groups that are called like the file, then the cheapest."""
        folder, words = file.split("/")[0], set(re.findall(r"[a-z0-9]+", file.split("/")[-1][:-2]))
        for stage in STAGES[:STAGES.index(until) + 1]:
            groups = sorted((g for g in self.groups if g.stage(folder) == stage),
                            key=lambda g: (-len(words & set(g.name.split("_"))), g.usual))
            for at in range(0, len(groups), LINKED):
                if not self.compiled(groups[at:at + LINKED]):
                    raise NotCompiled
                for group in groups[at:at + LINKED]:
                    failed = group.failing(self.root)
                    if failed:
                        return stage, group.name, failed
        return None
