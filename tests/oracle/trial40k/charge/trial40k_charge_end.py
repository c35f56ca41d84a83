"""The results of a phase besides its fight: units that did not regroup.

Who falls back and was not reached stands where he stood, so he is one of
those who stand at the end (R-15).

Source: docs/rulings/trial40k-plane.md, R-31; docs/rulings/trial40k.md, R-15.
Unit: probabilities and worth as fractions; Wounds, models.
"""

from fractions import Fraction

from trial40k_charge_table import SEEN
from trial40k_engine import GAINS, MEASURES
from trial40k_words import SIDES


def ending_of(there):
    """The ending by which sides have somebody who stands (R-15)."""
    words = {("attacker", "defender"): "both-stand",
             ("attacker",): "wiped-out", ("defender",): "repelled"}
    return words.get(tuple(side for side in SIDES if side in there),
                     "nobody-stands")


def before(phase):
    """{measure: how much of it the fight does not know of}."""
    found = dict.fromkeys(MEASURES, 0)
    for model in phase.destroyed:
        found[model.side + "_models"] += 1
        found[model.side + "_losses"] += model.wounds
    return found


def worth_of(aim, counts):
    """What measures are worth to the attacker, whatever the ending."""
    if isinstance(aim, dict):
        return sum(Fraction(aim.get(name, 0)) * count
                   for name, count in counts.items())
    return 0 if aim == "ground" else Fraction(
        5 * (counts["defender_losses"] - counts["attacker_losses"]))


def over_at_once(scenario, phase):
    """Odds of a fight of nobody."""
    ending = ending_of({model.side for model in phase.table.models})
    aim = scenario.get("aim", "ground")
    found = {"endings": {ending: Fraction(1)},
             "joint": {(ending, 0, 0): Fraction(1)},
             "value": Fraction(aim.get(ending, 0) if isinstance(aim, dict)
                               else 100 * (ending in GAINS
                                           and aim != "attrition"))}
    found.update({name: [Fraction(1)] for name in MEASURES})
    SEEN["over at once: " + ending] += 1
    return found


def completed(scenario, phase, found):
    """The odds of a fight, with what came before it."""
    more = before(phase)
    made = {"endings": found["endings"],
            "joint": {(ending, ours + more["attacker_losses"],
                       theirs + more["defender_losses"]): p
                      for (ending, ours, theirs), p
                      in found["joint"].items()},
            "value": found["value"] + worth_of(
                scenario.get("aim", "ground"), more)}
    for name in MEASURES:
        made[name] = [Fraction(0)] * more[name] + found[name]
    return made


def mixed(rows):
    """Odds of rows of (probability, odds)."""
    made = {"value": sum(p * odds["value"] for p, odds in rows)}
    for name in ("endings", "joint"):
        made[name] = {}
        for p, odds in rows:
            for key, part in odds[name].items():
                made[name][key] = made[name].get(key, 0) + p * part
    for name in MEASURES:
        long = max(len(odds[name]) for _, odds in rows)
        made[name] = [sum((p * odds[name][k] for p, odds in rows
                           if k < len(odds[name])), Fraction(0))
                      for k in range(long)]
    return made
