"""The effect of a hit: the effect dice, falling back, facing.

Source: catalogue PCC-27 to PCC-30, B2; rulings P-14 to P-16, P-18, P-19.
"""

from portable_applied import note, number, reading
from portable_battle import (SIDES, changed, commander_with, moved_to,
                             removed, standing_in)
from portable_board import DIRECTIONS, ahead, direction_to, opposite
from portable_sight import front_square

WENT, STAYED, LOST = "went", "stayed", "lost"


def resolve_hit(battle, state, play):
    """The first of the hits that wait (P-14)."""
    note("PCC-27", "PCC-28", "P-14", "P-19")
    unit, origin = state.hits[0]
    state = state._replace(hits=state.hits[1:])
    piece = battle.pieces[unit]
    commander = commander_with(battle, state, unit)
    routed = play.routs(number(battle, piece.grade + "_routed"))
    if commander is not None:
        note("PCC-29")
        if play.routs(number(battle, "elite_routed")):
            state = removed(state, commander)
            commander = None
    if routed:
        state = removed(state, unit)
        if commander is not None:
            state = left_alone(battle, state, play, commander, origin)
        return state
    if commander is None:
        return fall_back(battle, state, play, (unit,), origin)[0]
    if reading(battle, "B-12") == "together":
        group = (unit, commander)
        state, outcome = fall_back(battle, state, play, group, origin)
        if outcome == LOST:
            state = left_alone(battle, state, play, commander, origin)
        return state
    state, outcome = fall_back(battle, state, play, (unit,), origin)
    if outcome == LOST:
        return left_alone(battle, state, play, commander, origin)
    return fall_back(battle, state, play, (commander,), origin)[0]


def left_alone(battle, state, play, commander, origin):
    """A commander whose unit is gone and who survives (B-22)."""
    way = reading(battle, "B-22")
    if way == "stays":
        return state
    if way == "lost":
        return removed(state, commander)
    return fall_back(battle, state, play, (commander,), origin,
                     no_retreat="destroyed")[0]


def fall_back(battle, state, play, group, origin, no_retreat=None):
    """A group must fall back: (situation, what became of it) (P-15).

    The first of a group is its fighting unit, if it has one. Of a group that
    is lost only the first leaves the board here.
    """
    note("PCC-30", "P-15")
    leader = group[0]
    owner = battle.pieces[leader].side
    places = places_for(battle, state, group, origin)
    if not places:
        way = no_retreat or reading(battle, "no_retreat")
        if way == "stays":
            return state, STAYED
        if way == "pushes":
            return push(battle, state, play, group, origin)
        return removed(state, leader), LOST
    options = list(places)
    if battle.pieces[leader].fights and reading(battle, "B-16") == "yes":
        note("P-16")
        options.append("take-loss")
    place = options[0]
    if len(options) > 1:
        place = play.ask(owner, "retreat-" + SIDES[owner], options)
    if place == "take-loss":
        return removed(state, leader), LOST
    return go(battle, state, play, group, place)


def go(battle, state, play, group, place):
    """A group goes to a square, and its fighting unit may turn there."""
    side = battle.pieces[group[0]].side
    for unit in group:
        state = moved_to(state, unit, place)
    driven = changed(state.driven, side, state.driven[side] + 1)
    state = state._replace(driven=driven)
    return face(battle, state, play, group[0]), WENT


def face(battle, state, play, unit):
    """A fighting unit that has moved may turn (P-18)."""
    piece = battle.pieces[unit]
    if not piece.fights or reading(battle, "B-15") == "kept":
        return state
    note("P-18")
    now = state.facing[unit]
    options = [now] + [way for way in DIRECTIONS if way != now]
    facing = play.ask(piece.side, "face-" + SIDES[piece.side], options)
    return state._replace(facing=changed(state.facing, unit, facing))


def enterable(battle, square):
    """Whether anybody may go into a square."""
    if square not in battle.board:
        return False
    kinds = battle.board.at(square).kinds
    if "impassable" in kinds:
        return False
    return "river" not in kinds or reading(battle, "river") == "crossed"


def free(battle, state, group, square):
    """Whether a square is free for a group."""
    if not enterable(battle, square):
        return False
    there = standing_in(state, square)
    if not there:
        return True
    if len(group) == 2 or len(there) == 2:
        return False
    mover, other = battle.pieces[group[0]], battle.pieces[there[0]]
    return mover.side == other.side and mover.fights != other.fights


def threatened(battle, state, square, side):
    """Whether an enemy of a side has a square to its front."""
    return any(
        piece.side != side and piece.fights and state.at[unit] is not None
        and front_square(state, unit) == square
        for unit, piece in enumerate(battle.pieces))


def way_back(battle, state, group, origin):
    """The direction of the retreat: (the one wanted, whether it is open)."""
    leader = group[0]
    place = state.at[leader]
    if battle.readings["retreat"] == "rear" and battle.pieces[leader].fights:
        direction = opposite(state.facing[leader])
        return direction, ahead(place, direction) != origin
    return opposite(direction_to(place, origin)), True


def places_for(battle, state, group, origin):
    """The squares into which a group may fall back, in their order."""
    place, side = state.at[group[0]], battle.pieces[group[0]].side
    direction, is_open = way_back(battle, state, group, origin)
    wanted = ahead(place, direction)
    first = []
    if is_open and free(battle, state, group, wanted):
        first = [wanted]
    way = reading(battle, "retreat")
    if way in ("straight", "rear") or (way == "away" and first):
        return first
    others = []
    for direction in battle.directions:
        square = ahead(place, direction)
        if square in (wanted, origin):
            continue
        if free(battle, state, group, square) and not threatened(
                battle, state, square, side):
            others.append(square)
    return first + others


def push(battle, state, play, group, origin):
    """Those behind make room, or the group is lost (B-14 pushes)."""
    leader = group[0]
    side = battle.pieces[leader].side
    direction, is_open = way_back(battle, state, group, origin)
    here = ahead(state.at[leader], direction)
    beyond = ahead(here, direction)
    in_the_way = standing_in(state, here)
    own = all(battle.pieces[unit].side == side for unit in in_the_way)
    if not (is_open and in_the_way and own and enterable(battle, here)
            and enterable(battle, beyond)
            and not standing_in(state, beyond)):
        return removed(state, leader), LOST
    for unit in in_the_way:
        state = moved_to(state, unit, beyond)
    return go(battle, state, play, group, here)
