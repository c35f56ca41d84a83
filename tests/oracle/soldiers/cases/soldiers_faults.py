"""One fault put into a scenario that was without.

Source: the errors of a scenario on the rulings page, G-5 to G-11. A fault
changes a document in place and says whether it found where to do so.
"""

from copy import deepcopy

ORDERS = ("announces", "fires_at", "charges_at", "route")
ON_FOOT = ("infantry", "dismounted")


def units_of(document, side):
    """The units of a side that are written as maps with a cell."""
    return [unit for unit in document[side]["units"]
            if isinstance(unit, dict) and "at" in unit]


def any_unit(rng, document, side=None, has=(), lacks=(), types=None):
    """One unit with these keys and without those, or None."""
    sides = (side,) if side else ("attacker", "defender")
    rows = [unit for one in sides for unit in units_of(document, one)
            if all(key in unit for key in has)
            and not any(key in unit for key in lacks)
            and (types is None or unit.get("type", "infantry") in types)]
    return rng.choice(rows) if rows else None


def set_on(unit, **keys):
    """Keys of a unit, if there is one."""
    if unit is None:
        return False
    unit.update(keys)
    return True


def on_impassable(rng, document):
    """A unit on impassable ground."""
    unit = any_unit(rng, document, lacks=ORDERS)
    if unit is None:
        return False
    document.setdefault("ground", []).append(
        {"at": unit["at"], "kind": "impassable"})
    return True


def both_sides(rng, document):
    """Units of both sides in one hex."""
    enemy = any_unit(rng, document, "defender")
    return enemy is not None and set_on(
        any_unit(rng, document, "attacker", lacks=ORDERS), at=enemy["at"])


def crowd(rng, document):
    """Too many points in a hex."""
    return set_on(any_unit(rng, document), stacking=99)


def fires_and_assaults(rng, document):
    """An assaulter who fires."""
    unit = any_unit(rng, document, "attacker", has=("announces",))
    return unit is not None and set_on(unit, fires_at=unit["announces"])


def wrong_type(rng, document):
    """A machine gun, a gun or cavalry that assaults."""
    unit = any_unit(rng, document, "attacker", has=("announces",),
                    lacks=("allowance", "left", "route", "attack", "range"))
    return set_on(unit, type=rng.choice(
        ("machine-gun", "field-gun", "howitzer", "cavalry")))


def disrupted_assaulter(rng, document):
    """A disrupted unit that assaults."""
    return set_on(any_unit(rng, document, "attacker", has=("announces",),
                           lacks=("route",)), disrupted=True)


def no_points(rng, document):
    """An assaulter with too few points left."""
    return set_on(any_unit(rng, document, "attacker", has=("announces",),
                           lacks=("route",)), left=rng.choice((0, 1)))


def not_adjacent(rng, document):
    """An assault on a hex that is not adjacent, or is empty."""
    unit = any_unit(rng, document, "attacker", has=("announces",))
    return set_on(unit, announces=rng.choice(("a1", "b2", "a3", "c1", "b3")))


def empty_beside(rng, document):
    """An assault on the hex it came from, where nobody is."""
    unit = any_unit(rng, document, "attacker", has=("route",),
                    lacks=("fires_at", "disrupted"), types=ON_FOOT)
    if unit is None or len(unit["route"]) < 2:
        return False
    return set_on(unit, announces=unit["route"][-2])


def nothing_there(rng, document):
    """Fire at a hex without an enemy."""
    return set_on(any_unit(rng, document, has=("fires_at",)),
                  fires_at=rng.choice(("a1", "b2", "a3", "c1")))


def out_of_range(rng, document):
    """Fire beyond its range."""
    return set_on(any_unit(rng, document, has=("fires_at",)), range=0)


def unseen(rng, document):
    """Fire at what is not seen."""
    unit = any_unit(rng, document, has=("fires_at",))
    if unit is None:
        return False
    key = "sees_to" if unit.get("fires") == "observed" else "sees"
    return set_on(unit, **{key: []})


def below_table(rng, document):
    """Fire too weak for the table, or of no strength at all."""
    return set_on(any_unit(rng, document, has=("fires_at",)),
                  attack=rng.choice((0, 1)))


def bad_charge(rng, document):
    """A charge at nobody."""
    return set_on(any_unit(rng, document, types=("cavalry",)),
                  charges_at=rng.choice(("a1", "b2", "a3", "c1")))


def bad_route(rng, document):
    """A route that ends elsewhere, jumps, or costs too much."""
    unit = any_unit(rng, document, "attacker", lacks=("left",),
                    types=ON_FOOT)
    if unit is None:
        return False
    return set_on(unit, route=rng.choice((
        ["a1"], ["a1", unit["at"]], ["b2", "a1", unit["at"]],
        [unit["at"], unit["at"]])))


def dear_route(rng, document):
    """A route that costs more than the allowance."""
    unit = any_unit(rng, document, "attacker", has=("route",))
    if unit is None or len(unit["route"]) < 2:
        return False
    return set_on(unit, allowance=0)


def bad_table(rng, document):
    """A table that does not rise, or has numbers that do not fit."""
    most = document.get("die", 6) * document.get("dice", 1)
    document[rng.choice(("table", "fire_table"))] = rng.choice((
        ["2-1 1 2", "1-1 0 1"], ["1-1 0 1", "2-2 1 1"], ["1-1 2 1"],
        ["1-1 1 %d" % (most + 1)]))
    return True


def bad_numbers(rng, document):
    """Parameters that do not fit together."""
    key, value = rng.choice((("disrupted_4_1", 0), ("disrupted_6_1", 80),
                             ("charge_disrupts", 0)))
    document.setdefault("parameters", {})[key] = value
    return True


def bad_key(rng, document):
    """A unit with a key that its type or its side has not."""
    unit = any_unit(rng, document)
    key, value = rng.choice((
        ("battery", True), ("charges_at", "a1"), ("attack", 3),
        ("range", 2), ("allowance", 3), ("left", 2), ("route", ["a1"]),
        ("announces", "a1"), ("fires_at", "a1"), ("facing", "north")))
    return set_on(unit, **{key: value})


def bad_battery(rng, document):
    """A battery of what is no gun."""
    return set_on(any_unit(rng, document, types=ON_FOOT + ("machine-gun",)),
                  battery=True)


def bad_place(rng, document):
    """A unit or an objective that is nowhere."""
    if rng.randrange(3) == 0:
        document["objectives"] = rng.choice((["a1", "a1"], ["o15"], ["4d"]))
        return True
    return set_on(any_unit(rng, document), **rng.choice((
        {"at": "o15"}, {"at": "p1"}, {"at": "a0"}, {"letter": "Z"})))


def bad_map(rng, document):
    """A map, or something beside it, that cannot be read."""
    if "map" not in document:
        document["map"] = ". .\n. .\n"
        return True
    fault = rng.randrange(5)
    if fault == 0:
        document["map"] += ".\n"
    elif fault == 1:
        document["map"] = document["map"].replace(".", "y", 1)
    elif fault == 2:
        document["map"] = document["map"].replace(".", "Z", 1)
    elif fault == 3:
        document["columns"] = 5
    else:
        document["legend"] = [{"letter": "W", "kind": "woods"}]
    return True


def bad_value(rng, document):
    """A value out of its range."""
    document.update(rng.choice((
        {"die": 1}, {"die": 21}, {"dice": 5}, {"table": []},
        {"fire": "all"}, {"charges": "some"}, {"objectives": []},
        {"hours": 1}, {"attacker": {"units": []}},
        {"attacker": "3 companies"},
        {"defender": {"companies": 1}}, {"ground": ["a1 swamp"]})))
    return True


def bad_short(rng, document):
    """A short form with something beside it."""
    document.clear()
    document.update(rules="soldiers", attacker="2 companies",
                    defender="1 company")
    document.update(rng.choice((
        {"columns": 5}, {"ground": ["a1 woods"]}, {"objectives": ["d4"]},
        {"defender": "3 companies"}, {"attacker": "9 companies"},
        {"defender": "1 company in slope"},
        {"parameters": {"infantry_stacking": 5}, "defender": "2 companies"},
        {"parameters": {"stacking_limit": 3}})))
    return True


FAULTS = (on_impassable, both_sides, both_sides, both_sides, crowd,
          bad_charge, bad_battery, bad_route, dear_route, bad_table,
          bad_numbers, bad_key, bad_place, bad_map, bad_value, bad_short)
ORDER_FAULTS = (fires_and_assaults, wrong_type, disrupted_assaulter,
                no_points, not_adjacent, empty_beside, empty_beside,
                nothing_there, out_of_range, unseen, below_table, below_table)


def faulty(rng, document):
    """The document with one fault in it, or None."""
    document = deepcopy(document)
    if not isinstance(document["attacker"], dict) or \
            "units" not in document["attacker"]:
        return None
    kinds = rng.choice((FAULTS, ORDER_FAULTS, ORDER_FAULTS))
    for fault in rng.sample(kinds, len(kinds)):
        if fault(rng, document):
            return document
    return None
