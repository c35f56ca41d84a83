"""Scenarios that the rules forbid before a die is thrown.

Source: WTJ-01, 10, 21, 22, 30, 36; the errors of the rulings draft.
"""

from wtj_numbers import Refused
from wtj_state import ATTACKER, FOOT


def refuse_contact(battle, contact):
    """A contact that its attacker may not make."""
    unit, other = battle.units[contact[0]], battle.units[contact[1]]
    for one in (unit, other):
        if one.host is not None:
            raise Refused("WTJ-36: %s shares the contacts of its unit"
                          % one.id)
    if unit.type == "cavalry":
        if other.tank:
            raise Refused("WTJ-21: cavalry may not assault tanks")
        if any(stack.cover == "enclosed" for stack in other.stacks):
            raise Refused("WTJ-22: cavalry may not assault enclosed cover")
    if unit.type == "soft" and other.tank:
        raise Refused("WTJ-30: soft bases may not assault tanks")


def refuse_battle(battle):
    """Raises what forbids a battle."""
    for unit in battle.units:
        if unit.host is not None and battle.units[unit.host].type not in FOOT:
            raise Refused("WTJ-36: %s must be with infantry" % unit.id)
        if unit.type == "assault-weapon" and unit.host is None:
            raise Refused("WTJ-10: %s must be with infantry" % unit.id)
        for n, _ in unit.reach:
            if battle.units[n].host is not None:
                raise Refused("WTJ-32: %s shares the contacts of its unit"
                              % battle.units[n].id)
    for contact in sorted(battle.contacts):
        refuse_contact(battle, contact)
    if all(battle.units[c[0]].tank and battle.units[c[1]].tank
           for c in battle.contacts):
        raise Refused("WTJ-01: no personnel is in contact")
    if battle.turns == 0 and (
            any(unit.tank for unit in battle.units)
            or battle.readings["zero_tie"] == "nothing"):
        raise Refused("turns: it may never end")
    if not battle.of(ATTACKER):
        raise Refused("attacker: no units")
