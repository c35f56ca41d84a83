"""Casualties on the table: who of a group falls, and what parts a unit.

Source: docs/rulings/trial40k-plane.md, R-28, R-22; TAR-118, A-35. Unit:
tenths of a millimetre, whole. Where a model stands: (x, y, how wide).
"""

import math
from collections import Counter

from trial40k_state import friends

NEAR = 508          # two inches
SEEN = Counter()    # how often each branch was taken


def linked(one, two):
    """Whether the gap between two models is two inches at most (R-20)."""
    far = (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2
    return 4 * far <= (one[2] + two[2] + 2 * NEAR) ** 2


def hangs(models):
    """Whether links lead from each of some models to each other one."""
    left = list(models)
    reached = [left.pop()] if left else []
    for one in reached:
        more = [two for two in left if linked(one, two)]
        left = [two for two in left if two not in more]
        reached += more
    return not left


def nearness(one, two):
    """How near two models are (R-22)."""
    far = (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2
    up = 1 + math.isqrt(far - 1) if far else 0
    return up - (one[2] + two[2] + 1) // 2


def squares(one, others):
    return sum((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2
               for two in others)


def falling(group, others, enemies):
    """A group in the order in which they fall; others: of their party."""
    left, fallen = list(group), []
    rank = {id(one): (min((nearness(one, enemy) for enemy in enemies),
                          default=0),
                      squares(one, others + group), squares(one, enemies))
            for one in group}
    while left:
        def rest(one):
            return others + [two for two in left if two is not one]
        those = [one for one in left if hangs(rest(one))] or left
        most = max(rank[id(one)] for one in those)
        fallen.append([one for one in those if rank[id(one)] == most][-1])
        left = [one for one in left if one is not fallen[-1]]
    return fallen


def ground_of(units, stood):
    """{kind: its places, who falls last first}, or None.

    stood: {unit: {kind: places in the order of the file}}
    """
    if not any(stood.values()):
        return None
    found = {}
    for n, unit in enumerate(units):
        party = [m for m, other in enumerate(units) if
                 (m if other.joins is None else other.joins)
                 == (n if unit.joins is None else unit.joins)]
        enemies = [one for m, other in enumerate(units)
                   if other.side != unit.side
                   for places in stood[m].values() for one in places]
        for kind, places in stood[n].items():
            others = [one for m in party for other, row in stood[m].items()
                      if (m, other) != (n, kind) for one in row]
            found[kind] = falling(places, others, enemies)[::-1]
    return found


def standing(battle, state, unit):
    """Where the models of a unit stand that are left."""
    counts = Counter()
    for stack in state.units[unit]:
        counts[stack.kind] += stack.count
    return [one for kind, count in counts.items()
            for one in battle.ground[kind][:count]]


def together(battle, state, unit):
    """Whether the party of a unit hangs together."""
    host = battle.units[unit].joins
    if not state.units[unit if host is None else host]:
        return True     # each of them is alone
    return hangs([one for other in friends(battle, unit)
                  for one in standing(battle, state, other)])


def limits(battle, state):
    """Whether models stand on the table."""
    return battle.ground is not None and state.first
