"""Refused scenarios: ill-formed values, and phases without a question.

Source: the paragraph "Errors" of the rulings page; catalogue PCC-02 to
PCC-05, PCC-29, PCC-30.
"""

from portable_applied import note
from portable_battle import ATTACKER
from portable_phase import first
from portable_roll import shot_needs
from portable_sight import bar_to_initiating, enemy_in_front, target_of


def refuse(clause, why):
    """Every input error."""
    raise ValueError("%s: %s" % (clause, why))


def whole(value, low, high, what):
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int):
        refuse(what, "must be a whole number")
    if not low <= value <= high:
        refuse(what, "must be %d .. %d" % (low, high))
    return value


def word(value, allowed, what):
    """One of the words allowed."""
    if value not in allowed:
        refuse(what, "must be one of " + " ".join(allowed))
    return value


def flag(given, key, default=False):
    """A truth value of a map."""
    value = given.get(key, default)
    if not isinstance(value, bool):
        refuse(key, "must be true or false")
    return value


def known(given, allowed, what):
    """A map with no key beyond those allowed."""
    if not isinstance(given, dict):
        refuse(what, "must be a map")
    for key in given:
        if key not in allowed:
            refuse(what, "unknown key %s" % key)
    return given


def refuse_places(board, pieces):
    """Raise ValueError where units may not stand as they do."""
    for piece in pieces:
        if "impassable" in board.at(piece.square).kinds:
            refuse("PCC-30", "%s stands where nobody can" % piece.name)
        for other in pieces:
            if other is piece or other.square != piece.square:
                continue
            if other.side != piece.side:
                refuse("PCC-29", "both sides in a square")
            if other.fights == piece.fights:
                refuse("PCC-29", "two of a kind in a square")


def open_to_attack(battle):
    """Enemies that can be initiated against at the start, else shot at."""
    start = first(battle)
    ours = battle.of(ATTACKER)
    targets = {target_of(battle, start, unit) for unit in ours} - {None}
    if targets or not battle.fire:
        return sorted(targets)
    for unit in ours:
        target = enemy_in_front(battle, start, unit)
        if target is not None and shot_needs(battle, start, unit,
                                             target) < 7:
            targets.add(target)
    return sorted(targets)


def refuse_idle(battle):
    """A phase in which nothing can be asked is refused."""
    start = first(battle)
    for unit in battle.of(ATTACKER):
        target = enemy_in_front(battle, start, unit)
        if target is not None:
            refuse(bar_to_initiating(battle, unit, target),
                   "%s may not initiate" % battle.pieces[unit].name)
    if not any(battle.pieces[unit].fights for unit in battle.of(ATTACKER)):
        note("PCC-05")
        refuse("PCC-05", "a commander alone may not initiate")
    refuse("PCC-02", "nobody has an enemy to its front")
