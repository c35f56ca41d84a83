"""The phase from its beginning: fire, declarations, which combat is next.

Source: catalogue PCC-01, PCC-02, PCC-08, PCC-38; rulings P-2 to P-6, P-9, P-23.
"""

from portable_applied import note, reading
from portable_battle import ATTACKER, State
from portable_combat import advance, begun, rolls
from portable_end import ended
from portable_hit import resolve_hit
from portable_order import attackers_front, in_order, leftmost
from portable_roll import shot_needs
from portable_sight import enemy_in_front, target_of


def first(battle):
    """The situation at the start."""
    note("PCC-01")
    return State("fire" if battle.fire else "declare",
                 tuple(piece.square for piece in battle.pieces),
                 tuple(piece.facing for piece in battle.pieces))


def fire(battle, state, play):
    """The attacker fires with another unit, or no more (P-2)."""
    able = [unit for unit in battle.of(ATTACKER) if unit not in state.fired
            and may_fire(battle, state, unit)]
    done = state._replace(chapter="declare", fired=frozenset())
    if not able:
        return done
    note("P-2")
    listed = reading(battle, "fire_order") == "listed"
    if listed or len(able) == 1:
        unit = able[0]
        gone = range(unit + 1) if listed else (unit,)
        state = state._replace(fired=state.fired | set(gone))
        if play.ask(ATTACKER, "fire", ["fire", "hold"]) == "hold":
            return state
    else:
        options = in_order(battle, able) + ["cease-fire"]
        unit = play.ask(ATTACKER, "next-fire", options)
        if unit == "cease-fire":
            return done
        state = state._replace(fired=state.fired | {unit})
    target = enemy_in_front(battle, state, unit)
    if play.hits(shot_needs(battle, state, unit, target)):
        return state._replace(chapter="hits",
                              hits=((target, state.at[unit]),))
    return state


def may_fire(battle, state, unit):
    """Whether a unit has somebody to its front whom it can hit."""
    target = enemy_in_front(battle, state, unit)
    return (target is not None
            and shot_needs(battle, state, unit, target) < 7)


def declare(battle, state, play):
    """All declarations, unit by unit (P-4)."""
    if reading(battle, "B-10") == "one-by-one":
        return state._replace(chapter="next")
    note("P-4")
    declared = []
    for unit in battle.of(ATTACKER):
        target = target_of(battle, state, unit)
        if target is None:
            continue
        if play.ask(ATTACKER, "declare", ["go", "hold"]) == "go":
            declared.append((unit, target))
    return state._replace(chapter="next", declared=tuple(declared))


def hits(battle, state, play):
    """A hit is resolved; after the last, the combat or the fire goes on."""
    state = resolve_hit(battle, state, play)
    if state.hits:
        return state
    return state._replace(chapter="advance" if state.combat else "fire")


def next_combat(battle, state, play):
    """Which combat is fought now, or the end."""
    if battle.readings["B-10"] == "one-by-one":
        return next_attack(battle, state, play)
    note("P-5")
    waiting = [(unit, target) for unit, target in state.declared
               if target not in state.fought]
    declared = tuple((unit, target) for unit, target in waiting
                     if enemy_in_front(battle, state, unit) == target)
    if len(declared) < len(waiting):
        note("P-9")     # void for good
    state = state._replace(declared=declared)
    live = {}       # target to its attackers
    for unit, target in declared:
        live.setdefault(target, []).append(unit)
    if not live:
        return ended(battle, state)
    target = min(live)
    if len(live) > 1:
        if (reading(battle, "B-9") == "chosen"
                or attackers_front(battle) is None):
            target = play.ask(ATTACKER, "next-combat",
                              in_order(battle, live))
        else:
            target = leftmost(battle, state, live)
    return begun(battle, state, target, live[target])


def next_attack(battle, state, play):
    """One by one: whom to attack now, and with whom (P-6)."""
    able = {}       # target to the units that can come up against it
    for unit in battle.of(ATTACKER):
        target = target_of(battle, state, unit)
        if target is not None and unit not in state.spent:
            able.setdefault(target, []).append(unit)
    if not able:
        return ended(battle, state)
    note("P-6")
    options = in_order(battle, able) + ["no-more"]
    target = play.ask(ATTACKER, "next-attack", options)
    if target == "no-more":
        return ended(battle, state)
    attackers = []
    for unit in able[target]:
        forced = unit == able[target][-1] and not attackers
        if forced or play.ask(ATTACKER, "declare", ["go", "hold"]) == "go":
            attackers.append(unit)
    state = state._replace(spent=state.spent | set(attackers))
    return begun(battle, state, target, attackers)


CHAPTERS = {"fire": fire, "declare": declare, "next": next_combat,
            "rolls": rolls, "hits": hits, "advance": advance}


def chapter(battle, state, play):
    """Play one chapter through: the situation behind it, or the End."""
    return CHAPTERS[state.chapter](battle, state, play)
