"""Generated scenarios of Not Quite Mechanised, small enough for brute force.

Source: the scenario table of the rulings page. Unit: cases, each a map with
a scenario in canonical form and the orders to solve it under. The same seed
gives the same cases.
"""

import random

from nqm_applied import READINGS
from nqm_force import eligible
from nqm_scenario import CLASSES, COLUMNS, ENDINGS, LEVELS, TABLE, read_battle

COST_LIMIT = 1800
TRIVIAL = 60     # of cases with fewer steps only some are kept
NUMBERS = {
    "attack_dice": (1, 2, 3, 4, 5, 6),
    "defence_dice": (1, 2, 3, 4, 5),
    "attacks": (0, 1, 2, 3, 4),
    "break_at": (0, "1/4", "1/3", "2/5", "1/2", "2/3", "3/4", 1),
    "hold_from": (1, 2, 3, 4, 5, 6, 7),
}


def chance(rng, percent):
    """True in so many cases of a hundred."""
    return rng.randrange(100) < percent


def pins(rng, strength):
    """Red and black pins of one stand; now and then an overload."""
    if chance(rng, 5):
        red = rng.randint(0, strength + 1)
        return red, strength + 1 - red
    if chance(rng, 75):
        return 0, 0
    red = rng.randint(0, strength)
    return red, rng.randint(0, strength - red)


def stand(rng, name, kind):
    """One stand with only the keys that differ from the defaults."""
    strength = rng.choice((1, 1, 2) if kind == "command" else (1, 2, 2, 3))
    red, black = pins(rng, strength)
    given = {"name": name}
    if chance(rng, 15):
        given["id"] = name.lower().replace(" ", "-") + "-x"
    if kind != "fighting" or chance(rng, 20):
        given["class"] = kind
    if strength != (1 if kind == "command" else 3) or chance(rng, 20):
        given["strength"] = strength
    if red or chance(rng, 5):
        given["red"] = red
    if black or chance(rng, 5):
        given["black"] = black
    if kind == "command" and chance(rng, 55):
        given["grouped"] = True
    return given


def stands(rng, prefix, attacker):
    """The stands of one side; some of them twins of the one before."""
    weights = (60, 6, 22, 6, 6) if attacker else (55, 15, 10, 10, 10)
    kinds = rng.choices(CLASSES, weights, k=rng.randint(1, 4 if attacker else 3))
    if attacker and chance(rng, 45):
        kinds.insert(rng.randrange(len(kinds) + 1), "command")
    row = []
    if attacker and chance(rng, 15):    # a command figure soon to be hit
        row.append({"name": prefix + " HQ", "class": "command",
                    "grouped": True})
    for number, kind in enumerate(kinds, 1):
        name = "%s %d" % (prefix, number)
        if number > 1 and chance(rng, 25):
            twin = dict(row[-1], name=name)
            twin.pop("id", None)
            row.append(twin)
        else:
            row.append(stand(rng, name, kind))
    return row


def side(rng, attacker):
    """One side in block or stand form."""
    given = {}
    if chance(rng, 90):
        given["quality"] = rng.choice(tuple(TABLE))
    if chance(rng, 15):
        given["hq"] = rng.choice(LEVELS)
    if chance(rng, 15):
        given["morale"] = "passed"
    elif not attacker and chance(rng, 4):
        given["morale"] = "failed"
    if chance(rng, 20):
        given["retreat"] = rng.choice(("open", "closed", "closed"))
    if chance(rng, 35):
        given["strength"] = rng.randint(1, 8 if attacker else 5)
        if chance(rng, 35):
            low = given["strength"] - (1 if attacker else 0)
            given["pins"] = rng.randint(0, low)
    else:
        given["stands"] = stands(rng, "A" if attacker else "D", attacker)
    return given


def number(rng, quality):
    """One changed number of table A2."""
    column = rng.choice(COLUMNS)
    return "%s_%s" % (quality, column), rng.choice(NUMBERS[column])


def parameters(rng, qualities):
    """Changed readings and numbers; sometimes a default spelled out."""
    given = {}
    for row, values in READINGS.items():
        if chance(rng, 60 if row in ("A-14", "A-15") else 22):
            at = rng.randrange(len(values))
            given[row] = "abc"[at] if chance(rng, 20) else values[at]
    for quality in qualities:
        while chance(rng, 25):
            key, value = number(rng, quality)
            given[key] = value
    if chance(rng, 20):
        given["base_strength"] = rng.randint(1, 4)
    return given


def aim(rng):
    """A named aim, or worths of our own."""
    if chance(rng, 50):
        return rng.choice(("ground", "cheaply", "cheaply"))
    worths = {ending: rng.randint(-20, 100)
              for ending in ENDINGS if chance(rng, 60)}
    if chance(rng, 60):
        worths["attacker_losses"] = rng.randint(-12, 2)
    if chance(rng, 60):
        worths["defender_losses"] = rng.randint(-2, 12)
    return worths


def scenario(rng):
    """One scenario of any size; it may still be illegal."""
    attacker, defender = side(rng, True), side(rng, False)
    given = {"rules": "nqm"}
    if chance(rng, 10):
        given["title"] = "Generated assault"
    if chance(rng, 50):
        given["hours"] = rng.randint(1, 3)
    qualities = {one.get("quality", "regular") for one in (attacker, defender)}
    numbers = parameters(rng, sorted(qualities))
    if numbers:
        given["parameters"] = numbers
    if chance(rng, 60):
        given["aim"] = aim(rng)
    given["attacker"], given["defender"] = attacker, defender
    return given


def ways_to_stand(battle, one):
    """How many sets of pins a side can come to, roughly."""
    points = [max(0, s.strength - s.red - s.black) for s in one.stands]
    if battle.readings["A-14"] == "evenly":
        return 1 + sum(points)
    ways = 1
    for point in points:
        ways *= 1 + point
    return ways * len(points)


def cost(battle, orders):
    """A rough count of the steps of a walk."""
    attacks = battle.attacker.quality.attacks
    limited = attacks and battle.readings["A-17"] == "anew"
    rounds = attacks * battle.hours if limited else max(1, attacks)
    attack_dice = battle.attacker.quality.attack_dice
    defence_dice = battle.defender.quality.defence_dice
    reserves = len(eligible(battle, (0,) * len(battle.attacker.stands))) - 1
    ways = ways_to_stand(battle, battle.attacker) * ways_to_stand(
        battle, battle.defender)
    steps = ways * rounds * min(attack_dice, defence_dice)
    if battle.readings["win"] == "bases-inside":
        steps *= 2
    if orders == "best":
        steps *= defence_dice * 3 ** reserves
        steps *= 1 if attacks else 3
        if battle.readings["A-11"] == "fewer":
            steps *= attack_dice
        if battle.readings["A-12"] == "once":
            steps *= defence_dice
    return steps


def legal(battle):
    """Whether an assault can be made at all."""
    return bool(eligible(battle, (0,) * len(battle.attacker.stands)))


def cases(count, seed):
    """So many legal cases that are small enough."""
    rng = random.Random(seed)
    made = 0
    while made < count:
        case = {"scenario": scenario(rng),
                "orders": rng.choice(("standing", "best"))}
        if case["scenario"]["attacker"].get("morale") == "failed":
            continue
        battle = read_battle(case["scenario"])
        if not legal(battle):
            continue
        steps = cost(battle, case["orders"])
        if steps > COST_LIMIT or steps < TRIVIAL and chance(rng, 60):
            continue
        made += 1
        yield case
