"""Scenarios on what few others reach, made at random, each on a theme.

Source: rulings R-22, R-24, R-30. Unit: documents in canonical form.
"""

from nqm_applied import READINGS
from nqm_forces import (KINDS, chance, make_tanks, name_areas,
                        name_battalions, row_of_stands, stand, weighted,
                        with_leader)


def renamed(rng, rows):
    """Stands with their names given out anew."""
    names = [row["name"] for row in rows]
    rng.shuffle(names)
    for row, name in zip(rows, names):
        row["name"] = name


def equal_parts(rng, prefix):
    """Two lists of stands with as many clean points, and unlike."""
    points = rng.choice((1, 2, 2, 3))
    larger = {"strength": points + rng.choice((1, 2))}
    larger[rng.choice(("red", "black"))] = larger["strength"] - points
    split = [{"strength": 1}, {"strength": points - 1}]
    parts = ([{"strength": points}],
             split if points > 1 and chance(rng, 40) else [larger])
    rows = parts[0] + parts[1]
    for number, row in enumerate(rows):
        row["name"] = "%s %d" % (prefix, number + 1)
    renamed(rng, rows)
    return parts


def equals_alone(rng, document):
    """Nobody leads, and two are the strongest of those who may go in."""
    one, other = equal_parts(rng, "A")
    document["attacker"]["stands"] = one + other + (
        row_of_stands(rng, "A X", True, 1) if chance(rng, 30) else [])


def equal_bodies(rng, document):
    """Two battalions as strong as each other."""
    rows = []
    for part, name in zip(equal_parts(rng, "A"), ("1st Bn", "2nd Bn")):
        rows += [dict(row, battalion=name) for row in part]
    document["attacker"]["stands"] = rows
    if chance(rng, 60):
        rows.append({"name": "A HQ", "class": "command",
                     "battalion": rng.choice(("1st Bn", "2nd Bn"))})


def equal_areas(rng, document):
    """Two areas as strong as each other."""
    rows = []
    for part, name in zip(equal_parts(rng, "D"), ("Mill", "Farm")):
        rows += [dict(row, area=name) for row in part]
    document["defender"]["stands"] = rows
    if chance(rng, 30):
        rows.append(dict(stand(rng, "D X", "fighting"), area="Mill"))


def equal_takers(rng, document):
    """Stands of as many points in battalions of different size."""
    attacker = chance(rng, 50)
    given = document["attacker" if attacker else "defender"]
    strength = rng.choice((1, 2, 2, 3))
    given["stands"] = rows = [
        {"name": "%s %d" % ("A" if attacker else "D", n + 1),
         "strength": strength, "battalion": name}
        for n, name in enumerate(("1st Bn", "2nd Bn", "2nd Bn"))]
    renamed(rng, rows)
    if attacker:
        given["hq"] = "brigade"
        rows.append({"name": "A HQ", "class": "command",
                     "battalion": "1st Bn"})
    document["parameters"].pop("A-3", None)


def on_equals(rng, document):
    """Stands, battalions and areas that the standing orders leave equal."""
    rng.choice((equals_alone, equals_alone, equal_bodies, equal_areas,
                equal_takers))(rng, document)
    for one in ("attacker", "defender"):
        document[one]["morale"] = "unset"
        if document[one].get("quality") == "elite":     # who never test
            del document[one]["quality"]
    if chance(rng, 20):
        document["aftermath"] = True
    document["parameters"]["equal_units"] = rng.choice(
        ("first", "last", "last", "b"))


def on_spent_support(rng, document):
    """Tanks beside stands that are pinned throughout, or all but so."""
    defender = document["defender"]
    tanks = [{"name": "T %d" % (n + 1), "class": "tank",
              "strength": rng.choice((1, 2, 2))}
             for n in range(rng.choice((1, 1, 2)))]
    spent = row_of_stands(rng, "D", False, rng.choice((1, 1, 2)))
    if chance(rng, 15):     # the tanks are, and the others are not
        tanks, spent = spent, tanks
        make_tanks(rng, spent)
    for row in spent:
        row.pop("disorganised", None)
        strength = row.setdefault("strength", 2)
        row["red"] = rng.randint(0, strength)
        row["black"] = strength - row["red"]
    if chance(rng, 20):     # one of them has a point left
        one = rng.choice(spent)
        one["strength"] += 1
    defender["stands"] = tanks + spent
    defender["morale"] = "unset"
    if chance(rng, 20):
        defender["stands"].append(
            stand(rng, "D I", weighted(rng, KINDS[False])))
        name_areas(rng, defender)
    if chance(rng, 80):
        document["ground"] = "close"
    if chance(rng, 40):
        document["parameters"]["light_fire_from"] = rng.randint(2, 6)
    if chance(rng, 40):
        document["hours"] = rng.choice((2, 2, 3))


def on_failure(rng, document):
    """The attack fails, by a test or because nobody is clean."""
    document["aftermath"] = True
    attacker, defender = document["attacker"], document["defender"]
    grade = rng.choice(("regular", "conscript", "militia"))
    attacker.update(quality=grade, morale="unset",
                    retreat=rng.choice(("open", "open", "closed")))
    attacker["stands"] = with_leader(rng, row_of_stands(
        rng, "A", True, rng.choice((1, 2, 2))), "A")
    defender["stands"] = row_of_stands(rng, "D", False, rng.choice((2, 3)))
    for row in defender["stands"]:
        row.pop("disorganised", None)
    parameters = document["parameters"]
    parameters[grade + "_break_at"] = rng.choice(("1/3", "1/2", "3/4"))
    parameters[grade + "_hold_from"] = rng.choice((4, 5, 7))
    if chance(rng, 30):
        name_battalions(rng, attacker)
    if chance(rng, 25):
        parameters["A-3"] = rng.choice(READINGS["A-3"])
