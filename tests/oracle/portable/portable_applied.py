"""The tally of clauses, rulings, readings and parameters that were applied.

Source: the Portable Close Combat rule catalogue (PCC-..), the page of rulings
(P-..) and the readings and parameters it names. Unit: applications, counted
each time a chapter that needs the clause is played through.
"""

from collections import Counter

APPLIED = Counter()

# Readings in the order of the rulings page; the first value is the default.
READINGS = {
    "fire_order": ("chosen", "listed"),
    "B-1": ("orthogonal", "diagonal"),
    "B-2": ("once", "each"),
    "B-3": ("combat", "any"),
    "B-4": ("once", "each", "until-rolled"),
    "B-5": ("faces", "all"),
    "B-6": ("once", "each"),
    "B-7": ("uncovered", "both-open"),
    "B-8": ("no", "yes"),
    "B-9": ("chosen", "left-to-right"),
    "B-10": ("first", "one-by-one"),
    "B-11": ("any", "hitter"),
    "B-12": ("together", "apart"),
    "retreat": ("away", "straight", "rear", "owner"),
    "no_retreat": ("destroyed", "stays", "pushes"),
    "B-15": ("kept", "free"),
    "B-16": ("no", "yes"),
    "B-17": ("no", "yes"),
    "B-19": ("defenders", "both"),
    "B-20": ("yes", "no"),
    "B-22": ("alone", "stays", "lost"),
    "river": ("bars", "crossed"),
    "rolls": ("in-order", "together"),
}

# Numbers of the rules: usual, lowest, highest.
NUMBERS = {
    "hit_from": (5, 1, 7),
    "cover": (1, 0, 5),
    "commander_help": (1, 0, 5),
    "flank_help": (1, 0, 5),
    "flanked": (1, 0, 5),
    "cavalry_help": (1, 0, 5),
    "artillery_help": (1, 0, 5),
    "against_artillery": (1, 0, 5),
    "infantry_help": (0, 0, 5),
    "poor_routed": (4, 0, 6),
    "average_routed": (3, 0, 6),
    "elite_routed": (2, 0, 6),
    "fire_from": (5, 1, 7),
    "fire_commander": (1, 0, 5),
    "fire_cover": (1, 0, 5),
    "fire_unmoved": (0, 0, 5),
}

# What says how to use the rules, and what is only told, cannot be applied.
NOT_PLAYED = ("PCC-36", "PCC-39", "PCC-40")


def every_id():
    """All ids that a full census must show at least once, in order."""
    clauses = ["PCC-%02d" % n for n in range(1, 41)]
    rulings = ["P-%d" % n for n in (*range(1, 22), 23)]
    readings = ["%s: %s" % (row, value)
                for row, values in READINGS.items() for value in values]
    turned = ["%s turned" % name for name in NUMBERS]
    return ([name for name in clauses if name not in NOT_PLAYED]
            + rulings + readings + turned)


def note(*ids):
    """Count one application of each id."""
    for name in ids:
        APPLIED[name] += 1


def reading(battle, row):
    """Count one application of the reading in force; return its value."""
    value = battle.readings[row]
    APPLIED["%s: %s" % (row, value)] += 1
    return value


def number(battle, name):
    """The value of a parameter, counted where it is not the usual one."""
    value = battle.numbers[name]
    if value != NUMBERS[name][0]:
        APPLIED["%s turned" % name] += 1
    return value


def table(tally):
    """The tally as lines of text, one id a line, zeros included."""
    return "".join("%8d  %s\n" % (tally[name], name) for name in every_id())
