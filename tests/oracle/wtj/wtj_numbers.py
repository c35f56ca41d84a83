"""The numbers and readings of WTJ 1916, their presets, and what was applied.

Source: tables W-T1 to W-T5 and rows AMB-W1 to AMB-W33 of the catalogue.
Unit: pips of one die, bases, lowest dice; counts of applications.
"""

from collections import Counter

APPLIED = Counter()

# Numbers: usual, lowest, highest, certain?, the row that a refusal names.
NUMBERS = {
    "two_sides": (-1, -5, 5, True, "W-T1 hit on two or more sides"),
    "cavalry_first": (2, -5, 5, True, "W-T1 cavalry, first round"),
    "cavalry_second": (1, -5, 5, True, "W-T1 cavalry, second round"),
    "great": (1, -5, 5, False, "W-T1 great training"),
    "outstanding": (2, -5, 5, False, "W-T1 outstanding training"),
    "solid_cover": (1, -5, 5, False, "W-T1 solid cover or better"),
    "pinned": (-1, -5, 5, False, "W-T1 pinned or worse"),
    "rear": (-2, -5, 5, False, "W-T1 hit in rear"),
    "prone": (-1, -5, 5, False, "W-T1 prone"),
    "rounds_foot": (3, 1, 5, True, "W-T5 no mounted base"),
    "rounds_charge": (2, 1, 5, True, "W-T5 mounted v unmounted"),
    "rounds_mounted": (1, 1, 5, True, "W-T5 mounted v mounted"),
    "morale_hard_cover": (1, -3, 3, False, "W-T2 hard cover"),
    "morale_defender": (1, -3, 3, False, "W-T2 scenario defender"),
    "morale_weak": (-1, -3, 3, False, "W-T2 weak"),
    "morale_damaged_tank": (-1, -3, 3, False, "W-T2 damaged tank"),
    "morale_unsupported": (-1, -3, 3, False, "W-T2 unsupported"),
    "morale_demoralized": (-1, -3, 3, False, "W-T2 demoralized"),
    "fire_one_from": (4, 1, 7, False, "W-T4 one base"),
    "fire_two_from": (6, 1, 7, False, "W-T4 two bases"),
    "fire_cover": (-1, -5, 5, False, "W-T4 target in cover"),
    "fire_moved": (-1, -5, 5, False, "moved"),
    "tank_hit_from": (6, 2, 7, True, "W-T4 infantry against a tank"),
    "tank_lasts": (2, 1, 2, False, "W-T4 second damage destroys"),
    "gun_hits_from": (6, 2, 7, False, "guns against tanks"),
    "tank_allowance": (12, 1, 99, False, "movement allowance"),
    "machine_guns": (1, 0, 4, False, "machine guns of a tank base"),
    "poor_maneuver": (4, 1, 7, False, "W-T3 Poor"),
    "average_maneuver": (3, 1, 7, False, "W-T3 Average"),
    "good_maneuver": (3, 1, 7, False, "W-T3 Good"),
    "great_maneuver": (2, 1, 7, False, "W-T3 Great"),
    "outstanding_maneuver": (2, 1, 7, False, "W-T3 Outstanding"),
    "poor_assault": (5, 1, 7, False, "W-T3 Poor"),
    "average_assault": (4, 1, 7, False, "W-T3 Average"),
    "good_assault": (3, 1, 7, False, "W-T3 Good"),
    "great_assault": (3, 1, 7, False, "W-T3 Great"),
    "outstanding_assault": (2, 1, 7, False, "W-T3 Outstanding"),
    "command_hard_cover": (-1, -9, 9, False, "W3 leaving hard cover"),
    "command_hq_hit": (-1, -9, 9, False, "W3 headquarters hit"),
    "base_width": (30, 1, 999, False, "base size"),
    "base_depth": (15, 1, 999, False, "base size"),
}

TRAINING = ("poor", "average", "good", "great", "outstanding")
MORALE = ("mutinous", "shaky", "steady", "brave", "fanatic")

# W-T2: effects at a modified 1, 0, -1, -2. "-" is none.
RESULTS = {
    "mutinous": ("R", "RS", "S", "SD"),
    "shaky": ("W", "R", "RS", "S"),
    "steady": ("P", "W", "R", "RS"),
    "brave": ("-", "P", "W", "R"),
    "fanatic": ("-", "-", "P", "W"),
}
CERTAIN_CELLS = {("mutinous", -2)}      # WTJ-M3

# Readings; the first value is the recommended default.
READINGS = {
    "W1": ("group", "target"),
    "W2": ("test", "automatic", "never"),
    "W3": ("firers", "targets"),
    "W4": ("real", "nominal"),
    "tie_when_eliminated": ("pinned", "literal", "wins"),       # W5
    "W6": ("side", "unit"),
    "zero_tie": ("tie", "nothing"),                             # W6
    "breakthrough": ("all_fought", "strict"),                   # W7
    "W8": ("fewer", "eliminated"),
    "W9": ("marker", "destroyed"),
    "W10": ("owner", "enemy"),
    "recompute_modifiers": ("no", "yes"),                       # W11
    "W12": ("more", "half"),
    "rear_whom": ("either", "defender"),                        # W12
    "cav_repeat": ("no", "yes"),                                # W13
    "W14": ("better", "both", "joined"),
    "W15": ("every", "losers"),
    "W16": ("unlocked", "locked"),
    "W17": ("owner", "enemy"),
    "W18": ("any", "half"),
    "cav_v_cav": ("none", "both"),                              # W19
    "W20": ("next-turn", "this-turn"),
    "W21": ("simultaneous", "tank-first", "infantry-first"),
    "W22": ("phase-end", "after-fire"),
    "W23": ("none", "any"),
    "W24": ("no", "yes"),
    "W25": ("stays", "leaves"),
    "W26": ("alone", "both"),
    "W27": ("losses", "neither", "both"),
    "W28": ("next", "same"),
    "W29": ("tank", "unit"),
    "W30": ("no", "again", "never"),
    "quarter": ("full", "part"),                                # W30
    "W31": ("yes", "no"),
    "W32": ("no", "yes"),
    "W33": ("half", "any"),
    "tank_tests": ("before", "after"),                          # W21
    "tank_attempts": ("again", "once"),                         # W30
    "next_assault": ("attacker", "defender"),   # the catalogue is silent
    "equal_units": ("first", "last"),           # of its owner's units by id
}


# What is geometry, a refusal, or said by another clause is not counted.
NOT_COUNTED = (6, 10, 11, 20, 21, 22, 30, 35, 38, 43, 44)
# Turns before the last of `turns`, under `assault-over` (P-13).
ENDS = "assault-over: no personnel is in contact, play ends"
ENDS_MARKED = "assault-over: play ends, and a unit is to fall back"
GOES_ON = "assault-over: personnel is in contact, the turn goes on"


def every_id():
    """All ids that a long run has to apply."""
    return (["WTJ-%02d" % n for n in range(1, 52) if n not in NOT_COUNTED]
            + ["%s: %s" % (row, word) for row, words in READINGS.items()
               for word in words]
            + ["%s turned" % name for name in NUMBERS
               if not name.startswith("base_") and name != "tank_allowance"]
            + [ENDS, ENDS_MARKED, GOES_ON])


class Refused(ValueError):
    """A scenario that the rules, or the preset, do not allow."""


def note(*ids):
    """Count one application of each id."""
    for name in ids:
        APPLIED[name] += 1


def reading(battle, row):
    """The reading in force, counted."""
    value = battle.readings[row]
    APPLIED["%s: %s" % (row, value)] += 1
    return value


def number(battle, name):
    """A number of the tables; under `certain` a lost one refuses.

    A number that the scenario states itself is no guess.
    """
    usual, _, _, certain, row = NUMBERS[name]
    if battle.certain and not certain and name not in battle.stated:
        raise Refused("certain: the sources have lost " + row)
    if battle.numbers[name] != usual:
        APPLIED["%s turned" % name] += 1
    return battle.numbers[name]


def result(battle, grade, modified):
    """The effects of a morale test, "-" for none (WTJ-M2, W-T2)."""
    if modified >= 2:
        return "-"
    at = max(-2, modified)
    name = "%s_%d" % (grade, at)
    if (battle.certain and (grade, at) not in CERTAIN_CELLS
            and name not in battle.stated):
        raise Refused("certain: the sources have lost W-T2 %s at %d"
                      % (grade.capitalize(), at))
    return battle.results[name]
