"""Retreats and advances.

Source: catalogue ARV-21 to 23, 26, 27; rulings R-11, R-12. Units: stacking
points. A way is a cell, or LEFT for off the board.
"""

from soldiers_applied import note, note_reading
from soldiers_assault import assaulters, finished, target_hexes
from soldiers_battle import ATTACKER, DEFENDER, alike, said_next
from soldiers_board import OFF, adjacent, around, name, squared
from soldiers_state import (LEFT, Choice, at, changed, choice, eliminate,
                            in_hex)


def points_in(battle, state, side, cell):
    """Stacking points of a side in a hex."""
    return sum(battle.units[u].stacking
               for u in in_hex(battle, state, side, cell))


def is_open(battle, state, v, cell):
    """Whether a unit may retreat into a hex of the board."""
    if in_hex(battle, state, ATTACKER, cell):
        note("ARV-22")
        return False
    if note_reading(battle, "AMB-A7") == "enemy-only":
        return True
    note("ARV-S1")
    return ("impassable" not in battle.board.kinds[cell]
            and points_in(battle, state, DEFENDER, cell)
            + battle.units[v].stacking <= battle.numbers["stacking_limit"])


def standing_order(battle, state, cells):
    """Hexes in order: away from the assaulters first."""
    note("R-14")
    to_come = [cell for cell in target_hexes(battle, state)
               if cell != state.hex and assaulters(battle, state, cell)]

    def key(cell):
        note("R-15")
        return (cell in to_come,
                sum(adjacent(battle.board, state.place[u], cell)
                    for u in state.going),
                points_in(battle, state, DEFENDER, cell),
                [-squared(battle.board, cell, unit.at)
                 for unit in battle.units],
                cell not in battle.objectives,
                around(battle.board, state.hex).index(cell))

    return sorted(cells, key=key)


def ways_out(battle, state, v):
    """Where a unit may retreat to, the standing order first."""
    neighbours = around(battle.board, state.hex)
    ways = standing_order(battle, state, [
        cell for cell in neighbours
        if cell is not OFF and is_open(battle, state, v, cell)])
    if OFF in neighbours and \
            note_reading(battle, "AMB-A7") == "enemy-only":
        ways.append(LEFT)
    return ways


def crowded(battle, state):
    """Whether it matters who retreats first: a hex may become too full."""
    if note_reading(battle, "AMB-A7") == "enemy-only" or \
            note_reading(battle, "unit_order") == "listed":
        return False
    points = sum(battle.units[v].stacking for v in state.fleeing)
    return any(cell is not OFF
               and points_in(battle, state, DEFENDER, cell) + points
               > battle.numbers["stacking_limit"]
               and any(is_open(battle, state, v, cell)
                       for v in state.fleeing)
               for cell in around(battle.board, state.hex))


def who_counts(battle, state):
    """Who of those who still retreat may be next, the largest first.

    Of the same value one stands for all, besides those of which orders say
    that they are next.
    """
    unlike = {}
    for v in state.fleeing:
        said = v if said_next(battle, "next-", v) else None
        unlike.setdefault((battle.units[v].stacking, said), v)
    return sorted(unlike.values(),
                  key=lambda v: (-battle.units[v].stacking, v))


def retreat(battle, state):
    """The defenders who were disrupted retreat one after another."""
    if not state.fleeing:
        return at(state, "advance")
    note("R-11", "ARV-21")
    unlike = who_counts(battle, state)
    if state.picked is None and len(unlike) > 1 and crowded(battle, state):
        note("R-15")
        side = ATTACKER if note_reading(battle, "AMB-A6") == "attacker" \
            else DEFENDER
        if len({battle.units[v].stacking for v in unlike}) < len(unlike):
            note("R-15: next-retreat" + "-attacker" * (side == ATTACKER))
        return Choice(side, [
            ("next-" + battle.units[v].id, state._replace(picked=v))
            for v in unlike])
    v = state.fleeing[0] if state.picked is None else state.picked
    state = state._replace(picked=None, fleeing=tuple(
        u for u in state.fleeing if u != v))
    ways = ways_out(battle, state, v)
    if not ways:
        note("ARV-23")
        return eliminate(state, v)
    side = DEFENDER
    if len(ways) > 1 and note_reading(battle, "AMB-A6") == "attacker":
        side = ATTACKER
    return choice(side, [
        ("leave-board" if way == LEFT
         else "retreat-" + name(battle.board, way),
         state._replace(place=changed(state.place, v, way),
                        driven_back=state.driven_back + 1))
        for way in ways])


def fits(battle, state, u):
    """ARV-27: whether a unit may still advance into the hex in hand."""
    note("ARV-27", "ARV-S1")
    limit = battle.numbers["stacking_limit"]
    if note_reading(battle, "AMB-A21") == "units":
        return len(in_hex(battle, state, ATTACKER, state.hex)) + 1 <= limit
    return points_in(battle, state, ATTACKER, state.hex) \
        + battle.units[u].stacking <= limit


def advance(battle, state):
    """Those who went in may move into a hex that was vacated."""
    if in_hex(battle, state, DEFENDER, state.hex):
        return finished(state)
    for u in state.going:
        if u < state.asked or state.disrupted[u]:
            continue
        state = state._replace(asked=u + 1)
        if not fits(battle, state, u) or any(
                alike(battle, u, v) for v in state.stayed):
            continue
        note("R-12", "ARV-26")
        unit = battle.units[u].id
        return Choice(ATTACKER, [
            ("advance-" + unit, state._replace(
                place=changed(state.place, u, state.hex))),
            ("stay-" + unit, state._replace(stayed=state.stayed + (u,)))])
    return finished(state)
