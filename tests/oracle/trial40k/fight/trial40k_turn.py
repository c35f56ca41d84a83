"""A player turn: its combats one after another, then pile in.

Source: TAR-038, 039, 121, 122, 129, 136, 154, 156 to 158, 160, 161; A-02 to
A-04, A-51 to A-55. Unit: units, player turns.
"""

import trial40k_hunt as hunt
import trial40k_orders as orders
import trial40k_result as result
import trial40k_step as step
import trial40k_sweep as sweep
from trial40k_end import ended
from trial40k_numbers import note, reading
from trial40k_state import (CONTACT, OUT, SUPPORT, State, engaged, friends,
                            here, models, with_unit)


def met_by(state, n, role):
    """Enemies whom the models of a unit that stand so are with."""
    return {x for stack in state.units[n] if stack.role == role
            for x in stack.touch if here(state, x)} if here(state, n) else set()


def edges_of(battle, state):
    """Pairs of units in contact (TAR-033, 122, 158), and supports (R-35)."""
    found = set()
    for n in range(len(battle.units)):
        helped = {x for m in friends(battle, n)
                  for x in met_by(state, m, CONTACT)}
        found |= {tuple(sorted((n, x)))
                  for x in met_by(state, n, CONTACT)
                  | met_by(state, n, SUPPORT) & helped}
    return tuple(sorted(found))


def pairs_of(battle):
    """Pairs of units that are engaged as it begins, both ways: names."""
    pairs = edges_of(battle, first(battle))
    return {(battle.units[n].name, battle.units[x].name)
            for one in pairs for n, x in (one, one[::-1])}


def components(battle, state):
    """Combats: units joined by contact, or by a character (TAR-158)."""
    links = list(state.edges) + [
        (n, unit.joins) for n, unit in enumerate(battle.units)
        if unit.joins is not None and here(state, n)
        and here(state, unit.joins)]
    left, rows = {n for edge in state.edges for n in edge}, []
    while left:
        row = {min(left)}
        while True:
            more = {n for link in links if set(link) & row for n in link}
            if more <= row:
                break
            row |= more
        rows.append(tuple(sorted(row)))
        left -= row
    return tuple(rows)


def first(battle):
    """The situation at the start."""
    units = len(battle.units)
    state = State("turn", battle.turns, battle.active, True, battle.stacks,
                  ("in",) * units, battle.used, (), (), (), (), 0, (), (), (),
                  (0, 0))
    return state


def begin(battle, state, play):
    """Snapshot of who is engaged; the combats (TAR-121, 122, 158)."""
    note(121, 122)
    state = state._replace(edges=edges_of(battle, state))
    if not state.edges:
        return ended(battle, state)
    return state._replace(combats=components(battle, state),
                          chapter="combat")


def combat(battle, state, play):
    """The next combat, in the active player's order (TAR-039)."""
    if not state.combats:
        return state._replace(chapter="pile-in")
    if len(state.combats) > 1:
        note(39)
    taken = play.ask(state.active, "combat", list(state.combats))
    if len(taken) > 2:
        note(158)
    rest = tuple(row for row in state.combats if row != taken)
    return state._replace(combats=rest, combat=taken, chapter="orders")


def over(battle, state, play):
    """The combat is over for this turn; who broke is gone (TAR-149, 184)."""
    fates = list(state.fates)
    units = list(state.units)
    swept = list(state.swept)
    caught = hunt.trapped(battle, state)
    for n in state.combat:
        if fates[n] == "breaks":
            fates[n] = "fled"
            if battle.units[n].trapped or n in caught:
                swept[battle.units[n].side] += models(state, n)
                units[n] = ()
        if not units[n]:
            fates[n] = "in"
        units[n] = tuple(stack._replace(mode="done", target=(), step=None)
                         for stack in units[n])
    return state._replace(units=tuple(units), fates=tuple(fates), combat=(),
                          majorities=(), pairs=(), away=(), hunting=(), chapter="combat",
                          swept=tuple(swept))


def kept(battle, state):
    """Pairs that are still engaged (TAR-154, 161; A-02, A-54, A-55).

    Who piles in comes to who does not; of two, one has not lost and does.
    """
    all_in = reading(battle, "pile_in") == "all"
    return tuple((a, b) for a, b in state.edges
                 if here(state, a) and here(state, b) and (
                     all_in or touches(state, a, b) and touches(state, b, a)))


def touches(state, n, x):
    """Whether a unit has a model in contact with another."""
    return any(stack.role == CONTACT and x in stack.touch
               for stack in state.units[n])


def shared(battle, state, edges):
    """Pairs with those of joined characters and their units (A-54, gap).

    Who has no enemy of its own moves with the others, unless it stays.
    """
    rows = set(edges)
    for n, unit in enumerate(battle.units):
        host = n if unit.joins is None else unit.joins
        if not (here(state, n) and here(state, host)) or n in state.stay or (
                any(n in edge for edge in edges)):
            continue
        rows |= {tuple(sorted((n, sum(edge) - other)))
                 for other in friends(battle, n) if here(state, other)
                 for edge in edges if other in edge}
    return tuple(sorted(rows))


def piled_in(battle, state, n, foes):
    """Stacks of a unit where all have come into contact (TAR-154, 156)."""
    foes = tuple(sorted(foes))
    return [stack._replace(role=CONTACT, touch=foes, zone=foes)
            for stack in state.units[n]]


def as_stated(state, n, foes):
    """Stacks of a unit that stand where they stood (TAR-041, 044).

    Whose enemies are gone supports friends near it who touch others.
    """
    rows = []
    for stack in state.units[n]:
        touch = tuple(x for x in stack.touch if x in foes)
        zone = tuple(x for x in stack.zone if x in foes)
        role = stack.role if touch else OUT
        if zone and not touch and stack.role != OUT:
            role, touch = SUPPORT, zone
        rows.append(stack._replace(role=role, touch=touch, zone=zone))
    return rows


def pile_in(battle, state, play):
    """Step 7, and the next player turn (TAR-154, 156, 157, 161)."""
    note(156, 157)
    edges = kept(battle, state)
    everybody = reading(battle, "pile_in") == "all"
    if everybody:
        edges = shared(battle, state, edges)
    after = state._replace(edges=edges)
    for n in range(len(battle.units)):
        foes = engaged(after, n) if here(state, n) else []
        if foes:
            note(161)
        into = everybody and foes and not (n in state.stay and all(
            touches(state, n, x) for x in foes))
        rows = piled_in(battle, state, n, foes) if into else (
            as_stated(state, n, foes))
        after = with_unit(after, n, [
            stack._replace(mode="", target=(), step=None) for stack in rows])
    left = None if state.left is None else state.left - 1
    if not edges or left == 0:
        return ended(battle, after)
    return after._replace(chapter="turn", left=left, edges=(), first=False,
                          active=1 - state.active, used=(), results=(),
                          stay=())


def break_off(battle, state, play):
    """Who flees how far, and who may sweep him (D-12)."""
    return (hunt if battle.whole else result).break_off(battle, state, play)


CHAPTERS = {
    "turn": begin,
    "combat": combat,
    "orders": orders.chapter,
    "step": step.chapter,
    "result": result.chapter,
    "break": break_off,
    "hunt": hunt.chapter,
    "sweep-orders": sweep.begin,
    "sweep-choice": sweep.choice,
    "sweep": sweep.chapter,
    "over": over,
    "pile-in": pile_in,
}


def chapter(battle, state, play):
    """What happens next."""
    return CHAPTERS[state.chapter](battle, state, play)
