"""The differences between a scenario and its changed form: see changes.py, asked.py.

    differences.py SYSTEM [CHANGE]...    what differs, by kind, each with the smallest scenario that shows it
    differences.py --record              writes known.tsv anew

known.tsv lists what differs and waits to be mended: system, change, scenario, what differs, fault.
BAYONET_BUILD names the build that is asked, of any clone; BAYONET_ASSAULTS how many scenarios are generated
(200; in a long run 1,000, as long as nothing of the system is in known.tsv).
"""
import functools
import json
import os
import pathlib
import sys

from asked import apart, ask, cells, questions, scenarios
from changes import CHANGES, compared, means_the_same

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
from limits import many  # noqa: E402
KNOWN = HERE / "known.tsv"
ANSWERED = {}   # (document, orders) as JSON: the cells of the answers, by question


def best_orders(documents):
    """Orders to be carried along: the scenario's own, else what best play is."""
    replies = ask([{"do": "best", "scenario": document} for document in documents])
    return [document.get("orders") or
            [{key: order[key] for key in ("at", "when", "do")} for order in reply["orders"]]
            for document, reply in zip(documents, replies, strict=True)]


def answers(pairs, wanted):
    """The cells of the answers about each (document, orders), by question; of each those that are wanted, None: all.

    What several changes are compared with, the scenario as it is written, is asked once.
    """
    texts = [json.dumps([*pair, None if names is None else sorted(names)]) for pair, names in zip(pairs, wanted, strict=True)]
    new = {text: {name: request for name, request in questions(*pair).items() if names is None or name in names}
           for text, pair, names in zip(texts, pairs, wanted, strict=True) if text not in ANSWERED}
    replies = iter(ask([request for each in new.values() for request in each.values()]))
    for text, each in new.items():
        ANSWERED[text] = {name: cells(name, next(replies)) for name in each}
    return [ANSWERED[text] for text in texts]


def count(system):
    """How many scenarios are generated; what known.tsv lists it lists of 200."""
    listed = any(key[0] == system for key in known()[0])
    usual = 200 if listed else many(200, 1000)
    return int(os.environ.get("BAYONET_ASSAULTS", usual))


@functools.lru_cache(maxsize=None)
def ordered(system):
    """(name, scenario, orders for it) of all scenarios of a system."""
    named = scenarios(system, count(system))
    return list(zip(named, named.values(), best_orders(named.values()), strict=True))


def differences(system, change):
    """{scenario: (before, after, {question: what differs})} of all that differ under a change."""
    names, pairs, wanted = [], [], []
    for name, document, orders in ordered(system):
        if means_the_same(document, change):
            names.append(name)
            both = CHANGES[system][change](document)
            pairs += [(made.scenario(document), made.orders(orders)) for made in both]
            wanted += [compared(pairs[-2][0], change)] * 2
    found = answers(pairs, wanted)
    different = {}
    for number, name in enumerate(names):
        before, after = found[2 * number:2 * number + 2]
        differing = {question: apart(before[question], after[question]) for question in before}
        differing = {question: what for question, what in differing.items() if what}
        if differing:
            different[name] = (*pairs[2 * number:2 * number + 2], differing)
    return different


def known():
    """{(system, change): {scenario: what differs}} of known.tsv, and the faults, by the same keys."""
    differing, faults = {}, {}
    for line in KNOWN.read_text().splitlines():
        system, change, name, questions_, fault = line.split("\t")
        differing.setdefault((system, change), {})[name] = questions_
        faults.setdefault((system, change), fault)
    return differing, faults


def record():
    faults = known()[1]
    rows = []
    for system, changes in CHANGES.items():
        for change in changes:
            rows += ["\t".join((system, change, name, " ".join(differing), faults.get((system, change), "?")))
                     for name, (_, _, differing) in differences(system, change).items()]
    KNOWN.write_text("".join(f"{row}\n" for row in rows))


def shortened(value):
    """A document without what says nothing."""
    if isinstance(value, dict):
        return {key: shortened(item) for key, item in value.items() if item not in (False, "", [], {})}
    return [shortened(item) for item in value] if isinstance(value, list) else value


def described(name, change, found):
    """One difference in words."""
    (document, orders), (after, _), differing = found[name]
    yield f"  {name}: {json.dumps(shortened(document))}"
    yield f"    {change}: {json.dumps(shortened(after))}"
    if "given" in differing:
        yield f"    orders given: {json.dumps(orders)}"
    for question, what in differing.items():
        plain = {cell: pair for cell, pair in what.items() if " modulo " not in cell} or what
        yield f"    {question}: {plain}"


def describe(system, change):
    found = differences(system, change)
    groups = {}
    for name, (before, _, differing) in found.items():
        groups.setdefault(tuple(differing), []).append((len(json.dumps(before[0])), name))
    print(f"{system} {change}: {len(found)} differ")
    for questions_, rows in sorted(groups.items(), key=lambda group: -len(group[0])):
        print(f" {', '.join(questions_)}: {', '.join(name for _, name in sorted(rows))}; the smallest:")
        print("\n".join(described(min(rows)[1], change, found)))


def main(system, *changes):
    if system == "--record":
        record()
        return
    for change in changes or CHANGES[system]:
        describe(system, change)


if __name__ == "__main__":
    main(*sys.argv[1:])
