"""Scenarios in which bases are counted, made at random, each on a theme.

Source: rulings R-4, R-9, R-10, R-19. Unit: documents in canonical form.
"""

from nqm_applied import READINGS
from nqm_forces import add_reserves, chance, row_of_stands, stand


def on_blocks(rng, document):
    """Blocks that lose a base, and test for it."""
    document["parameters"]["base_loss"] = "tests"
    document["parameters"]["base_strength"] = rng.randint(1, 4)
    for one in rng.choice((("attacker",), ("defender",),
                           ("attacker", "defender"))):
        given = document[one]
        del given["stands"]
        given["strength"] = rng.randint(2, 7)
        if chance(rng, 35):
            given["pins"] = rng.randint(0, given["strength"] - 1)


def on_bases(rng, document):
    """Break points in bases: stands that are lost one by one, or blocks."""
    parameters = document["parameters"]
    parameters["A-2"] = "stands"
    for row, most in (("A-4", 40), ("A-7", 40), ("A-21", 45), ("A-24", 30)):
        if chance(rng, most):
            parameters[row] = READINGS[row][1]
    attacker, defender = document["attacker"], document["defender"]
    if chance(rng, 30):
        given = rng.choice((attacker, defender))
        del given["stands"]
        given["strength"] = rng.randint(3, 7)
        given["pins"] = rng.randint(0, 2)
        parameters["base_strength"] = rng.choice((1, 2, 2, 3, 4))
    for given in (attacker, defender):
        if given.get("quality") == "elite":     # who never test
            del given["quality"]
        for row in given.get("stands", ()):
            if row.get("class") != "command":
                row["strength"] = rng.choice((1, 1, 2))
                row.pop("red", None)
                row.pop("black", None)
                if given is defender and chance(rng, 25):
                    row["red"] = row["strength"]    # lost at the start
    if "stands" in attacker:
        attacker["stands"] += row_of_stands(rng, "A X", True, 1)
        if parameters.get("A-21") == "no":
            add_reserves(rng, attacker, "A", True)
    if "stands" in defender and chance(rng, 60):
        add_reserves(rng, defender, "D", False)


def on_inside(rng, document):
    """Bases inside decide, and a beaten side may bring up its last reserve."""
    parameters = document["parameters"]
    parameters["win"] = "bases-inside"
    attacker, defender = document["attacker"], document["defender"]
    if chance(rng, 40):
        del attacker["stands"]
        attacker["strength"] = rng.choice((2, 3, 3, 4))
        parameters["base_strength"] = 1
    else:
        attacker["stands"] += row_of_stands(rng, "A X", True, 1)
        if chance(rng, 40):
            add_reserves(rng, attacker, "A", True)
    defender["stands"] = row_of_stands(rng, "D", False, rng.choice((1, 1, 2)))
    for number in range(rng.choice((1, 1, 2))):
        row = stand(rng, "D R%d" % (number + 1), "fighting")
        row.pop("disorganised", None)
        defender["stands"].append(dict(row, reserve=True))
    if chance(rng, 25):
        defender["hq"] = "regiment"
    for given in (attacker, defender):
        given["morale"] = "unset"
        if given.get("quality") == "elite":
            del given["quality"]
