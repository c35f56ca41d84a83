"""The themes of generated scenarios of the Trial Assault Rules.

Source: table 2.12 and rows A-16 to A-79. Unit: models, chances in 100.
"""

from trial40k_men import men
from trial40k_numbers import NUMBERS, READINGS

MAINS = ("marine", "guard", "ork", "guardian", "dark", "warrior", "scout",
         "stealer", "drone", "suit", "terminator")
LEADERS = ("sergeant", "nob", "suit", "terminator", "ethereal", "marine")
LONERS = ("librarian", "sergeant", "nob", "ethereal", "carnifex")
ARMS = (["ccw"], ["ccw", "pistol"], ["ccw", "pistol"], ["fist", "ccw"],
        ["fist", "power"], ["claw", "claw"], ["fist", "claw"],
        ["claw", "ccw"], ["power", "pistol"], ["poison"],
        ["lethal-poison", "ccw"], ["heavy", "pistol"], ["rending"],
        ["rending", "ccw"], ["fist", "fist"], ["poison", "power"])
COVER_ROWS = ("cover_multi", "cover_support", "cover_round", "fist_cover",
              "frag_step", "plasma_scope")
STANDS_BY = 45      # of 100 parties with a character: one of them
SAID = 40           # of 100 that say whether that counts
AIMS = ("ground", "ground", "cheaply", "attrition",
        {"taken": 60, "defender_lost": 4, "attacker_lost": -7, "won": 5})


def chance(rng, percent):
    """True so many times in 100."""
    return rng.random() * 100 < percent


def armed(rng, what, count, arms):
    """A group of a known model, with other weapons so many times in 100."""
    group = men(what, count)
    if chance(rng, arms):
        group["weapons"] = list(rng.choice(ARMS))
        if chance(rng, 20):
            group["bonus"] = rng.choice((1, 2))
    if chance(rng, 25):
        group[rng.choice(("frag", "frag", "plasma"))] = True
    if chance(rng, 15):
        group["inv"] = rng.choice((4, 5, 6, 3))
    if chance(rng, 10):
        group[rng.choice("sti")] = rng.choice((2, 3, 4, 5, 8))
    if chance(rng, 10):
        group["w"] = 2
    if group.get("w", 1) > 1 and chance(rng, 25):
        group["wounds"] = rng.randint(1, group["w"])
    return group


def some(rng, foes):
    """A few of the enemy, at least one."""
    picked = [foe for foe in foes if chance(rng, 60)]
    return picked or [rng.choice(foes)]


def in_contact(rng, main, foes, most):
    """Groups of a unit that touch every one of its enemies."""
    if len(foes) == 1 or chance(rng, 40):
        return [{**armed(rng, main, rng.randint(1, most), 20),
                 "with": list(foes)}]
    rows = [{**armed(rng, main, 1, 10), "with": [foe]} for foe in foes]
    if chance(rng, 40):
        rows[0]["zone"] = list(foes)
    return rows


def unit(rng, name, foes, most):
    """A unit in contact with its enemies."""
    main = rng.choice(MAINS)
    groups = in_contact(rng, main, foes, most)
    if chance(rng, 55):
        leader = armed(rng, rng.choice(LEADERS), 1, 60)
        groups.append({**leader, "with": some(rng, foes)})
    if chance(rng, 35):
        backing = men(main) if chance(rng, 50) else armed(rng, main, 1, 60)
        groups.append({**backing, "role": "support",
                       "with": some(rng, foes)})
    if chance(rng, 20):
        groups.append({**armed(rng, rng.choice((main, "drone")), 1, 20),
                       "role": "out"})
    made = {"name": name, "groups": groups}
    if chance(rng, 35):
        made["start"] = sum(group["count"] for group in groups) + (
            rng.randint(1, 5))
    for key, percent in (("fast", 20), ("trapped", 15), ("fighting", 10)):
        if chance(rng, percent):
            made[key] = True
    return made


def loner(rng, name, foes, host):
    """A character, joined or alone."""
    what = rng.choice(LONERS if host is None else LONERS[:-1])
    group = armed(rng, what, 1, 0 if what == "librarian" else 60)
    if what == "librarian" and chance(rng, 40):
        group["weapons"] = ["force", "pistol"]
    touching = host is None or chance(rng, 75)
    made = {"name": name, "independent": True, "groups": [
        {**group, "role": "contact" if touching else "support",
         "with": list(foes)}]}
    if host is not None:
        made["joins"] = host
    if chance(rng, 10):
        made["power_used"] = True
    return made


def touch_back(rng, units, enemies):
    """Whom a joined character touches touches him, some supporters too."""
    for one in units:
        if not one.get("joins") or one["groups"][0]["role"] != "contact":
            continue
        for foe in one["groups"][0]["with"]:
            rows = [enemy for enemy in enemies if enemy["name"] == foe][0]
            touching = [group for group in rows["groups"]
                        if group.get("role", "contact") == "contact"
                        and set(group["with"]) & {one["joins"]}]
            for group in touching[:1] + [g for g in rows["groups"]
                                         if g not in touching[:1]
                                         and g.get("role") != "out"
                                         and chance(rng, 30)]:
                if one["name"] not in group["with"]:
                    group["with"] = group["with"] + [one["name"]]
                    if "zone" in group:
                        group["zone"] = group["zone"] + [one["name"]]


def told_of(groups):
    """Lists of enemies in groups: whom they are with, in whose zone."""
    return [(group, key) for group in groups for key in ("with", "zone")
            if key in group]


def leaves(one, friend, place, enemies):
    """One of a party stands by, out of the fight; whom it fought fights a
    friend of it who is in contact with all of them."""
    first, foes = friend["groups"][0], []
    for group, key in told_of(one["groups"]):
        foes += group.pop(key)
    for group in one["groups"]:
        group[place] = "out"
    first[place] = "contact"
    for key in ("with", "zone")[:1 + ("zone" in first)]:
        first[key] = list(dict.fromkeys(first[key] + foes))
    for group, key in told_of([group for enemy in enemies
                               for group in enemy["groups"]]):
        group[key] = list(dict.fromkeys(
            friend["name"] if name == one["name"] else name
            for name in group[key]))


def stand_by(rng, units, enemies, joined, place):
    """Lets some who have joined a unit stand by while it fights, or it while
    they fight (R-10). joined, place: what the keys are called."""
    for one in units:
        if joined in one and chance(rng, STANDS_BY):
            host = [unit for unit in units
                    if unit["name"] == one[joined]][0]
            leaves(*rng.choice(((one, host), (host, one))), place, enemies)


def layout(rng):
    """{unit: its enemies} of both sides: who is engaged with whom."""
    draw = rng.random()
    if draw < 0.45:
        return {"A1": ["B1"]}
    if draw < 0.6:
        return {"A1": ["B1"], "A2": ["B1"]}
    if draw < 0.8:
        return {"A1": ["B1", "B2"]}
    if draw < 0.9:
        return {"A1": ["B1", "B2"], "A2": ["B1"]}
    return {"A1": ["B1"], "A2": ["B2"]}


def forces(rng):
    """(attacker's units, defender's units)."""
    ours = layout(rng)
    theirs = {}
    for name, foes in ours.items():
        for foe in foes:
            theirs.setdefault(foe, []).append(name)
    most = 3 if len(ours) + len(theirs) == 2 else 1
    sides = []
    for names in (ours, theirs):
        row = []
        for name, foes in sorted(names.items()):
            alone = chance(rng, 15)
            row.append(loner(rng, name, foes, None) if alone
                       else unit(rng, name, foes, most))
            if not alone and chance(rng, 15):
                row.append(loner(rng, "C" + name, foes, name))
        sides.append(row)
    touch_back(rng, sides[0], sides[1])
    touch_back(rng, sides[1], sides[0])
    stand_by(rng, sides[0], sides[1], "joins", "role")
    stand_by(rng, sides[1], sides[0], "joins", "role")
    return sides


def charges(rng, sides):
    """Who charged, and over what."""
    side = 0 if chance(rng, 80) else 1
    for one in sides[side]:
        if chance(rng, 75) and not one.get("fighting"):
            one["charged"] = True
    for one in sides[1 - side]:
        if chance(rng, 30):
            one["cover"] = some(rng, [foe["name"] for foe in sides[side]])
        elif chance(rng, 10):
            one["always_cover"] = True
    if chance(rng, 5):
        sides[side][0]["always_cover"] = True


def parameters(rng, cover, joined):
    """Readings and numbers turned; those of cover, and of who has joined,
    more often where it is."""
    turned = {}
    if joined and chance(rng, SAID):
        turned["idle_joined"] = "counts"
    if cover and chance(rng, 50):
        row = rng.choice(COVER_ROWS)
        turned[row] = rng.choice(READINGS[row][1:])
    for _ in range(rng.randint(1, 4)):
        if chance(rng, 12):
            name = rng.choice(sorted(NUMBERS))
            turned[name] = rng.choice((-3, 0, -4))
            turned["morale_mods"] = "3e"
        else:
            row = rng.choice(sorted(READINGS))
            turned[row] = rng.choice(READINGS[row][1:])
    if "instant_toughness" in turned:
        turned["instant_death"] = "on"
    if "outnumber" in turned or "outnumber_by" in turned:
        turned["morale_mods"] = "3e"
    return turned


def scenario(rng):
    """A scenario; now and then one that is refused."""
    sides = forces(rng)
    charges(rng, sides)
    made = {"rules": "trial40k",
            "turns": rng.choice((1, 1, 1, 1, 2, 2, "unlimited")),
            "aim": rng.choice(AIMS),
            "attacker": {"units": sides[0]}, "defender": {"units": sides[1]}}
    if chance(rng, 30):
        made["preset"] = "3e"
    if chance(rng, 25):
        made["active"] = "defender"
    if chance(rng, 55):
        made["parameters"] = parameters(rng, any(
            one.get("cover") for units in sides for one in units), any(
                one.get("joins") for units in sides for one in units))
    if chance(rng, 1):
        sides[0][0]["groups"][0]["ws"] = 0
    return made
