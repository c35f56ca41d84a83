"""The tally of clauses, rulings and readings that a walk has applied.

Source: the Not Quite Mechanised rule catalogue (NQM-..), the page of rulings
(R-..) and the readings (A-..: value) it names. Unit: applications, counted
each time a situation that needs the clause is opened for the first time.
"""

from collections import Counter

APPLIED = Counter()

# Readings in the order of the rulings page; the first value is the default.
READINGS = {
    "A-1": ("3-to-6", "3-and-6"),
    "A-2": ("start", "remaining", "stands"),
    "A-3": ("battalion", "whole", "stand"),
    "A-4": ("count", "ignore"),
    "A-5": ("once", "again"),
    "A-6": ("together", "attacker-first", "defender-first"),
    "A-7": ("reached", "exceeded"),
    "win": ("no-clean", "bases-inside"),
    "A-9": ("net", "gross"),
    "A-12": ("each-attack", "once", "before"),
    "A-13": ("no", "gives-way"),
    "A-14": ("evenly", "freely", "opponent"),
    "A-15": ("recheck", "stops", "ignored"),
    "A-16": ("grouped", "never", "always"),
    "A-17": ("anew", "carries-over"),
    "A-18": ("worst", "best", "commonest", "per-stand", "forbidden"),
    "A-19": ("either", "attacker"),
    "A-11": ("all", "fewer"),
    "A-21": ("grows", "no"),
    "A-22": ("self-defence", "never"),
    "A-24": ("passed", "tests"),
    "A-28": ("attacker", "defender", "scenario"),
    "areas": ("own", "together"),
    "base_loss": ("no", "tests"),
    "must_reinforce": ("no", "yes"),
    "mounted_assault": ("no", "yes"),
    "disorganised": ("disperses", "fights"),
    "equal_units": ("first", "last"),
}
# Targets who may not name 0 dice, by side.
CUT_OFF = ("A-13: gives-way, the attacker's retreat closed",
           "A-13: gives-way, the defender's retreat closed")


def every_id():
    """All ids that a full census must show at least once, in order."""
    clauses = ["NQM-%02d" % n for n in range(1, 49)]
    clauses += ["NQM-S%02d" % n for n in range(1, 17)]
    rulings = ["R-%d" % n for n in range(1, 31)]
    readings = ["%s: %s" % (row, value)
                for row, values in READINGS.items() for value in values]
    return clauses + rulings + readings + list(CUT_OFF)


def note(*ids):
    """Count one application of each id."""
    for name in ids:
        APPLIED[name] += 1


def note_reading(battle, row):
    """Count one application of the reading in force; return its value."""
    value = battle.readings[row]
    APPLIED["%s: %s" % (row, value)] += 1
    return value


def table(tally):
    """The tally as lines of text, one id a line, zeros included."""
    return "".join("%8d  %s\n" % (tally[name], name) for name in every_id())
