"""Regrouping of units that are charged while falling back (R-31).

Source: docs/rulings/trial40k-plane.md; TAR-177 to 181, A-42, A-60. Unit:
probabilities as fractions; parties by id.
"""

from collections import Counter
from fractions import Fraction

from trial40k_charge_place import can_contact
from trial40k_charge_table import SEEN

PASSED, FAILED = "passed", "failed"


def leadership(table, party):
    """What a party tests on: who has joined it counts too (A-42)."""
    scores = Counter(table.models[n].ld for n in table.of_party(party))
    if table.reading("unit_ld", "highest") == "majority":
        most = max(scores.values())
        return max(ld for ld, count in scores.items() if count == most)
    return max(scores)


def chance(score):
    """Of two dice that come to so much at most (TAR-178)."""
    return Fraction(sum(a + b <= score for a in range(1, 7)
                        for b in range(1, 7)), 36)


def testing(charge):
    """The targets that test, in order: who falls back and is reached."""
    found = []
    for target in charge.table.in_order(
            charge.table.fleeing & set(charge.targets)):
        if any(can_contact(charge, n, foe) for n in charge.units()
               for foe in charge.table.of_party(target)):
            found.append(target)
        else:
            SEEN["regroup: out of reach"] += 1
    return found


def tell(charge, target, score):
    """Notes what kind of test it is."""
    models = [charge.table.models[n] for n in charge.table.of_party(target)]
    hosts = {model.unit for model in models}
    SEEN["regroup: tests"] += 1
    if len(charge.targets) > 1:
        SEEN["regroup: of two targets"] += 1
    if len(hosts) > 1:
        SEEN["regroup: with who has joined"] += 1
        if score > max(m.ld for m in models if m.unit == target):
            SEEN["regroup: on the Leadership of who has joined"] += 1


def regrouped(charge, asker):
    """(those who passed, those who are destroyed)."""
    passed, destroyed = [], []
    for target in testing(charge):
        score = leadership(charge.table, target)
        tell(charge, target, score)
        result = asker.test(target, score)
        SEEN["regroup: " + result] += 1
        (passed if result == PASSED else destroyed).append(target)
    return passed, destroyed
