"""Stands and sides of Not Quite Mechanised made at random.

Source: the scenario table of the rulings page. Unit: parts of documents in
canonical form.
"""

from nqm_battle import GRADES, LEVELS

KINDS = {   # classes and their weights, attacker's and defender's
    True: (("fighting", 60), ("command", 14), ("recce", 5), ("engineer", 5),
           ("support", 5), ("tank", 5), ("sniper", 2), ("observer", 2),
           ("logistic", 2), ("at-gun", 2)),
    False: (("fighting", 50), ("command", 10), ("recce", 4), ("engineer", 4),
            ("support", 10), ("tank", 5), ("sniper", 4), ("observer", 3),
            ("logistic", 4), ("at-gun", 6)),
}


def chance(rng, percent):
    """True in so many cases of a hundred."""
    return rng.randrange(100) < percent


def weighted(rng, rows):
    """One of the words of rows of (word, weight)."""
    words, weights = zip(*rows)
    return rng.choices(words, weights)[0]


def pins(rng, strength):
    """Red and black pins of one stand; now and then an overload."""
    if chance(rng, 7):
        red = rng.randint(0, strength + 1)
        return red, strength + 1 - red
    if chance(rng, 75):
        return 0, 0
    red = rng.randint(0, strength)
    return red, rng.randint(0, strength - red)


def stand(rng, name, kind):
    """One stand with only the keys that differ from the defaults."""
    strength = rng.choice((1, 1, 1, 2) if kind == "command"
                          else (1, 1, 2, 2, 2, 3))
    red, black = pins(rng, strength)
    given = {"name": name}
    if kind != "fighting" or chance(rng, 10):
        given["class"] = kind
    if strength != (1 if kind == "command" else 3) or chance(rng, 10):
        given["strength"] = strength
    if red or chance(rng, 3):
        given["red"] = red
    if black or chance(rng, 3):
        given["black"] = black
    if kind == "command":
        if chance(rng, 50):
            given["grouped"] = True
        if chance(rng, 30):
            given["level"] = rng.choice(LEVELS)
    if chance(rng, 4):
        given["disorganised"] = True
    return given


def row_of_stands(rng, prefix, attacker, count):
    """So many stands of one side; some of them twins of the one before."""
    rows = []
    for number in range(1, count + 1):
        name = "%s %d" % (prefix, number)
        if number > 1 and chance(rng, 25):
            rows.append(dict(rows[-1], name=name))
        else:
            kind = weighted(rng, KINDS[attacker])
            rows.append(stand(rng, name, kind))
    return rows


def with_leader(rng, rows, prefix):
    """The stands with a command stand among them, more often than not."""
    if chance(rng, 65):
        leader = {"name": prefix + " HQ", "class": "command"}
        if chance(rng, 50):
            leader["grouped"] = True
        if chance(rng, 20):
            leader["level"] = rng.choice(LEVELS)
        rows.insert(rng.randrange(len(rows) + 1), leader)
    return rows


def side(rng, attacker, stand_form):
    """One side in block or stand form."""
    given = {}
    if chance(rng, 88):
        given["quality"] = rng.choice(GRADES)
    if chance(rng, 12):
        given["hq"] = rng.choice(LEVELS)
    if chance(rng, 10):
        given["morale"] = "passed"
    elif not attacker and chance(rng, 3):
        given["morale"] = "failed"
    if chance(rng, 25):
        given["retreat"] = rng.choice(("open", "closed", "closed"))
    if not stand_form and chance(rng, 35):
        given["strength"] = rng.randint(1, 6 if attacker else 4)
        if chance(rng, 35):
            low = given["strength"] - (1 if attacker else 0)
            given["pins"] = rng.randint(0, low)
        return given
    prefix = "A" if attacker else "D"
    rows = row_of_stands(rng, prefix, attacker, rng.randint(1, 3))
    given["stands"] = with_leader(rng, rows, prefix) if attacker else rows
    return given


def name_battalions(rng, given):
    """Put the stands of a side into two battalions, now and then three."""
    names = ["1st Bn", "2nd Bn", "3rd Bn"][:3 if chance(rng, 15) else 2]
    for number, row in enumerate(given["stands"]):
        higher = row.get("class") == "command" and \
            row.get("level", "battalion") != "battalion"
        if not higher:
            row["battalion"] = names[number % len(names)] \
                if number < len(names) else rng.choice(names)
    if chance(rng, 60):
        given["hq"] = rng.choice(LEVELS)


def name_areas(rng, given):
    """Put the stands of the defender into two areas, now and then three."""
    names = ["Mill", "Farm", "Wood"][:3 if chance(rng, 12) else 2]
    for number, row in enumerate(given["stands"]):
        if not row.get("reserve"):
            row["area"] = names[number % len(names)] \
                if number < len(names) else rng.choice(names)


def add_reserves(rng, given, prefix, attacker):
    """One or two stands more, off the fight at the start."""
    for number in range(rng.choice((1, 1, 2))):
        kind = "fighting" if chance(rng, 75) else weighted(
            rng, KINDS[attacker])
        row = stand(rng, "%s R%d" % (prefix, number + 1), kind)
        if attacker or chance(rng, 97):
            row["reserve"] = True
        given["stands"].append(row)


def mix_qualities(rng, given):
    """Stands of other qualities on one side."""
    for row in given["stands"]:
        if chance(rng, 45):
            row["quality"] = rng.choice(GRADES)


def make_tanks(rng, rows):
    """Turn stands into tanks, all but the command stands."""
    for row in rows:
        if row.get("class") != "command":
            row["class"] = "tank"
            row.pop("disorganised", None)


def silent_guns(rng, given):
    """A disorganised support stand on a side (NQM-42)."""
    row = {"name": "MG", "class": "support", "disorganised": True,
           "strength": rng.choice((1, 2))}
    given["stands"].insert(rng.randrange(len(given["stands"]) + 1), row)


def pin_alike(rng, rows):
    """The same number of red pins on stands that are not all alike."""
    for row in rows:
        row.pop("black", None)
        row["strength"] = rng.choice((2, 2, 3, 4))
        row["red"] = 1
