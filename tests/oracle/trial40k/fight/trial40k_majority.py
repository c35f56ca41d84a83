"""A unit as a target: its Weapon Skill, Toughness and save.

Source: TAR-064 to 066, 071, 072, 080, 081, 191; A-26 to A-28, A-69, A-77.
Unit: models of each type.
"""

from trial40k_charts import easier
from trial40k_numbers import note, reading
from trial40k_state import OUT

OWN = "own"     # in the place of an invulnerable save: each model's


def types(battle, state, n, of):
    """{type: models} of a unit; of(kind): its type (A-26)."""
    counts = {}
    stacks = state.units[n]
    if reading(battle, "majority_of") == "fighting":
        stacks = [stack for stack in stacks if stack.role != OUT] or stacks
    for stack in stacks:
        key = of(battle.kinds[stack.kind])
        counts[key] = counts.get(key, 0) + stack.count
    return counts


def leaders(battle, counts):
    """The types of the majority: one, or those that tie (A-26)."""
    most = max(counts.values())
    if reading(battle, "majority") == "half":
        if 2 * most > sum(counts.values()):
            return [key for key in counts if counts[key] == most]
        return list(counts)
    return [key for key in counts if counts[key] == most]


def skill(battle, state, n):
    """The Weapon Skill to hit against (TAR-064, 065)."""
    key = ("skill", n, state.units[n])
    if key not in battle.memo:
        battle.memo[key] = found_skill(battle, state, n)
    return battle.memo[key]


def found_skill(battle, state, n):
    """The same, looked for."""
    counts = types(battle, state, n, lambda kind: kind.ws)
    first = leaders(battle, counts)
    note(64 if len(first) == 1 else 65)
    return first[0] if len(first) == 1 else min(counts)


def armour_order(armour):
    """The better armour first."""
    sv, inv = armour[0], None if armour[1] == OWN else armour[1]
    return (easier(sv, inv) or 7, sv or 7, inv or 7)


def have_own(battle, state, n):
    """Whether the invulnerable saves of a unit are each model's own: it has
    several saves (A-28)."""
    kinds = [battle.kinds[stack.kind] for stack in state.units[n]]
    return reading(battle, "inv_type") == "own" and len(
        {(kind.sv, kind.inv) for kind in kinds}) > 1


def choices(battle, state, n):
    """(Toughnesses, saves) that the owner may choose from (TAR-071 to 081).

    The first is the standing order: the highest Toughness, the best save.
    """
    key = ("choices", n, state.units[n])
    if key not in battle.memo:
        battle.memo[key] = found_choices(battle, state, n)
    return battle.memo[key]


def found_choices(battle, state, n):
    """The same, looked for."""
    tough = leaders(battle, types(battle, state, n, lambda kind: kind.t))
    if have_own(battle, state, n):
        saves = types(battle, state, n, lambda kind: (kind.sv, OWN))
    else:
        saves = types(battle, state, n, lambda kind: (kind.sv, kind.inv))
    saves = leaders(battle, saves)
    note(71 if len(tough) == 1 else 72, 80 if len(saves) == 1 else 81)
    return sorted(tough, reverse=True), sorted(saves, key=armour_order)


def target(battle, state, n, play):
    """(ws, t, (sv, inv)) of a unit, ties asked of its owner (A-27, A-77)."""
    if battle.units[n].independent:
        note(191)
    if state.majorities:
        return state.majorities[n]
    tough, saves = choices(battle, state, n)
    side = battle.units[n].side
    return (skill(battle, state, n),
            play.ask(side, "toughness", tough),
            play.ask(side, "save", saves))
