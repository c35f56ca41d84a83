"""Scenarios of Not Quite Mechanised made at random, each on a theme.

Source: the scenario table of the rulings page. Unit: documents in canonical
form; they may be of any size, and forbidden.
"""

from nqm_applied import READINGS
from nqm_battle import ENDINGS, GRADES, LEVELS, MEASURES
from nqm_scenario import COLUMNS

NUMBERS = {
    "attack_dice": (1, 2, 3, 4, 5),
    "defence_dice": (1, 2, 3, 4),
    "attacks": (0, 1, 2, 3),
    "break_at": (0, "1/4", "1/3", "2/5", "1/2", "2/3", "3/4", 1),
    "hold_from": (1, 2, 3, 4, 5, 6, 7),
}
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


def on_battalions(rng, document):
    """Two battalions, together or one after another."""
    name_battalions(rng, document["attacker"])
    if chance(rng, 35):
        name_battalions(rng, document["defender"])
    if chance(rng, 30):
        add_reserves(rng, document["defender"], "D", False)
        if "battalion" in document["defender"]["stands"][0]:
            name_battalions(rng, document["defender"])
    if chance(rng, 30):
        name_areas(rng, document["defender"])


def on_areas(rng, document):
    """Two areas, some with reserves or battalions."""
    rows = document["defender"]["stands"]
    if len(rows) < 2:
        rows.append(stand(rng, "D X", "fighting"))
    name_areas(rng, document["defender"])
    if chance(rng, 40):
        add_reserves(rng, document["defender"], "D", False)
    if chance(rng, 25):
        name_battalions(rng, document["attacker"])


def on_reserves(rng, document):
    """Reserves on both sides."""
    add_reserves(rng, document["defender"], "D", False)
    if chance(rng, 50):
        add_reserves(rng, document["attacker"], "A", True)
    if chance(rng, 40):
        name_battalions(rng, document["defender"])
    if chance(rng, 30):
        mix_qualities(rng, document["defender"])
        if chance(rng, 70):
            document["parameters"]["A-18"] = rng.choice(READINGS["A-18"][:4])


def on_hunt(rng, document):
    """Infantry against tanks that nobody supports."""
    document["defender"]["stands"] = row_of_stands(
        rng, "D", False, rng.randint(1, 2))
    make_tanks(rng, document["defender"]["stands"])
    document["defender"]["stands"] = [
        row for row in document["defender"]["stands"]
        if row["class"] == "tank"] or [{"name": "T", "class": "tank",
                                        "strength": 2}]
    if chance(rng, 92):
        document["ground"] = "close"
    if chance(rng, 15):
        silent_guns(rng, document["attacker"])
    if chance(rng, 4):
        document["attacker"]["terror"] = "not-yet"
    if chance(rng, 35):
        document["defender"]["stands"].append(
            stand(rng, "D I", weighted(rng, KINDS[False])))
        name_areas(rng, document["defender"])
    if chance(rng, 30):
        add_reserves(rng, document["defender"], "D", False)
    if chance(rng, 40):
        document["parameters"]["light_fire_from"] = rng.randint(2, 7)
    if chance(rng, 25):
        name_battalions(rng, document["attacker"])


def on_tanks(rng, document):
    """Tanks against infantry, alone or beside a battalion of infantry."""
    attacker, defender = document["attacker"], document["defender"]
    rows = [{"name": "T %d" % (n + 1), "class": "tank",
             "strength": rng.choice((1, 2, 2, 3))}
            for n in range(rng.choice((1, 1, 2)))]
    if len(rows) > 1 or chance(rng, 20):
        rows = with_leader(rng, rows, "A")
    if chance(rng, 30):
        for row in rows:
            row.pop("level", None)
            row["battalion"] = "Tanks"
        foot = row_of_stands(rng, "A", True, rng.choice((1, 1, 2)))
        for row in foot:
            row.pop("level", None)
            row["battalion"] = "Foot"
        rows += foot
        if chance(rng, 40):
            attacker["hq"] = rng.choice(LEVELS)
    attacker["stands"] = rows
    if chance(rng, 35):
        attacker["firefight"] = "lost"
        if chance(rng, 30):
            document["parameters"]["mounted_assault"] = "yes"
    if chance(rng, 15):
        defender["anti_tank"] = True
    if chance(rng, 60):
        document["ground"] = "close"
    if chance(rng, 15):
        defender["terror"] = "not-yet"
    if chance(rng, 35):
        silent_guns(rng, defender)
        document["parameters"]["A-22"] = rng.choice(READINGS["A-22"])
    document["hours"] = rng.choice((1, 2, 2, 2, 3, "unlimited"))
    if chance(rng, 50):     # tanks that would rather stay in
        document["aim"] = {"position-taken": 100, "overrun": 80,
                           "driven-through": rng.randint(-40, 40),
                           "unresolved": rng.randint(0, 60),
                           "attacker_losses": rng.randint(-20, 0),
                           "defender_losses": rng.randint(0, 20)}
    if chance(rng, 25):
        name_areas(rng, defender)
    if chance(rng, 30):
        document["parameters"]["light_fire_from"] = rng.randint(2, 7)


def on_after(rng, document):
    """The ground is often won, and what comes then is played."""
    document["aftermath"] = True
    defender = document["defender"]
    defender["stands"] = row_of_stands(rng, "D", False, rng.choice((1, 1, 2)))
    add_reserves(rng, defender, "D", False)
    attacker = document["attacker"]
    for key in ("in_supply", "fresh_orders", "under_fire"):
        if chance(rng, 25):
            attacker[key] = chance(rng, 50)
    if chance(rng, 30):
        mix_qualities(rng, {"stands": [
            row for row in defender["stands"] if row.get("reserve")]})
    if chance(rng, 25):
        name_battalions(rng, attacker)
    if chance(rng, 15):
        document["parameters"]["mounted_assault"] = "yes"
        attacker.update(mounted=True, firefight="lost")


def on_firefight(rng, document):
    """The firefight lost, or won at the second try."""
    attacker = document["attacker"]
    if chance(rng, 60):
        attacker["firefight"] = "after-loss"
        add_reserves(rng, attacker, "A", True)
    else:
        attacker.update(firefight="lost", mounted=True)
        if chance(rng, 85):
            document["parameters"]["mounted_assault"] = "yes"
    if chance(rng, 35):
        name_battalions(rng, attacker)


THEMES = ((None, 18), (on_battalions, 20), (on_areas, 18), (on_reserves, 14),
          (on_hunt, 9), (on_tanks, 13), (on_after, 16), (on_firefight, 8))


def mixed(rng, document):
    """Qualities mixed on a side, or on both."""
    for one in rng.choice((("attacker",), ("defender",),
                           ("attacker", "defender"))):
        if "stands" in document[one]:
            mix_qualities(rng, document[one])
            if chance(rng, 96):
                document["parameters"]["A-18"] = rng.choice(
                    READINGS["A-18"][:4])


def parameters(rng):
    """Changed readings; sometimes a default spelled out."""
    given = {}
    for row, values in READINGS.items():
        often = {"A-14": 45, "A-15": 80, "A-18": 10, "mounted_assault": 5,
                 "disorganised": 12}
        if chance(rng, often.get(row, 24)):
            place = rng.randrange(len(values))
            given[row] = "abcde"[place] if chance(rng, 20) else values[place]
    if chance(rng, 15):
        given["base_strength"] = rng.randint(1, 4)
    return given


def numbers(rng, document):
    """Changed numbers of table A2, of qualities that are there."""
    grades = set()
    for one in ("attacker", "defender"):
        grades.add(document[one].get("quality", "regular"))
        grades.update(row["quality"] for row in document[one].get(
            "stands", ()) if "quality" in row)
    for grade in sorted(grades):
        while chance(rng, 30):
            column = rng.choice(COLUMNS)
            document["parameters"]["%s_%s" % (grade, column)] = rng.choice(
                NUMBERS[column])


def aim(rng, aftermath):
    """A named aim, or worths of our own."""
    if chance(rng, 40):
        return rng.choice(("ground", "cheaply", "attrition"))
    worths = {ending: rng.randint(-20, 100)
              for ending in ENDINGS if chance(rng, 60)}
    for name, low, high in zip(MEASURES, (-12, -2, -9), (2, 12, 0)):
        if chance(rng, 50) and (aftermath or name != "attacker_permanent"):
            worths[name] = rng.randint(low, high)
    return worths


def scenario(rng):
    """One scenario of any size; it may still be forbidden."""
    theme = weighted(rng, THEMES)
    document = {"rules": "nqm", "parameters": parameters(rng)}
    if chance(rng, 45):
        document["hours"] = rng.choice((1, 2, 2, 3, "unlimited"))
    if chance(rng, 12):
        document["aftermath"] = True
    document["attacker"] = side(rng, True, theme is not None)
    document["defender"] = side(rng, False, theme is not None)
    if theme:
        theme(rng, document)
    if chance(rng, 15):
        mixed(rng, document)
    numbers(rng, document)
    if chance(rng, 65) and "aim" not in document:
        document["aim"] = aim(rng, document.get("aftermath", False))
    if not document["parameters"]:
        del document["parameters"]
    return document
