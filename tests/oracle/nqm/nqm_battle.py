"""The fixed data of one assault: sides, stands, qualities, readings.

Source: catalogue A2, A3, NQM-S01, NQM-S02; rulings R-1, R-14, R-16. Units:
strength points, pins, hours. The two sides are numbered ATTACKER, DEFENDER.
"""

import re
from fractions import Fraction
from typing import NamedTuple, Optional

from nqm_applied import note, note_reading

ATTACKER, DEFENDER = 0, 1
SIDES = ("attacker", "defender")
LEVELS = ("battalion", "regiment", "brigade", "division")
GRADES = ("elite", "veteran", "regular", "conscript", "militia")  # best first
CLASSES = ("fighting", "support", "command", "recce", "engineer", "sniper",
           "observer", "logistic", "at-gun", "tank")
ASSAULT_CLASSES = ("fighting", "recce", "engineer", "tank", "block")
FIRE_CLASSES = ("fighting", "support", "recce", "engineer", "at-gun", "tank",
                "block")
GROUND = ("position-taken", "overrun", "position-yielded")
ENDINGS = GROUND + ("attack-broken", "both-broken", "called-off",
                    "driven-through", "position-retaken", "unresolved")
MEASURES = ("attacker_losses", "defender_losses", "attacker_permanent")
WHOLE = -1  # the "battalion" of command stands that belong to the whole


def kebab(name):
    """The id made of a name."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


class Quality(NamedTuple):
    """One row of table A2 after parameters."""
    grade: str
    attack_dice: int
    defence_dice: int
    attacks: int        # 0: no limit
    break_at: Fraction  # 0: never tests
    hold_from: int


class Stand(NamedTuple):
    """One stand, or a whole block (kind 'block'), as the scenario gives it."""
    name: str
    kind: str
    strength: int
    red: int = 0
    black: int = 0
    grouped: bool = False
    level: str = "battalion"
    grade: str = "regular"
    battalion: int = 0
    area: Optional[int] = None
    reserve: bool = False
    disorganised: bool = False
    id: str = ""
    named: bool = False     # by an order: it is alike to no other

    @property
    def overloaded(self):
        """Off the field before the assault."""
        return self.red + self.black > self.strength  # NQM-S05

    @property
    def higher(self):
        """A command stand of a level above battalion."""
        return self.kind == "command" and self.level != "battalion"


class Side(NamedTuple):
    """Attacker or defender at the start."""
    grade: str
    hq: Optional[str]
    morale: str
    retreat_open: bool
    block: bool
    stands: tuple
    battalions: tuple       # names, in order
    order: tuple            # their numbers as they attack; () if not given
    areas: tuple            # names, in order
    firefight: str
    in_supply: bool
    fresh_orders: bool
    under_fire: bool
    mounted: bool
    terror_overcome: bool
    anti_tank: bool


class Battle(NamedTuple):
    """All that does not change in one assault."""
    hours: Optional[int]    # None: without limit
    readings: dict
    base_strength: int
    light_fire_from: int
    aim: dict
    aftermath: bool
    close: bool
    qualities: dict         # grade to Quality
    sides: tuple
    orders: tuple = ()      # those given, the first that fits is followed

    def __hash__(self):
        return id(self)


def level_above_battalion(battle, who):
    """Whether the level of a side is above battalion."""
    side = battle.sides[who]
    note("R-14", "NQM-28")
    if side.hq is not None:
        return side.hq != "battalion"
    if any(s.higher and not s.overloaded for s in side.stands):
        note("NQM-S02")  # NQM-S02: the highest command stand
        return True
    return False


def gives_die(battle, stand):
    """Whether a command stand is one among the fighting stands (A-16)."""
    reading = note_reading(battle, "A-16")
    return reading == "always" or stand.grouped and reading == "grouped"


def class_may_assault(battle, stand):
    """Whether the class of a stand may be committed to an assault."""
    note("NQM-S01", "R-1")
    if stand.kind == "command":
        return gives_die(battle, stand)
    return stand.kind in ASSAULT_CLASSES  # NQM-S01


def able_at_start(battle, stand):
    """Whether a stand can be committed as the scenario gives it."""
    note("NQM-01")
    return (class_may_assault(battle, stand) and not stand.disorganised
            and stand.red + stand.black < stand.strength)  # NQM-01


def never_in_fight(battle, stand):
    """Defender's stands that are overrun or disperse when assaulted."""
    if stand.kind in ("sniper", "observer"):
        note("NQM-S01")
        return True
    if stand.disorganised:
        if note_reading(battle, "disorganised") == "disperses":
            if stand.kind != "support":
                note("NQM-S10")
                return True
            note("NQM-S03")
    return False


def area_count(battle):
    """How many areas are fought over as assaults of their own."""
    if not battle.sides[DEFENDER].areas:
        return 1
    if note_reading(battle, "areas") == "together":
        return 1
    note("NQM-23", "R-16")
    return len(battle.sides[DEFENDER].areas)


def area_of(battle, stand):
    """The area that a defender's stand holds at the start; None: reserve."""
    if stand.reserve:
        return None
    if stand.area is None or battle.readings["areas"] == "together":
        return 0
    return stand.area


def unsupported_tanks(battle, area):
    """Whether all that can fight and are clean there at the start are tanks.

    A stand without a clean point supports nobody. It stays so all the time.
    """
    if battle.sides[DEFENDER].morale == "failed":
        return False  # nobody can fight
    kinds = [s.kind for s in battle.sides[DEFENDER].stands
             if area_of(battle, s) == area
             and s.red + s.black < s.strength
             and not never_in_fight(battle, s)]
    return bool(kinds) and all(kind == "tank" for kind in kinds)


def body_stands(battle, together, body):
    """Indices of the attacker's stands that belong to a body."""
    stands = battle.sides[ATTACKER].stands
    if together:
        return list(range(len(stands)))
    return [i for i, s in enumerate(stands) if s.battalion == body]


def bodies_of(battle, together):
    """Numbers of the bodies of the attack."""
    if together:
        return [0]
    return list(range(len(battle.sides[ATTACKER].battalions)))


def tanks_alone(battle, together, body):
    """Whether the stands of a body, other than command, are all tanks."""
    kinds = {battle.sides[ATTACKER].stands[i].kind
             for i in body_stands(battle, together, body)} - {"command"}
    return kinds == {"tank"}


def can_begin(battle, together, body):
    """Whether a body has a first commitment that is legal (R-14, R-18)."""
    stands = battle.sides[ATTACKER].stands
    able = [stands[i] for i in body_stands(battle, together, body)
            if able_at_start(battle, stands[i])]
    if battle.sides[ATTACKER].firefight == "after-loss":
        note("NQM-34", "R-18")
        return any(s.reserve for s in able)
    return any(not s.reserve for s in able)


def coordinations(battle):
    """The ways to go in that may be chosen: True together, False apart."""
    if len(battle.sides[ATTACKER].battalions) < 2:
        note("NQM-29")
        return [True]
    apart = any(can_begin(battle, False, b)
                for b in bodies_of(battle, False))
    if not level_above_battalion(battle, ATTACKER):
        note("NQM-30")
        return [False]
    note("NQM-31")
    return [True, False] if apart else [True]


def permanent_losses(battle):
    """Whether every pin the attacker takes is lost for good (NQM-S13)."""
    side = battle.sides[ATTACKER]
    if side.firefight != "lost" or not may_assault_mounted(battle):
        return False
    note("NQM-S13", "R-18")
    return True


def may_assault_mounted(battle):
    """Whether NQM-S13 lets this attacker in without a won firefight."""
    side = battle.sides[ATTACKER]
    if note_reading(battle, "mounted_assault") == "no":
        return False
    return side.mounted or any(s.kind == "tank" for s in side.stands)


def has_anti_tank(battle):
    """Whether the defender has fire able to hurt the attacking tanks."""
    side = battle.sides[DEFENDER]
    return side.anti_tank or any(
        s.kind == "at-gun" and s.red + s.black < s.strength and not s.reserve
        for s in side.stands)
