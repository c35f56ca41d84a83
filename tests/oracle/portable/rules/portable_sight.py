"""Fronts: which unit has which to its front, and on which side of a unit another stands.

Source: catalogue PCC-02 to PCC-05, B3; rulings P-3, P-7, the words of the
rulings page.
"""

from portable_applied import note
from portable_battle import enemy_in
from portable_board import ahead, opposite, turned


def front_square(state, unit):
    """The square that a fighting unit faces."""
    return ahead(state.at[unit], state.facing[unit])


def enemy_in_front(battle, state, unit):
    """The enemy in the square to the front of a fighting unit, or None."""
    if state.at[unit] is None or not battle.pieces[unit].fights:
        return None
    return enemy_in(battle, state, front_square(state, unit),
                    battle.pieces[unit].side)


def aspect_of(battle, state, target, square):
    """The side of a target on which a neighbouring square is."""
    if not battle.pieces[target].fights:
        return "front"  # P-7: a commander alone has no flank
    place, facing = state.at[target], state.facing[target]
    if square == ahead(place, facing):
        return "front"
    if square == ahead(place, opposite(facing)):
        return "rear"
    assert square in (ahead(place, turned(facing, 1)),
                      ahead(place, turned(facing, 3)))
    return "flank"


def bar_to_initiating(battle, unit, target):
    """The clause that forbids a fighting unit to initiate, or None."""
    piece = battle.pieces[unit]
    if piece.kind == "artillery":
        note("PCC-03")
        return "PCC-03"
    if piece.on_foot and battle.pieces[target].kind == "cavalry":
        note("PCC-04")
        return "PCC-04"
    return None


def target_of(battle, state, unit):
    """Whom a unit may initiate against, or None (P-3)."""
    target = enemy_in_front(battle, state, unit)
    if target is None or bar_to_initiating(battle, unit, target):
        return None
    note("PCC-02", "P-3")
    return target
