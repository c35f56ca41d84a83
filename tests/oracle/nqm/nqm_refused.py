"""Assaults that the rules forbid, each by its clause.

Source: catalogue NQM-01, NQM-33, NQM-34, NQM-36, NQM-37, NQM-S04, A-18, A-24;
rulings R-5, R-15, R-18, R-22, R-23.
"""

from nqm_applied import note
from nqm_battle import (ATTACKER, DEFENDER, area_count, bodies_of, can_begin,
                        coordinations, able_at_start, gives_die,
                        has_anti_tank, may_assault_mounted, tanks_alone,
                        unsupported_tanks)


def refuse(clause, why):
    """Every input error."""
    raise ValueError("%s: %s" % (clause, why))


def refuse_battle(battle):
    """Raise ValueError where this assault may not be made."""
    attacker = battle.sides[ATTACKER]
    idle_leaders(battle)
    if attacker.morale == "failed":
        refuse("A-24", "a unit that has failed its break test may not attack")
    mixed_qualities(battle)
    if not any(able_at_start(battle, s) for s in attacker.stands):
        refuse("NQM-01", "the attacker has no stand that may be committed")
    bodies = [(together, b) for together in coordinations(battle)
              for b in bodies_of(battle, together)]
    beginning = [body for body in bodies if can_begin(battle, *body)]
    if not beginning:
        refuse("NQM-34" if attacker.firefight == "after-loss" else "NQM-01",
               "no body has a stand for its first commitment")
    if sum(tanks_alone(battle, False, b)
           for b in bodies_of(battle, False)) > 1:
        refuse("NQM-38", "at most one body of tanks alone")
    infantry = [body for body in beginning if not tanks_alone(battle, *body)]
    firefight(battle, beginning, infantry)
    areas = range(area_count(battle))
    if infantry and any(unsupported_tanks(battle, a) for a in areas) and not (
            battle.close and attacker.terror_overcome):
        note("NQM-36")
        refuse("NQM-36", "infantry meets tanks in close country only")


def idle_leaders(battle):
    """A command figure that gives no die leads, or it is not there."""
    if any(s.kind == "command" and s.reserve and not gives_die(battle, s)
           for s in battle.sides[ATTACKER].stands):
        refuse("NQM-33", "a command stand in reserve that gives no die")


def mixed_qualities(battle):
    """A-18 forbidden: the stands of a side are of one quality."""
    if battle.readings["A-18"] != "forbidden":
        return
    for who in (ATTACKER, DEFENDER):
        side = battle.sides[who]
        if any(s.grade != side.grade for s in side.stands
               if who == ATTACKER or not s.reserve
               or not battle.aftermath):
            refuse("NQM-04", "a stand of another quality than its side's")


def firefight(battle, beginning, infantry):
    """An assault without a won firefight (R-18, R-23)."""
    if battle.sides[ATTACKER].firefight != "lost":
        return
    note("NQM-S04", "R-18")
    if infantry and not may_assault_mounted(battle):
        refuse("NQM-S04", "the firefight was not won")
    if len(infantry) < len(beginning):
        note("NQM-37")
        if has_anti_tank(battle):
            refuse("NQM-37", "the defender has anti-tank fire")
