"""The tally of clauses, rulings and readings that a walk has applied.

Source: the rule catalogue (ARV-..), the pages of rulings for Soldiers (R-..)
and for the board (G-..), and the readings (AMB-..: value). Unit:
applications, counted each time a situation that needs one is opened first.
"""

from collections import Counter

APPLIED = Counter()

# Readings in the order of the rulings page; the first value is the default.
READINGS = {
    "AMB-A1": ("down", "nearest", "up"),
    "AMB-A2": ("hex", "named"),
    "off_table": ("none", "clamp"),
    "AMB-A4": ("cap", "ratio"),
    "AMB-A6": ("defender", "attacker"),
    "AMB-A7": ("all-block", "enemy-only"),
    "AMB-A8": ("each", "together"),
    "AMB-A9": ("counts", "earlier-only"),
    "AMB-A10": ("may-cancel", "bound"),
    "AMB-A11": ("no", "yes"),
    "AMB-A12": ("drops-out", "assaults"),
    "AMB-A13": ("no", "yes"),
    "AMB-A15": ("no", "yes"),
    "AMB-A16": ("sequential", "simultaneous"),
    "AMB-A17": ("every", "any"),
    "AMB-A18": ("yes", "no"),
    "AMB-A19": ("full", "half"),
    "AMB-A21": ("points", "units"),
    "assault_order": ("chosen", "map"),
    "unit_order": ("chosen", "listed"),
    "fire_on": ("hex", "unit"),
    "fire_again": ("stays", "eliminated"),
    "disrupted_fire": ("no", "yes"),
    "equal_units": ("first", "last"),
}

# ARV-01 says what a close assault is and ARV-11 is an example; ARV-S3, S4 and
# S9 are of the turn around the phase, ARV-S7 is a usual value.
CLAUSES = ["ARV-%02d" % n for n in range(2, 38) if n != 11] + [
    "ARV-S1", "ARV-S2", "ARV-S5", "ARV-S6", "ARV-S7", "ARV-S8"]

# Who is next, where orders tell a unit from others that count as one with it.
NEXT = ("next-fire", "next-defender-fire", "next-charge",
        "next-defender-charge", "next-retreat", "next-retreat-attacker")

# The clauses by which a scenario may be refused.
REFUSED = ("ARV-08", "ARV-10", "ARV-12", "ARV-13", "ARV-14", "ARV-16",
           "ARV-22", "ARV-34", "ARV-35", "ARV-S1", "ARV-S2", "ARV-S5",
           "ARV-S6", "ARV-S8")


def every_id():
    """All ids that a full census must show at least once, in order."""
    refused = ["refused: %s" % clause for clause in REFUSED]
    rulings = ["R-%d" % n for n in range(1, 17)]
    grid = ["G-1"] + ["G-%d" % n for n in (3, 5, 6, 7, 8, 9, 10, 11)]
    readings = ["%s: %s" % (row, value)
                for row, values in READINGS.items() for value in values]
    told_apart = ["R-15: %s" % step for step in NEXT]
    return CLAUSES + refused + grid + rulings + told_apart + readings


def note(*ids):
    """Count one application of each id."""
    for name in ids:
        APPLIED[name] += 1


def reading_of(readings, row):
    """Count one application of the reading in force; return its value."""
    APPLIED["%s: %s" % (row, readings[row])] += 1
    return readings[row]


def note_reading(battle, row):
    """The same where there is a battle already."""
    return reading_of(battle.readings, row)


def table(tally):
    """The tally as lines of text, one id a line, zeros included."""
    return "".join("%8d  %s\n" % (tally[name], name) for name in every_id())
