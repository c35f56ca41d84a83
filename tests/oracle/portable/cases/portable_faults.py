"""One fault planted in a scenario that has none.

Source: the paragraph "Errors" of the rulings page; rulings G-4 to G-11, P-1.
"""

from portable_battle import GRADES

SIDES = ("attacker", "defender")


def off_the_board(rng, document, unit):
    """A unit stands off the board."""
    unit["at"] = rng.choice(("o15", "o1", "a15", "p1", "a0"))


def no_place(rng, document, unit):
    """A unit stands nowhere."""
    del unit["at"]


def two_places(rng, document, unit):
    """A unit stands by name and by letter."""
    unit["letter"] = "Z"


def no_facing(rng, document, unit):
    """A facing that is none."""
    unit["facing"] = rng.choice(("north-east", "ne", "forward"))


def in_one_square(rng, document, unit):
    """Another unit in the square, of its own side or of the other."""
    kind = rng.choice(("infantry", "artillery", unit.get("type",
                                                         "infantry")))
    document[rng.choice(SIDES)]["units"].append(
        {"name": "X", "at": unit["at"], "type": kind})


def commander_of_a_grade(rng, document, unit):
    """A commander who is not elite."""
    unit.update(type="commander", quality=rng.choice(GRADES[:2]))


def on_the_impassable(rng, document, unit):
    """A unit stands where nobody can."""
    document.setdefault("ground", []).append(unit["at"] + " impassable")


def ground_that_is_none(rng, document, unit):
    """An item of ground that cannot be."""
    document.setdefault("ground", []).append(rng.choice((
        "a1 marsh", "a1 hill N", "a1 works up-hill", "o15 wood",
        "a1 hill 10", "a1")))


def objectives_that_are_none(rng, document, unit):
    """Objectives off the board, none, or one twice."""
    document["objectives"] = rng.choice((["o15"], [], ["a1", "a1"]))


def map_that_is_none(rng, document, unit):
    """A map with a fault in its drawing."""
    for key in ("columns", "rows"):
        document.pop(key, None)
    drawn = document.get("map", "......\n" * 6)
    document["map"] = rng.choice((
        drawn + ". . . . . . . .\n", drawn.replace(".", "?", 1),
        drawn.replace(".", "Q", 1), ("." * 16 + "\n") * 6, "...\n" * 16,
        drawn.replace("\n", " 12\n")))


def sizes_beside_a_map(rng, document, unit):
    """The size of a board that is drawn."""
    document.setdefault("map", "......\n" * 6)
    document[rng.choice(("columns", "rows"))] = 6


def one_side_in_short(rng, document, unit):
    """One side in one line and the other at length."""
    document[rng.choice(SIDES)] = "infantry"


def parameter_that_is_none(rng, document, unit):
    """A parameter out of its range, or a reading that is none."""
    document["parameters"] = rng.choice((
        {"hit_from": 0}, {"elite_routed": 7}, {"cover": -1},
        {"B-1": "both"}, {"B-2": "c"}, {"B-18": "void"}))


FAULTS = (off_the_board, no_place, two_places, no_facing, in_one_square,
          commander_of_a_grade, on_the_impassable,
          ground_that_is_none, objectives_that_are_none, map_that_is_none,
          sizes_beside_a_map, one_side_in_short, parameter_that_is_none)


def with_a_fault(rng, document):
    """The scenario with a fault in it, where there is room for one."""
    maps = [unit for side in SIDES for unit in document[side]["units"]
            if isinstance(unit, dict) and "at" in unit]
    if maps:
        rng.choice(FAULTS)(rng, document, rng.choice(maps))
    return document
