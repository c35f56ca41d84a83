"""One combat: the order of rolls and their targets, hits, advances.

Source: catalogue PCC-06 to PCC-17, PCC-31 to PCC-35; rulings P-7, P-8, P-10,
P-13, P-17.
"""

from portable_applied import note, reading
from portable_battle import (ATTACKER, DEFENDER, Combat, commander_with,
                             enemy_in, moved_to, standing_in)
from portable_hit import enterable, face
from portable_order import in_order
from portable_roll import roll_needs
from portable_sight import aspect_of, front_square


def begun(battle, state, target, attackers):
    """The situation in which a combat begins."""
    note("PCC-07", "PCC-08", "P-7")
    if len(attackers) > 1:
        note("PCC-06")
    rows = tuple((unit, aspect_of(battle, state, target, state.at[unit]))
                 for unit in attackers)
    combat = Combat(target, state.at[target], rows)
    return state._replace(chapter="rolls", combat=combat)


def levels(battle, combat):
    """Who rolls at each of the four levels (P-8)."""
    note("P-8")
    kind = battle.pieces[combat.target].kind
    outflanking = [unit for unit, aspect in combat.attackers
                   if aspect != "front"]
    frontal = [unit for unit, aspect in combat.attackers if aspect == "front"]
    early = kind != "cavalry"
    if kind == "commander":
        early = reading(battle, "B-17") == "yes"
    return [outflanking, [combat.target] if early else [], frontal,
            [combat.target] if kind == "cavalry" else []]


LEVEL_CLAUSES = ("PCC-13", "PCC-14", "PCC-15", "PCC-16")


def rolls(battle, state, play):
    """All rolls of a combat, in their order."""
    combat = state.combat
    together = reading(battle, "rolls") == "together"
    over = False
    for clause, level in zip(LEVEL_CLAUSES, levels(battle, combat)):
        left = list(level)
        while left and not over:
            note(clause, "PCC-09")
            roller = left[0]
            if len(left) > 1:
                note("PCC-17")
                roller = play.ask(ATTACKER, "next-roller",
                                  in_order(battle, left))
            left.remove(roller)
            combat, sure = rolled(battle, state, play, combat, roller)
            hit = combat.hitter is not None or combat.struck is not None
            over = sure or (hit and not together)
            if over and not sure:
                note("PCC-31")
    return hits_of(state, combat)


def rolled(battle, state, play, combat, roller):
    """One roll: (the combat after it, whether it ends all rolling)."""
    if roller == combat.target:
        note("P-10")
        against = target_of_the_target(battle, state, play, combat)
        if against is None:
            return combat, False
        need = roll_needs(battle, state, combat, roller, against)
        if play.hits(need):
            combat = combat._replace(struck=against)
        return combat, False
    if not battle.pieces[combat.target].fights:
        note("PCC-12")
        return combat._replace(hitter=roller), True
    note("PCC-10")
    need = roll_needs(battle, state, combat, roller, combat.target)
    if play.hits(need) and combat.hitter is None:
        combat = combat._replace(hitter=roller)
    return combat, False


def unit_to_its_front(battle, state, combat):
    """Whom the target must roll at, or None (P-10)."""
    target = combat.target
    if not battle.pieces[target].fights:
        return None
    front = enemy_in(battle, state, front_square(state, target), DEFENDER)
    if front is None or not battle.pieces[front].fights:
        return None
    if front in combat.aspects or reading(battle, "B-3") == "any":
        return front
    return None


def target_of_the_target(battle, state, play, combat):
    """Whom the target rolls at; None if it does not roll."""
    front = unit_to_its_front(battle, state, combat)
    if front is not None:
        note("PCC-11")
        return front
    if (battle.pieces[combat.target].kind == "artillery"
            and reading(battle, "B-20") == "no"):
        return None
    attackers = [unit for unit, _ in combat.attackers]
    if len(attackers) == 1:
        return attackers[0]
    note("PCC-11")
    return play.ask(DEFENDER, "target", in_order(battle, attackers))


def hits_of(state, combat):
    """The situation after the last roll: hits wait, or the combat is over."""
    hits, hurt = [], set(state.hurt)
    if combat.hitter is not None:
        hurt.add(DEFENDER)
        hits.append((combat.target, state.at[combat.hitter]))
    if combat.struck is not None:
        hurt.add(ATTACKER)
        hits.append((combat.struck, combat.square))
    if len(hits) == 2:
        note("P-13")
    state = state._replace(combat=combat, hits=tuple(hits),
                           hurt=frozenset(hurt))
    if not hits:
        note("PCC-32")
        return over(state)
    return state._replace(chapter="hits")


def advance(battle, state, play):
    """Whether an attacker goes into the square that the target left."""
    combat = state.combat
    if combat.hitter is None:
        note("PCC-35")
        return over(state)
    note("P-17")
    if (standing_in(state, combat.square)
            or not enterable(battle, combat.square)):
        return over(state)
    options = [option for unit in candidates(battle, state, combat)
               for option in ways_to_advance(battle, state, unit)]
    if not options:
        return over(state)
    note("PCC-33", "PCC-34")
    goers = play.ask(ATTACKER, "advance", options + ["stay"])
    if goers != "stay":
        for unit in goers:
            state = moved_to(state, unit, combat.square)
        state = face(battle, state, play, goers[0])
    return over(state)


def candidates(battle, state, combat):
    """Attackers that may advance, the hitter first."""
    units = [combat.hitter]
    if reading(battle, "B-11") == "any":
        units += in_order(battle, [unit for unit, _ in combat.attackers
                                   if unit != combat.hitter])
    return [unit for unit in units
            if state.at[unit] is not None and unit != combat.struck]


def ways_to_advance(battle, state, unit):
    """Who goes: the unit with its commander, or the unit."""
    commander = commander_with(battle, state, unit)
    if commander is not None and reading(battle, "B-12") == "together":
        return [(unit, commander), (unit,)]
    return [(unit,)]


def over(state):
    """The combat is over."""
    fought = state.fought | {state.combat.target}
    return state._replace(chapter="next", combat=None, fought=fought)
