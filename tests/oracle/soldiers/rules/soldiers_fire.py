"""Fire of both sides before the assaults.

Source: catalogue ARV-13, 16, 17, 19, S2, S6; rulings R-5, R-6. Units: attack
strength against the defence strength of a hex, hexes.
"""

from soldiers_applied import note, note_reading
from soldiers_battle import (ATTACKER, DEFENDER, hexes_of, said_next,
                             side_of)
from soldiers_board import distance, name
from soldiers_column import OFF_TABLE, column_of, results
from soldiers_state import (ELIMINATED, Chance, Choice, at, changed, disrupt,
                            eliminate, first, in_hex)

DEFENCES = ("improved", "woods", "slope", "crest", "canal", "town", "trench")


def defence_strength(battle, cell):
    """Defence strength of a hex, whoever stands in it (ARV-S2)."""
    note("ARV-S2")
    strengths = [battle.numbers[kind + "_defence"] for kind in DEFENCES
                 if kind in battle.board.kinds[cell]]
    return max(strengths, default=battle.numbers["clear_defence"])


def fire_column(battle, unit, cell):
    """The column of one unit's fire, or OFF_TABLE."""
    return column_of(battle, battle.fire_table, unit.attack,
                     defence_strength(battle, cell), 0)


def able(battle, seen, u):
    """Whether a unit is on the board, and not kept by its disruption from
    firing, observing and charging (R-5, disrupted_fire)."""
    if seen.place[u] < 0:
        return False
    return not seen.disrupted[u] or \
        note_reading(battle, "disrupted_fire") == "yes"


def observer(battle, seen, u, cell):
    """Whether another unit sees the target for an observed fire."""
    unit = battle.units[u]
    for v in side_of(battle, unit.side):
        if v != u and able(battle, seen, v) and \
                seen.place[v] in unit.sees and cell in battle.units[v].sees:
            return v
    return None


def in_sight(battle, seen, u, cell):
    """ARV-S6."""
    note("ARV-S6")
    unit = battle.units[u]
    if not unit.observed:
        return cell in unit.sees
    if cell not in unit.sees_to:
        return False
    who = observer(battle, seen, u, cell)
    if who is not None and seen.target[who] is not None:
        note("ARV-17")
    return who is not None


def target_hexes(battle, seen, u):
    """Hexes at which a unit may fire."""
    unit = battle.units[u]
    held = {seen.place[v] for v in side_of(battle, 1 - unit.side)
            if seen.place[v] >= 0}
    return [cell for cell in hexes_of(battle, 1 - unit.side)
            if cell in held and 1 <= distance(battle.board, unit.at, cell) <= unit.range
            and fire_column(battle, unit, cell) != OFF_TABLE
            and in_sight(battle, seen, u, cell)]


def as_seen(battle, state):
    """The situation by which it is judged who may fire at whom (AMB-A16)."""
    if note_reading(battle, "AMB-A16") == "simultaneous":
        return first(battle)._replace(target=state.target)
    return state


def may_fire(battle, state, seen, u):
    """Whether a unit is asked to fire at all."""
    unit = battle.units[u]
    if state.target[u] is not None:
        note("ARV-13", "ARV-37")
        return False
    return (unit.type != "cavalry" and unit.attack > 0
            and able(battle, seen, u))


def options_of(battle, seen, u, hexes):
    """[(id, what is fired at or None)], the standing order first."""
    unit = battle.units[u]
    if note_reading(battle, "fire_on") == "unit":
        units = [v for v in side_of(battle, 1 - unit.side)
                 if seen.place[v] in hexes]
        rows = [("fire-at-" + battle.units[v].id, v) for v in units]
        ordered = [row for row in rows
                   if seen.place[row[1]] == unit.fires_at]
    else:
        rows = [("fire-at-" + name(battle.board, cell), cell)
                for cell in hexes]
        ordered = [row for row in rows if row[1] == unit.fires_at]
    note("R-14")
    standing = ordered[:1]
    return standing + [("hold-fire", None)] + [
        row for row in rows if row not in standing]


def next_shooter(battle, state, waiting):
    """Who of those waiting is next: a unit number, or who it may be.

    waiting: {unit: (the target it has orders for, all that it could do)}.
    Of those who could do the same one stands for all, one with orders first.
    """
    if state.picked is not None:
        return state.picked
    if note_reading(battle, "unit_order") == "listed":
        return min(waiting)
    unlike = []
    for u in sorted(waiting, key=lambda u: (not waiting[u][0], u)):
        if all(waiting[u][1] != waiting[v][1] for v in unlike):
            unlike.append(u)
    if len(unlike) == 1:
        return unlike[0]
    ordered = [u for u in unlike if waiting[u][0]][:1]
    rest = sorted(u for u in unlike if u not in ordered)
    return ordered + rest + [None] if ordered else [None] + rest


def apart(battle, waiting, words):
    """Those waiting, each of which orders say that it is next by itself.

    waiting: as next_shooter has it. words: of who is next.
    """
    return {u: (ordered, (could, u if said_next(battle, words, u) else None))
            for u, (ordered, could) in waiting.items()}


def whose_turn(battle, side, state, waiting, words, after):
    """(who is next, None), or None and the question who is, or what comes after.

    waiting: as next_shooter has it. words: of who is next, of nobody any more.
    """
    if not waiting:
        return None, at(state, after)
    who = next_shooter(battle, state, apart(battle, waiting, words[0]))
    if not isinstance(who, list):
        return who, None
    could = [waiting[u][1] for u in who if u is not None]
    if any(could.count(one) > 1 for one in could):
        note("R-15: next-" + state.stage)
    note("R-14", "R-15")
    return None, Choice(side, [
        (words[1], at(state, after)) if u is None else
        (words[0] + battle.units[u].id, state._replace(picked=u))
        for u in who])


def without_nobody(state, side, options):
    """Who was picked does not hold back: only its target is asked for."""
    if state.picked is not None:
        options = [row for row in options
                   if row[0] not in ("hold-fire", "no-charge")]
    return options[0][1] if len(options) == 1 else Choice(side, options)


def has_shot(state, stage, u):
    """The situation once a unit has fired, charged or held back."""
    return state._replace(stage=stage, asked=0, aimed_at=None, picked=None,
                          shot=tuple(sorted(state.shot + (u,))))


def fire_of(side, stage, after):
    """The stage in which the units of a side are asked to fire."""

    def ask(battle, state):
        seen = as_seen(battle, state)
        waiting = {}
        for u in side_of(battle, side) if side in battle.fire else ():
            note("R-5")
            if u in state.shot or not may_fire(battle, state, seen, u):
                continue
            hexes = target_hexes(battle, seen, u)
            if hexes:
                unit = battle.units[u]
                waiting[u] = ([cell for cell in hexes
                               if cell == unit.fires_at],
                              [(cell, fire_column(battle, unit, cell))
                               for cell in hexes])
        u, instead = whose_turn(battle, side, state, waiting,
                                ("fire-", "cease-fire"), after)
        if instead is not None:
            return instead
        if side == DEFENDER and any(
                target is not None for target in state.target):
            note("ARV-19")
        hexes = [cell for cell, _ in waiting[u][1]]
        return without_nobody(state, side, [
            (words, has_shot(state, stage, u) if aim is None else
             state._replace(stage=stage + "-die", asked=u, aimed_at=aim))
            for words, aim in options_of(battle, seen, u, hexes)])

    return ask


def struck(battle, state, u, result, drops):
    """R-6: what fire or a charge does to one unit."""
    if state.place[u] == ELIMINATED or result == "none":
        return state
    again = state.disrupted[u] and \
        note_reading(battle, "fire_again") == "eliminated"
    if result == "eliminated" or again:
        if state.target[u] is not None:
            note("ARV-16")
        return eliminate(state, u)
    if state.target[u] is not None and drops:
        note("ARV-16")
        state = state._replace(dropped=changed(state.dropped, u, True))
    return disrupt(state, u)


def die_of(stage):
    """The throw for one unit's fire."""

    def throw(battle, state):
        note("R-6")
        unit = battle.units[state.asked]
        if note_reading(battle, "fire_on") == "unit":
            hit = [state.aimed_at]
            cell = battle.units[state.aimed_at].at
        else:
            hit = in_hex(battle, first(battle), 1 - unit.side,
                         state.aimed_at)
            cell = state.aimed_at
        column = fire_column(battle, unit, cell)
        branches = []
        for p, result in results(battle, battle.fire_table[column]):
            now = has_shot(state, stage, state.asked)
            for u in hit:
                now = struck(battle, now, u, result, drops=True)
            branches.append((p, now))
        return Chance(branches)

    return throw


fire = fire_of(ATTACKER, "fire", "defender-fire")
fire_die = die_of("fire")
defender_fire = fire_of(DEFENDER, "defender-fire", "charge")
defender_fire_die = die_of("defender-fire")
