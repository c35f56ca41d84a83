"""The assaults, target hex after target hex, up to the result.

Source: catalogue ARV-04, 08 to 10, 14 to 16, 20, 24, 25, 28 to 33; rulings
R-8 to R-10. Units: stacking points, columns.
"""

from fractions import Fraction

from soldiers_applied import note, note_reading
from soldiers_announce import spared_by
from soldiers_battle import (ATTACKER, DEFENDER, alike, hexes_of, named,
                             side_of)
from soldiers_board import distance, name
from soldiers_column import OFF_TABLE, column_of, results
from soldiers_state import (Chance, Choice, at, changed, eliminate, in_hex)


def target_hexes(battle, state):
    """The hexes still announced against, but those that are done with."""
    against = {target for target in state.target if target is not None}
    return [cell for cell in hexes_of(battle, DEFENDER)
            if cell in against and cell not in state.done]


def assaulters(battle, state, cell):
    """Units that announced against a hex and still can assault it."""
    return [u for u in side_of(battle, ATTACKER)
            if state.target[u] == cell
            and state.place[u] >= 0 and not state.dropped[u]]


def defenders(battle, state, by):
    """Whom these assaulters assault in the hex in hand."""
    there = in_hex(battle, state, DEFENDER, state.hex)
    if named(battle):
        return [v for v in there if battle.units[v].at == state.hex
                and any(v not in spared_by(state, u) for u in by)]
    return there


def finished(state):
    """The hex in hand is done with."""
    return at(state, "next-hex")._replace(
        going=(), cancelled=(), stayed=(), hex=-1,
        done=tuple(sorted(state.done + (state.hex,))))


def next_hex(battle, state):
    """The next target hex, who chooses it, or the end."""
    note("ARV-04")
    to_come = [cell for cell in target_hexes(battle, state)
               if assaulters(battle, state, cell)]
    if not to_come:
        return at(state, "over")
    note("R-8", "R-15")
    if note_reading(battle, "assault_order") == "map":
        return into_hex(battle, state, min(to_come))
    apart = [cell for cell in to_come if all(
        distance(battle.board, cell, other) > 2
        for other in to_come if other != cell)]
    if apart:
        return into_hex(battle, state, apart[0])
    return Choice(ATTACKER, [
        ("assault-on-" + name(battle.board, cell),
         into_hex(battle, state, cell)) for cell in to_come])


def into_hex(battle, state, cell):
    """What there is to ask or throw for a target hex, if anything."""
    state = state._replace(hex=cell)
    able = assaulters(battle, state, state.hex)
    if not able:
        return finished(state)
    if defenders(battle, state, able):
        if asks_to_cancel(battle, state):
            return at(state, "cancel")
        return at(state, "assault")._replace(going=tuple(able))
    if note_reading(battle, "AMB-A13") == "yes" and \
            not in_hex(battle, state, DEFENDER, state.hex):
        return at(state, "advance")._replace(going=tuple(able))
    return finished(state)


def asks_to_cancel(battle, state):
    """Whether assaulters are asked to go in or cancel (AMB-A10)."""
    if note_reading(battle, "AMB-A10") == "bound":
        return False
    quiet = not battle.fire and not battle.charges
    return not (quiet and not state.done)


def cancel(battle, state):
    """Each assaulter goes in or cancels."""
    for u in assaulters(battle, state, state.hex):
        if u < state.asked:
            continue
        state = state._replace(asked=u + 1)
        calls_off = state._replace(cancelled=state.cancelled + (u,))
        if any(alike(battle, u, v) and state.target[u] == state.target[v]
               and spared_by(state, u) == spared_by(state, v)
               for v in state.cancelled):
            state = calls_off
            continue
        unit = battle.units[u].id
        return Choice(ATTACKER, [
            ("go-in-" + unit, state._replace(going=state.going + (u,))),
            ("cancel-" + unit, calls_off)])
    return at(state, "assault")


def attack_points(battle, state):
    """Stacking values of those who go in (ARV-09, ARV-15)."""
    note("ARV-09", "ARV-15")
    return sum(battle.units[u].stacking for u in state.going)


def defence_points(battle, state, whom):
    """Stacking values of the defenders (AMB-A19)."""
    points = Fraction(0)
    for v in whom:
        points += battle.units[v].stacking
        if state.disrupted[v] and note_reading(battle, "AMB-A19") == "half":
            points -= Fraction(battle.units[v].stacking, 2)
    return points


def all_lower(battle, state):
    """Whether the attackers stand lower than the target (AMB-A17)."""
    levels = battle.board.levels
    lower = [levels[state.place[u]] < levels[state.hex]
             for u in state.going]
    if note_reading(battle, "AMB-A17") == "any":
        return any(lower)
    return all(lower)


def shift(battle, state):
    """Columns by which the ground favours the defender."""
    note("ARV-28", "R-9")
    kinds = battle.board.kinds[state.hex]
    columns = []
    for kind, clause in (("improved", "ARV-29"), ("woods", "ARV-29"),
                         ("town", "ARV-32"), ("trench", "ARV-32")):
        if kind in kinds:
            note(clause)
            columns.append(battle.numbers[kind + "_shift"])
    if "canal" in kinds:
        note("ARV-31")
        if not any("canal" in battle.board.kinds[state.place[u]]
                   for u in state.going):
            columns.append(battle.numbers["canal_shift"])
    height = "crest" if "crest" in kinds else "slope"
    if height in kinds:
        note("ARV-30")
        if all_lower(battle, state):
            columns.append(battle.numbers[height + "_shift"])
    if len(columns) > 1:
        note("ARV-33")
    return sum(columns)


def assault(battle, state):
    """The die of the hex in hand."""
    whom = defenders(battle, state, state.going)
    if not state.going or not whom:
        return finished(state)
    column = column_of(battle, battle.table, attack_points(battle, state),
                       defence_points(battle, state, whom),
                       shift(battle, state))
    if column is OFF_TABLE:
        return finished(state)
    return Chance([(p, applied(battle, state, whom, result))
                   for p, result in results(battle, battle.table[column])])


def already_disrupted(battle, state, v):
    """Whether a unit was disrupted before this assault (AMB-A9)."""
    if note_reading(battle, "AMB-A9") == "earlier-only":
        return battle.units[v].disrupted
    return state.disrupted[v]


def applied(battle, state, whom, result):
    """What the result does to the defenders, before they retreat."""
    note("R-10")
    if result == "none":
        note("ARV-20")
        return finished(state)
    lost = whom
    if result == "eliminated":
        note("ARV-25")
    else:
        note("ARV-21")
        lost = [v for v in whom if already_disrupted(battle, state, v)]
        if lost:
            note("ARV-24")
            if note_reading(battle, "AMB-A8") == "together":
                lost = whom
    for v in lost:
        state = eliminate(state, v)
    fleeing = tuple(v for v in whom if v not in lost)
    for v in fleeing:
        state = state._replace(disrupted=changed(state.disrupted, v, True))
    return at(state, "retreat")._replace(fleeing=fleeing)
