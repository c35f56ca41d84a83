"""The score that a shot or a roll to hit needs.

Source: catalogue PCC-18 to PCC-26, PCC-37, PCC-38; rulings P-2, P-11, P-12.
Unit: pips of one die; 1 or less hits without a die, 7 or more never hits.
"""

from portable_applied import note, number, reading
from portable_battle import ATTACKER
from portable_board import direction_to, near
from portable_sight import enemy_in_front, front_square


def works_protect(battle, state, target, roller):
    """Whether the works in the target's square protect it from the roller."""
    if reading(battle, "B-5") == "all":
        return True
    face = direction_to(state.at[target], state.at[roller])
    marked = battle.board.at(state.at[target]).faces
    if marked:
        return face in marked
    if not battle.pieces[target].fights:
        return True     # a commander alone: every face
    return face == state.facing[target]


def shelters(battle, state, target, roller):
    """What covers the target from the roller, but for higher ground."""
    kinds = battle.board.at(state.at[target]).kinds
    found = [kind for kind in ("wood", "built-up") if kind in kinds]
    if "works" in kinds and works_protect(battle, state, target, roller):
        found.append("works")
    return found


def covers(battle, state, target, roller):
    """The kinds of cover and favourable ground that apply (P-12 (1))."""
    found = shelters(battle, state, target, roller)
    board = battle.board
    if board.at(state.at[target]).level > board.at(state.at[roller]).level:
        found.append("uphill")
    return found


def times_covered(battle, kinds):
    """How often cover is taken off."""
    if not kinds:
        return 0
    return len(kinds) if reading(battle, "B-6") == "each" else 1


def times_led(battle, state, roller):
    """How often a commander near helps the roller."""
    diagonal = battle.readings["B-1"] == "diagonal"
    near_by = [
        unit for unit in battle.of(battle.pieces[roller].side)
        if unit != roller and not battle.pieces[unit].fights
        and state.at[unit] is not None
        and near(state.at[unit], state.at[roller], diagonal)]
    if not near_by:
        return 0
    reading(battle, "B-1")
    return len(near_by) if reading(battle, "B-2") == "each" else 1


def shot_needs(battle, state, firer, target):
    """What a shot at the enemy in front needs (P-2)."""
    note("PCC-38")
    led = times_led(battle, state, firer)
    covered = times_covered(battle, shelters(battle, state, target, firer))
    need = number(battle, "fire_from")
    if led:
        need -= led * number(battle, "fire_commander")
    if covered:
        need += covered * number(battle, "fire_cover")
    if not battle.pieces[firer].moved:
        need -= number(battle, "fire_unmoved")
    return need


def times_flanked(battle, state, combat, roller, target):
    """How often a distracted roller is hindered (P-12 (2))."""
    if roller == combat.target:
        on_it = sum(aspect != "front" for _, aspect in combat.attackers)
        if not on_it:
            return 0
        way = reading(battle, "B-4")
        return {"once": 1, "each": on_it, "until-rolled": 0}[way]
    if reading(battle, "B-19") == "defenders":
        return 0
    on_it = 0
    for enemy, piece in enumerate(battle.pieces):
        if (piece.side == ATTACKER or not piece.fights or enemy == target
                or state.at[enemy] is None):
            continue
        if (front_square(state, enemy) == state.at[roller]
                and state.at[enemy] != front_square(state, roller)):
            on_it += 1
    return on_it if battle.readings["B-4"] == "each" else min(on_it, 1)


def rides_in_the_open(battle, state, roller, target):
    """Whether cavalry has its help (P-12 (4))."""
    kind = battle.pieces[roller].kind
    if kind == "dismounted":
        if reading(battle, "B-8") == "no":
            return False
    elif kind != "cavalry":
        return False
    board = battle.board
    if not board.at(state.at[roller]).open_terrain:
        return False
    if reading(battle, "B-7") == "both-open":
        return board.at(state.at[target]).open_terrain
    return not covers(battle, state, target, roller)


def modifiers(battle, state, combat, roller, target):
    """(clause, pips that help) of all that applies to a roll (P-12)."""
    piece, rows = battle.pieces[roller], []

    def add(clause, times, name):
        if times:
            rows.append((clause, times * number(battle, name)))

    if piece.side == ATTACKER:
        kinds = covers(battle, state, target, roller)
        add("PCC-19", -times_covered(battle, kinds), "cover")
        add("PCC-21", combat.aspects[roller] != "front", "flank_help")
    add("PCC-20", times_led(battle, state, roller), "commander_help")
    add("PCC-22", -times_flanked(battle, state, combat, roller, target),
        "flanked")
    add("PCC-23", rides_in_the_open(battle, state, roller, target),
        "cavalry_help")
    add("PCC-24", piece.kind == "artillery"
        and enemy_in_front(battle, state, roller) == target, "artillery_help")
    add("PCC-25", battle.pieces[target].kind == "artillery",
        "against_artillery")
    add("PCC-37", piece.kind == "infantry", "infantry_help")
    return rows


def roll_needs(battle, state, combat, roller, target):
    """What a roll to hit needs (P-11)."""
    note("PCC-18", "P-11", "P-12")
    rows = modifiers(battle, state, combat, roller, target)
    note(*[clause for clause, pips in rows if pips])
    if len(rows) > 1:
        note("PCC-26")
    if battle.pieces[roller].kind == "dismounted":
        note("PCC-37")
    return number(battle, "hit_from") - sum(pips for _, pips in rows)
