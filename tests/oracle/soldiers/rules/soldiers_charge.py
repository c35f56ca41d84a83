"""Charges of mounted cavalry before the assaults.

Source: catalogue ARV-04, ARV-35, ARV-36; rulings R-5, R-7. One six-sided die.
"""

from fractions import Fraction

from soldiers_applied import note, note_reading
from soldiers_battle import ATTACKER, DEFENDER, side_of
from soldiers_board import adjacent
from soldiers_fire import (able, has_shot, struck, whose_turn,
                           without_nobody)
from soldiers_state import Chance


def charged(battle, state, u):
    """Enemy units that a squadron may charge."""
    return [v for v in side_of(battle, 1 - battle.units[u].side)
            if state.place[v] >= 0
            and adjacent(battle.board, state.place[u], state.place[v])]


def options_of(battle, state, u, enemies):
    """[(id, enemy or None)], the standing order first."""
    rows = [("charge-" + battle.units[v].id, v) for v in enemies]
    wanted = battle.units[u].charges_at
    standing = [row for row in rows if state.place[row[1]] == wanted][:1]
    note("R-14")
    return standing + [("no-charge", None)] + [
        row for row in rows if row not in standing]


def charge_of(side, stage, after):
    """The stage in which the cavalry of a side is asked to charge."""

    def ask(battle, state):
        waiting = {}
        for u in side_of(battle, side) if side in battle.charges else ():
            note("R-7", "ARV-04", "ARV-35")
            if u in state.shot or battle.units[u].type != "cavalry" or \
                    not able(battle, state, u):
                continue
            enemies = charged(battle, state, u)
            if enemies:
                ordered = [v for v in enemies if state.place[v]
                           == battle.units[u].charges_at]
                waiting[u] = (ordered[:1], enemies)
        u, instead = whose_turn(battle, side, state, waiting,
                                ("charge-with-", "cease-charges"), after)
        if instead is not None:
            return instead
        return without_nobody(state, side, [
            (words, has_shot(state, stage, u) if v is None else
             state._replace(stage=stage + "-die", asked=u, aimed_at=v))
            for words, v in options_of(battle, state, u, waiting[u][1])])

    return ask


def die_of(stage):
    """The throw for one charge."""

    def throw(battle, state):
        eliminates = battle.numbers["charge_eliminates"]
        disrupts = battle.numbers["charge_disrupts"]
        rows = [(Fraction(eliminates, 6), "eliminated"),
                (Fraction(disrupts - eliminates, 6), "disrupted"),
                (Fraction(6 - disrupts, 6), "none")]
        drops = True
        if state.target[state.aimed_at] is not None:
            note("ARV-36")
            drops = note_reading(battle, "AMB-A12") == "drops-out"
        now = has_shot(state, stage, state.asked)
        return Chance([(p, struck(battle, now, state.aimed_at, result, drops))
                       for p, result in rows if p])

    return throw


charge = charge_of(ATTACKER, "charge", "defender-charge")
charge_die = die_of("charge")
defender_charge = charge_of(DEFENDER, "defender-charge", "next-hex")
defender_charge_die = die_of("defender-charge")
