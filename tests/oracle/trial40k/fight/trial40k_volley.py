"""The dice of one step: who strikes whom with what, and what gets through.

Source: TAR-046 to 050, 057, 062, 066 to 068, 074, 123, 124, 188, 189; A-57,
A-70, A-73, A-75, A-78. Unit: unsaved wounds by sort.

A sort of wound is (force: the psyker's unit or -1, strength that it takes to
kill at once those whom it kills or 0, the lowest face that may still save a
victim who throws an invulnerable save of his own or 0).
"""

from typing import NamedTuple

from trial40k_blow import Needs
from trial40k_kind import attacks, least_inv, needs, strength, sweep_attacks
from trial40k_majority import OWN, target
from trial40k_numbers import note, reading
from trial40k_state import CONTACT, SUPPORT, friends, health, here, models


class Volley(NamedTuple):
    """Equal attacks of one unit on one unit."""
    unit: int
    victim: int
    attacks: int
    needs: Needs
    plain: tuple        # sort of its ordinary wounds
    rend: tuple         # sort of its rending wounds


def still_fights(battle, state, n, stack):
    """Whether a stack strikes (TAR-049; A-71).

    `living`: somebody in contact of its unit, or of those who have joined
    it, has to be left.
    """
    if stack.role != SUPPORT or stack.target == ():
        return True
    if reading(battle, "support_roles") == "snapshot":
        return True
    return any(other.role == CONTACT and set(other.touch) & set(stack.target)
               for friend in friends(battle, n)
               for other in state.units[friend])


def deadly(battle, kind, mode, toughness, victim):
    """The Strength that it takes to kill at once those whom it kills, or 0:
    who has one Wound dies of any (A-34, A-75).

    Poison goes without Strength and Toughness (TAR-092): it does not.
    """
    if reading(battle, "instant_death") == "off":
        return 0
    if mode in ("poison", "lethal-poison"):
        return 0
    tough = [battle.kinds[stack.kind].t for stack in battle.stacks[victim]
             if stack.wounds > 1]
    if tough and reading(battle, "instant_toughness") == "majority":
        tough = [toughness]
    return max((2 * t for t in tough if strength(kind, mode) >= 2 * t),
               default=0)


def volley(battle, state, n, stack, victim, traits, sweep, count=None):
    """The attacks of a stack on one unit, looked for once."""
    key = (n, stack, victim, traits, sweep, count, state.first,
           n in state.used)
    if key not in battle.memo:
        battle.memo[key] = found_volley(battle, state, n, stack, victim,
                                        traits, sweep, count)
    return battle.memo[key]


def found_volley(battle, state, n, stack, victim, traits, sweep, count):
    """The attacks of a stack on one unit."""
    kind = battle.kinds[stack.kind]
    special = stack.role == CONTACT or (
        sweep and reading(battle, "sweep_attacks") == "all")
    what = needs(battle, kind, stack.mode, special, traits, sweep)
    power = deadly(battle, kind, stack.mode, traits[1], victim)
    bare = least_inv(battle, stack.mode, special) if (
        traits[2][1] == OWN) else 0
    slays = stack.mode == "force" and n not in state.used
    psyker = n if slays else -1
    if count is None:
        count = stack.count * dice_of(battle, state, n, stack, sweep)
    return Volley(n, victim, count, what,
                  (psyker, power, bare if what.save is None else 0),
                  (psyker, power, bare))


def dice_of(battle, state, n, stack, sweep):
    """Attacks of each model of a stack (TAR-058 to 061, 141)."""
    kind = battle.kinds[stack.kind]
    if sweep:
        return sweep_attacks(battle, kind, stack.mode, stack.role)
    charged = int(battle.units[n].charged and state.first)
    return attacks(battle, kind, stack.mode, stack.role, charged)


def living_target(battle, state, n, stack, play):
    """The units that a stack strikes now (A-73)."""
    left = tuple(sorted((x for x in stack.target if here(state, x)),
                        key=lambda x: (-models(state, x), x)))
    if left or reading(battle, "dead_target") == "lost":
        return left
    others = [(x,) for x in stack.touch if here(state, x)]
    if not others:
        return ()
    return play.ask(battle.units[n].side, "another", others)


def divided(many, units):
    """Every way to divide so many over units, first unit first."""
    if units == 1:
        return [(many,)]
    return [(first,) + rest for first in range(many, -1, -1)
            for rest in divided(many - first, units - 1)]


def before_the_throw(battle, state, n, victims, play, total):
    """A character's attacks, divided before they are thrown (A-57, A-78)."""
    if reading(battle, "split") == "hits" and (
            reading(battle, "split_ws") == "one-target"):
        alone = [tuple(total if x == y else 0 for y in victims)
                 for x in victims]
        return play.ask(battle.units[n].side, "split", alone)
    return play.ask(battle.units[n].side, "split",
                    divided(total, len(victims)))


def split(battle, state, n, stack, victims, traits, sweep, play):
    """[(volley, (ordinary, rending) or None)] of a character against several
    units (TAR-189; A-57, A-78); None: to be thrown with the others."""
    note(188, 189)
    total = stack.count * dice_of(battle, state, n, stack, sweep)
    rows = [volley(battle, state, n, stack, x, traits[x], sweep, total)
            for x in victims]
    scores = {row.needs.hit for row in rows}
    if reading(battle, "split") == "attacks" or len(scores) > 1:
        share = before_the_throw(battle, state, n, victims, play, total)
        return [(row._replace(attacks=count), None)
                for row, count in zip(rows, share) if count]
    hits = play.hits(rows[0].needs, total)
    side, left = battle.units[n].side, []
    ordinary = play.ask(side, "split", divided(hits[0], len(victims)))
    rending = play.ask(side, "split", divided(hits[1], len(victims)))
    for row, plain, rend in zip(rows, ordinary, rending):
        if plain or rend:
            left.append((row, play.follow(row.needs, plain, rend)))
    return left


def strikers(battle, state, units, step):
    """[(unit, stack)] that strike in a step, the active side's first."""
    return [(n, stack) for side in (state.active, 1 - state.active)
            for n in units if battle.units[n].side == side
            for stack in state.units[n]
            if stack.mode != "done" and stack.step == step
            and still_fights(battle, state, n, stack)]


def decided(battle, state, victims, play):
    """Traits of each victim; ties are decided before the dice (A-77)."""
    traits = {}
    for side in (1 - state.active, state.active):
        for x in sorted(victims):
            if battle.units[x].side == side:
                traits[x] = target(battle, state, x, play)
    return traits


def aimed(battle, state, row, play):
    """([(unit, stack, units that it strikes)], traits of each victim)."""
    whom = [(n, stack, living_target(battle, state, n, stack, play))
            for n, stack in row]
    traits = decided(battle, state, {x for _, _, units in whom
                                     for x in units}, play)
    return whom, traits


def struck_at(battle, state, whom, traits, sweep, play):
    """[(volley, result or None)]."""
    rows = []
    for n, stack, units in whom:
        note(57, 67)
        if len(units) == 1:
            rows.append((volley(battle, state, n, stack, units[0],
                                traits[units[0]], sweep), None))
        elif units:
            rows += split(battle, state, n, stack, units, traits, sweep,
                          play)
    return rows


def thrown(battle, state, whom, traits, sweep, play):
    """{victim: {unit: {sort: wounds}}}.

    All of it from the state at the start of the step (TAR-048, 124).
    """
    rows = struck_at(battle, state, whom, traits, sweep, play)
    every = reading(battle, "surplus") == "counted"
    lots = {}
    for pair in dict.fromkeys((row.victim, row.unit) for row, _ in rows):
        mine = [(row, result) for row, result in rows
                if (row.victim, row.unit) == pair]
        own = traits[pair[0]][2][1] == OWN
        lot = play.volleys([row for row, result in mine if result is None],
                           None if every or own else health(state, pair[0]))
        for row, result in mine:
            for sort, many in zip((row.plain, row.rend), result or ()):
                if many:
                    lot[sort] = lot.get(sort, 0) + many
        if lot:
            lots.setdefault(pair[0], {})[pair[1]] = lot
    return lots


def order_of(battle, state):
    """The sides in the order in which they take losses (A-70)."""
    first = reading(battle, "alloc_info") == "active-first"
    return ((state.active, 1 - state.active) if first
            else (1 - state.active, state.active))


def known(battle, state):
    """The sides in the order in which they take losses, those together whose
    wounds are known before either is laid (A-70)."""
    order = order_of(battle, state)
    if reading(battle, "alloc_info") == "own":
        return [(side,) for side in order]
    return [order]
