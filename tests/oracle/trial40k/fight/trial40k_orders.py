"""Before the first step: weapons and targets, and the line-up.

Source: TAR-040 to 044, 082, 083, 162, 163, 189, 190; A-16, A-56, A-57;
section 4, 7. Unit: models.
"""

from itertools import product

from trial40k_blow import once
from trial40k_cover import step_of
from trial40k_kind import PLAIN, initiative, modes, needs
from trial40k_majority import choices, skill, target
from trial40k_numbers import note, reading
from trial40k_state import CONTACT, OUT, SUPPORT, here, models, with_unit
from trial40k_volley import deadly


def shares(many, among):
    """All ways to give so many models one of so many orders.

    The first gives all of them the first order.
    """
    if among == 1:
        return [(many,)]
    return [(first,) + rest for first in range(many, -1, -1)
            for rest in shares(many - first, among - 1)]


def targets(battle, state, n, stack, allowed):
    """What a stack may strike: rows of units (TAR-162, 163, 189, 190)."""
    may = list(stack.touch)
    if stack.role == CONTACT and reading(battle, "own_contact") == "free":
        may = sorted(set(stack.touch) | set(stack.zone))
    note(162 if len(may) == 1 else 163)
    if any(battle.units[x].independent for x in may):
        note(190)
    may = [x for x in may if here(state, x) and (not allowed or x in allowed)]
    if len(may) > 1 and battle.units[n].independent:
        note(189)
        return [tuple(may)]
    return [(x,) for x in may]


def orders(battle, state, n, stack, sweep=()):
    """[(mode, target)] that a stack may be given.

    sweep: units that may be swept; then supporters may use what they carry
    (A-46)
    """
    kind = battle.kinds[stack.kind]
    if stack.role == OUT:
        note(44)
        return []
    ways = modes(battle, kind)
    if stack.role == SUPPORT:
        if not sweep:
            note(41, 43)
        if not sweep or reading(battle, "sweep_attacks") != "all":
            ways = [PLAIN]
    else:
        note(40)
    if len(ways) > 1:
        note(82)
    if len(ways) > 2:
        note(83)
    return list(product(ways, targets(battle, state, n, stack, sweep)))


def unordered(battle, state, side, units):
    """(unit, stack) without an order, of a side's units."""
    return [(n, stack) for n in units if battle.units[n].side == side
            for stack in state.units[n] if stack.mode == ""]


def ordered(state, n, stack, rows):
    """The situation with a stack divided: [(mode, target, models)]."""
    rest = [other for other in state.units[n] if other != stack]
    return with_unit(state, n, rest + [
        stack._replace(mode=mode, target=target, count=count)
        for (mode, target), count in rows])


def give(battle, state, n, stack, may, play):
    """The situation after one stack has been given its orders.

    Where groups answer as one, all of its group have (D-1).
    """
    if not may:
        return ordered(state, n, stack, [(("done", ()), stack.count)])
    may = sorted(may, key=lambda order: plainness(battle, state, n, stack,
                                                  order))
    if battle.whole:
        order = play.ask(battle.units[n].side, "orders", may)
        for other in state.units[n]:
            if other.kind == stack.kind and other.mode == "":
                state = ordered(state, n, other, [(order, other.count)])
        return state
    share = play.ask(battle.units[n].side, "orders",
                     shares(stack.count, len(may)))
    return ordered(state, n, stack, zip(may, share))


def plainness(battle, state, n, stack, order):
    """What makes an order the standing one: at the largest enemy, of equals
    the first; then the best chance of an unsaved wound, of equals the higher
    Initiative, or in a sweep what slays or kills at once (R-14), then what is
    plain."""
    mode, target = order
    kind = battle.kinds[stack.kind]
    x = min(target, key=lambda unit: (-models(state, unit), unit))
    return (-models(state, x), x, -expected(battle, state, stack, mode, x),
            *((-finality(battle, state, kind, mode, x), mode != PLAIN)
              if state.pairs else (-initiative(battle, kind, mode),)))


def finality(battle, state, kind, mode, x):
    """Of what is as likely to wound: 2 what may slay, 1 what kills at once."""
    if mode == "force":
        return 2
    tough = choices(battle, state, x)[0][0]
    power = deadly(battle, kind, mode, tough, x)
    if reading(battle, "instant_toughness") == "own":
        tough = min([battle.kinds[stack.kind].t for stack in state.units[x]
                     if battle.kinds[stack.kind].w > 1], default=power)
    return int(power > 0 and power >= 2 * tough)


def expected(battle, state, stack, mode, x):
    """Unsaved wounds of one attack on a unit, in parts of 6^6."""
    tough, saves = choices(battle, state, x)
    traits = (skill(battle, state, x), tough[0], saves[0])
    what = needs(battle, battle.kinds[stack.kind], mode, True, traits,
                 bool(state.pairs))
    return sum(sum(pair) * weight
               for pair, weight in once(what, "attack").items())


def chapter(battle, state, play):
    """Orders of one stack; the active player's first (section 4, 7)."""
    note(38)
    for side in (state.active, 1 - state.active):
        waiting = unordered(battle, state, side, state.combat)
        if waiting:
            n, stack = waiting[0]
            return give(battle, state, n, stack,
                        orders(battle, state, n, stack), play)
    after = lined_up(battle, state)
    return fixed(battle, after, play)._replace(chapter="step")


def fixed(battle, state, play):
    """The situation with the majorities of its start (A-26, A-69)."""
    if reading(battle, "majority_when") == "step":
        return state
    return state._replace(majorities=tuple(
        target(battle, state, n, play) if n in state.combat else ()
        for n in range(len(state.units))))


def lined_up(battle, state):
    """The situation with the step of every stack (TAR-045, 047)."""
    after = state
    for n in state.combat:
        after = with_unit(after, n, [
            stack if stack.mode == "done" else stack._replace(
                step=step_of(battle, state, n, stack))
            for stack in state.units[n]])
    return after
