"""Scenarios of Not Quite Mechanised made at random, each on a theme.

Source: the scenario table of the rulings page. Unit: documents in canonical
form; they may be of any size, and forbidden.
"""

from nqm_applied import READINGS
from nqm_bases import on_bases, on_blocks, on_inside
from nqm_battle import ENDINGS, LEVELS, MEASURES
from nqm_forces import (KINDS, add_reserves, chance, make_tanks,
                        mix_qualities, name_areas, name_battalions,
                        pin_alike, row_of_stands, side, silent_guns, stand,
                        weighted, with_leader)
from nqm_named import on_named
from nqm_rare import on_equals, on_failure, on_spent_support
from nqm_scenario import COLUMNS

NUMBERS = {
    "attack_dice": (1, 2, 3, 4, 5),
    "defence_dice": (1, 2, 3, 4),
    "attacks": (0, 1, 2, 3),
    "break_at": (0, "1/4", "1/3", "2/5", "1/2", "2/3", "3/4", 1),
    "hold_from": (1, 2, 3, 4, 5, 6, 7),
}


def name_order(rng, document):
    """The order in which battalions attack, which need not be given."""
    names = list(dict.fromkeys(
        row["battalion"] for row in document["attacker"].get("stands", ())
        if "battalion" in row))
    fixed = document["parameters"].get("A-28") in ("scenario", "c")
    if names and chance(rng, 55 if fixed else 30):
        rng.shuffle(names)
        document["attacker"]["order"] = names


def leaders_in_reserve(rng, document):
    """Most of the attacker's command stands in reserve give a die."""
    reading = document["parameters"].get("A-16", "grouped")
    for row in document["attacker"].get("stands", ()):
        if row.get("class") != "command" or not row.get("reserve") or \
                chance(rng, 30):
            continue
        if reading in ("never", "b"):
            del row["reserve"]
        elif reading in ("grouped", "a"):
            row["grouped"] = True


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
    if chance(rng, 10):
        document["attacker"]["stands"].append(
            {"name": "A R0", "class": "command", "reserve": True})
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


def may_be_hunted(rng, document):
    """Infantry that is led, on a position in which tanks may stay (R-23)."""
    defender = document["defender"]
    rows = row_of_stands(rng, "D", False, rng.choice((2, 2, 3)))
    defender["stands"] = with_leader(rng, rows, "D")
    document["hours"] = rng.choice((2, 2, 3))
    if chance(rng, 60):
        defender["retreat"] = "closed"
    if chance(rng, 30):
        document["parameters"]["A-12"] = "before"


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
    elif chance(rng, 50):
        may_be_hunted(rng, document)
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
    if chance(rng, 40):
        mix_qualities(rng, {"stands": [
            row for row in defender["stands"] if row.get("reserve")]})
        if chance(rng, 40):
            document["parameters"]["A-18"] = "forbidden"
    if chance(rng, 35):
        pin_alike(rng, [row for row in attacker["stands"]
                        if row.get("class") != "command"])
        if chance(rng, 60):     # then it matters which of them is relieved
            document["parameters"].update({"A-3": "stand", "A-24": "tests"})
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


def on_unlike(rng, document):
    """Stands that differ in quality alone: one is hit, or goes alone."""
    for one in ("attacker", "defender"):
        strength = rng.choice((1, 2, 2, 3))
        for row in document[one]["stands"]:
            if row.get("class") != "command":
                row["strength"] = strength
                row.pop("red", None)
                row.pop("black", None)
            elif chance(rng, 60):   # a commander who is hit first
                row.update(grouped=True, strength=strength + 1)
        mix_qualities(rng, document[one])
    if chance(rng, 40):
        document["attacker"]["stands"] = [
            row for row in document["attacker"]["stands"]
            if row.get("class") != "command"] or \
            document["attacker"]["stands"]
    document["parameters"]["A-18"] = rng.choice(READINGS["A-18"][:4])
    if chance(rng, 50):
        document["parameters"]["A-3"] = "stand"


def on_first_dice(rng, document):
    """The target names his dice before anybody is committed."""
    parameters = document["parameters"]
    parameters["A-12"] = "before"
    if chance(rng, 35):
        parameters["A-13"] = "gives-way"
    if chance(rng, 40):
        parameters["A-11"] = "fewer"
    attacker, defender = document["attacker"], document["defender"]
    if len(attacker["stands"]) < 3:
        attacker["stands"] += row_of_stands(rng, "A X", True, 1)
    for row in defender["stands"]:
        row["strength"] = rng.choice((2, 2, 3))
    other = rng.choice((None, mixed, on_areas, on_battalions, on_after,
                        one_or_both, one_or_both, one_or_both))
    if other:
        other(rng, document)


def one_or_both(rng, document):
    """Whether one stand goes in or two depends on the number named."""
    for one in ("attacker", "defender"):
        document[one].update(quality="regular", morale="unset")
    document["attacker"]["stands"] = [
        {"name": name, "strength": 2} for name in "AB"] + [
            {"name": "HQ", "class": "command"}]
    document["defender"]["stands"] = [
        {"name": "D", "strength": rng.choice((3, 4))}]
    document["hours"] = 1
    document["parameters"].update(
        regular_attacks=rng.choice((1, 2)), regular_break_at=0)
    document["aim"] = {"attack-broken": rng.randint(2, 5),
                       "attacker_losses": -1,
                       "defender_losses": rng.choice((0, 0, 1))}


def on_cut_off(rng, document):
    """Targets who could name 0 dice if their retreat were open."""
    other = rng.choice((None, on_areas, on_first_dice, on_after, on_after,
                        on_after, on_tanks, on_tanks))
    if other:
        other(rng, document)
    if other is on_tanks:
        may_be_hunted(rng, document)
    if other is on_after:   # small enough for best play
        document.pop("hours", None)
        del document["attacker"]["stands"][2:]
    document["parameters"]["A-13"] = "gives-way"
    for one in ("attacker", "defender"):
        document[one]["retreat"] = rng.choice(("open", "closed", "closed"))


THEMES = ((None, 18), (on_battalions, 20), (on_areas, 18), (on_reserves, 14),
          (on_hunt, 9), (on_tanks, 13), (on_after, 18), (on_firefight, 8),
          (on_blocks, 7), (on_unlike, 10), (on_bases, 14),
          (on_first_dice, 16), (on_equals, 16), (on_inside, 10),
          (on_spent_support, 8), (on_failure, 8), (on_named, 22),
          (on_cut_off, 24))


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
        often = {"A-2": 32, "A-12": 36, "A-14": 45, "A-15": 80, "A-18": 10,
                 "mounted_assault": 5, "disorganised": 12}
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
    name_order(rng, document)
    leaders_in_reserve(rng, document)
    numbers(rng, document)
    if chance(rng, 65) and "aim" not in document:
        document["aim"] = aim(rng, document.get("aftermath", False))
    if not document["parameters"]:
        del document["parameters"]
    return document
