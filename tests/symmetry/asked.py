"""The scenarios of a rule system: every example, and generated ones; and what the engine answers.

BAYONET_BUILD is the build that is asked (build/dev), so that the build of another clone can be tried.
"""
import importlib
import json
import pathlib
import random
import re
import subprocess
import sys

import spelled

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TESTS / "support"))
import oracles  # noqa: E402
oracles.use()
from door import BUILD, ROOT, ask  # noqa: E402
PRIMES = [2147483647, 2147483629]
SMALL = 1500   # most situations of a generated scenario
TRIVIAL = 9    # one with fewer is passed over
LARGE = 2000000
# The module that makes scenarios for a system's engine, where it is not called after the system.
GENERATED = {"trial40k": "trial40k_engine", "wtj": "wtj_engine"}
# The one that puts models on a table: half as many; the one whose models charge on it: a quarter.
PLACED = {"trial40k": "trial40k_plane"}
CHARGING = {"trial40k": "trial40k_charge"}


def whole(documents):
    """The documents with all that was assumed, every value written properly; None of one that is refused."""
    return [reply.get("scenario") for reply in ask([{"do": "check", "scenario": item} for item in documents])]


def on_a_board(document):
    """Short forms as the board that they stand for; and whichever way units face by themselves is said."""
    write = getattr(spelled, document["rules"], None)
    if write and "units" not in document["attacker"]:
        document = write(document)
    return spelled.faced(document) if document["rules"] == "portable" else document


def examples(system):
    """(name, document) of every example of a system, the files of the questions among them."""
    command = str(BUILD / "apps/cli/bayonet")
    for path in sorted([*ROOT.glob("examples/*.*"), *ROOT.glob("examples/questions/*.yaml")]):
        if re.search(rf'^\W*rules\W+{system}\b', path.read_text(), re.MULTILINE):
            done = subprocess.run([command, "check", str(path), "--json"], check=True, text=True,
                                  stdout=subprocess.PIPE)
            yield path.name, json.loads(done.stdout)["scenario"]


def kind_of(maker):
    """What scenarios of a module are called."""
    return "placed" if maker in PLACED.values() else "charging" if maker in CHARGING.values() else "generated"


def generated(maker, count, seed):
    """(name, document) of so many generated scenarios that the engine accepts and finds small."""
    make = importlib.import_module(f"{maker}_generate").scenario
    rng, made, rounds = random.Random(seed), 0, 0
    while made < count:
        rounds += 1
        if rounds > 100:
            raise AssertionError(f"of {maker} the engine accepts {made} of {count} that are small")
        documents = [document for document in whole([make(rng) for _ in range(count)]) if document]
        sizes = ask([{"do": "odds", "scenario": document, "orders": "best", "situations": SMALL,
                      "only": ["situations"]} for document in documents])
        for document, size in zip(documents, sizes, strict=True):
            if made < count and size.get("situations", 0) >= TRIVIAL:
                made += 1
                yield f"{kind_of(maker)} {made}", document


def made_of(system, count, seed):
    """(name, document) of so many of a system, and more with models on a table where it has one."""
    found = [*generated(GENERATED.get(system, system), count, seed)]
    if system in PLACED:
        found += generated(PLACED[system], count // 2, seed)
    if system in CHARGING:
        found += generated(CHARGING[system], count // 4, seed)
    return found


def scenarios(system, count=200, seed=13):
    """All of them by name, whole and on a board."""
    found = [*examples(system), *made_of(system, count, seed)]
    documents = whole([on_a_board(document) for _, document in found])
    return dict(zip([name for name, _ in found], documents, strict=True))


def questions(document, orders):
    """What is asked of one scenario, by name."""
    def odds(orders):
        return {"do": "odds", "scenario": document, "orders": orders, "primes": PRIMES, "situations": LARGE,
                "only": ["endings", "measures", "joint", "residues", "value"]}
    return {"standing": odds("standing"), "given": odds(orders),
            **{name: odds(name) for name in ("best-attacker", "best-defender", "best")}}


def cells(name, reply):
    """The numbers of a reply that have to stay: of best play the value alone, for it may break ties."""
    if "error" in reply:
        return {"refused": reply["error"]["status"]}
    before = len(reply["endings"]) + sum(len(row["p"]) for row in reply["measures"].values())
    found = {"value": reply["value"]}
    for prime, residues in zip(PRIMES, reply["residues"], strict=True):
        found[f"value modulo {prime}"] = residues and residues[before]
        if name in ("standing", "given"):
            found[f"all modulo {prime}"] = residues
    if name in ("standing", "given"):
        found.update((f"ending {row['id']}", row["p"]) for row in reply["endings"])
        found.update((f"{measure} {number}", p) for measure, row in reply["measures"].items()
                     for number, p in enumerate(row["p"]))
        found.update((f"joint {ending} {lost} {taken}", p) for ending, lost, taken, p in reply["joint"])
    return found


def apart(before, after):
    """The names of the numbers that differ by more than 1e-12, each with both."""
    def equal(one, other):
        if isinstance(one, float) or isinstance(other, float):
            return None not in (one, other) and abs(one - other) <= 1e-12 * max(1, abs(one))
        return one == other
    return {name: (before.get(name), after.get(name)) for name in [*before, *(set(after) - set(before))]
            if not equal(before.get(name), after.get(name))}
