"""The readings and numbers of the Trial Assault Rules, and what was applied.

Source: rows A-01 to A-79 and table 2.5 of the catalogue. Unit: points of
Leadership; counts of applications.
"""

from collections import Counter

APPLIED = Counter()

# Readings; the first word is the recommended default. Rows that speak of the
# plane, or that have one side only, are not here (trial40k.md, section 4).
READINGS = {
    "cover_multi": ("attackers", "all", "none"),
    "cover_support": ("yes", "no"),
    "fist_cover": ("late", "cover"),
    "fist_init": ("one", "zero"),
    "frag_step": ("up", "down"),
    "plasma_scope": ("all", "any"),
    "cover_round": ("no", "yes"),
    "two_weapons": ("any", "not-fist"),
    "lc_partner": ("never", "other-weapon"),
    "majority": ("most", "half"),
    "majority_of": ("all", "fighting"),
    "majority_when": ("step", "start"),
    "inv_type": ("type", "own"),
    "hccw_inv": ("free", "capped"),
    "poison_opt": ("replaces", "better", "must"),
    "force_when": ("wounded", "any"),
    "instant_death": ("off", "on"),
    "alloc_order": ("class-first", "wounded-first"),
    "surplus": ("discarded", "counted"),
    "carry": ("first", "free"),
    "morale_mods": ("none", "3e"),
    "unit_ld": ("highest", "lowest", "majority"),
    "sweep_roll": ("unit", "each"),
    "sweep_attacks": ("all", "contact-special"),
    "sweep_second": ("all", "contact", "none"),
    "sweep_dice": ("two", "fast-three"),
    "pass_goto": ("pile-in", "end"),
    "own_contact": ("binds", "free"),
    "split": ("hits", "attacks"),
    "ic_morale": ("together", "apart"),
    "all_flee": ("all", "each"),
    "alloc_info": ("active-last", "active-first", "own"),
    "support_roles": ("snapshot", "living"),
    "wound_order": ("ordinary-first", "force-first"),
    "dead_target": ("lost", "another"),
    "ic_sweep": ("shared", "own"),
    "instant_toughness": ("majority", "own"),
    "outnumber": ("combat", "engaged"),
    "outnumber_by": ("models", "wounds"),
    "split_ws": ("before", "one-target"),
    "zone_order": ("striker", "target"),
    "insane_heroism": ("no", "yes"),                    # 2.4
    "pile_in": ("all", "as-stated"),                    # A-51, issue 15
    "idle_joined": ("apart", "counts"),
    "equal_units": ("first", "last"),                   # of the file's order
}

# Numbers: usual, lowest, highest; table 2.5.
NUMBERS = {
    "below_half": (-1, -4, 0),
    "outnumbered": (-1, -6, 0),
    "outnumbered_2": (-2, -6, 0),
    "outnumbered_3": (-3, -6, 0),
    "outnumbered_4": (-4, -6, 0),
}

PRESETS = {
    "seed": {},
    "3e": {"morale_mods": "3e", "instant_death": "on"},
}

# Movement, the plane, presentation, or what another clause says over again.
NOT_COUNTED = (49, 51, 56, 63, 70, 74, 75, 77, 79, 90, 98, 104, 110, 111,
               118, 120, 123, 124, 126, 131, 147, 185)


def every_id():
    """All ids that a long run has to apply."""
    clauses = [*range(38, 55), *range(57, 118), *range(119, 149),
               *range(156, 164), 185, 188, 189, 190, 191]
    return (["TAR-%03d" % n for n in clauses if n not in NOT_COUNTED]
            + ["%s: %s" % (row, word) for row, words in READINGS.items()
               for word in words]
            + ["%s turned" % name for name in NUMBERS])


class Refused(ValueError):
    """A scenario that the rules, or this oracle, do not allow."""


def note(*clauses):
    """Count one application of each clause."""
    for n in clauses:
        APPLIED["TAR-%03d" % n] += 1


def reading(battle, row):
    """The reading in force, counted."""
    value = battle.readings[row]
    APPLIED["%s: %s" % (row, value)] += 1
    return value


def number(battle, name):
    """A number of table 2.5."""
    value = battle.numbers[name]
    if value != NUMBERS[name][0]:
        APPLIED["%s turned" % name] += 1
    return value
